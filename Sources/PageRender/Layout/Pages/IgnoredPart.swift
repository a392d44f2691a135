public import LayoutEngine

/// A part of a page that comparisons of pictures leave out.
public enum IgnoredPart: Hashable, Sendable {
  /// The frames of views with an identifier.
  case view(String)
  /// An area of the window, in points.
  case area(Rect)

  /// The largest magnitude of an area's numbers, in points.
  public static let farthest = 100_000.0
}
