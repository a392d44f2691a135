public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A field for searching.
open class UISearchBar: UIView {
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

  /// The style of a search bar, with UIKit's raw values.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
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

  // Written by Scripts/uikit-names.
  open var keyboardType: UIKeyboardType {
    get { kept("keyboardType") ?? .default }
    set { keep(newValue, "keyboardType") }
  }
  open var returnKeyType: UIReturnKeyType {
    get { kept("returnKeyType") ?? .search }
    set { keep(newValue, "returnKeyType") }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { kept("autocapitalizationType") ?? .none }
    set { keep(newValue, "autocapitalizationType") }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { kept("autocorrectionType") ?? .default }
    set { keep(newValue, "autocorrectionType") }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { kept("enablesReturnKeyAutomatically") ?? true }
    set { keep(newValue, "enablesReturnKeyAutomatically") }
  }
  open var scopeButtonTitles: [String]? {
    get { kept("scopeButtonTitles") ?? nil }
    set { keep(newValue, "scopeButtonTitles") }
  }
  open var selectedScopeButtonIndex: Int {
    get { kept("selectedScopeButtonIndex") ?? 0 }
    set { keep(newValue, "selectedScopeButtonIndex") }
  }
  open override var inputAccessoryView: UIView? {
    get { kept("inputAccessoryView") ?? nil }
    set { keep(newValue, "inputAccessoryView") }
  }
  open var backgroundImage: UIImage? {
    get { kept("backgroundImage") ?? nil }
    set { keep(newValue, "backgroundImage") }
  }
  open var barStyle: UIBarStyle {
    get { kept("barStyle") ?? .default }
    set { keep(newValue, "barStyle") }
  }
  open var scopeBarBackgroundImage: UIImage? {
    get { kept("scopeBarBackgroundImage") ?? nil }
    set { keep(newValue, "scopeBarBackgroundImage") }
  }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  open func setShowsScopeBar(_ show: Bool, animated: Bool) { showsScopeBar = show }
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { kept("spellCheckingType") ?? .default }
    set { keep(newValue, "spellCheckingType") }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { kept("smartQuotesType") ?? .default }
    set { keep(newValue, "smartQuotesType") }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { kept("smartDashesType") ?? .default }
    set { keep(newValue, "smartDashesType") }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept("smartInsertDeleteType") ?? .default }
    set { keep(newValue, "smartInsertDeleteType") }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { kept("keyboardAppearance") ?? .default }
    set { keep(newValue, "keyboardAppearance") }
  }
  open var textContentType: UITextContentType! {
    get { kept("textContentType") ?? nil }
    set { keep(newValue, "textContentType") }
  }
  open var isSecureTextEntry: Bool {
    get { kept("isSecureTextEntry") ?? false }
    set { keep(newValue, "isSecureTextEntry") }
  }
  open var isLookToDictateEnabled: Bool {
    get { kept("isLookToDictateEnabled") ?? false }
    set { keep(newValue, "isLookToDictateEnabled") }
  }
  open var showsBookmarkButton: Bool {
    get { kept("showsBookmarkButton") ?? false }
    set { keep(newValue, "showsBookmarkButton") }
  }
  open var showsSearchResultsButton: Bool {
    get { kept("showsSearchResultsButton") ?? false }
    set { keep(newValue, "showsSearchResultsButton") }
  }
  open var isSearchResultsButtonSelected: Bool {
    get { kept("isSearchResultsButtonSelected") ?? false }
    set { keep(newValue, "isSearchResultsButtonSelected") }
  }
  open var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept("searchFieldBackgroundPositionAdjustment") ?? .zero }
    set { keep(newValue, "searchFieldBackgroundPositionAdjustment") }
  }
  open var searchTextPositionAdjustment: UIOffset {
    get { kept("searchTextPositionAdjustment") ?? .zero }
    set { keep(newValue, "searchTextPositionAdjustment") }
  }
  // End of what is written.
}
