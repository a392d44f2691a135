internal import LayoutEngine

extension SceneItem {
  /// Whether the item certainly stays inside a rectangle, so that clipping to it changes nothing.
  func fits(in bounds: Rect) -> Bool {
    func contains(_ rect: Rect) -> Bool {
      rect.minX >= bounds.minX && rect.minY >= bounds.minY && rect.maxX <= bounds.maxX
        && rect.maxY <= bounds.maxY
    }
    switch kind {
    case .shape(let shape, _): return contains(shape.bounds)
    case .stroke(let shape, let stroke):
      // A sharp corner of two lines reaches farther than half the width; ten times is cairo's limit.
      return contains(shape.bounds.inset(by: -stroke.width * (stroke.hasRoundEnds ? 0.5 : 5)))
    case .shadow(let shape, let shadow):
      let moved = shape.bounds.offsetBy(x: shadow.offset.x, y: shadow.offset.y)
      return contains(moved.inset(by: -3 * shadow.radius - 1))
    case .image(let image): return contains(image.frame)
    case .clip(let shape, _): return contains(shape.bounds)
    case .group(_, let items): return items.allSatisfy { $0.fits(in: bounds) }
    case .glyphs(let run):
      // Ink reaches at most 1.2 em above a glyph's origin, 0.4 below, 0.4 to the left and 1.6 to the right in
      // the fonts of the catalogue; marks that stand higher have origins that stand higher.
      let em = run.pointSize
      return run.glyphs.allSatisfy { glyph in
        contains(
          Rect(
            minX: glyph.x - 0.4 * em, minY: glyph.y - 1.2 * em, maxX: glyph.x + 1.6 * em,
            maxY: glyph.y + 0.4 * em))
      }
    }
  }
}

extension Shape {
  /// The smallest rectangle around the shape; around a path's control points too.
  var bounds: Rect {
    switch self {
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _): rect
    case .path(let path): path.bounds
    }
  }
}
