/// An item's position or size along one axis that constraints leave open.
///
/// A position is the distance from the superview's leading (or top) edge to the item's, as in UIKit, so
/// that a view is not ambiguous only because its superview is.
public struct LayoutAmbiguity: Sendable {
  public var item: Int
  public var axis: Axis
  public var isPositionFree: Bool
  public var isSizeFree: Bool
  /// True if this is about what a scroll view scrolls: constraints inside it do not say how large that is.
  public var isOfContent = false
  /// The shortest constraints that settle the item along the axis: one where one is enough, else one for
  /// the position and one for the size. Each was added and the layout solved again before it is named:
  /// it contradicts nothing, and wishes, with the required constraints that a conflict gave up, are met as well as
  /// without it. Empty where none was found or none was asked for.
  public var proposals: [LayoutConstraint]
}
