internal import PageRender

/// A picture in the size of its place in a terminal.
struct ScaledPicture: Equatable, Sendable {
  let width: Int
  let height: Int
  /// Rows from the top, each from the left: red, green and blue in the lower three bytes.
  var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Scales a PNG file down: each pixel is the mean of those that it covers.
  ///
  /// - Returns: `nil` for a file that is no picture, and for a size without pixels.
  init?(_ file: [UInt8], width: Int, height: Int) {
    guard width > 0, height > 0, let image = try? StoredPicture(file).decode() else { return nil }
    self.width = width
    self.height = height
    pixels = image.withRows { Self.means(of: $0, width: width, height: height) }
  }

  private static func means(of rows: PixelRows, width: Int, height: Int) -> [UInt32] {
    let (full, size) = ((x: rows.size.width, y: rows.size.height), (x: width, y: height))
    func range(_ index: Int, _ full: Int, _ size: Int) -> Range<Int> {
      let start = min(index * full / size, full - 1)
      return start..<max((index + 1) * full / size, start + 1)
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        var (red, green, blue, count): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        for row in range(y, full.y, size.y) {
          for column in range(x, full.x, size.x) {
            let pixel = rows.pixel(column, row)
            red += UInt64(pixel >> 16 & 0xFF)
            green += UInt64(pixel >> 8 & 0xFF)
            blue += UInt64(pixel & 0xFF)
            count += 1
          }
        }
        pixels.append(UInt32((red / count) << 16 | (green / count) << 8 | blue / count))
      }
    }
    return pixels
  }

  /// The picture half as dark as its ground, as earlier pictures are shown.
  var dimmed: ScaledPicture {
    ScaledPicture(width: width, height: height, pixels: pixels.map { ($0 & 0xFE_FEFE) >> 1 + 0x40_4040 })
  }

  /// The picture as a PNG file; `nil` if memory is short.
  var png: [UInt8]? {
    guard var encoder = try? PNGEncoder() else { return nil }
    return pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return try? encoder.encode(
        start, width: width, height: height, bytesPerRow: 4 * width, hasAlpha: false, level: .fast
      ) { Array($0) }
    }
  }
}
