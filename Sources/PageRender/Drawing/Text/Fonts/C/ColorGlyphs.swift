internal import CCairo
internal import LayoutEngine

/// A picture of a glyph in the pixels of its strike: premultiplied ARGB, row by row from the top.
struct ColorBitmap: Equatable, Sendable {
  let width: Int
  let height: Int
  /// The distance of the first column to the right of the glyph's origin, in pixels of the strike.
  let left: Int
  /// The height of the first row's top above the baseline, in pixels of the strike.
  let top: Int
  let pixels: [UInt32]
}

extension FontFace {
  /// The longest side of a picture, in its own pixels; Apple's largest has 160.
  private static var sideLimit: Int { 1024 }

  /// The picture of a glyph; `nil` if the glyph has none, such as a space.
  ///
  /// - Throws: `FontError.unreadablePicture` for a picture in a form that FreeType does not read.
  func picture(of glyph: UInt32) throws(FontError) -> ColorBitmap? {
    guard let strike, FT_Select_Size(handle, strike.index) == 0 else { return nil }
    let status = FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_COLOR))
    // "Missing bitmap" and, for a missing glyph, "invalid argument": there is nothing to draw.
    if status == 0x9D || status == 0x06 || status == 0x10 { return nil }
    guard status == 0, let slot = handle.pointee.glyph?.pointee else {
      throw .unreadablePicture(path: id.path, glyph: glyph, status: status)
    }
    let (width, height, pitch) = (Int(slot.bitmap.width), Int(slot.bitmap.rows), Int(slot.bitmap.pitch))
    guard slot.format == FT_GLYPH_FORMAT_BITMAP, width > 0, height > 0 else { return nil }
    guard slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let rows = slot.bitmap.buffer,
      pitch >= 4 * width, max(width, height) <= Self.sideLimit
    else { throw .unreadablePicture(path: id.path, glyph: glyph, status: 0) }
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { copy, count in
      for row in 0..<height {
        for column in 0..<width {
          let byte = rows + row * pitch + 4 * column
          // FreeType's bytes are blue, green, red and alpha; cairo needs a number with alpha in its highest
          // byte.
          copy[row * width + column] =
            UInt32(byte[3]) << 24 | UInt32(byte[2]) << 16 | UInt32(byte[1]) << 8 | UInt32(byte[0])
        }
      }
      count = width * height
    }
    return ColorBitmap(
      width: width, height: height, left: Int(slot.bitmap_left), top: Int(slot.bitmap_top), pixels: pixels)
  }
}
