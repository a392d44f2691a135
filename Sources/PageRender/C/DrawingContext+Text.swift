internal import CCairo

extension DrawingContext {
  /// Draws glyphs of one face at their exact places, in points, and says which text each stands for. For surfaces of shapes.
  ///
  /// - Parameter clusters: `nil` draws the outlines alone, which nobody takes for text.
  func showText(_ run: SceneGlyphs, face: CairoFontFace, clusters: TextClusters?) {
    guard isDrawable(pointSize: run.pointSize) else { return }
    setSource(run.color)
    setFont(face, pointSize: run.pointSize)
    let glyphs = (clusters?.glyphs ?? run.glyphs).map {
      cairo_glyph_t(index: UInt($0.glyph), x: $0.x, y: $0.y)
    }
    guard let clusters else {
      if vector?.isBare == true {
        return cairo_show_glyphs(pointer, glyphs, Int32(clamping: glyphs.count))
      }
      cairo_new_path(pointer)
      cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
      cairo_glyph_path(pointer, glyphs, Int32(clamping: glyphs.count))
      return cairo_fill(pointer)
    }
    let pairs = clusters.clusters.map { cluster in
      cairo_text_cluster_t(
        num_bytes: Int32(clamping: cluster.bytes), num_glyphs: Int32(clamping: cluster.glyphs))
    }
    let flags = clusters.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
    var text = run.text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        cairo_show_text_glyphs(
          pointer, text.baseAddress, Int32(clamping: text.count), glyphs, Int32(clamping: glyphs.count),
          pairs, Int32(clamping: pairs.count), flags)
      }
    }
  }

  /// Whether FreeType and cairo take letters of a size, as large as they come out: from a hundredth of a point to sixteen
  /// thousand.
  func isDrawable(pointSize: Double) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    let sides = [
      (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot(),
      (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot(),
    ]
    return sides.allSatisfy { (0.01...16_000).contains($0 * pointSize) }
  }
}
