internal import LayoutEngine

/// One thing that a layer or code of a view draws, as a value: before its colours, pictures and glyphs are settled, in the
/// coordinates of the layer or view.
indirect enum Ink: Sendable {
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
struct LineStyle: Hashable, Sendable {
  /// In points.
  var width = 1.0
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  var miterLimit = 10.0
  /// In points; lengths of dashes and gaps in turn.
  var dashes: [Double] = []
  /// In points.
  var dashPhase = 0.0

  func stroke(_ color: Color) -> Stroke {
    Stroke(
      color: color, width: width, cap: cap, join: join, miterLimit: miterLimit, dashes: dashes,
      dashPhase: dashPhase)
  }
}

/// A gradient before its colours are settled.
struct GradientStyle: Sendable {
  var stops: [(place: Double, color: Color.Dynamic)]
  var form: Gradient.Form
  /// What (0, 0) and (1, 1) of the form mean.
  var frame: Rect

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
