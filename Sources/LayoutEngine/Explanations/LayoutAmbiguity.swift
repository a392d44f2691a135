/// An item's position or size along one axis that the constraints do not determine.
///
/// The position is the distance from the superview's leading (or top) edge to the item's, as in UIKit, so
/// that a view is not ambiguous only because its superview is.
public struct LayoutAmbiguity: Sendable {
  public var item: Int
  public var axis: Axis
  public var isPositionFree: Bool
  public var isSizeFree: Bool
  /// True for the content size of a scroll view, which the constraints inside it do not determine.
  public var isOfContent = false
  /// The shortest constraints that remove the ambiguity: one if one is enough, else one for the position and
  /// one for the size. Each proposal was tested by solving the layout with it. It contradicts no constraint,
  /// and all optional and given-up constraints are met as well as before. Empty if none was found or asked
  /// for.
  public var proposals: [LayoutConstraint]
}
