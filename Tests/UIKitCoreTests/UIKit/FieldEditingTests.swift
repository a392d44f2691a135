import Foundation
import LayoutEngine
import PageBase
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Text fields that begin and end being edited, and the views beside their text.
@MainActor
struct FieldEditingTests {
  private final class Listener: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var begins = true
    var ends = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      heard.append("begins?")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      heard.append("ends?")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
  }

  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let listener = Listener()

  init() {
    field.delegate = listener
    let listener = listener
    field.addAction(UIAction { _ in listener.heard.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in listener.heard.append("end") }, for: .editingDidEnd)
  }

  @Test func `the delegate and the actions hear of the begin and the end, once`() {
    #expect(!field.isEditing && field.resignFirstResponder() && listener.heard == [])
    #expect(field.becomeFirstResponder() && field.isEditing)
    #expect(listener.heard == ["begins?", "began", "begin"])
    #expect(field.becomeFirstResponder())
    #expect(listener.heard.count == 3)
    listener.heard = []
    #expect(field.resignFirstResponder() && !field.isEditing)
    #expect(listener.heard == ["ends?", "ended", "end"])
  }

  @Test func `the delegate may refuse both`() {
    listener.begins = false
    #expect(!field.becomeFirstResponder() && !field.isEditing && listener.heard == ["begins?"])
    listener.begins = true
    field.becomeFirstResponder()
    (listener.ends, listener.heard) = (false, [])
    #expect(!field.resignFirstResponder() && field.isEditing && listener.heard == ["ends?"])
  }

  @Test func `a disabled field is not edited`() {
    field.isEnabled = false
    #expect(!field.canBecomeFirstResponder && !field.becomeFirstResponder() && !field.isEditing)
    #expect(!listener.heard.contains("began"))
  }

  @Test func `an edited field is a warning`() {
    #expect(field.shortcomings.isEmpty)
    field.becomeFirstResponder()
    #expect(
      field.shortcomings.map(\.message) == [
        "\(field.diagnosticName) is being edited: the keyboard and the caret are not drawn"
      ])
  }

  @Test func `text that is too wide for its field is a warning if it should shrink`() {
    let short = UITextField(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    short.text = "a long text that does not fit"
    #expect(short.shortcomings.isEmpty)
    short.adjustsFontSizeToFitWidth = true
    #expect(short.shortcomings.count == 1)
    short.frame.size.width = 2000
    #expect(short.shortcomings.isEmpty)
    short.frame.size.width = 0
    #expect(short.shortcomings.isEmpty)
    short.frame.size.width = 1
    short.text = ""
    #expect(short.shortcomings.isEmpty)
  }

  @Test func `a field's text is empty rather than nil`() {
    let field = UITextField()
    #expect(field.text == "" && field.placeholder == nil && field.attributedText == nil)
    field.text = "text"
    field.placeholder = "placeholder"
    #expect(field.attributedText?.string == "text" && field.attributedPlaceholder?.string == "placeholder")
    field.text = nil
    field.placeholder = nil
    #expect(field.text == "" && field.attributedText == nil && field.attributedPlaceholder == nil)
  }

  @Test func `default attributes change the font, the colour and the present text`() {
    let font = UIFont.systemFont(ofSize: 23)
    #expect((field.defaultTextAttributes[.font] as? UIFont)?.pointSize == 17)
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor === UIColor.label)
    field.defaultTextAttributes = [.font: font]
    #expect(field.font == font && field.textColor === UIColor.label && field.attributedText == nil)
    field.text = "ab"
    field.defaultTextAttributes = [.foregroundColor: UIColor.red, .kern: 3]
    #expect(field.textColor === UIColor.red && field.font == font)
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
  }

  // MARK: Parts

  /// A side view of 30 × 20 and one of 50 × 10, in the middle of the height.
  private func sides() -> (left: UIView, right: UIView) {
    let left = UIView(frame: CGRect(x: 7, y: 7, width: 30, height: 20))
    let right = UIView(frame: CGRect(x: 7, y: 7, width: 50, height: 10))
    (field.leftView, field.rightView) = (left, right)
    return (left, right)
  }

  @Test func `side views stand at the ends, and take their width from the text`() {
    let (left, right) = sides()
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 40)
    #expect(left.superview === field && right.superview === field)
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 10, y: 30, width: 30, height: 20))
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 160, y: 35, width: 50, height: 10))
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 40, y: 20, width: 170, height: 40))
    field.rightViewMode = .always
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 40, y: 20, width: 120, height: 40))
    #expect(field.placeholderRect(forBounds: bounds) == field.textRect(forBounds: bounds))
    #expect(field.editingRect(forBounds: bounds) == field.textRect(forBounds: bounds))
    field.leftView = nil
    #expect(left.superview == nil)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 10, y: 20, width: 150, height: 40))
  }

  @Test(
    arguments: [
      (.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
      (.always, true, true),
    ] as [(UITextField.ViewMode, Bool, Bool)])
  func `a side view shows by its mode`(mode: UITextField.ViewMode, atRest: Bool, edited: Bool) {
    let (left, right) = sides()
    (field.leftViewMode, field.rightViewMode) = (mode, mode)
    field.prepareForReading()
    #expect(left.isHidden == !atRest && right.isHidden == !atRest)
    field.becomeFirstResponder()
    field.prepareForReading()
    #expect(left.isHidden == !edited && right.isHidden == !edited)
    #expect(!left.translatesAutoresizingMaskIntoConstraints)
  }

  /// The button takes 24 pt of a text that has something to clear, unless a view stands there.
  @Test func `the clear button has room where there is text`() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: bounds).width == 200)
    field.text = "text"
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 0, y: 0, width: 176, height: 40))
    let right = sides().right
    right.bounds.size.width = 10
    field.rightViewMode = .always
    #expect(field.textRect(forBounds: bounds).width == 190)
  }
}
