internal import LayoutEngine
package import PageDrawing

/// The ground of a platter: a capsule with a ring and a shadow.
package struct PlatterContent: ControlContent {
  package var look: PlatterMetrics.Look
  /// The fill of a prominent item; `nil` for the look's.
  package var fill: Color.Dynamic?

  package init(look: PlatterMetrics.Look, fill: Color.Dynamic? = nil) {
    self.look = look
    self.fill = fill
  }

  package func draw(on canvas: inout ControlCanvas) { canvas.draw(look, in: canvas.bounds, fill: fill) }
}

extension ControlCanvas {
  /// Draws a capsule as a platter.
  mutating func draw(_ look: PlatterMetrics.Look, in frame: Rect, fill own: Color.Dynamic? = nil) {
    let radius = min(frame.width, frame.height) / 2
    let shape = Shape.roundedRectangle(frame, radius: radius)
    draw([look.shadow], of: shape)
    fill(shape, own ?? look.fill)
    let half = look.ringWidth / 2
    stroke(
      .roundedRectangle(frame.inset(by: half), radius: radius - half), look.ring, width: look.ringWidth)
  }
}
