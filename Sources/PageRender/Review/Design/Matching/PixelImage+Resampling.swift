internal import LayoutEngine
internal import PageDrawing

/// Resampling of a page's picture and an artboard to the same pixels.
extension PixelImage {
  /// Returns an opaque picture of an exact size, over a background colour, with each pixel the mean of
  /// `factor` by `factor` pixels. Pixels beyond this picture have the background colour.
  ///
  /// - Parameter start: The column of the result at which this picture begins; a negative one crops its left
  ///   side.
  func reduced(
    by factor: Int, over ground: UInt32, to size: PixelSize, startingAt start: Int = 0
  ) throws(ImageError) -> PixelImage {
    try drawn(size) { rows, y, line in
      let covered = y < height / factor ? start..<start + width / factor : 0..<0
      let inside = covered.clamped(to: 0..<size.width)
      for x in 0..<size.width where !inside.contains(x) { line[x] = ground }
      guard !inside.isEmpty else { return }
      if factor == 1, isOpaque {
        let from = rows.row(y).assumingMemoryBound(to: UInt32.self) + inside.lowerBound - start
        (line + inside.lowerBound).update(from: from, count: inside.count)
      } else {
        for x in inside {
          line[x] = rows.mean((x - start) * factor, y * factor, side: factor, over: ground)
        }
      }
    }
  }

  /// Returns an opaque picture twice as large, with bilinear interpolation.
  func doubled(to size: PixelSize) throws(ImageError) -> PixelImage {
    try drawn(size) { rows, y, line in
      let (near, far) = Self.neighbours(y, of: height)
      for x in 0..<size.width {
        let (own, beside) = Self.neighbours(x, of: width)
        let sums =
          9 * lanes(rows.pixel(own, near)) + 3 * lanes(rows.pixel(beside, near))
          + 3 * lanes(rows.pixel(own, far)) + lanes(rows.pixel(beside, far))
        line[x] = pixel(sums, dividedByTwoTo: 4)
      }
    }
  }

  /// The pixel under a pixel of the doubled picture, and its neighbour on the nearer side.
  private static func neighbours(_ place: Int, of count: Int) -> (Int, Int) {
    let own = min(place / 2, count - 1)
    return (own, min(max(place.isMultiple(of: 2) ? own - 1 : own + 1, 0), count - 1))
  }

  /// Returns an opaque picture as soft as one drawn at half the size and doubled.
  ///
  /// Halving by means and doubling bilinearly weights the pixels from −2 to +2 by 2, 2, 6, 6, 0 for an even
  /// pixel and by 0, 6, 6, 2, 2 for an odd one, in sixteenths. The kernel here, 1, 4, 6, 4, 1, is the mean of both.
  func softened() throws(ImageError) -> PixelImage {
    let (width, height) = (width, height)
    var column = [UInt64](repeating: 0, count: width + 4)
    return try drawn(PixelSize(width: width, height: height)) { rows, y, line in
      let lines = (-2...2).map { min(max(y + $0, 0), height - 1) }
      for x in 0..<width {
        let beside = lanes(rows.pixel(x, lines[1])) + lanes(rows.pixel(x, lines[3]))
        column[x + 2] =
          lanes(rows.pixel(x, lines[0])) + 4 * beside + 6 * lanes(rows.pixel(x, lines[2]))
          + lanes(rows.pixel(x, lines[4]))
      }
      for edge in [0, 1] { (column[edge], column[width + 2 + edge]) = (column[2], column[width + 1]) }
      for x in 0..<width {
        let sums =
          column[x] + 4 * (column[x + 1] + column[x + 3]) + 6 * column[x + 2] + column[x + 4]
        line[x] = pixel(sums, dividedByTwoTo: 8)
      }
    }
  }

  /// Makes an opaque picture, each row of which `write` fills from the rows of this picture.
  private func drawn(
    _ size: PixelSize, _ write: (PixelRows, Int, UnsafeMutablePointer<UInt32>) -> Void
  ) throws(ImageError) -> PixelImage {
    let buffer = try PixelBuffer(width: size.width, height: size.height, pixelLimit: ImageDecoder.pixelLimit)
    let (target, bytesPerRow) = (buffer.pixels, buffer.bytesPerRow)
    withRows { rows in
      for y in 0..<size.height {
        write(rows, y, (target + y * bytesPerRow).assumingMemoryBound(to: UInt32.self))
      }
    }
    return buffer.image(isOpaque: true)
  }
}

/// Returns a pixel's channels in 16 bits each, so that sums of up to 257 pixels fit.
private func lanes(_ pixel: UInt32) -> UInt64 {
  let wide = UInt64(pixel)
  let low: UInt64 = (wide & 0xFF) | ((wide & 0xFF00) << 8)
  let high: UInt64 = ((wide & 0xFF_0000) << 16) | ((wide & 0xFF00_0000) << 24)
  return low | high
}

/// Returns the pixel of channel sums divided by 2 to the power of `bits`, rounded.
private func pixel(_ sums: UInt64, dividedByTwoTo bits: UInt64) -> UInt32 {
  let half: UInt64 = 1 << (bits - 1)
  let means: UInt64 = ((sums + half * 0x0001_0001_0001_0001) >> bits) & 0x00FF_00FF_00FF_00FF
  let low: UInt64 = (means & 0xFF) | ((means >> 8) & 0xFF00)
  let high: UInt64 = ((means >> 16) & 0xFF_0000) | ((means >> 24) & 0xFF00_0000)
  return UInt32(low | high)
}

extension PixelRows {
  /// Returns the mean of a square of pixels over an opaque colour.
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
