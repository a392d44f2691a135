internal import PageRender

/// A part of a picture, a pixel for each square of pixels of the whole: their mean.
struct PicturePart: MadePicture {
  private let pixels: PixelRows
  private let columns: Range<Int>
  private let lines: Range<Int>
  private let factor: Int

  /// - Parameters:
  ///   - pixels: The whole picture's pixels.
  ///   - columns: The part's columns, inside the picture; likewise `lines`.
  ///   - factor: The side of a square, in pixels.
  init(_ pixels: PixelRows, columns: Range<Int>, lines: Range<Int>, factor: Int) {
    self.pixels = pixels
    self.columns = columns
    self.lines = lines
    self.factor = factor
  }

  var size: PixelSize {
    PixelSize(width: (columns.count + factor - 1) / factor, height: (lines.count + factor - 1) / factor)
  }

  func makeRow(_ y: Int, in row: UnsafeMutableRawPointer) -> Bool {
    let top = lines.lowerBound + y * factor
    for x in 0..<size.width {
      let left = columns.lowerBound + x * factor
      let (right, bottom) = (min(left + factor, columns.upperBound), min(top + factor, lines.upperBound))
      var sums = SIMD4<UInt32>()
      for line in top..<bottom {
        for column in left..<right {
          let pixel = pixels.pixel(column, line)
          sums &+= SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        }
      }
      let count = UInt32((right - left) * (bottom - top))
      let mean = (sums &+ count / 2) / SIMD4(repeating: count)
      row.storeBytes(
        of: mean[0] << 24 | mean[1] << 16 | mean[2] << 8 | mean[3], toByteOffset: 4 * x, as: UInt32.self)
    }
    return true
  }
}
