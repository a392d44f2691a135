import Foundation
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import UIKitCore

/// Plain text set after attributed text keeps the style at its start: Apple, `UILabel.attributedText`, "assigning a new value
/// updates the values in the font, textColor, and other style-related properties so that they reflect the style information
/// starting at location 0".
@MainActor
struct StartStyleTests {
  private let styled: NSAttributedString = {
    let text = NSMutableAttributedString(string: "Sale")
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    text.addAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style],
      range: NSRange(location: 0, length: 1))
    text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 0, length: 4))
    return text
  }()

  @Test func `a label, a text field and a text view keep font and colour`() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    label.attributedText = styled
    field.attributedText = styled
    view.attributedText = styled
    for text in ["New", "Newer"] { (label.text, field.text, view.text) = (text, text, text) }
    #expect(label.text == "Newer" && field.text == "Newer" && view.text == "Newer")
    for font in [label.font, field.font, view.font] { #expect(font?.pointSize == 30) }
    #expect(label.textColor == .red && field.textColor == .red && view.textColor == .red)
    #expect(label.textAlignment == .center && view.textAlignment == .center)
    let strike = label.attributedText?.attributes(at: 0, effectiveRange: nil)[.strikethroughStyle] as? Int
    #expect(strike == 1)
    label.font = .systemFont(ofSize: 12)
    #expect(label.font.pointSize == 12)
  }

  @Test func `text after plain, empty or no text keeps the properties`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 11)
    label.text = "a"
    label.text = "b"
    label.attributedText = NSAttributedString(string: "")
    label.text = "c"
    label.attributedText = styled
    label.text = nil
    #expect(label.text == nil && label.font.pointSize == 11 && label.textColor == .label)
  }
}
