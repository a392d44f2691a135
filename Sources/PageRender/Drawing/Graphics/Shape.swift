public import LayoutEngine

/// An area to fill.
public enum Shape: Hashable, Sendable {
  case rectangle(Rect)
  /// A rectangle with rounded corners; the radius is in points.
  case roundedRectangle(Rect, radius: Double)
  case ellipse(Rect)
  case path(Path)
}
