import Foundation
import Testing

@testable import UIKitCore

/// Properties that UIKit declares as implicitly unwrapped: they take `nil` and never give it back.
@MainActor
struct NilableTextTests {
  /// As apps write it: a text view with a placeholder.
  final class NoteView: UITextView {
    var count = 0
    override var text: String! { didSet { count = text.count } }
  }

  @Test func `a label takes a font and a colour that may be missing, and shows its own then`() {
    let label = UILabel()
    label.font = UIFont(name: "Nowhere-Bold", size: 20)
    label.textColor = UIColor(named: "nowhere")
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
    label.font = UIFont(name: "Avenir-Book", size: 20)
    #expect(label.font.pointSize == 20)
  }

  @Test func `a text view's text is never nil`() {
    let view = UITextView()
    #expect(view.text.isEmpty && view.attributedText.length == 0)
    view.text = nil
    #expect(view.text.isEmpty)
    view.attributedText = nil
    #expect(view.attributedText.string == "")
  }

  @Test func `a subclass may observe the text of a text view`() {
    let view = NoteView()
    view.text = "four"
    #expect(view.count == 4)
  }
}
