public import Foundation
internal import PageBase
internal import PageLayout

/// An object that can handle touches and keys. Nobody touches pages, so there are never touches.
///
/// The first responder is tracked, because text fields look different while they are edited.
@preconcurrency @MainActor
open class UIResponder: _UIResponderNames {
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

/// The superclass of responders: it keeps what few of them have been given.
@preconcurrency @MainActor
open class _UIResponderStorage: NSObject {
  /// The rarely used properties; `nil` until one of them is set.
  var extras: ResponderExtras?

  /// The value that code gave to a property without effect on pages; `nil` before it is set.
  func kept<Value>(_ name: String) -> Value? { extras?.kept[name] as? Value }
  func keep<Value>(_ value: Value, _ name: String) { changeExtras { $0.kept[name] = value } }

  func changeExtras(_ change: (ResponderExtras) -> Void) {
    let changed = extras ?? ResponderExtras()
    extras = changed
    change(changed)
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
open class UITouch: _UITouchNames {
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
}

/// An event of the device. PageRender never sends one.
@preconcurrency @MainActor
open class UIEvent: _UIEventNames {
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open var type: EventType { .touches }

  open var timestamp: TimeInterval { 0 }

  override init() {}
}
