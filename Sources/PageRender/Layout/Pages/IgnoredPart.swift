public import LayoutEngine

/// A part of a page that comparisons of pictures leave out.
public enum IgnoredPart: Hashable, Sendable {
  /// The frames of views with an identifier.
  case view(String)
  /// In points of the window.
  case area(Rect)

  /// In points: no number of an area is farther from 0.
  public static let farthest = 100_000.0
}
