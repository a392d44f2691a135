internal import CCairo
internal import LayoutEngine

extension DrawingContext {
  /// Draws the blurred shadow of a shape. Shadows of more than `ShadowMask.areaLimit` pixels are left out.
  func cast(_ shadow: Shadow, of shape: Shape) throws {
    try cast(shadow, within: shape.bounds) { $0.fill(shape, with: .black) }
  }

  /// Draws the shadow of what `body` draws: its blurred alpha, in the shadow's colour.
  ///
  /// - Parameter bounds: The bounds of all that `body` draws, in points.
  func cast(
    _ shadow: Shadow, within bounds: Rect, _ body: (borrowing DrawingContext) throws -> Void
  ) throws {
    let map = map
    let finesse =
      vector == nil
      ? shadow.pictureFinesse(in: map) : shadow.finesse(in: map, limit: VectorDrawing.pixelsPerPoint)
    let blurred = try BlurredShadow(
      shadow, within: bounds, map, finesse: finesse, visible: clipBounds, checksNumbers: checksNumbers, body)
    guard let blurred else { return }
    if let vector {
      return paint(blurred.mask, blurred.box, shadow.color, finesse: finesse, keptBy: vector)
    }
    setSource(shadow.color)
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    cairo_identity_matrix(pointer)
    guard finesse == 1 else { return enlarge(blurred.mask, blurred.box) }
    blurred.mask.withSurface {
      cairo_mask_surface(pointer, $0, Double(blurred.box.left), Double(blurred.box.top))
    }
  }

  /// Paints the source through a coarse mask, enlarged in stripes. cairo's own scaling of masks takes ten times as
  /// long.
  private func enlarge(_ mask: borrowing ShadowMask, _ box: PixelRect) {
    let area = box.enlarged(within: clipBounds)
    for top in stride(from: area.top, to: area.bottom, by: ShadowMask.stripe) {
      let bottom = min(top + ShadowMask.stripe, area.bottom)
      let stripe = PixelRect(left: area.left, top: top, right: area.right, bottom: bottom)
      guard let enlarged = ShadowMask(enlarging: mask, box, to: stripe) else { return }
      enlarged.withSurface { cairo_mask_surface(pointer, $0, Double(stripe.left), Double(stripe.top)) }
    }
  }

  /// Paints a colour through a mask of `finesse` pixels per point.
  private func paint(
    _ mask: borrowing ShadowMask, _ box: PixelRect, _ color: Color, finesse: Double,
    keptBy vector: VectorDrawing
  ) {
    let surface = mask.withBytes { bytes, bytesPerRow in
      bytes.baseAddress.flatMap { start in
        SourceSurface(
          color,
          through: PixelCoverage(
            bytes: start, width: box.width, height: box.height, bytesPerRow: bytesPerRow, isAlpha: false))
      }
    }
    guard let surface else { return }
    vector.keep(surface)
    cairo_save(pointer)
    cairo_identity_matrix(pointer)
    cairo_scale(pointer, 1 / finesse, 1 / finesse)
    cairo_set_source_surface(pointer, surface.pointer, Double(box.left), Double(box.top))
    cairo_paint(pointer)
    cairo_restore(pointer)
    setSource(.black)
  }
}
