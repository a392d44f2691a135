internal import PageBase

extension Verification {
  /// The run as a page of its own: it needs nothing but the pictures beside it, no server and no network.
  ///
  /// The files under Page/ are its parts. The run is in it as the text of `results.json`.
  public var page: String {
    var page = ""
    var rest = String(decoding: PackageResources.report_html, as: UTF8.self)[...]
    // One pass: what is filled in may hold braces too.
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

  /// JSON that no parser of HTML takes for the end of its element, or for a comment, and no parser of scripts for
  /// the end of a line.
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
