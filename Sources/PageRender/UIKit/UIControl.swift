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
  private var actions: [(event: Event, action: UIAction)] = []

  /// What the user did, with UIKit's raw values.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
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
