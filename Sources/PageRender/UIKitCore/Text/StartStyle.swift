internal import Foundation

/// The style at the start of attributed text. Plain text that replaces the text keeps it.
struct StartStyle {
  let font: UIFont?
  let color: UIColor?
  let paragraph: NSParagraphStyle?
  /// The attributes that no property of a view has, such as an underline.
  var rest: [NSAttributedString.Key: Any]

  /// Reads the style of a text; `nil` for a text without characters.
  init?(of text: NSAttributedString) {
    guard text.length > 0 else { return nil }
    rest = text.attributes(at: 0, effectiveRange: nil)
    font = rest.removeValue(forKey: .font) as? UIFont
    color = rest.removeValue(forKey: .foregroundColor) as? UIColor
    paragraph = rest[.paragraphStyle] as? NSParagraphStyle
  }
}
