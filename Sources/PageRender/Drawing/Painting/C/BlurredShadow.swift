internal import CCairo
internal import LayoutEngine

/// A blurred mask of a drawing's coverage, by three box blurs that approximate a Gaussian blur (P. Kovesi,
/// "Fast almost-Gaussian filtering", 2010).
struct BlurredShadow: ~Copyable {
  let mask: ShadowMask
  /// The mask's bounds, in its own pixels.
  let box: PixelRect

  /// `nil` if nothing is visible, or the mask has more than `ShadowMask.areaLimit` pixels.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of all that `body` draws, in points.
  ///   - map: The transform from points to device pixels, or to the points of a page.
  ///   - finesse: The mask's pixels per device pixel, or per point of a page.
  ///   - visible: The visible part of the device or page.
  ///   - body: Draws the content that casts the shadow.
  init?(
    _ shadow: Shadow, within bounds: Rect, _ map: Transform, finesse: Double, visible: PixelRect,
    checksNumbers: Bool, _ body: (borrowing DrawingContext) throws -> Void
  ) throws {
    let toPixels = map.followed(by: Transform(a: finesse, b: 0, c: 0, d: finesse, tx: 0, ty: 0))
    // A blur stretched more along one axis is approximated by a round blur of the same area.
    let deviation = max(0, shadow.radius) * abs(toPixels.determinant).squareRoot()
    let moved = toPixels.bounds(of: bounds.offsetBy(x: shadow.offset.x, y: shadow.offset.y))
    // Three deviations contain all of the visible blur.
    let margin = (3 * deviation).rounded(.up) + 1
    guard
      let box = PixelRect(
        around: moved, margin: margin, within: visible.scaled(by: finesse),
        limit: Double(ShadowMask.sideLimit)),
      let mask = ShadowMask(box)
    else { return nil }
    try mask.withSurface { target in
      let context = try DrawingContext(target, checksNumbers: checksNumbers)
      cairo_translate(context.pointer, Double(-box.left), Double(-box.top))
      cairo_scale(context.pointer, finesse, finesse)
      var matrix = cairo_matrix_t()
      cairo_matrix_init(&matrix, map.a, map.b, map.c, map.d, map.tx, map.ty)
      cairo_transform(context.pointer, &matrix)
      cairo_translate(context.pointer, shadow.offset.x, shadow.offset.y)
      try body(context)
      try context.finish()
    }
    mask.blur(deviation: deviation)
    self.mask = mask
    self.box = box
  }

  /// The mask's coverage, a byte per pixel, row by row.
  var coverage: [UInt8] {
    mask.withBytes { bytes, bytesPerRow in
      var rows: [UInt8] = []
      rows.reserveCapacity(box.width * box.height)
      for row in 0..<box.height { rows += bytes[row * bytesPerRow..<row * bytesPerRow + box.width] }
      return rows
    }
  }
}

extension Shadow {
  /// The resolution of the shadow's mask, in pixels per point of a page: a stronger blur is as smooth in
  /// fewer pixels.
  func finesse(in map: Transform, limit: Double) -> Double {
    let deviation = max(0, radius) * abs(map.determinant).squareRoot()
    guard deviation > 0, deviation.isFinite else { return limit }
    return min(limit, max(1, 5 / deviation))
  }
}

extension Shadow {
  /// The mask's pixels per device pixel of a picture: `1 / ShadowMask.coarseness` for coarse shadows with a wide
  /// blur, else 1.
  func pictureFinesse(in map: Transform) -> Double {
    let deviation = radius * abs(map.determinant).squareRoot()
    return isCoarse && deviation >= 32 && deviation.isFinite ? 1 / Double(ShadowMask.coarseness) : 1
  }
}

extension PixelRect {
  /// The smallest rectangle of pixels around this one scaled by `scale`.
  fileprivate func scaled(by scale: Double) -> PixelRect {
    guard scale != 1 else { return self }
    return PixelRect(
      left: Int((Double(left) * scale).rounded(.down)), top: Int((Double(top) * scale).rounded(.down)),
      right: Int((Double(right) * scale).rounded(.up)), bottom: Int((Double(bottom) * scale).rounded(.up)))
  }
}

extension PixelRect {
  /// Makes the rectangle of pixels around the visible part of `rect` and a margin for the blur; `nil` if a
  /// side reaches `limit` or an edge is not finite.
  fileprivate init?(around rect: Rect, margin: Double, within visible: PixelRect, limit: Double) {
    let edges = [
      max(rect.minX, Double(visible.left)) - margin, max(rect.minY, Double(visible.top)) - margin,
      min(rect.maxX, Double(visible.right)) + margin, min(rect.maxY, Double(visible.bottom)) + margin,
    ]
    guard edges.allSatisfy({ abs($0) < limit * 4 }), edges[2] - edges[0] < limit,
      edges[3] - edges[1] < limit
    else { return nil }
    self.init(
      left: Int(edges[0].rounded(.down)), top: Int(edges[1].rounded(.down)),
      right: Int(edges[2].rounded(.up)), bottom: Int(edges[3].rounded(.up)))
  }
}
