/// A picture's colours apart from its opacity, as PDF keeps them.
///
/// Readers scale the two apart, and at a rim mix the colours of pixels that nobody sees with those that show: black ones
/// would leave a dark line. Here they have the colour of a neighbour that shows.
struct SeparatedPixels {
  /// 0xFFRRGGBB, row by row.
  private(set) var colors: [UInt32]

  /// As far as a reader's filter reaches where it makes a picture five times smaller, in pixels.
  private static let reach = 5

  /// - Parameter pixels: Premultiplied ARGB, `width` × `height` of them without gaps.
  init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
    let opacity = pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
    colors = pixels.map(Self.color)
    colors.withUnsafeMutableBufferPointer { colors in
      opacity.withUnsafeBufferPointer { opacity in
        Self.fill(colors, opacity, width: width, height: height)
      }
    }
  }

  /// The colour before it was multiplied by its alpha; black where that is 0.
  private static func color(of pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255 else { return pixel }
    guard alpha > 0 else { return 0xFF00_0000 }
    func part(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return 0xFF00_0000 | part(16) | part(8) | part(0)
  }

  /// Gives pixels that do not show the colour of the nearest that does, up, down, left or right of them; beyond reach that of
  /// the pixel before, which packs well.
  private static func fill(
    _ colors: UnsafeMutableBufferPointer<UInt32>, _ opacity: UnsafeBufferPointer<UInt8>, width: Int,
    height: Int
  ) {
    guard width > 0 else { return }
    var columns = NearestRows(opacity, width: width, height: height)
    var last: UInt32 = 0xFFFF_FFFF
    for y in 0..<height {
      let row = y * width
      columns.move(to: y)
      // The columns of the last pixel that shows, and of the next, which is looked for where the one before it is passed.
      var (left, right) = (-Self.reach - 1, -1)
      for x in 0..<width {
        guard opacity[row + x] == 0 else {
          (left, last) = (x, colors[row + x])
          continue
        }
        if right < x {
          right = x + 1
          while right < width, opacity[row + right] == 0 { right += 1 }
        }
        let (up, down) = columns.distances(at: x)
        // In this order where two are as near.
        var (distance, place) = (up, row + x - up * width)
        if down < distance { (distance, place) = (down, row + x + down * width) }
        if x - left < distance { (distance, place) = (x - left, row + left) }
        if right < width, right - x < distance { (distance, place) = (right - x, row + right) }
        if distance <= Self.reach { last = colors[place] }
        colors[row + x] = last
      }
    }
  }

  /// Of each column, how far above and below a row the nearest pixels are that show, as far as `reach`.
  private struct NearestRows {
    private let opacity: UnsafeBufferPointer<UInt8>
    private let width: Int
    private let height: Int
    private var y = -1
    private var above: [Int32]
    private var below: [Int32]
    private static let far = Int32(SeparatedPixels.reach + 1)

    init(_ opacity: UnsafeBufferPointer<UInt8>, width: Int, height: Int) {
      (self.opacity, self.width, self.height) = (opacity, width, height)
      above = Array(repeating: Self.far, count: width)
      below = Array(repeating: 0, count: width)
    }

    /// Goes on by one row.
    mutating func move(to row: Int) {
      y = row
      for x in 0..<width {
        above[x] = y > 0 && shows(x, y - 1) ? 1 : min(above[x] + 1, Self.far)
        below[x] = distance(below: below[x], at: x)
      }
    }

    /// - Parameter last: How far it was from the row before.
    private func distance(below last: Int32, at x: Int) -> Int32 {
      // Of what was beyond reach one row is new.
      if last == Self.far { return shows(x, y + SeparatedPixels.reach) ? Self.far - 1 : Self.far }
      if last > 1 { return last - 1 }
      for distance in 1..<Self.far where shows(x, y + Int(distance)) { return distance }
      return Self.far
    }

    private func shows(_ x: Int, _ y: Int) -> Bool { y < height && opacity[y * width + x] > 0 }

    func distances(at x: Int) -> (up: Int, down: Int) { (Int(above[x]), Int(below[x])) }
  }
}
