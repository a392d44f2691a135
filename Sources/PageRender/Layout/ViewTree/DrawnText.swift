package import LayoutEngine
package import PageDrawing

/// A text as it is drawn: which one, where, and in which lines.
package struct DrawnText: Sendable {
  /// As it is laid out: with the lines that fit, and in the size in which it fits.
  package var content: TextContent
  /// The room it has, without its insets, in scene coordinates.
  package var area: Rect
  package var layout: TextLayout
  /// How high the text would be with all its lines, in points.
  package var neededHeight: Double
  /// The distance from the top of the scene to the top of the first line, in points.
  package var top: Double
}
