internal import Foundation
internal import LayoutEngine

/// Views that show text, and fonts.
extension DocumentBuilder {
  func makeLabel(_ element: DocumentElement) -> UIView {
    let label = UILabel()
    label.font = font(of: element) ?? .systemFont(ofSize: 17)
    if let color = element.child("color", key: "textColor") { label.textColor = self.color(color) ?? .label }
    label.textAlignment = Self.alignment(element["textAlignment"])
    label.numberOfLines = max(element.integer("numberOfLines") ?? 1, 0)
    label.lineBreakMode = Self.lineBreakMode(element["lineBreakMode"]) ?? .byTruncatingTail
    label.text = text(of: element, key: "text")
    if let attributed = attributedText(of: element) { label.attributedText = attributed }
    return label
  }

  func makeTextView(_ element: DocumentElement) -> UIView {
    let view = UITextView(frame: .zero)
    view.font = font(of: element)
    if let color = element.child("color", key: "textColor") { view.textColor = self.color(color) }
    view.textAlignment = Self.alignment(element["textAlignment"])
    view.text = text(of: element, key: "text")
    if let attributed = attributedText(of: element) { view.attributedText = attributed }
    if element.flag("editable") == false { view.isEditable = false }
    if element.flag("selectable") == false { view.isSelectable = false }
    if element.flag("scrollEnabled") == false { view.isScrollEnabled = false }
    if let insets = element.insets(key: "textContainerInset") {
      view.textContainerInset = UIEdgeInsets(insets)
    }
    return view
  }

  /// A text is an attribute, or a child where it has line breaks.
  func text(of element: DocumentElement, key: String) -> String? {
    if let child = element.child(key: key), child.name == "string" || child.name == "mutableString" {
      // Text in base 64 keeps characters that XML does not allow.
      if child["base64-UTF8"] == "YES" {
        let characters = child.text.filter { !$0.isWhitespace }
        let padded = characters + String(repeating: "=", count: (4 - characters.count % 4) % 4)
        return Data(base64Encoded: padded).map { (data: Data) in String(decoding: data, as: UTF8.self) }
      }
      return child.text
    }
    return element[key]
  }

  // MARK: Attributed text

  /// `<attributedString key="attributedText"><fragment content="…"><attributes>…`.
  func attributedText(of element: DocumentElement) -> NSAttributedString? {
    guard let written = element.child("attributedString", key: "attributedText") else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in written.children where fragment.name == "fragment" {
      guard let content = self.text(of: fragment, key: "content") else { continue }
      text.append(NSAttributedString(string: content, attributes: attributes(of: fragment)))
    }
    return text
  }

  private func attributes(of fragment: DocumentElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for attribute in fragment.members(of: "attributes") {
      switch attribute["key"] {
      case "NSFont": attributes[.font] = font(attribute)
      case "NSColor": attributes[.foregroundColor] = color(attribute)
      case "NSParagraphStyle": attributes[.paragraphStyle] = paragraphStyle(attribute)
      case "NSKern":
        if let kern = attribute.number("value") { attributes[.kern] = CGFloat(kern) }
      case "NSOriginalFont": break
      default:
        report(
          .warning, attribute,
          "the text attribute \(Wording.quoted(attribute["key"] ?? attribute.name)) is not supported and left out"
        )
      }
    }
    return attributes
  }

  private func paragraphStyle(_ element: DocumentElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = Self.alignment(element["alignment"])
    if let mode = Self.lineBreakMode(element["lineBreakMode"]) { style.lineBreakMode = mode }
    if let spacing = element.number("lineSpacing") { style.lineSpacing = CGFloat(max(spacing, 0)) }
    if let spacing = element.number("paragraphSpacing") { style.paragraphSpacing = CGFloat(max(spacing, 0)) }
    return style
  }

  static func alignment(_ word: String?) -> NSTextAlignment {
    switch word {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  static func lineBreakMode(_ word: String?) -> NSLineBreakMode? {
    switch word {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "tailTruncation", "truncatingTail": .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }

  // MARK: Fonts

  /// The `fontDescription` of a view, with its variations.
  func font(of element: DocumentElement) -> UIFont? {
    element.child("fontDescription", key: "fontDescription").map { font(variations.applied(to: $0)) }
  }

  /// A font by text style, by the system font's weight, or by name.
  func font(_ element: DocumentElement) -> UIFont {
    if let style = element["style"] {
      guard let font = Self.textStyle(style) else {
        report(
          .warning, element, "the text style \(Wording.quoted(style)) is not known; Body stands in for it")
        return .systemFont(ofSize: 17)
      }
      return font
    }
    let size = CGFloat(
      min(max(element.number("pointSize") ?? element.number("size") ?? Self.metaSize(element), 1), 2000))
    if let name = element["name"] { return namedFont(name, family: element["family"], size: size) }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: Self.weights[element["weight"] ?? ""] ?? .regular)
    }
  }

  /// A font by its PostScript name, such as `HelveticaNeue-BoldItalic`, whose part after the hyphen is the style.
  private func namedFont(_ name: String, family: String?, size: CGFloat) -> UIFont {
    let style = name.split(separator: "-").dropFirst().joined(separator: "-").lowercased()
    // Longer words first: `ExtraBold` is not `Bold`.
    let weights: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
      ("demibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black),
      ("medium", .medium),
      ("light", .light), ("bold", .bold),
    ]
    let weight = weights.first { style.contains($0.0) }?.1 ?? .regular
    return UIFont(
      FontDescriptor(
        family: .preferred(family ?? name), weight: weight,
        isItalic: style.contains("italic") || style.contains("oblique"), pointSize: Double(size)))
  }

  /// Fonts that name a role instead of a size.
  private static func metaSize(_ element: DocumentElement) -> Double {
    switch element["metaFont"] {
    case "smallSystem": 12
    case "menu", "label": 17
    default: 14
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The sizes of the text styles at the content size Large (Apple's Human Interface Guidelines).
  private static func textStyle(_ name: String) -> UIFont? {
    let prefix = "UICTFontTextStyle"
    let style = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    switch style {
    case "Title0", "LargeTitle": return .systemFont(ofSize: 34)
    case "Title1": return .systemFont(ofSize: 28)
    case "Title2": return .systemFont(ofSize: 22)
    case "Title3": return .systemFont(ofSize: 20)
    case "Headline": return .systemFont(ofSize: 17, weight: .semibold)
    case "Body": return .systemFont(ofSize: 17)
    case "Callout": return .systemFont(ofSize: 16)
    case "Subhead": return .systemFont(ofSize: 15)
    case "Footnote": return .systemFont(ofSize: 13)
    case "Caption1": return .systemFont(ofSize: 12)
    case "Caption2": return .systemFont(ofSize: 11)
    default: return nil
    }
  }
}
