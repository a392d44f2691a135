internal import LayoutEngine
internal import PageBase
package import PageDrawing

/// The style of a stroked line, without its colour.
package struct LineStyle: Hashable, Sendable {
  /// The line width, in points.
  package var width = 1.0
  package var cap = Stroke.Cap.butt
  package var join = Stroke.Join.miter
  package var miterLimit = 10.0
  /// The lengths of dashes and gaps in turn, in points; empty is a solid line.
  package var dashes: [Double] = []
  /// The offset into the dash pattern at which the line begins, in points.
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
