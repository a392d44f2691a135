internal import PageBase

extension Verification {
  /// The run as a complete page: it needs the pictures beside it, but no server and no network.
  ///
  /// The page is built from the files under Page/, and holds the run as `PageData`.
  public var page: String {
    let data = PageData(self)
    var page = ""
    var rest = String(decoding: PackageResources.report_html, as: UTF8.self)[...]
    // The template is filled in one pass, as the filled-in texts may hold braces too.
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      page += rest[..<open.lowerBound]
      page += part(rest[open.upperBound..<close.lowerBound], data)
      rest = rest[close.upperBound...]
    }
    return page + rest
  }

  private func part(_ name: Substring, _ data: PageData) -> String {
    switch name {
    case "title": XMLText.content(title)
    case "style": String(decoding: PackageResources.report_css, as: UTF8.self)
    case "script": Self.script
    case "data": Self.safeInScript(data.index.compactText)
    case "details":
      data.details.enumerated().map { number, chunk in
        "<script type=\"application/json\" id=\"details-\(number)\">\(Self.safeInScript(chunk.compactText))</script>"
      }.joined(separator: "\n")
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

  /// Escapes JSON for a script element, so that no HTML parser sees the element's end or a comment in it.
  static func safeInScript(_ json: String) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(json.utf8.count)
    for byte in json.utf8 {
      switch byte {
      case UInt8(ascii: "<"): text += "\\u003c".utf8
      case UInt8(ascii: ">"): text += "\\u003e".utf8
      case UInt8(ascii: "&"): text += "\\u0026".utf8
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
