/// A constraint that has a part in fixing a value.
public struct ExplanationStep: Hashable, Sendable {
  public var origin: ConstraintOrigin
  /// The constraint as an equation, with given and measured numbers filled in.
  public var equation: LayoutEquation
  /// By how many points its left side is greater (or, negative, less) than it asks for; 0 where it holds.
  /// Counted in the direction of reading where it was written with leading or trailing.
  /// A wish that is not met still has a part where it holds others at their limits.
  public var error: Double
  /// The numbers in it that no constraint gives.
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
