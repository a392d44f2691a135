internal import PageBase

extension Verification {
  /// The run as a complete page: it needs the pictures beside it, but no server and no network.
  ///
  /// The page is built from the files under Page/, and holds the text of `results.json`.
  public var page: String {
    var page = ""
    var rest = String(decoding: PackageResources.report_html, as: UTF8.self)[...]
    // The template is filled in one pass, as the filled-in texts may hold braces too.
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      page += rest[..<open.lowerBound]
      page += part(rest[open.upperBound..<close.lowerBound])
      rest = rest[close.upperBound...]
    }
    return page + rest
  }

  private func part(_ name: Substring) -> String {
    switch name {
    case "title": XMLText.content(title)
    case "style": String(decoding: PackageResources.report_css, as: UTF8.self)
    case "script": Self.script
    case "data": Self.safeInScript(json.text)
    default: ""
    }
  }

  private static var script: String {
    [
      PackageResources.elements_js, PackageResources.model_js, PackageResources.head_js,
      PackageResources.list_js, PackageResources.stage_js, PackageResources.detail_js,
      PackageResources.keys_js,
    ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  /// Escapes JSON for a script element, so that no HTML parser sees the element's end or a comment in it, and
  /// no script parser the end of a line.
  static func safeInScript(_ json: String) -> String {
    var text = ""
    text.unicodeScalars.reserveCapacity(json.unicodeScalars.count)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": text += "\\u003c"
      case ">": text += "\\u003e"
      case "&": text += "\\u0026"
      case "\u{2028}": text += "\\u2028"
      case "\u{2029}": text += "\\u2029"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
