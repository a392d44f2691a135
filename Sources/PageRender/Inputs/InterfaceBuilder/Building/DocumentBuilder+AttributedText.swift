internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// Attributed text, in labels and text views.
extension DocumentBuilder {
  /// The text of `<attributedString key="attributedText"><fragment content="…"><attributes>…`; `nil` if there
  /// is none.
  func attributedText(of element: DocumentElement, key: String = "attributedText") -> NSAttributedString? {
    guard let written = element.child("attributedString", key: key) else { return nil }
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
      guard let name = attribute["key"] else { continue }
      let key = NSAttributedString.Key(name)
      switch key {
      case .font: attributes[key] = font(attribute)
      case .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor:
        attributes[key] = color(attribute)
      case .paragraphStyle: attributes[key] = paragraphStyle(attribute)
      case .kern, .baselineOffset, .ligature, .underlineStyle, .strikethroughStyle:
        if let number = attribute.number("value") { attributes[key] = CGFloat(number) }
      case .shadow: attributes[key] = shadow(attribute)
      // The document's account tells of others.
      default: break
      }
    }
    return attributes
  }

  private func paragraphStyle(_ element: DocumentElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = Self.alignment(element["alignment"])
    if let mode = Self.lineBreakMode(element["lineBreakMode"]) { style.lineBreakMode = mode }
    switch element["baseWritingDirection"] {
    case "leftToRight": style.baseWritingDirection = .leftToRight
    case "rightToLeft": style.baseWritingDirection = .rightToLeft
    default: break
    }
    let lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("lineHeightMultiple", \.lineHeightMultiple),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
      ("tailIndent", \.tailIndent), ("defaultTabInterval", \.defaultTabInterval),
    ]
    for (name, length) in lengths {
      if let number = element.number(name) { style[keyPath: length] = CGFloat(number) }
    }
    if let factor = element.number("hyphenationFactor") { style.hyphenationFactor = Float(factor) }
    let tabs = element.members(of: "tabStops").filter { $0.name == "textTab" }
    if !tabs.isEmpty { style.tabStops = tabs.compactMap { tab($0) } }
    return style
  }

  private func tab(_ element: DocumentElement) -> NSTextTab? {
    element.number("location").map {
      NSTextTab(textAlignment: Self.alignment(element["alignment"]), location: CGFloat($0))
    }
  }

  private func shadow(_ element: DocumentElement) -> NSShadow {
    let shadow = NSShadow()
    if let color = element.child("color", key: "color").flatMap({ color($0) }) { shadow.shadowColor = color }
    if let offset = element.child("size", key: "offset") {
      shadow.shadowOffset = CGSize(
        width: CGFloat(offset.number("width") ?? 0), height: CGFloat(offset.number("height") ?? 0))
    }
    shadow.shadowBlurRadius = CGFloat(element.number("blurRadius") ?? 0)
    return shadow
  }
}
