public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A field for searching.
open class UISearchBar: _UISearchBarNames {
  /// The field's text; empty and never `nil`, as that of a text field.
  open var text: String? = "" {
    didSet { if text == nil { text = "" } }
  }
  open var placeholder: String?
  /// A title above the field; not drawn.
  open var prompt: String?
  open var searchBarStyle: Style = .default
  /// True to show scope buttons, which are not drawn; a warning says so.
  open var showsScopeBar = false {
    didSet { if showsScopeBar { Effectless.say("UISearchBar.showsScopeBar", "scope buttons are not drawn") } }
  }
  open var showsCancelButton = false
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field's height and distance from the sides in a navigation controller's bar, in points; `nil` for
  /// the bar's own.
  var slot: (height: Double, margin: Double)?
  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(metrics.searchBar.height))
  }

  package override var uiKitClassName: String { "UISearchBar" }

  override var shortcomings: [Diagnostic] {
    var found: [Diagnostic] = []
    if let prompt {
      found.append(Diagnostic(.warning, "the prompt \"\(prompt)\" of \(diagnosticName) is not drawn"))
    }
    if isFirstResponder {
      found.append(
        Diagnostic(.warning, "\(diagnosticName) is being edited: the keyboard and the caret are not drawn"))
    }
    return found
  }

  override var content: ViewContent {
    let font = FontDescriptor(pointSize: 17)
    let faint = FontDescriptor(weight: metrics.searchBar.placeholderWeight, pointSize: 17)
    let isEmpty = (text ?? "").isEmpty
    var look = metrics.searchBar
    if let slot { look.fieldHeight = slot.height }
    var content = SearchBarContent(
      text: AttributedText(text ?? "", font: font, color: .text),
      placeholder: AttributedText(isEmpty ? placeholder ?? "" : "", font: faint, color: .secondaryText),
      cancel: showsCancelButton
        ? AttributedText("Cancel", font: font, color: tintColor.dynamic) : AttributedText(),
      background: searchBarStyle == .minimal ? nil : barTintColor?.dynamic ?? look.ground, metrics: look)
    if let slot { content.margin = slot.margin }
    return .control(content)
  }

  open func setShowsScopeBar(_ show: Bool, animated: Bool) { showsScopeBar = show }
}
