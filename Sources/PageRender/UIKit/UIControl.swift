public import Foundation

/// Something a user can do to a control, as a closure.
@preconcurrency @MainActor
open class UIAction: NSObject {
  public typealias Handler = @MainActor (UIAction) -> Void
  open var title: String
  private let handler: Handler

  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
  }

  func perform() { handler(self) }
}

/// A view a user acts on; actions are `UIAction` closures.
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  /// Where content is placed that is narrower than the control; centred unless set.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// Where content is placed that is less high than the control; centred unless set.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  private var actions: [(event: Event, action: UIAction)] = []

  /// With UIKit's raw values.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// With UIKit's raw values.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// A state of a control, with UIKit's raw values.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  override var uiKitClassName: String { "UIControl" }

  /// What the user did, with UIKit's raw values.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.event == controlEvents }
  }

  /// Runs the actions added for any of the events, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) { entry.action.perform() }
  }
}
