internal import Glibc
internal import PageDrawing

/// The rows of the picture that `PictureComparison.picture(over:beyond:ignoring:)` draws.
struct DifferenceRows: MadePicture {
  let size: PixelSize
  /// The part that both pictures have.
  private let common: PixelSize
  private let expected: PixelRows
  private let differences: [PictureComparison.Difference]
  private let ignored: [PixelRectangle]
  private let judge: PictureComparison.Judge
  /// Judges by colours alone: a pixel that passes is not excused as anti-aliasing. `nil` if anti-aliasing is
  /// not excused.
  private let colors: PictureComparison.Judge?

  /// - Parameter expected: The rows of the picture that was compared.
  init(
    of comparison: PictureComparison, over expected: PixelRows, beyond tolerance: PictureTolerance,
    ignoring ignored: [PixelRectangle]
  ) {
    let (old, new) = (comparison.expectedSize, comparison.actualSize)
    size = PixelSize(width: max(old.width, new.width), height: max(old.height, new.height))
    let common = PixelSize(
      width: min(expected.size.width, new.width), height: min(expected.size.height, new.height))
    self.common = common
    self.expected = expected
    differences = comparison.differences
    self.ignored = ignored.map { $0.clipped(to: common) }
    judge = PictureComparison.Judge(tolerance)
    var byColor = tolerance
    byColor.ignoresAntialiasing = false
    colors = tolerance.ignoresAntialiasing ? PictureComparison.Judge(byColor) : nil
  }

  func makeRow(_ y: Int, in row: UnsafeMutableRawPointer) -> Bool {
    let own = differences(inRow: y)
    if own.isEmpty, repeatsGround(y) { return false }
    let pixels = row.assumingMemoryBound(to: UInt32.self)
    var shown = 0
    if let ground = PixelRow(y, of: expected, height: common.height) {
      shown = common.width
      Self.setPale(ground, count: shown, in: row)
    }
    for x in shown..<size.width { pixels[x] = Self.pink }
    for rectangle in ignored where rectangle.y.contains(y) {
      for x in rectangle.x where (x + y) % 8 < 2 { pixels[x] = Self.hatching }
    }
    for difference in differences[own] {
      guard let color = color(of: difference) else { continue }
      for x in difference.columns { pixels[x] = color }
    }
    return true
  }

  /// Returns true if a row without differences looks like the row above, as most rows of a screen do.
  private func repeatsGround(_ y: Int) -> Bool {
    guard y > 0, differences(inRow: y - 1).isEmpty,
      !ignored.contains(where: { $0.y.contains(y) || $0.y.contains(y - 1) })
    else { return false }
    if y >= common.height { return y > common.height }
    return memcmp(expected.row(y), expected.row(y - 1), 4 * common.width) == 0
  }

  /// The places of the differences in row `y`.
  private func differences(inRow y: Int) -> Range<Int> {
    let start = firstDifference(fromRow: y)
    var end = start
    while end < differences.count, differences[end].y == y { end += 1 }
    return start..<end
  }

  /// The place of the first difference in row `y` or below.
  private func firstDifference(fromRow y: Int) -> Int {
    var (low, high) = (0, differences.count)
    while low < high {
      let middle = (low + high) / 2
      if differences[middle].y < y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The colour of a difference; `nil` if it is excused, and pale as its ground.
  private func color(of difference: PictureComparison.Difference) -> UInt32? {
    if !judge.excuses(difference) { return Self.red }
    guard let colors, difference.isAntialiased, !colors.excuses(difference) else { return nil }
    return Self.yellow
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

  /// Sets the first pixels of `target` to the pale ones of a row, eight at a time: `pale` of each.
  private static func setPale(_ row: PixelRow, count: Int, in target: UnsafeMutableRawPointer) {
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
}
