/// The grid of device pixels that frames are rounded to, in root coordinates.
///
/// UIKit rounds edges, not sizes: each edge goes to the nearest pixel, a half upwards. Sizes are the
/// distances between rounded edges, so that adjacent views stay adjacent (recorded frames of
/// pointfreeco/swift-snapshot-testing, Tinder/Layout and sentry-cocoa agree).
///
/// ```swift
/// let grid = PixelGrid(scale: 2)
/// print(grid.round(10.25))  // 10.5
/// // Badges beside each other, both 10.1 points wide: they become 10.5 and 10 points wide, and still touch.
/// let first = grid.round(Rect(x: 0.2, y: 0, width: 10.1, height: 20))
/// let second = grid.round(Rect(x: 10.3, y: 0, width: 10.1, height: 20))
/// print(first.maxX, second.minX)  // 10.5 10.5
/// ```
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point.
  public var scale: Double

  /// The tolerance below a half, in pixels. A half that floating-point arithmetic left this much too low still rounds up, as 170.8333… × 3
  /// = 512.4999… does in UIKit.
  public static let tolerance = 1e-6

  public init(scale: Double) {
    self.scale = scale
  }

  /// Returns the position on the grid that is nearest to `edge`, in points.
  public func round(_ edge: Double) -> Double {
    (edge * scale + 0.5 + Self.tolerance).wholeBelow / scale
  }

  /// The rectangle between the rounded edges.
  public func round(_ rect: Rect) -> Rect {
    Rect(
      minX: round(rect.minX), minY: round(rect.minY), maxX: round(rect.maxX), maxY: round(rect.maxY))
  }
}
