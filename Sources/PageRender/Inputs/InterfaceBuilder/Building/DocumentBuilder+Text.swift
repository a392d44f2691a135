internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import UIKitCore

/// Views that show text, and fonts.
extension DocumentBuilder {
  func makeLabel(_ element: DocumentElement) -> UIView {
    let label = made(element) { UILabel() }
    label.font = font(of: element) ?? .systemFont(ofSize: 17)
    label.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") == true
    if let color = element.child("color", key: "textColor") { label.textColor = self.color(color) ?? .label }
    label.textAlignment = Self.alignment(element["textAlignment"])
    label.numberOfLines = max(element.integer("numberOfLines") ?? 1, 0)
    label.lineBreakMode = Self.lineBreakMode(element["lineBreakMode"]) ?? .byTruncatingTail
    configureFitting(of: label, element)
    configureLook(of: label, element)
    label.text = text(of: element, key: "text")
    if let attributed = attributedText(of: element) { label.attributedText = attributed }
    return label
  }

  private func configureFitting(of label: UILabel, _ element: DocumentElement) {
    // Interface Builder writes `adjustsFontSizeToFit` only if it is NO; if it is YES, it writes only the
    // limit.
    let hasLimit = element["minimumFontSize"] != nil || element["minimumScaleFactor"] != nil
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? hasLimit
    if let scale = element.number("minimumScaleFactor") {
      label.minimumScaleFactor = CGFloat(min(max(scale, 0), 1))
    } else if let size = element.number("minimumFontSize"), size > 0 {
      label.minimumScaleFactor = min(CGFloat(size) / label.font.pointSize, 1)
    }
    switch element["baselineAdjustment"] {
    case "alignCenters": label.baselineAdjustment = .alignCenters
    case "none": label.baselineAdjustment = .none
    default: break
    }
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
      label.preferredMaxLayoutWidth = CGFloat(width)
    }
  }

  private func configureLook(of label: UILabel, _ element: DocumentElement) {
    label.isEnabled = element.flag("enabled") ?? true
    label.isHighlighted = element.flag("highlighted") ?? false
    label.highlightedTextColor = element.child("color", key: "highlightedColor").flatMap { color($0) }
    label.shadowColor = element.child("color", key: "shadowColor").flatMap { color($0) }
    if let offset = element.child("size", key: "shadowOffset") {
      label.shadowOffset = CGSize(
        width: CGFloat(offset.number("width") ?? 0), height: CGFloat(offset.number("height") ?? 0))
    }
  }

  func makeTextView(_ element: DocumentElement) -> UIView {
    let view = made(element) { UITextView(frame: .zero) }
    // The document has the ground, if any.
    view.backgroundColor = nil
    view.font = font(of: element)
    view.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") == true
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

  /// The text of a key, which is an attribute, or a child element if it has line breaks.
  func text(of element: DocumentElement, key: String) -> String? {
    if let child = element.child(key: key), child.name == "string" || child.name == "mutableString" {
      // Text in base 64 keeps characters that XML does not allow.
      if child["base64-UTF8"] == "YES" {
        let characters = child.text.filter { !$0.isWhitespace }
        // Groups have four characters.
        let padded = characters + String(repeating: "=", count: -characters.count & 3)
        return Data(base64Encoded: padded).map { (data: Data) in String(decoding: data, as: UTF8.self) }
      }
      return child.text
    }
    return element[key]
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

  /// The font in the `fontDescription` of a view, with its variations applied; `nil` if there is none.
  func font(of element: DocumentElement) -> UIFont? {
    element.child("fontDescription", key: "fontDescription").map { font(variations.applied(to: $0)) }
  }

  /// A font by text style, by the system font's weight, or by name.
  func font(_ element: DocumentElement) -> UIFont {
    if let style = element["style"] {
      let known = TextStyle(uiKitName: style)
      if known == nil {
        report(
          .warning, element, "the text style \(Wording.quoted(style)) is not known; Body stands in for it")
      }
      return UIFont(following: ScalingFont.textStyle(known ?? .body, at: .large))
    }
    let size = CGFloat(
      min(max(element.number("pointSize") ?? element.number("size") ?? Self.metaSize(element), 1), 2000))
    if let name = element["name"] { return namedFont(name, family: element["family"], size: size) }
    switch element["type"] {
    case "boldSystem":
      // Xcode's canvas measures System Bold in Bold: 20 saved widths are as wide as that, iOS's are narrower.
      return options.isRecording ? .systemFont(ofSize: size, weight: .bold) : .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: Self.weights[element["weight"] ?? ""] ?? .regular)
    }
  }

  /// A font by its PostScript name, such as `HelveticaNeue-BoldItalic`, whose part after the hyphen is the
  /// style.
  private func namedFont(_ name: String, family: String?, size: CGFloat) -> UIFont {
    let style = FontStyleName(name.split(separator: "-").dropFirst().joined(separator: "-"))
    return UIFont(
      FontDescriptor(
        family: .preferred(family ?? name), weight: style.weight, isItalic: style.isItalic,
        pointSize: Double(size)))
  }

  /// The size, in points, of a font that names a role (`metaFont`, or a word as its `size`): those of
  /// `UIFont.smallSystemFontSize`, `labelFontSize`, `buttonFontSize` and `systemFontSize`.
  private static func metaSize(_ element: DocumentElement) -> Double {
    switch element["metaFont"] ?? element["size"] {
    case "smallSystem", "small": 12
    case "menu", "label": 17
    case "button": 18
    default: 14
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
