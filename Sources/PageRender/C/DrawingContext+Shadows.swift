internal import CCairo
internal import LayoutEngine

extension DrawingContext {
  /// Paints a blurred picture of the shape: three box blurs, which together are near a Gaussian (P. Kovesi,
  /// "Fast almost-Gaussian filtering", 2010).
  ///
  /// Shadows of more than `ShadowMask.areaLimit` pixels are left out.
  func cast(_ shadow: Shadow, of shape: Shape) throws {
    try cast(shadow, within: shape.bounds) { $0.fill(shape, with: .black) }
  }

  /// Paints a blurred picture of what `body` draws, as far as it is opaque.
  ///
  /// - Parameter bounds: Around all that is drawn, in points.
  func cast(
    _ shadow: Shadow, within bounds: Rect, _ body: (borrowing DrawingContext) throws -> Void
  ) throws {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    let finesse = vector == nil ? 1 : finesse(of: shadow, matrix)
    let toPixels = Transform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0
    ).followed(by: Transform(a: finesse, b: 0, c: 0, d: finesse, tx: 0, ty: 0))
    // Where a transform stretches one way only, the blur is that of the same area.
    let deviation = max(0, shadow.radius) * abs(toPixels.determinant).squareRoot()
    let moved = toPixels.bounds(of: bounds.offsetBy(x: shadow.offset.x, y: shadow.offset.y))
    // Three deviations hold all that is seen.
    let margin = (3 * deviation).rounded(.up) + 1
    guard
      let box = PixelRect(
        around: moved, margin: margin, within: clipBounds.scaled(by: finesse),
        limit: Double(ShadowMask.sideLimit)),
      let mask = ShadowMask(box)
    else { return }
    try mask.withSurface { target in
      let context = try DrawingContext(target, checksNumbers: checksNumbers)
      cairo_translate(context.pointer, Double(-box.left), Double(-box.top))
      cairo_scale(context.pointer, finesse, finesse)
      cairo_transform(context.pointer, &matrix)
      cairo_translate(context.pointer, shadow.offset.x, shadow.offset.y)
      try body(context)
      try context.finish()
    }
    mask.blur(deviation: deviation)
    if let vector { return paint(mask, box, shadow.color, finesse: finesse, keptBy: vector) }
    setSource(shadow.color)
    cairo_save(pointer)
    cairo_identity_matrix(pointer)
    mask.withSurface { cairo_mask_surface(pointer, $0, Double(box.left), Double(box.top)) }
    cairo_restore(pointer)
  }

  /// Pixels of the blurred picture per point of the page: what is blurred more is as smooth in fewer.
  private func finesse(of shadow: Shadow, _ matrix: cairo_matrix_t) -> Double {
    let growth = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    let deviation = max(0, shadow.radius) * growth
    guard deviation > 0, deviation.isFinite else { return VectorDrawing.pixelsPerPoint }
    return min(VectorDrawing.pixelsPerPoint, max(1, 5 / deviation))
  }

  /// Paints a colour through a mask of `finesse` pixels per point.
  private func paint(
    _ mask: borrowing ShadowMask, _ box: PixelRect, _ color: Color, finesse: Double,
    keptBy vector: VectorDrawing
  ) {
    let surface = mask.withBytes { bytes, bytesPerRow in
      SourceSurface(
        copying: bytes, bytesPerRow: bytesPerRow, isCoverage: true, width: box.width, height: box.height)
    }
    guard let surface else { return }
    vector.keep(surface)
    cairo_save(pointer)
    cairo_identity_matrix(pointer)
    cairo_scale(pointer, 1 / finesse, 1 / finesse)
    setSource(color)
    cairo_mask_surface(pointer, surface.pointer, Double(box.left), Double(box.top))
    cairo_restore(pointer)
  }
}

extension PixelRect {
  /// The pixels around the rectangle where each is `scale` of them wide.
  fileprivate func scaled(by scale: Double) -> PixelRect {
    guard scale != 1 else { return self }
    return PixelRect(
      left: Int((Double(left) * scale).rounded(.down)), top: Int((Double(top) * scale).rounded(.down)),
      right: Int((Double(right) * scale).rounded(.up)), bottom: Int((Double(bottom) * scale).rounded(.up)))
  }
}

extension PixelRect {
  /// The device pixels around a rectangle of device pixels, as far as what is there can be seen, blurred by at most the
  /// margin; `nil` beyond a size or where a number is none.
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
