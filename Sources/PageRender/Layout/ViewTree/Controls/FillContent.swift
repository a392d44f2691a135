internal import LayoutEngine
package import PageDrawing

/// A fill of the whole view with one colour.
package struct FillContent: ControlContent {
  package var color: Color.Dynamic
  /// The rule for round corners; `nil` for a rectangle.
  package var corner: CornerRule?

  package init(color: Color.Dynamic, corner: CornerRule? = nil) {
    self.color = color
    self.corner = corner
  }

  package func draw(on canvas: inout ControlCanvas) {
    guard let corner else { return canvas.fill(.rectangle(canvas.bounds), color) }
    let corners = Corners(radius: corner.radius(in: canvas.bounds.size), curve: .continuous)
    canvas.fill(corners.shape(of: canvas.bounds), color)
  }
}
