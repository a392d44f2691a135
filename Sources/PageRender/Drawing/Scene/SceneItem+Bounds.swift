package import LayoutEngine

extension SceneItem {
  /// Returns true if the item certainly stays inside a rectangle, so that clipping to it changes nothing.
  package func fits(in bounds: Rect) -> Bool {
    guard let extent else { return true }
    return extent.minX >= bounds.minX && extent.minY >= bounds.minY && extent.maxX <= bounds.maxX
      && extent.maxY <= bounds.maxY
  }

  /// A rectangle that contains all that the item draws; `nil` if it draws nothing.
  package var extent: Rect? {
    switch kind {
    case .shape(let shape, _), .gradient(let shape, _), .clip(let shape, _),
      .backdrop(let shape, _):
      shape.bounds
    case .stroke(let shape, let stroke): shape.bounds.inset(by: -stroke.reach)
    case .shadow(let shape, let shadow): shadow.extent(of: shape.bounds)
    case .shadowOf(let items, let shadow): items.extent.map(shadow.extent)
    case .image(let image): image.frame
    case .group(_, let items), .mask(_, let items), .tagged(_, let items): items.extent
    case .filtered(.blur(let radius, isOpaque: false), let items): items.extent?.inset(by: -3 * radius - 1)
    case .filtered(_, let items): items.extent
    case .transform(let transform, let items): items.extent.map(transform.bounds)
    case .glyphs(let run): run.extent
    }
  }
}

extension [SceneItem] {
  /// A rectangle that contains all that the items draw; `nil` if they draw nothing.
  package var extent: Rect? { compactMap(\.extent).union }
}

extension [Rect] {
  /// The smallest rectangle around all rectangles; `nil` if there are none.
  var union: Rect? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { box, next in
      Rect(
        minX: Swift.min(box.minX, next.minX), minY: Swift.min(box.minY, next.minY),
        maxX: Swift.max(box.maxX, next.maxX), maxY: Swift.max(box.maxY, next.maxY))
    }
  }
}

extension Shadow {
  fileprivate func extent(of bounds: Rect) -> Rect {
    bounds.offsetBy(x: offset.x, y: offset.y).inset(by: -3 * radius - 1)
  }
}

extension SceneGlyphs {
  /// The estimated bounds of the glyphs' ink.
  ///
  /// In the fonts of the catalogue, ink reaches at most 1.2 em above a glyph's origin, 0.4 below, 0.4 to the
  /// left and 1.6 to the right. Higher marks have higher origins.
  fileprivate var extent: Rect? {
    let em = pointSize
    return glyphs.map { glyph in
      Rect(
        minX: glyph.x - 0.4 * em, minY: glyph.y - 1.2 * em, maxX: glyph.x + 1.6 * em,
        maxY: glyph.y + 0.4 * em)
    }.union
  }
}

extension Shape {
  /// The fill rule of a path; nonzero for other shapes.
  var fillRule: Path.FillRule {
    if case .path(let path) = self { return path.fillRule }
    return .nonZero
  }

  /// The smallest rectangle around the shape, including the control points of a path.
  package var bounds: Rect {
    switch self {
    case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _): rect
    case .path(let path): path.bounds
    }
  }
}
