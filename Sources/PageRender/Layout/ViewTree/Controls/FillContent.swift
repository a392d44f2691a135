package import PageDrawing

/// A fill of the whole view with one colour.
package struct FillContent: ControlContent {
  package var color: Color.Dynamic

  package init(color: Color.Dynamic) {
    self.color = color
  }

  package func draw(on canvas: inout ControlCanvas) {
    canvas.fill(.rectangle(canvas.bounds), color)
  }
}
