internal import PageBase

/// The page that shows pictures, of a report, of a gallery or live, with one set of keys, filters and comparisons. Unless
/// it is live, it needs the pictures beside it, but no server and no network.
///
/// The page is built from the files under Page/, and holds the pictures as `PageData`.
package struct ViewerPage {
  var title: String
  /// The language of the title (BCP 47); `nil` if it is not known.
  var language: String?
  /// The command that wrote a gallery, such as `render`; `nil` for a report.
  var command: String?
  var data: PageData
  /// The word by which the page's policy knows its style and script, if a server sends pictures and states; else `nil`.
  var nonce: String?

  var html: String {
    var page = ""
    var rest = String(decoding: PackageResources.viewer_html, as: UTF8.self)[...]
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
    case "language": language.map { " lang=\(XMLText.attribute($0))" } ?? ""
    case "command": command.map { " \($0)" } ?? ""
    case "style": Self.text(PackageResources.base_css + PackageResources.viewer_css)
    case "script": script
    case "nonce": nonce.map { " nonce=\"\($0)\"" } ?? ""
    case "policy": nonce == nil ? "" : "; connect-src 'self'"
    case "data": Self.safeInScript(data.index.compactText)
    case "details":
      data.details.enumerated().map { number, chunk in
        "<script type=\"application/json\" id=\"details-\(number)\">\(Self.safeInScript(chunk.compactText))</script>"
      }.joined(separator: "\n")
    default: ""
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private var script: String {
    [
      PackageResources.elements_js, PackageResources.model_js, PackageResources.pictures_js,
      PackageResources.head_js, PackageResources.list_js, PackageResources.wall_js,
      PackageResources.stage_js, PackageResources.detail_js, nonce == nil ? [] : PackageResources.live_js,
      PackageResources.keys_js,
    ].map(Self.text).joined(separator: "\n")
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

extension Verification {
  /// The run as a complete page.
  public var page: String { ViewerPage(title: title, data: PageData(self)).html }
}
