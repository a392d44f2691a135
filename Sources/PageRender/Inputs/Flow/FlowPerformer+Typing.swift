internal import Foundation
internal import PageBase
internal import UIKitCore

extension FlowPerformer {
  /// Types a text behind that of a field or text view, which then edits; its delegate and its targets hear it.
  func type(_ text: String, into name: String?) throws(FlowFault) {
    var found = window.flattened.first { $0.isFirstResponder && $0.canBeTyped }
    if let name {
      found = try view(name)
    } else if found == nil {
      found = window.flattened.first { $0.canBeTyped && whatHides($0) == nil }
    }
    switch found {
    case let field as UITextField: try type(text, in: field)
    case let view as UITextView: try type(text, in: view)
    case let other?: throw FlowFault(message: "\(other.flowName) is neither a text field nor a text view")
    case nil: throw FlowFault(message: "there is no text field and no text view to type into on the screen")
    }
  }

  private func type(_ text: String, in field: UITextField) throws(FlowFault) {
    guard field.isEnabled else { throw FlowFault(message: "\(field.flowName) is disabled") }
    guard field.becomeFirstResponder() else {
      throw FlowFault(message: "\(field.flowName) does not begin to edit, as its delegate says")
    }
    let range = NSRange(location: (field.text ?? "").utf16.count, length: 0)
    guard
      field.delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: text) ?? true
    else { return }
    field.text = (field.text ?? "") + text
    field.sendActions(for: .editingChanged)
    field.delegate?.textFieldDidChangeSelection(field)
  }

  private func type(_ text: String, in view: UITextView) throws(FlowFault) {
    guard view.isEditable else { throw FlowFault(message: "\(view.flowName) is not editable") }
    view.becomeFirstResponder()
    view.text = (view.text ?? "") + text
    view.delegate?.textViewDidChange(view)
  }
}

extension UIView {
  fileprivate var canBeTyped: Bool {
    (self as? UITextField)?.isEnabled == true || (self as? UITextView)?.isEditable == true
  }
}
