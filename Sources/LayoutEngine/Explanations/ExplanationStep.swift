/// A constraint that has a part in fixing a value.
public struct ExplanationStep: Hashable, Sendable {
  public var origin: ConstraintOrigin
  /// The constraint as an equation, with given and measured numbers filled in.
  public var equation: LayoutEquation
  /// The constraint's error, in points: positive if its left side is too great, negative if it is too small,
  /// 0 if it holds. For a constraint written with leading or trailing, the sign follows the direction of
  /// reading. An optional constraint that is not met is a step if its pull keeps other constraints at their
  /// limits.
  public var error: Double
  /// The numbers in the equation that no constraint determines.
  public var givens: [Given]

  /// A number that comes from outside the constraints, in points.
  public enum Given: Hashable, Sendable {
    /// A safe area inset of a view.
    case safeArea(item: Int, Double)
    /// A layout margin of a view.
    case margin(item: Int, Double)
    /// The intrinsic size of an item's content along an axis, in points.
    case content(item: Int, Axis, Double)
    /// The distance of a first or last baseline from its edge.
    case baseline(item: Int, Double)
    /// A number of the frame that a flow layout gives a cell.
    case cell(item: Int, Double)
  }
}
