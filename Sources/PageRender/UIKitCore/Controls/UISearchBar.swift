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
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

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
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var textContentType: UITextContentType!
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardType: UIKeyboardType = .default
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var returnKeyType: UIReturnKeyType = .search
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  open var enablesReturnKeyAutomatically: Bool = true
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex: Int = 0
  open override var inputAccessoryView: UIView? {
    get { kept("inputAccessoryView") ?? nil }
    set { keep(newValue, "inputAccessoryView") }
  }
  open var backgroundImage: UIImage? {
    didSet {
      Effectless.say(backgroundImage != nil, "UISearchBar.backgroundImage", "its background is the system's")
    }
  }
  open var barStyle: UIBarStyle = .default {
    didSet { Effectless.say(barStyle != .default, "UISearchBar.barStyle", "its look is the default") }
  }
  open var scopeBarBackgroundImage: UIImage?
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    Effectless.say("UISearchBar.setImage(_:)", "its icons are the system's")
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { Effectless.say("UISearchBar.setBackgroundImage(_:)", "its background is the system's") }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    Effectless.say("UISearchBar.setSearchFieldBackgroundImage(_:)", "its field is the system's")
  }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    Effectless.say("UISearchBar.setPositionAdjustment(_:)", "its icons stay in their places")
  }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  open func setShowsScopeBar(_ show: Bool, animated: Bool) { showsScopeBar = show }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  open var isSecureTextEntry: Bool = false
  open var isLookToDictateEnabled: Bool = false
  open var showsBookmarkButton: Bool = false {
    didSet {
      Effectless.say(
        showsBookmarkButton, "UISearchBar.showsBookmarkButton", "its button of bookmarks is not drawn")
    }
  }
  open var showsSearchResultsButton: Bool = false {
    didSet {
      Effectless.say(
        showsSearchResultsButton, "UISearchBar.showsSearchResultsButton", "its button of results is not drawn"
      )
    }
  }
  open var isSearchResultsButtonSelected: Bool = false
  open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero {
    didSet {
      Effectless.say(
        searchFieldBackgroundPositionAdjustment != .zero,
        "UISearchBar.searchFieldBackgroundPositionAdjustment", "its field stays in its place")
    }
  }
  open var searchTextPositionAdjustment: UIOffset = .zero {
    didSet {
      Effectless.say(
        searchTextPositionAdjustment != .zero, "UISearchBar.searchTextPositionAdjustment",
        "its text stays in its place")
    }
  }
  // End of what is written.
}
