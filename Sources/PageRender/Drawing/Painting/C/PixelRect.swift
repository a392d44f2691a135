internal import CCairo

/// A rectangle of whole device pixels; the right and bottom edges are exclusive.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var isEmpty: Bool { left >= right || top >= bottom }
  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle around this one and another; an empty rectangle adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}
