internal import LayoutEngine

/// A text as it is drawn: which one, where, and in which lines.
struct DrawnText: Sendable {
  /// As it is laid out: with the lines that fit, and in the size in which it fits.
  var content: TextContent
  /// The room it has, without its insets, in scene coordinates.
  var area: Rect
  var layout: TextLayout
  /// How high the text would be with all its lines, in points.
  var neededHeight: Double
  /// From the top of the scene to that of the first line, in points.
  var top: Double
}
