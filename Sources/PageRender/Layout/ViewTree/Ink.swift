package import LayoutEngine
internal import PageBase
package import PageDrawing

/// One thing that a layer or code of a view draws, as a value: before its colours, pictures and glyphs are settled, in the
/// coordinates of the layer or view.
package indirect enum Ink: Sendable {
  case fill(Shape, Color.Dynamic)
  case stroke(Shape, LineStyle, Color.Dynamic)
  case gradient(Shape, GradientStyle)
  case shadow(Shape, LayerStyle.ShadowStyle)
  case image(ImageContent, in: Rect)
  case text(TextContent, in: Rect)
  case clip(Shape, [Ink])
  case group(opacity: Double, [Ink])
  case transform(Transform, [Ink])
  case mask([Ink], [Ink])
  /// Views as they were when code drew them.
  case views(ViewPicture)
  /// A shadow: the area that the items cover, once more and blurred.
  case shadowOf([Ink], LayerStyle.ShadowStyle)
}

/// A gradient before its colours are settled.
package struct GradientStyle: Sendable {
  package var stops: [(place: Double, color: Color.Dynamic)]
  package var form: Gradient.Form
  /// The rectangle from (0, 0) to (1, 1) of the form.
  package var frame: Rect

  package init(stops: [(place: Double, color: Color.Dynamic)], form: Gradient.Form, frame: Rect) {
    self.stops = stops
    self.form = form
    self.frame = frame
  }

  func gradient(_ appearance: Appearance, offsetBy offset: Point) -> Gradient {
    Gradient(
      form, stops: stops.map { Gradient.Stop($0.place, $0.color.resolved(in: appearance)) },
      frame: frame.offsetBy(x: offset.x, y: offset.y))
  }
}

/// The drawing of a view's code, shown as a control's content is.
struct InkContent: ControlContent {
  var ink: [Ink]

  func draw(on canvas: inout ControlCanvas) {
    canvas.draw(ink, at: canvas.bounds.origin)
  }
}
