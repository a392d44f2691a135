internal import CCairo
internal import LayoutEngine

extension DrawingContext {
  /// Paints a blurred picture of the shape: three box blurs, which together are near a Gaussian (P. Kovesi,
  /// "Fast almost-Gaussian filtering", 2010).
  ///
  /// Shadows of more than `ShadowMask.areaLimit` pixels are left out.
  func cast(_ shadow: Shadow, of shape: Shape) {
    guard let scale = pixelsPerPoint else { return }
    let deviation = max(0, shadow.radius) * scale
    let bounds = shape.bounds.offsetBy(x: shadow.offset.x, y: shadow.offset.y)
    // Three deviations hold all that is seen.
    let margin = (3 * deviation).rounded(.up) + 1
    guard
      let box = PixelRect(
        around: bounds, scale: scale, margin: margin, limit: Double(ShadowMask.sideLimit)),
      let mask = ShadowMask(box)
    else { return }
    mask.draw { context in
      cairo_translate(context, Double(-box.left), Double(-box.top))
      cairo_scale(context, scale, scale)
      cairo_translate(context, shadow.offset.x, shadow.offset.y)
      DrawingContext.addPath(of: shape, to: context)
      cairo_fill(context)
    }
    mask.blur(deviation: deviation)
    setSource(shadow.color)
    cairo_save(pointer)
    cairo_identity_matrix(pointer)
    mask.withSurface { cairo_mask_surface(pointer, $0, Double(box.left), Double(box.top)) }
    cairo_restore(pointer)
  }
}

extension PixelRect {
  /// The device pixels around a rectangle in points; `nil` beyond a size or where a number is none.
  fileprivate init?(around rect: Rect, scale: Double, margin: Double, limit: Double) {
    let edges = [
      (rect.minX * scale - margin).rounded(.down), (rect.minY * scale - margin).rounded(.down),
      (rect.maxX * scale + margin).rounded(.up), (rect.maxY * scale + margin).rounded(.up),
    ]
    guard edges.allSatisfy({ abs($0) < limit * 4 }), edges[2] - edges[0] < limit,
      edges[3] - edges[1] < limit
    else { return nil }
    self.init(left: Int(edges[0]), top: Int(edges[1]), right: Int(edges[2]), bottom: Int(edges[3]))
  }
}
