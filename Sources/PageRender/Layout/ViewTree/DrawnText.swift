package import LayoutEngine
package import PageDrawing

/// A text as drawn: its content, its area and its lines.
package struct DrawnText: Sendable {
  /// The content as laid out, limited to the lines that fit.
  package var content: TextContent
  /// The area for the text inside its insets, in scene coordinates.
  package var area: Rect
  package var layout: TextLayout
  /// The height of the text with all its lines, in points.
  package var neededHeight: Double
  /// The distance from the top of the scene to the top of the first line, in points.
  package var top: Double
}
