internal import CCairo
internal import LayoutEngine

/// A cairo context in points, which draws shapes, pictures and glyphs on a surface of pixels or on a vector
/// surface.
///
/// cairo's status is sticky, so it is checked once, by `finish()`.
package struct DrawingContext: ~Copyable {
  let pointer: OpaquePointer
  /// The state of the vector document that is being drawn; `nil` for pixels.
  let vector: VectorDrawing?
  /// True if numbers at which cairo would fail are skipped: one would spoil the whole document.
  let checksNumbers: Bool

  /// Makes a context whose unit is `scale` device pixels, with hinting off and grey antialiasing.
  package init(_ surface: borrowing ImageSurface, scale: Double) throws(CairoError) {
    pointer = cairo_create(surface.pointer)
    vector = nil
    checksNumbers = false
    try check(cairo_status(pointer), "cairo_create")
    cairo_scale(pointer, scale, scale)
    setFontOptions()
  }

  /// Makes a context in device pixels of a surface, which must outlive the context.
  init(_ surface: OpaquePointer?, checksNumbers: Bool = false) throws(CairoError) {
    pointer = cairo_create(surface)
    vector = nil
    self.checksNumbers = checksNumbers
    try check(cairo_status(pointer), "cairo_create")
    setFontOptions()
  }

  /// Makes a context in points of a vector surface, which must outlive the context.
  init(_ surface: OpaquePointer?, drawing: VectorDrawing) throws(CairoError) {
    pointer = cairo_create(surface)
    vector = drawing
    checksNumbers = true
    try check(cairo_status(pointer), "cairo_create")
    setFontOptions()
  }

  deinit { cairo_destroy(pointer) }

  /// Throws the first error of all drawing so far.
  func finish() throws(CairoError) {
    try check(cairo_status(pointer), "drawing")
  }

  /// Replaces every pixel with a colour, or covers the empty page of a vector surface.
  func clear(to color: Color) {
    if vector != nil {
      guard color.alpha > 0 else { return }
      setSource(color)
      return cairo_paint(pointer)
    }
    cairo_save(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
    setSource(color)
    cairo_paint(pointer)
    cairo_restore(pointer)
  }

  func fill(_ shape: Shape, with color: Color) {
    setSource(color)
    addPath(of: shape)
    cairo_fill(pointer)
  }

  func stroke(_ shape: Shape, _ stroke: Stroke) {
    guard stroke.width > 0 else { return }
    setSource(stroke.color)
    addPath(of: shape)
    setLine(stroke)
    cairo_stroke(pointer)
  }

  private func setLine(_ stroke: Stroke) {
    cairo_set_line_width(pointer, stroke.width)
    switch stroke.cap {
    case .butt: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.join {
    case .miter: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(pointer, stroke.miterLimit)
    // Dashes that are no pattern would put cairo into an error state.
    let dashes = stroke.pattern
    cairo_set_dash(
      pointer, dashes, Int32(clamping: dashes.count), stroke.dashPhase.isFinite ? stroke.dashPhase : 0)
  }

  /// Draws glyphs of one face, each on the device pixel nearest to its position, which is in points.
  func show(_ run: SceneGlyphs, face: CairoFontFace) {
    guard !checksNumbers || isDrawable(pointSize: run.pointSize) else { return }
    setSource(run.color)
    setFont(face, pointSize: run.pointSize)
    withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) { buffer in
      for (index, glyph) in run.glyphs.enumerated() {
        buffer.initializeElement(
          at: index, to: cairo_glyph_t(index: UInt(glyph.glyph), x: glyph.x, y: glyph.y))
      }
      cairo_show_glyphs(pointer, buffer.baseAddress, Int32(clamping: run.glyphs.count))
    }
  }

  /// Rasterises one glyph for the current scale; `nil` if `GlyphRasterizer` cannot or cairo has failed.
  func rasterize(_ glyph: UInt32, of face: CairoFontFace, pointSize: Double, quarter: Int) -> GlyphBitmap? {
    setFont(face, pointSize: pointSize)
    guard cairo_status(pointer) == CAIRO_STATUS_SUCCESS, let font = cairo_get_scaled_font(pointer),
      let rasterizer = GlyphRasterizer(font)
    else { return nil }
    return rasterizer.bitmap(of: glyph, quarter: quarter)
  }

  /// Paints a colour on device pixels through a mask.
  func fill(_ mask: CoverageMask, with color: Color) {
    guard !mask.bounds.isEmpty else { return }
    setSource(color)
    cairo_save(pointer)
    cairo_identity_matrix(pointer)
    mask.withSurface { surface in
      cairo_mask_surface(pointer, surface, Double(mask.bounds.left), Double(mask.bounds.top))
    }
    cairo_restore(pointer)
  }

  /// The device pixels per point; `nil` if coordinates are transformed by more than a scale.
  var pixelsPerPoint: Double? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    let isScale = matrix.xx == matrix.yy && matrix.xx > 0 && matrix.xy == 0 && matrix.yx == 0
    return isScale && matrix.x0 == 0 && matrix.y0 == 0 ? matrix.xx : nil
  }

  /// The bounds of the clip, in device pixels; drawing changes no other pixels.
  var clipBounds: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(pointer)
    cairo_identity_matrix(pointer)
    cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    cairo_restore(pointer)
    // cairo's coordinates have 24 bits before the binary point.
    let limit = Double(1 << 24)
    func pixel(_ edge: Double) -> Int { Int(max(-limit, min(limit, edge))) }
    return PixelRect(
      left: pixel(left.rounded(.down)), top: pixel(top.rounded(.down)), right: pixel(right.rounded(.up)),
      bottom: pixel(bottom.rounded(.up)))
  }

  /// Runs `body` with drawing limited to the shape.
  func clipped(to shape: Shape, _ body: () throws -> Void) rethrows {
    cairo_save(pointer)
    addPath(of: shape)
    cairo_clip(pointer)
    defer { cairo_restore(pointer) }
    try body()
  }

  /// Runs `body`, and draws the result as one group with this opacity.
  func grouped(opacity: Double, _ body: () throws -> Void) rethrows {
    cairo_push_group(pointer)
    defer {
      cairo_pop_group_to_source(pointer)
      cairo_paint_with_alpha(pointer, opacity)
      // Releases cairo's reference to the group.
      if vector != nil { setSource(.black) }
    }
    try body()
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  func setFont(_ face: CairoFontFace, pointSize: Double) {
    cairo_set_font_face(pointer, face.handle)
    cairo_set_font_size(pointer, pointSize)
  }

  private func setFontOptions() {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(pointer, options)
    cairo_font_options_destroy(options)
  }
}
