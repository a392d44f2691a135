internal import CCairo

/// The coverage of a glyph in each pixel, 0…255, row by row from the top, without gaps.
struct GlyphBitmap: Equatable, Sendable {
  /// The width of the bitmap, in device pixels.
  let width: Int
  let height: Int
  /// The distance of the first column to the right of the pixel of the glyph's origin, in device pixels.
  let left: Int
  /// The height of the first row's top above the baseline, in device pixels.
  let top: Int
  let coverage: [UInt8]
}

/// A FreeType face at a size, borrowed from cairo. cairo remembers the size that it set last, so the size is
/// set by cairo and never directly.
struct GlyphRasterizer: ~Copyable {
  private let scaledFont: OpaquePointer
  private let face: FT_Face

  /// The longest side of a bitmap, in device pixels; real glyphs are at most some ems long.
  private static let sideLimit = 2048

  /// Borrows the face of a scaled font, which must outlive the rasterizer; `nil` if the font is in an error
  /// state.
  init?(_ scaledFont: OpaquePointer) {
    guard let face = cairo_ft_scaled_font_lock_face(scaledFont) else { return nil }
    self.scaledFont = scaledFont
    self.face = face
  }

  deinit { cairo_ft_scaled_font_unlock_face(scaledFont) }

  /// Rasterises a glyph, unhinted, with its origin `quarter` quarters of a pixel to the right of a pixel's
  /// left edge.
  ///
  /// `nil` for a glyph without an outline or of an unreasonable size, and for all glyphs of a coloured face.
  func bitmap(of glyph: UInt32, quarter: Int) -> GlyphBitmap? {
    guard face.pointee.face_flags & FT_FACE_FLAG_COLOR == 0,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    // FreeType's outlines are in 1/64 of a pixel.
    FT_Outline_Translate(&slot.pointee.outline, 16 * quarter, 0)
    guard isReasonable(&slot.pointee.outline), FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else {
      return nil
    }
    return bitmap(in: slot.pointee)
  }

  private func isReasonable(_ outline: inout FT_Outline) -> Bool {
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let limit = 64 * Self.sideLimit
    return [box.xMin, box.yMin, box.xMax, box.yMax].allSatisfy { (-limit...limit).contains($0) }
  }

  /// Copies the bitmap that FreeType has rendered.
  private func bitmap(in slot: FT_GlyphSlotRec) -> GlyphBitmap? {
    let (width, height, pitch) = (Int(slot.bitmap.width), Int(slot.bitmap.rows), Int(slot.bitmap.pitch))
    let (left, top) = (Int(slot.bitmap_left), Int(slot.bitmap_top))
    guard width > 0, height > 0 else {
      return GlyphBitmap(width: 0, height: 0, left: left, top: top, coverage: [])
    }
    guard let rows = slot.bitmap.buffer, pitch >= width,
      slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    else { return nil }
    let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { copy, count in
      for row in 0..<height {
        let source = UnsafeBufferPointer(start: rows + row * pitch, count: width)
        _ = copy[(row * width)...].update(fromContentsOf: source)
      }
      count = width * height
    }
    return GlyphBitmap(width: width, height: height, left: left, top: top, coverage: coverage)
  }
}
