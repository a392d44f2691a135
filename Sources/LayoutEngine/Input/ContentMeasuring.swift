/// Measures content that has no subviews, such as a label; the layout asks, the caller's text and
/// images answer.
///
/// ```swift
/// // Letters 8 points wide, in lines of 20: 100 want 800 × 20, and 384 × 60 at most 390 points wide.
/// struct TypedText: ContentMeasuring {
///   let letters: Int
///   func intrinsicSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize {
///     let perLine = width.map { max(1, Int($0 / 8)) } ?? letters
///     let lines = (letters + perLine - 1) / perLine
///     return IntrinsicSize(width: Double(8 * min(letters, perLine)), height: Double(20 * lines))
///   }
///   func baselines(ofItem item: Int, in size: Size) -> Baselines? {
///     Baselines(firstFromTop: 15, lastFromBottom: 5)
///   }
/// }
/// ```
public protocol ContentMeasuring {
  /// The size in points the item's content wants when at most `width` points wide; `nil` means
  /// unlimited. A `nil` member of the answer is UIView's `noIntrinsicMetric`.
  func intrinsicSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize

  /// The baselines of the item's content when it is laid out in `size` points; `nil` where it has no
  /// text, and then its bottom edge counts.
  func baselines(ofItem item: Int, in size: Size) -> Baselines?
}

/// An intrinsic content size, in points; `nil` along an axis is no wish.
public struct IntrinsicSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public static let none = IntrinsicSize(width: nil, height: nil)

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// Distances in points from a view's edges to its first and last line of text.
public struct Baselines: Hashable, Sendable {
  /// The distance from the top edge down to the first baseline.
  public var firstFromTop: Double
  /// The distance from the bottom edge up to the last baseline.
  public var lastFromBottom: Double
  /// True if the lines stay in the middle of the view, so that half of what it grows by is above them.
  public var isCentred: Bool

  public init(firstFromTop: Double, lastFromBottom: Double, isCentred: Bool = false) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
    self.isCentred = isCentred
  }
}

/// A measurer for trees whose items have no content.
public struct NoContent: ContentMeasuring {
  public init() {}
  public func intrinsicSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize { .none }
  public func baselines(ofItem item: Int, in size: Size) -> Baselines? { nil }
}
