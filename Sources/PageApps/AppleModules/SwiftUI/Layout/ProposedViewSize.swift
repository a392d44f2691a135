public import Foundation

/// A size that a container offers a view, in points; `nil` asks for the view's ideal length.
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size with a length in place of what is not specified: 10 points unless given (Apple's documentation of
  /// `replacingUnspecifiedDimensions(by:)`).
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The lengths in points to two places, `∞`, or `ideal` where the view is to say it: `358 × ideal`.
  var words: String {
    [width, height].map { length in
      guard let length else { return "ideal" }
      let rounded = (length * 100).rounded() / 100
      if length.isInfinite { return "∞" }
      return rounded == rounded.rounded() ? String(format: "%.0f", rounded) : "\(rounded)"
    }.joined(separator: " × ")
  }

  /// The size with less room at each edge; at least 0.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) })
  }
}

extension CGFloat {
  /// The number rounded down, or the nearest one within limits; the least one for what is no number.
  func number(in limits: ClosedRange<Int>) -> Int {
    self > CGFloat(limits.lowerBound) ? Int(Swift.min(self, CGFloat(limits.upperBound))) : limits.lowerBound
  }
}

/// A direction of a screen.
@frozen
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
