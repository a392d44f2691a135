internal import Glibc
public import PageDrawing

extension PictureComparison {
  /// Draws the difference of the pictures: differing pixels are red, pixels excused as anti-aliasing yellow,
  /// ignored areas hatched, and all other pixels pale grey, those excused for other reasons included. The
  /// result is as wide and as high as the larger picture; areas that only one picture has are pink.
  ///
  /// - Parameters:
  ///   - expected: The picture that was compared.
  ///   - ignored: The ignored rectangles, in pixels.
  public func picture(
    over expected: PixelImage, beyond tolerance: PictureTolerance = .exact,
    ignoring ignored: [PixelRectangle] = []
  ) throws(ImageError) -> PixelImage {
    let canvas = try Canvas(
      width: max(expectedSize.width, actualSize.width), height: max(expectedSize.height, actualSize.height))
    let common = PixelSize(
      width: min(expected.width, actualSize.width), height: min(expected.height, actualSize.height))
    expected.withRows { rows in
      for y in 0..<canvas.buffer.height {
        let row = PixelRow(y, of: rows, height: common.height)
        let shown = row == nil ? 0 : min(common.width, canvas.buffer.width)
        // Most rows of a screen are as the row above.
        if row != nil, y > 0, memcmp(rows.row(y), rows.row(y - 1), 4 * shown) == 0 {
          canvas.repeatRow(above: y, count: shown)
        } else if let row {
          Self.setPale(row, count: shown, in: canvas.buffer, y)
        }
        for x in shown..<max(canvas.buffer.width, shown) { canvas.set(x, y, Self.pink) }
      }
    }
    for rectangle in ignored.map({ $0.clipped(to: common) }) {
      for y in rectangle.y {
        for x in rectangle.x where (x + y) % 8 < 2 { canvas.set(x, y, Self.hatching) }
      }
    }
    let judge = Judge(tolerance)
    for difference in differences {
      let color: UInt32
      if !judge.excuses(difference) {
        color = Self.red
      } else if tolerance.ignoresAntialiasing && difference.isAntialiased
        && !colorsPass(difference, tolerance)
      {
        color = Self.yellow
      } else {
        continue
      }
      for x in difference.columns { canvas.set(x, Int(difference.y), color) }
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

  /// Returns the pixel in grey, with a quarter of its contrast against white. There are only eight greys, so
  /// that files stay small.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    // Composites over white: colours are premultiplied, so adding suffices.
    let white = 255 - (pixel >> 24)
    func channel(_ shift: UInt32) -> UInt32 { min((pixel >> shift & 0xFF) + white, 255) }
    // Luma of ITU-R BT.601 in 256ths.
    let luma = (77 * channel(16) + 150 * channel(8) + 29 * channel(0)) >> 8
    return 0xFF00_0000 | (192 + luma / 32 * 9) * 0x01_0101
  }

  /// Sets the first pixels of a row to the pale ones of another row, eight at a time: `pale` of each.
  private static func setPale(_ row: PixelRow, count: Int, in buffer: borrowing PixelBuffer, _ y: Int) {
    let target = buffer.pixels + y * buffer.bytesPerRow
    let byte = SIMD8<UInt32>(repeating: 0xFF)
    var x = 0
    while x + 8 <= count {
      let pixels = row.eight(x)
      let white = byte &- (pixels &>> 24)
      let red = pointwiseMin((pixels &>> 16 & byte) &+ white, byte)
      let green = pointwiseMin((pixels &>> 8 & byte) &+ white, byte)
      let blue = pointwiseMin((pixels & byte) &+ white, byte)
      let luma = (red &* 77 &+ green &* 150 &+ blue &* 29) &>> 8
      let pale = ((luma &>> 5) &* 9 &+ 192) &* 0x01_0101 | 0xFF00_0000
      target.storeBytes(of: pale, toByteOffset: 4 * x, as: SIMD8<UInt32>.self)
      x += 8
    }
    while x < count {
      target.storeBytes(of: pale(row[x]), toByteOffset: 4 * x, as: UInt32.self)
      x += 1
    }
  }

  /// The pixel buffer that the picture is drawn into.
  private struct Canvas: ~Copyable {
    let buffer: PixelBuffer

    init(width: Int, height: Int) throws(ImageError) {
      buffer = try PixelBuffer(width: width, height: height, pixelLimit: ImageDecoder.pixelLimit)
    }

    @inline(__always)
    func set(_ x: Int, _ y: Int, _ pixel: UInt32) {
      buffer.pixels.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
    }

    /// Copies the first pixels of the row above row `y`, which is not the first.
    func repeatRow(above y: Int, count: Int) {
      let row = buffer.pixels + y * buffer.bytesPerRow
      row.copyMemory(from: row - buffer.bytesPerRow, byteCount: 4 * count)
    }

    consuming func finish() -> PixelImage { buffer.image(isOpaque: true) }
  }
}
