public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A field for searching, 56 pt high.
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  /// A title above the field; not drawn.
  open var prompt: String?
  open var searchBarStyle: Style = .default
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  /// Scope buttons are not drawn; a warning says so.
  open var showsScopeBar = false {
    didSet { if showsScopeBar { Effectless.say("UISearchBar.showsScopeBar", "scope buttons are not drawn") } }
  }
  open var showsCancelButton = false
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open weak var delegate: (any UISearchBarDelegate)?
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .search
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var enablesReturnKeyAutomatically = true
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

  /// With UIKit's raw values.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// Recorded from UIKit.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
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
    let isEmpty = (text ?? "").isEmpty
    return .control(
      SearchBarContent(
        text: AttributedText(text ?? "", font: font, color: .text),
        placeholder: AttributedText(isEmpty ? placeholder ?? "" : "", font: font, color: .secondaryText),
        cancel: showsCancelButton
          ? AttributedText("Cancel", font: font, color: tintColor.dynamic) : AttributedText(),
        background: searchBarStyle == .minimal ? nil : barTintColor?.dynamic ?? .barBackground))
  }
}
