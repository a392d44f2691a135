public import Foundation
internal import PageBase
internal import PageLayout

/// An object that can handle touches and keys. Nobody touches pages, so there are never touches.
///
/// The first responder is tracked, because text fields look different while they are edited.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The rarely used properties; `nil` until one of them is set.
  var extras: ResponderExtras?
  /// The current traits when the responder was made; it gets a change if it is first shown in others.
  let birthTraits = UITraitCollection.current
  /// The traits in which the responder was last shown; `nil` until it is in a window.
  var shownTraits: UITraitCollection?

  public override init() {}

  /// The next responder in the chain; `nil` unless overridden.
  ///
  /// `ResponderChain.next(after:)` also goes from a view to its controller or superview.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open internal(set) var isFirstResponder: Bool {
    get { extras?.isFirstResponder ?? false }
    set { changeExtras { $0.isFirstResponder = newValue } }
  }

  /// Makes the object the first responder, in place of any other one on its page.
  ///
  /// - Returns: True if the object is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    (self as? UIView)?.takeFirstResponder()
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { isFirstResponder = false }
    return true
  }

  /// Called after a change of a property that the responder observes by name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: Keys

  /// The key commands; never used, since nobody types.
  open var keyCommands: [UIKeyCommand]? { nil }
  open var userActivity: NSUserActivity?

  /// The value that code gave to a property without effect on pages; `nil` before it is set.
  func kept<Value>(_ name: String) -> Value? { extras?.kept[name] as? Value }
  func keep<Value>(_ value: Value, _ name: String) { changeExtras { $0.kept[name] = value } }

  func changeExtras(_ change: (ResponderExtras) -> Void) {
    let changed = extras ?? ResponderExtras()
    extras = changed
    change(changed)
  }

  // MARK: Notifications

  // PageRender never posts these notifications, since no keyboard appears.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  // Written by Scripts/uikit-names.
  open var undoManager: UndoManager? { nil }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func reloadInputViews() {}
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open var accessibilityHint: String? {
    get { kept("accessibilityHint") ?? nil }
    set { keep(newValue, "accessibilityHint") }
  }
  open var accessibilityValue: String? {
    get { kept("accessibilityValue") ?? nil }
    set { keep(newValue, "accessibilityValue") }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { kept("accessibilityTraits") ?? [] }
    set { keep(newValue, "accessibilityTraits") }
  }
  open var accessibilityLanguage: String? {
    get { kept("accessibilityLanguage") ?? nil }
    set { keep(newValue, "accessibilityLanguage") }
  }
  open var accessibilityElementsHidden: Bool {
    get { kept("accessibilityElementsHidden") ?? false }
    set { keep(newValue, "accessibilityElementsHidden") }
  }
  open var accessibilityViewIsModal: Bool {
    get { kept("accessibilityViewIsModal") ?? false }
    set { keep(newValue, "accessibilityViewIsModal") }
  }
  open var accessibilityIgnoresInvertColors: Bool {
    get { kept("accessibilityIgnoresInvertColors") ?? false }
    set { keep(newValue, "accessibilityIgnoresInvertColors") }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { kept("shouldGroupAccessibilityChildren") ?? false }
    set { keep(newValue, "shouldGroupAccessibilityChildren") }
  }
  open var accessibilityElements: [Any]? {
    get { kept("accessibilityElements") ?? nil }
    set { keep(newValue, "accessibilityElements") }
  }
  open var accessibilityFrame: CGRect {
    get { kept("accessibilityFrame") ?? .zero }
    set { keep(newValue, "accessibilityFrame") }
  }
  open var accessibilityPath: UIBezierPath? {
    get { kept("accessibilityPath") ?? nil }
    set { keep(newValue, "accessibilityPath") }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { kept("accessibilityActivationPoint") ?? .zero }
    set { keep(newValue, "accessibilityActivationPoint") }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept("accessibilityNavigationStyle") ?? .automatic }
    set { keep(newValue, "accessibilityNavigationStyle") }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept("accessibilityCustomActions") ?? nil }
    set { keep(newValue, "accessibilityCustomActions") }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept("accessibilityCustomRotors") ?? nil }
    set { keep(newValue, "accessibilityCustomRotors") }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { kept("accessibilityUserInputLabels") ?? [] }
    set { keep(newValue, "accessibilityUserInputLabels") }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { kept("accessibilityAttributedLabel") ?? nil }
    set { keep(newValue, "accessibilityAttributedLabel") }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { kept("accessibilityAttributedValue") ?? nil }
    set { keep(newValue, "accessibilityAttributedValue") }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { kept("accessibilityAttributedHint") ?? nil }
    set { keep(newValue, "accessibilityAttributedHint") }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { kept("accessibilityRespondsToUserInteraction") ?? true }
    set { keep(newValue, "accessibilityRespondsToUserInteraction") }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept("accessibilityContainerType") ?? .none }
    set { keep(newValue, "accessibilityContainerType") }
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open var isAccessibilityElement: Bool {
    get { kept("isAccessibilityElement") ?? self is UILabel || self is UIControl }
    set { keep(newValue, "isAccessibilityElement") }
  }
  // End of what is written.
}

extension UIView {
  /// Has every other view of the page resign as first responder.
  func takeFirstResponder() {
    var root = self
    while let superview = root.superview { root = superview }
    root.resignOthers(than: self)
  }

  private func resignOthers(than view: UIView) {
    if isFirstResponder, self !== view { resignFirstResponder() }
    for subview in subviews { subview.resignOthers(than: view) }
  }

  /// - Returns: True if neither the view nor a descendant is first responder any more.
  func resignAll(_ force: Bool) -> Bool {
    if isFirstResponder {
      guard resignFirstResponder() || force else { return false }
      isFirstResponder = false
      return true
    }
    return subviews.allSatisfy { $0.endEditing(force) }
  }

  /// The recognisers that were added to the view.
  var addedRecognizers: [UIGestureRecognizer] {
    get { extras?.gestureRecognizers ?? [] }
    set { changeExtras { $0.gestureRecognizers = newValue } }
  }
}

/// The rarely used properties of a view or controller, kept apart so that other objects stay small.
@MainActor
final class ResponderExtras {
  var isFirstResponder = false
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// The values of properties without effect on pages, by the property's name.
  var kept: [String: Any] = [:]
  var documentPlace: FilePlace?
  var codeHold: CodeHold?
  var documentFacts: WrittenView?
  var traitObservers: [TraitObserver] = []
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  /// True while trait changes are sent to the hierarchy of which the view is the root.
  var isTellingTraits = false
  var showing = ControllerShowing()
}

/// A touch on the screen. PageRender never makes one.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  open var phase: Phase { .began }
  open var tapCount: Int { 1 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var window: UIWindow? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var timestamp: TimeInterval { 0 }
  open var view: UIView? { nil }

  /// The touch's point in the view's coordinates, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  /// Keeps apps from making touches.
  override init() {}

  // Written by Scripts/uikit-names.
  open var type: TouchType { .direct }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var majorRadiusTolerance: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 0, dy: 0) }
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
  // End of what is written.
}

/// An event of the device. PageRender never sends one.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open var type: EventType { .touches }

  /// The kind of an event, with UIKit's raw values.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  /// The more precise kind of an event, with UIKit's raw values.
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  open var timestamp: TimeInterval { 0 }

  override init() {}

  // Written by Scripts/uikit-names.
  open var buttonMask: ButtonMask { [] }
  open var modifierFlags: UIKeyModifierFlags { [] }
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }
  // End of what is written.
}
