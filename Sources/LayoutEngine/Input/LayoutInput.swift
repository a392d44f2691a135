/// A tree of items, their constraints and arrangements: everything about a layout except the
/// environment. One input can be solved for many environments.
public struct LayoutInput: Sendable {
  /// In document order; item 0 is the root, whose frame is the environment's size.
  public var items: [LayoutItem]
  public var constraints: [LayoutConstraint]

  public init(items: [LayoutItem] = [], constraints: [LayoutConstraint] = []) {
    self.items = items
    self.constraints = constraints
  }
}
