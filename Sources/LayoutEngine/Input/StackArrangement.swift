/// A `UIStackView`, which the engine expands to the constraints and priorities that UIKit makes.
///
/// ```swift
/// // PREV, dots and NEXT share the width of a tutorial.
/// let row = StackArrangement(axis: .horizontal, distribution: .fillEqually, arranged: [1, 2, 3])
/// let items = [
///   LayoutItem(name: "controls", parent: nil, arrangement: .stack(row)),
///   LayoutItem(name: "previous", parent: 0), LayoutItem(name: "dots", parent: 0),
///   LayoutItem(name: "next", parent: 0),
/// ]
/// var system = try LayoutSystem(LayoutInput(items: items))
/// let bar = LayoutEnvironment(size: Size(width: 390, height: 50), scale: 3)
/// let frames = try system.solve(in: bar, measuring: NoContent()).frames
/// let dots = frames[2]  // x 130, y 0, 130 × 50 points
/// ```
public struct StackArrangement: Sendable {
  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  /// The distance between neighbouring visible arranged items, in points.
  public var spacing: Double
  /// The indices of the arranged items in the input, in stack order.
  public var arranged: [Int]
  /// The custom spacing after each arranged item (`setCustomSpacing(_:after:)`), in points, with the indices
  /// of `arranged`. `nil` or a missing element means `spacing`.
  public var customSpacing: [Double?]
  public var isMarginsRelative: Bool
  public var isBaselineRelative: Bool
  /// True if hidden arranged items keep the sizes that constraints give them, as on Interface Builder's
  /// canvas; otherwise they have no size along the axis. Either way they push no visible item.
  public var keepsHiddenSizes = false

  public enum Distribution: Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// `leading` is top and `trailing` is bottom in a horizontal stack, as in UIKit.
  public enum Alignment: Hashable, Sendable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  public init(
    axis: Axis, distribution: Distribution = .fill, alignment: Alignment = .fill, spacing: Double = 0,
    arranged: [Int], customSpacing: [Double?] = [], isMarginsRelative: Bool = false,
    isBaselineRelative: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.arranged = arranged
    self.customSpacing = customSpacing
    self.isMarginsRelative = isMarginsRelative
    self.isBaselineRelative = isBaselineRelative
  }
}
