package import PageDrawing

/// One colour over the whole view.
package struct FillContent: ControlContent {
  package var color: Color.Dynamic

  package init(color: Color.Dynamic) {
    self.color = color
  }

  package func draw(on canvas: inout ControlCanvas) {
    canvas.fill(.rectangle(canvas.bounds), color)
  }
}
