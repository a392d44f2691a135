/// One colour over the whole view.
struct FillContent: ControlContent {
  var color: Color.Dynamic

  func draw(on canvas: inout ControlCanvas) {
    canvas.fill(.rectangle(canvas.bounds), color)
  }
}
