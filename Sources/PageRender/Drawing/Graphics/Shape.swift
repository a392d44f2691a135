public import LayoutEngine

/// An area to fill.
public enum Shape: Hashable, Sendable {
  case rectangle(Rect)
  /// Corner radius in points.
  case roundedRectangle(Rect, radius: Double)
  case ellipse(Rect)
  case path(Path)
}
