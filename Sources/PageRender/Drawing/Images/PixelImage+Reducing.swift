extension PixelImage {
  /// Returns a copy with a pixel for each square of `factor` by `factor` pixels: their mean. Squares at the
  /// right and lower edges may be cut off.
  ///
  /// - Throws: `ImageError` if memory is short.
  package func reduced(by factor: Int) throws(ImageError) -> PixelImage {
    let size = PixelSize(
      width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
    let buffer = try PixelBuffer(width: size.width, height: size.height, pixelLimit: width * height)
    let (target, bytesPerRow) = (buffer.pixels, buffer.bytesPerRow)
    withRows { rows in
      for y in 0..<size.height {
        let line = (target + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let lines = y * factor..<min((y + 1) * factor, height)
        for x in 0..<size.width {
          line[x] = rows.mean(x * factor..<min((x + 1) * factor, width), lines) | rows.opaqueBits
        }
      }
    }
    return buffer.image(isOpaque: isOpaque)
  }
}

extension PixelRows {
  /// Returns the mean of a rectangle of pixels, channel by channel, rounded; the pixels are premultiplied.
  fileprivate func mean(_ columns: Range<Int>, _ lines: Range<Int>) -> UInt32 {
    var (alpha, red, green, blue): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for line in lines {
      let row = row(line).assumingMemoryBound(to: UInt32.self)
      for column in columns {
        let pixel = row[column]
        alpha += UInt64(pixel >> 24)
        red += UInt64(pixel >> 16 & 0xFF)
        green += UInt64(pixel >> 8 & 0xFF)
        blue += UInt64(pixel & 0xFF)
      }
    }
    let count = UInt64(columns.count * lines.count)
    func channel(_ sum: UInt64) -> UInt32 { UInt32((sum + count / 2) / count) }
    return channel(alpha) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}
