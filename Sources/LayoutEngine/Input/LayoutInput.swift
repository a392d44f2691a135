/// A tree of items, their constraints and arrangements: everything about a layout except the
/// environment. One input can be solved for many environments.
///
/// ```swift
/// // A badge of 24 × 24 points, 12 points from the upper right corner of a screen.
/// let input = LayoutInput(
///   items: [LayoutItem(name: "screen", parent: nil), LayoutItem(name: "badge", parent: 0)],
///   constraints: [
///     LayoutConstraint(first: 1, .width, constant: 24),
///     LayoutConstraint(first: 1, .height, constant: 24),
///     LayoutConstraint(first: 1, .top, second: 0, .top, constant: 12),
///     LayoutConstraint(first: 1, .trailing, second: 0, .trailing, constant: -12),
///   ])
/// ```
public struct LayoutInput: Sendable {
  /// The items in document order; item 0 is the root, whose frame is the environment's size.
  public var items: [LayoutItem]
  public var constraints: [LayoutConstraint]
  /// The file whose positions wordings give by line number alone; `nil` to give all in full.
  package var file: String?

  public init(items: [LayoutItem] = [], constraints: [LayoutConstraint] = []) {
    self.items = items
    self.constraints = constraints
  }
}
