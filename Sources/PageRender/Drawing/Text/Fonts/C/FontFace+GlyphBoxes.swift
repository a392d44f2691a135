internal import CCairo
internal import LayoutEngine

extension FontFace {
  /// The bounding box of a glyph's ink in ems, y growing downwards from the baseline; `nil` for a glyph
  /// without ink.
  ///
  /// It is the control box of the outline, at most a hair larger than the ink. A face of pictures has no
  /// outlines: its glyphs fill their em.
  func inkBox(of glyph: UInt32) -> Rect? {
    guard isScalable, strike == nil else { return Rect(x: 0, y: -0.95, width: 1, height: 1.15) }
    guard FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = handle.pointee.glyph
    else { return nil }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    guard box.xMin < box.xMax, box.yMin < box.yMax else { return nil }
    let em = Double(unitsPerEm)
    return Rect(
      minX: Double(box.xMin) / em, minY: -Double(box.yMax) / em, maxX: Double(box.xMax) / em,
      maxY: -Double(box.yMin) / em)
  }
}
