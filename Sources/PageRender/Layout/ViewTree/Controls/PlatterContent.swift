internal import LayoutEngine
package import PageDrawing

/// The ground of a platter: a capsule with a ring and a shadow.
package struct PlatterContent: ControlContent {
  package var look: GlassLook
  /// The fill of a prominent item; `nil` for the look's.
  package var fill: Color.Dynamic?

  package init(look: GlassLook, fill: Color.Dynamic? = nil) {
    self.look = look
    self.fill = fill
  }

  package func draw(on canvas: inout ControlCanvas) { canvas.draw(look, in: canvas.bounds, fill: fill) }
}

extension ControlCanvas {
  /// Draws a capsule as a platter.
  mutating func draw(_ look: GlassLook, in frame: Rect, fill own: Color.Dynamic? = nil) {
    draw(look, Corners(radius: min(frame.width, frame.height) / 2), in: frame, fill: own)
  }
}
