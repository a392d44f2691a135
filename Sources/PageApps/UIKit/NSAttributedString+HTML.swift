public import Foundation
internal import UIKitCore

extension NSAttributedString {
  public enum DocumentType: String, Sendable { case plain, html, rtf, rtfd }
  public enum DocumentReadingOptionKey: String, Sendable {
    case documentType, characterEncoding, defaultAttributes
  }

  /// Reads a document of text: of HTML, its paragraphs, lists, headings, links, bold and italic words; of style sheets only the
  /// first size and the system font.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let named = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
    let hasMark = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    let text = String(data: data, encoding: hasMark ? .utf16 : named ?? .utf8) ?? ""
    guard options[.documentType] as? DocumentType == .html else {
      self.init(string: text)
      return
    }
    var reader = HTMLReader(text)
    self.init(attributedString: reader.read(text))
  }
}

/// Reads HTML as attributed text, in 12-point Times unless a style names another size or the system font, as iOS does.
private struct HTMLReader {
  private let base: UIFont
  private let result = NSMutableAttributedString(string: "")
  /// The names of the open elements, and the address of the open link.
  private var open: [String] = []
  private var link: URL?

  private static let blocks: Set = ["p", "div", "li", "ul", "ol", "tr", "h1", "h2", "h3", "h4", "h5", "h6"]
  private static let entities = [
    "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "amp": "&", "ndash": "–",
    "mdash": "—", "hellip": "…", "rsquo": "’", "bull": "•", "copy": "©",
  ]

  init(_ text: String) {
    let size =
      text.firstMatch(of: #/font-size:\s*([\d.]+)/#).flatMap { Double($0.1) }.map { CGFloat($0) } ?? 12
    let system = UIFont.systemFont(ofSize: size)
    base = text.contains("-apple-system") ? system : UIFont(name: "TimesNewRomanPSMT", size: size) ?? system
  }

  mutating func read(_ text: String) -> NSAttributedString {
    let body = text.replacing(#/(?is)<(style|script|head|title)\b.*?</\1>|<!.*?>/#, with: "")
    for part in body.matches(of: #/<(\/?)(\w+)([^>]*)>|[^<]+/#) {
      guard let name = part.2?.lowercased() else {
        append(Self.plain(part.0))
        continue
      }
      let isEnd = part.1 == "/"
      if name == "br" || Self.blocks.contains(name) && isEnd && !result.string.hasSuffix("\n") {
        append("\n")
      }
      if name == "li", !isEnd { append("\t•\t") }
      if name == "a" {
        link = part.3?.firstMatch(of: #/href=["']([^"']*)/#).flatMap { URL(string: String($0.1)) }
      }
      if !isEnd { open.append(name) } else if let place = open.lastIndex(of: name) { open.remove(at: place) }
    }
    return result
  }

  private func append(_ text: String) {
    guard text != " " || !(result.string.isEmpty || result.string.hasSuffix("\n")) else { return }
    let heading = open.last { $0.count == 2 && $0.hasPrefix("h") }
    let scale: CGFloat = ["h1": 2, "h2": 1.5, "h3": 1.17][heading ?? "", default: 1]
    var traits: UIFontDescriptor.SymbolicTraits = []
    if heading != nil || open.contains("b") || open.contains("strong") { traits.insert(.traitBold) }
    if open.contains("i") || open.contains("em") { traits.insert(.traitItalic) }
    let descriptor = base.fontDescriptor.withSymbolicTraits(traits) ?? base.fontDescriptor
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont(descriptor: descriptor, size: base.pointSize * scale), .foregroundColor: UIColor.black,
    ]
    if open.contains("u") || link != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if let link {
      attributes[.link] = link
      attributes[.foregroundColor] = UIColor.blue
    }
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  /// Text with white space as one space, and with the characters that entities stand for.
  private static func plain(_ text: Substring) -> String {
    String(text).replacing(#/\s+/#, with: " ").replacing(#/&(#?)(\w+);/#) { entity in
      if entity.1.isEmpty { return entities[String(entity.2)] ?? String(entity.0) }
      return UInt32(entity.2).flatMap(Unicode.Scalar.init).map(String.init) ?? String(entity.0)
    }
  }
}
