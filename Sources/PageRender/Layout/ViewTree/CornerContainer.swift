internal import LayoutEngine

/// A view with round corners, inside which other corners may have the same centres.
struct CornerContainer {
  var frame: Rect
  var radius: Double

  /// The radius of a rectangle's corner that has the centre of the container's corner: the container's radius
  /// less the distance of the two. With distances that differ across and down, the larger one counts.
  ///
  /// - Returns: The radius at the corner where it is largest; negative if no corner is near the container's.
  func radius(inside inner: Rect) -> Double {
    let across = min(abs(inner.minX - frame.minX), abs(frame.maxX - inner.maxX))
    let down = min(abs(inner.minY - frame.minY), abs(frame.maxY - inner.maxY))
    return radius - max(across, down)
  }
}
