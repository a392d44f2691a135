public import PageDrawing

extension PictureComparison {
  /// A picture of what differs: pale and grey where nothing does, red where pixels do, yellow where the
  /// tolerance excuses them as anti-aliasing, hatched where pixels were ignored. Pixels it excuses for
  /// other reasons are pale. It is as wide and as high as the larger picture; what only one has is pink.
  ///
  /// - Parameters:
  ///   - expected: The picture that was compared.
  ///   - ignored: The rectangles that were left out.
  public func picture(
    over expected: PixelImage, beyond tolerance: PictureTolerance = .exact,
    ignoring ignored: [PixelRectangle] = []
  ) throws(ImageError) -> PixelImage {
    let canvas = try Canvas(
      width: max(expectedSize.width, actualSize.width), height: max(expectedSize.height, actualSize.height))
    let common = PixelSize(
      width: min(expectedSize.width, actualSize.width, expected.width),
      height: min(expectedSize.height, actualSize.height, expected.height))
    expected.withRows { rows in
      for y in 0..<canvas.buffer.height {
        for x in 0..<canvas.buffer.width {
          canvas.set(x, y, x < common.width && y < common.height ? Self.pale(rows.pixel(x, y)) : Self.pink)
        }
      }
    }
    for rectangle in ignored.map({ $0.clipped(to: common) }) {
      for y in rectangle.y {
        for x in rectangle.x where (x + y) % 8 < 2 { canvas.set(x, y, Self.hatching) }
      }
    }
    let judge = Judge(tolerance)
    for difference in differences {
      let (x, y) = (Int(difference.x), Int(difference.y))
      guard x < canvas.buffer.width, y < canvas.buffer.height else { continue }
      if !judge.excuses(difference) {
        canvas.set(x, y, Self.red)
      } else if tolerance.ignoresAntialiasing && difference.isAntialiased
        && !colorsPass(difference, tolerance)
      {
        canvas.set(x, y, Self.yellow)
      }
    }
    return canvas.finish()
  }

  private func colorsPass(_ difference: Difference, _ tolerance: PictureTolerance) -> Bool {
    var colors = tolerance
    colors.ignoresAntialiasing = false
    return colors.excusesPixels && Judge(colors).excuses(difference)
  }

  private static let red: UInt32 = 0xFFFF_0000
  private static let yellow: UInt32 = 0xFFFF_FF00
  private static let pink: UInt32 = 0xFFFF_C8D2
  private static let hatching: UInt32 = 0xFF9A_A0A6

  /// A quarter of the pixel's contrast against white.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    // Over white, as premultiplied colours are.
    let white = 255 - (pixel >> 24)
    func channel(_ shift: UInt32) -> UInt32 { min((pixel >> shift & 0xFF) + white, 255) }
    // Luma of ITU-R BT.601 in 256ths.
    let luma = (77 * channel(16) + 150 * channel(8) + 29 * channel(0)) >> 8
    return 0xFF00_0000 | (192 + luma / 4) * 0x01_0101
  }

  /// Pixels on their way to a picture.
  private struct Canvas: ~Copyable {
    let buffer: PixelBuffer

    init(width: Int, height: Int) throws(ImageError) {
      buffer = try PixelBuffer(width: width, height: height, pixelLimit: ImageDecoder.pixelLimit)
    }

    func set(_ x: Int, _ y: Int, _ pixel: UInt32) {
      buffer.pixels.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
    }

    consuming func finish() -> PixelImage { buffer.image(isOpaque: true) }
  }
}
