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
  /// What the items cover, once more and blurred.
  case shadowOf([Ink], LayerStyle.ShadowStyle)
}

/// How a line is drawn, but for its colour.
package struct LineStyle: Hashable, Sendable {
  /// In points.
  package var width = 1.0
  package var cap = Stroke.Cap.butt
  package var join = Stroke.Join.miter
  package var miterLimit = 10.0
  /// In points; lengths of dashes and gaps in turn.
  package var dashes: [Double] = []
  /// In points.
  package var dashPhase = 0.0

  package init(
    width: Double = 1.0, cap: Stroke.Cap = Stroke.Cap.butt, join: Stroke.Join = Stroke.Join.miter,
    miterLimit: Double = 10.0, dashes: [Double] = [], dashPhase: Double = 0.0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  func stroke(_ color: Color) -> Stroke {
    Stroke(
      color: color, width: width, cap: cap, join: join, miterLimit: miterLimit, dashes: dashes,
      dashPhase: dashPhase)
  }
}

/// A gradient before its colours are settled.
package struct GradientStyle: Sendable {
  package var stops: [(place: Double, color: Color.Dynamic)]
  package var form: Gradient.Form
  /// What (0, 0) and (1, 1) of the form mean.
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

/// What code of a view drew, shown as a control's content is.
struct InkContent: ControlContent {
  var ink: [Ink]

  func draw(on canvas: inout ControlCanvas) {
    canvas.draw(ink, at: canvas.bounds.origin)
  }
}
