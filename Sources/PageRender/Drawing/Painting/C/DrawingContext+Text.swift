internal import CCairo

extension DrawingContext {
  /// Draws glyphs of one face at their exact positions, in points, on a vector surface.
  func showShapes(of run: SceneGlyphs, face: CairoFontFace) {
    guard isDrawable(pointSize: run.pointSize) else { return }
    setSource(run.color)
    setFont(face, pointSize: run.pointSize)
    let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.glyph), x: $0.x, y: $0.y) }
    if vector?.keepsGlyphs == true {
      return cairo_show_glyphs(pointer, glyphs, Int32(clamping: glyphs.count))
    }
    cairo_new_path(pointer)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
    cairo_glyph_path(pointer, glyphs, Int32(clamping: glyphs.count))
    cairo_fill(pointer)
  }

  /// Returns true if FreeType and cairo accept glyphs of a size in points, transformed to device pixels.
  func isDrawable(pointSize: Double) -> Bool { map.isDrawable(pointSize: pointSize) }

  /// The current transformation matrix: from user space to the device's pixels.
  var map: Transform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    return Transform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}
