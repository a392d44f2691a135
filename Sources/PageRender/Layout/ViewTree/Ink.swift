package import LayoutEngine
internal import PageBase
package import PageDrawing

/// A drawing operation of a layer or of a view's code, as a value in the coordinates of the layer or view.
/// Its colours, images and glyphs are not resolved yet.
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
  /// A snapshot of views, taken when code drew them.
  case views(ViewPicture)
  /// The shadow of some items: a blurred copy of the area that they cover.
  case shadowOf([Ink], LayerStyle.ShadowStyle)
}

/// A gradient whose colours are not resolved yet.
package struct GradientStyle: Sendable {
  package var stops: [(place: Double, color: Color.Dynamic)]
  package var form: Gradient.Form
  /// The rectangle that the form's unit coordinates, (0, 0) to (1, 1), are mapped to.
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
