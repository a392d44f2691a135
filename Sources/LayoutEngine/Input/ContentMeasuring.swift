/// Measures content that has no subviews, such as a label's text or an image. The engine calls the measurer;
/// the caller implements it.
///
/// ```swift
/// // Letters 8 points wide, in lines 20 points high: 100 letters want 800 × 20, or 384 × 60 within 390.
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
  /// Returns the intrinsic size of an item's content, in points, when it is at most `width` points wide; a
  /// `nil` width is no limit. A `nil` dimension of the result is UIView's `noIntrinsicMetric`.
  func intrinsicSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize

  /// Returns the baselines of an item's content laid out in `size` points; `nil` if the content has no text.
  /// Both baselines of an item without text are at its bottom edge.
  func baselines(ofItem item: Int, in size: Size) -> Baselines?
}

/// An intrinsic content size, in points; `nil` along an axis is UIView's `noIntrinsicMetric`.
public struct IntrinsicSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public static let none = IntrinsicSize(width: nil, height: nil)

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// Distances in points from a view's edges to the baselines of its first and last lines of text.
public struct Baselines: Hashable, Sendable {
  /// The distance from the top edge down to the first baseline.
  public var firstFromTop: Double
  /// The distance from the bottom edge up to the last baseline.
  public var lastFromBottom: Double
  /// True if the text is vertically centred: when the view grows, half of the extra height goes above the
  /// lines.
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
