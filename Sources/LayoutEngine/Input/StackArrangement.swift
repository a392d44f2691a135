/// `UIStackView`: expands to the constraints and priorities UIKit builds.
public struct StackArrangement: Sendable {
  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  /// In points, between visible neighbours.
  public var spacing: Double
  /// The indices of the arranged items, in order.
  public var arranged: [Int]
  /// `setCustomSpacing(_:after:)`, in points, by position in `arranged`; `nil` uses `spacing`.
  public var customSpacing: [Double?]
  public var isMarginsRelative: Bool
  public var isBaselineRelative: Bool

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
