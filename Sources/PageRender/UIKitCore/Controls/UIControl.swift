public import Foundation

/// A view that users act on. For its events it runs `UIAction` closures and calls methods of targets.
open class UIControl: _UIControlNames {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  /// True if a finger is on the control; always `false`, since no one touches a page.
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  /// The horizontal alignment of content that is narrower than the control; centred unless set.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// The vertical alignment of content that is less high than the control; centred unless set.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  private var actions: [(event: Event, action: ControlAction)] = []
  /// The number of nested calls of `sendActions(for:)` that are running.
  private var sending = 0
  /// The maximum depth of nested `sendActions(for:)` calls, above that of real apps.
  private static let sendingLimit = 32

  private enum ControlAction {
    case closure(UIAction)
    case method(TargetAction)

    var closure: UIAction? {
      if case .closure(let action) = self { action } else { nil }
    }

    var method: TargetAction? {
      if case .method(let method) = self { method } else { nil }
    }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  package override var uiKitClassName: String { "UIControl" }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that runs an action on `primaryActionTriggered`, unless its class uses another event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds an action for events, replacing an action with an equal identifier for exactly these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, .closure(action)))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.closure === action && $0.event == controlEvents }
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.closure?.identifier == actionIdentifier && $0.event == controlEvents }
  }

  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.event) }
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Adds a method of `target` for events. Without a target, the method is called on the first responder in
  /// the chain that has it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let isKnown = actions.contains { entry in
      guard let method = entry.action.method else { return false }
      return method.target === object && method.action == action && entry.event == controlEvents
    }
    if !isKnown { actions.append((controlEvents, .method(TargetAction(target, action)))) }
  }

  /// - Parameters:
  ///   - target: The target; `nil` for every target.
  ///   - action: The target's action; `nil` for every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in actions.indices {
      guard let method = actions[index].action.method, target == nil || method.target === object,
        action == nil || method.action == action
      else { continue }
      actions[index].event.subtract(controlEvents)
    }
    actions.removeAll { $0.event.isEmpty && $0.action.method != nil }
  }

  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { $0.action.method?.target as? NSObject }.map { AnyHashable($0) })
  }

  /// The names of a target's methods for events, in the order in which they were added; `nil` if there are
  /// none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = actions.compactMap { entry -> String? in
      guard let method = entry.action.method, method.target === object, entry.event.contains(controlEvent)
      else {
        return nil
      }
      return method.action.name
    }
    return names.isEmpty ? nil : names
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).send(from: self, event: event)
  }

  /// Runs the actions that were added for any of the events, in the order of addition.
  open func sendActions(for controlEvents: Event) {
    guard sending < Self.sendingLimit else {
      return report(
        "sendActions(for:)", "is called by the control's own actions without end; it is ended here")
    }
    sending += 1
    defer { sending -= 1 }
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      switch entry.action {
      case .closure(let action): sendAction(action)
      case .method(let method): sendAction(method.action, to: method.target, for: nil)
      }
    }
  }

  /// Opens the menu that is the control's primary action, or sends its actions.
  open func performPrimaryAction() {
    if window?.toggleMenu(of: self) != true { sendActions(for: .primaryActionTriggered) }
  }

  // MARK: Tracking

  // PageRender never calls these, since no one touches a control.

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
}
