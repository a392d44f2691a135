package import PageDrawing

/// The colours of glass where nothing is blurred behind it.
package struct GlassMetrics: Hashable, Sendable {
  package var regular: Color.Dynamic
  package var clear: Color.Dynamic
}
