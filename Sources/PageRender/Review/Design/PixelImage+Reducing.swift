internal import LayoutEngine

extension PixelImage {
  /// Opaque, over a colour, in an exact size, each pixel the mean of `factor` by `factor`; what lies beyond the picture
  /// is that colour.
  func reduced(by factor: Int, over ground: UInt32, to size: PixelSize) throws(ImageError) -> PixelImage {
    let buffer = try PixelBuffer(width: size.width, height: size.height, pixelLimit: ImageDecoder.pixelLimit)
    let (target, bytesPerRow) = (buffer.pixels, buffer.bytesPerRow)
    withRows { rows in
      let (columns, lines) = (min(size.width, width / factor), min(size.height, height / factor))
      for y in 0..<size.height {
        let line = (target + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in (y < lines ? columns : 0)..<size.width { line[x] = ground }
        guard y < lines else { continue }
        if factor == 1, isOpaque {
          line.update(from: rows.row(y).assumingMemoryBound(to: UInt32.self), count: columns)
        } else {
          for x in 0..<columns { line[x] = rows.mean(x * factor, y * factor, side: factor, over: ground) }
        }
      }
    }
    return buffer.image(isOpaque: true)
  }
}

extension PixelRows {
  /// The mean of a square of pixels, over an opaque colour.
  fileprivate func mean(_ x: Int, _ y: Int, side: Int, over ground: UInt32) -> UInt32 {
    var (alpha, red, green, blue): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    for line in y..<y + side {
      let row = row(line).assumingMemoryBound(to: UInt32.self)
      for column in x..<x + side {
        let pixel = row[column]
        alpha += pixel >> 24
        red += pixel >> 16 & 0xFF
        green += pixel >> 8 & 0xFF
        blue += pixel & 0xFF
      }
    }
    let count = UInt32(side * side)
    let clear = 255 * count - alpha
    func channel(_ sum: UInt32, _ shift: UInt32) -> UInt32 {
      let whole = sum + (ground >> shift & 0xFF) * clear / 255
      return min((whole + count / 2) / count, 255) << shift
    }
    return 0xFF00_0000 | channel(red, 16) | channel(green, 8) | channel(blue, 0)
  }
}
