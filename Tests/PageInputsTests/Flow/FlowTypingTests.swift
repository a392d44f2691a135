import Foundation
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Steps that type, and what keeps a field or a text view from it.
@MainActor
struct FlowTypingTests {
  /// The faults of steps that type; that a caret is not drawn is none.
  private func faults(_ steps: FlowStep..., on screen: UIViewController) throws -> [String] {
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    var flow = Flow(
      of: .controller(screen), in: PageEnvironment(device: device), id: "page", file: "Pages.swift",
      position: nil)
    flow.perform(steps.map { Located($0) })
    return flow.diagnostics.map(\.description).filter {
      !$0.hasSuffix("the keyboard and the caret are not drawn")
    }
  }

  private func screen(_ views: UIView...) -> UIViewController {
    let screen = UIViewController()
    for (place, view) in views.enumerated() {
      view.frame = CGRect(x: 20, y: 100 + 100 * CGFloat(place), width: 200, height: 60)
      screen.view.addSubview(view)
    }
    return screen
  }

  private func field(_ name: String, _ text: String = "") -> UITextField {
    let field = UITextField()
    field.accessibilityIdentifier = name
    field.text = text
    return field
  }

  @Test func `a delegate may refuse to begin, and may refuse what is typed`() throws {
    let listener = FieldListener()
    let name = field("name", "A")
    name.delegate = listener
    #expect(try faults("type da into name", on: screen(name)) == [])
    #expect(name.text == "Ada" && listener.asked == ["1 0 da"])
    listener.takes = false
    #expect(try faults("type x into name", on: screen(name)) == [])
    #expect(name.text == "Ada" && listener.asked == ["1 0 da", "3 0 x"])
    listener.begins = false
    let other = field("other")
    other.delegate = listener
    let told = try faults("type x into other", on: screen(other))
    #expect(told.map { $0.hasSuffix(#""other" does not begin to edit, as its delegate says"#) } == [true])
    #expect(other.text == "")
    withExtendedLifetime(listener) {}
  }

  @Test func `a disabled field and a text view that is not editable take no text`() throws {
    let name = field("name")
    name.isEnabled = false
    #expect(
      try faults("type x into name", on: screen(name)).map { $0.hasSuffix(#""name" is disabled"#) } == [true])
    let text = UITextView()
    text.accessibilityIdentifier = "text"
    text.isEditable = false
    #expect(
      try faults("type x into text", on: screen(text)).map { $0.hasSuffix(#""text" is not editable"#) } == [
        true
      ])
    #expect(name.text == "" && text.text == "")
  }

  @Test func `without a name the first that can be typed into is, and then the one that edits`() throws {
    let (closed, first, second) = (field("closed"), field("first"), field("second"))
    closed.isEnabled = false
    #expect(try faults("type a", "type b", on: screen(closed, first, second)) == [])
    #expect([closed, first, second].map(\.text) == ["", "ab", ""])
    #expect(try faults("type c into second", "type d", on: screen(field("one"), second)) == [])
    #expect(second.text == "cd")
    let hidden = field("hidden")
    hidden.isHidden = true
    let text = UITextView()
    #expect(try faults("type e", on: screen(hidden, text)) == [])
    #expect(hidden.text == "" && text.text == "e")
  }
}

private final class FieldListener: UITextFieldDelegate {
  var begins = true
  var takes = true
  private(set) var asked: [String] = []

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    asked.append("\(range.location) \(range.length) \(string)")
    return takes
  }
}
