/// Pixels below a backdrop, each the mean of a square of device pixels: a blur hides the difference, and costs
/// a fraction. Premultiplied red, green, blue and alpha, in steps of 1/256.
struct BackdropPixels {
  let width: Int
  let height: Int
  /// The side of the squares, in device pixels.
  let side: Int
  private var planes: [[UInt32]]
  /// The one colour of all device pixels, premultiplied ARGB; `nil` if there are several.
  let onlyColor: UInt32?

  /// - Parameters:
  ///   - size: The device pixels' columns and rows, at least one each.
  ///   - deviation: The standard deviation of the blur to come, in device pixels.
  ///   - row: The device pixels of a row, premultiplied ARGB.
  init(size: PixelSize, deviation: Double, row: (Int) -> [UInt32]) {
    side = Self.side(for: deviation)
    (width, height) = ((size.width + side - 1) / side, (size.height + side - 1) / side)
    var planes = [[UInt32]](repeating: [UInt32](repeating: 0, count: width * height), count: 4)
    var (first, isOne): (UInt32?, Bool) = (nil, true)
    var sums = [UInt32](repeating: 0, count: 4 * width)
    for block in 0..<height {
      let rows = block * side..<min((block + 1) * side, size.height)
      for index in sums.indices { sums[index] = 0 }
      for y in rows {
        let pixels = row(y)
        first = first ?? pixels.first
        isOne = isOne && pixels.allSatisfy { $0 == first }
        Self.add(pixels, to: &sums, side: side)
      }
      for column in 0..<width {
        let columns = min((column + 1) * side, size.width) - column * side
        let count = UInt32(columns * rows.count)
        for plane in 0..<4 {
          planes[plane][block * width + column] = (sums[4 * column + plane] * 256 + count / 2) / count
        }
      }
    }
    self.planes = planes
    onlyColor = isOne ? first : nil
  }

  /// Adds a row of pixels to the sums of its squares, four numbers each.
  private static func add(_ pixels: [UInt32], to sums: inout [UInt32], side: Int) {
    pixels.withUnsafeBufferPointer { pixels in
      sums.withUnsafeMutableBufferPointer { sums in
        var (place, left) = (0, side)
        for pixel in pixels {
          sums[place] &+= pixel >> 16 & 255
          sums[place + 1] &+= pixel >> 8 & 255
          sums[place + 2] &+= pixel & 255
          sums[place + 3] &+= pixel >> 24
          left -= 1
          if left == 0 { (place, left) = (place + 4, side) }
        }
      }
    }
  }

  /// The largest power of two that leaves three squares, and more, to a deviation; at most 32.
  static func side(for deviation: Double) -> Int {
    var side = 1
    while side < 32, deviation / Double(2 * side) >= 3 { side *= 2 }
    return side
  }

  /// Blurs with a standard deviation in device pixels, by three boxes as long as P. Kovesi's "Fast
  /// almost-Gaussian filtering" (2010) says. Beyond the edges the outermost pixels go on.
  mutating func blur(deviation: Double) {
    for length in Self.boxes(for: deviation / Double(side)) where length > 1 {
      for plane in planes.indices {
        planes[plane] = Self.blurred(planes[plane], width: width, height: height, reach: length / 2)
      }
    }
  }

  /// The lengths of three boxes, which are odd.
  static func boxes(for deviation: Double) -> [Int] {
    guard deviation > 0, deviation.isFinite else { return [] }
    let deviation = min(deviation, 1000)
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    let short = max(1, (Int(ideal) - 1) / 2 * 2 + 1)
    let exact = Double(short)
    let count = (12 * deviation * deviation - 3 * exact * exact - 12 * exact - 9) / (-4 * exact - 4)
    let shorter = Int(min(max(count.rounded(), 0), 3))
    return (0..<3).map { $0 < shorter ? short : short + 2 }
  }

  private static func blurred(_ plane: [UInt32], width: Int, height: Int, reach: Int) -> [UInt32] {
    var (across, down) = (plane, plane)
    // The reciprocal replaces a division; a box of up to 2048 pixels stays exact to 1/65536.
    let reciprocal = (UInt64(1) << 32) / UInt64(2 * reach + 1) + 1
    for y in 0..<height {
      let start = y * width
      var sum = UInt64(plane[start]) * UInt64(reach)
      for x in 0...reach { sum += UInt64(plane[start + min(x, width - 1)]) }
      for x in 0..<width {
        across[start + x] = UInt32(truncatingIfNeeded: (sum &* reciprocal) >> 32)
        sum += UInt64(plane[start + min(x + reach + 1, width - 1)])
        sum -= UInt64(plane[start + max(x - reach, 0)])
      }
    }
    var sums = [UInt64](repeating: 0, count: width)
    for offset in -reach...reach {
      let start = min(max(offset, 0), height - 1) * width
      for x in 0..<width { sums[x] += UInt64(across[start + x]) }
    }
    for y in 0..<height {
      let (entering, leaving) = (min(y + reach + 1, height - 1) * width, max(y - reach, 0) * width)
      for x in 0..<width {
        down[y * width + x] = UInt32(truncatingIfNeeded: (sums[x] &* reciprocal) >> 32)
        sums[x] += UInt64(across[entering + x])
        sums[x] -= UInt64(across[leaving + x])
      }
    }
    return down
  }

  /// The pixels with their saturation multiplied, as premultiplied ARGB.
  func colors(saturation: Double) -> [UInt32] {
    (0..<width * height).map { index in
      Self.color(
        red: Double(planes[0][index]) / 256, green: Double(planes[1][index]) / 256,
        blue: Double(planes[2][index]) / 256, alpha: Double(planes[3][index]) / 256, saturation: saturation)
    }
  }

  /// A premultiplied ARGB colour with its saturation multiplied.
  static func color(_ pixel: UInt32, saturation: Double) -> UInt32 {
    color(
      red: Double(pixel >> 16 & 255), green: Double(pixel >> 8 & 255), blue: Double(pixel & 255),
      alpha: Double(pixel >> 24), saturation: saturation)
  }

  /// The weights of luminance are those of sRGB (Rec. 709), as in the saturation filter of SVG. Greys stay as
  /// they are.
  private static func color(
    red: Double, green: Double, blue: Double, alpha: Double, saturation: Double
  ) -> UInt32 {
    let grey = green + 0.213 * (red - green) + 0.072 * (blue - green)
    let limit = UInt32(min(max(alpha, 0), 255) + 0.5)
    func byte(_ part: Double) -> UInt32 {
      min(UInt32(min(max(grey + saturation * (part - grey), 0), 255) + 0.5), limit)
    }
    return limit << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
