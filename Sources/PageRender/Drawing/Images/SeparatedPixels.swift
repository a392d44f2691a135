/// A picture's colours without its opacity, as PDF stores them.
///
/// Readers scale colours and opacity separately, and mix the colours of visible and invisible pixels at an
/// edge: black invisible pixels would leave a dark line. So invisible pixels get the colour of a visible
/// neighbour.
struct SeparatedPixels {
  /// The red, green and blue of each pixel, row by row.
  let colors: [UInt8]

  /// The reach, in pixels, of a reader's filter that makes a picture five times smaller.
  private static let reach = 5

  /// - Parameter pixels: Premultiplied ARGB, `width` × `height` pixels without gaps.
  init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
    let opacity = Self.opacity(of: pixels)
    colors = ColorBytes.make(count: pixels.count) { colors in
      opacity.withUnsafeBufferPointer { opacity in
        for start in stride(from: 0, to: pixels.count, by: 8) {
          let eight = start..<min(start + 8, pixels.count)
          switch opacity.eight(from: start) {
          case .max: for index in eight { colors.store(pixels[index], at: index) }
          case 0 where eight.count == 8: break
          default: for index in eight { colors.store(Self.color(of: pixels[index]), at: index) }
          }
        }
        Self.fill(colors, opacity, width: width, height: height)
      }
    }
  }

  /// The colours of opaque pixels: red, green and blue, row by row.
  static func colors(ofOpaque pixels: UnsafeBufferPointer<UInt32>) -> [UInt8] {
    ColorBytes.make(count: pixels.count) { colors in
      for index in 0..<pixels.count { colors.store(pixels[index], at: index) }
    }
  }

  /// The opacity of each pixel, 0…255.
  static func opacity(of pixels: UnsafeBufferPointer<UInt32>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count) { opacity, count in
      for index in 0..<pixels.count { opacity[index] = UInt8(truncatingIfNeeded: pixels[index] >> 24) }
      count = pixels.count
    }
  }

  /// A pixel's colour before it was multiplied by alpha; black if alpha is 0.
  private static func color(of pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    guard alpha > 0 else { return 0 }
    func part(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return part(16) | part(8) | part(0)
  }

  /// Gives each invisible pixel the colour of the nearest visible pixel above, below, left or right of it.
  /// Beyond `reach` it gets the colour of the pixel before it, which compresses well.
  private static func fill(
    _ colors: ColorBytes, _ opacity: UnsafeBufferPointer<UInt8>, width: Int, height: Int
  ) {
    guard width > 0, height > 0 else { return }
    // The visible runs of each row within reach, at the row's number modulo the array's count.
    var shown = [[Range<Int>]](repeating: [], count: 2 * reach + 1)
    for y in 0..<min(reach, height) { shown[y] = runs(opacity, from: y * width, count: width) }
    var (above, below) = (NearestRow(width: width), NearestRow(width: width))
    var last: UInt32 = 0xFFFFFF
    for y in 0..<height {
      if y + reach < height {
        shown[(y + reach) % shown.count] = runs(opacity, from: (y + reach) * width, count: width)
      }
      let row = y * width
      let gaps = gaps(between: shown[y % shown.count], count: width)
      above.measure(gaps, (1...reach).filter { $0 <= y }.map { ($0, shown[(y - $0) % shown.count]) })
      below.measure(gaps, (1...reach).filter { y + $0 < height }.map { ($0, shown[(y + $0) % shown.count]) })
      for gap in gaps {
        if gap.lowerBound > 0 { last = colors.color(at: row + gap.lowerBound - 1) }
        // Beyond reach of the gap's ends, colours depend only on the rows above and below.
        let quietStart = gap.lowerBound + (gap.lowerBound > 0 ? reach : 0)
        let quietEnd = gap.upperBound - (gap.upperBound < width ? reach : 0)
        var x = gap.lowerBound
        while x < gap.upperBound {
          if x >= quietStart, x + 8 <= quietEnd, above.areFar(eightFrom: x), below.areFar(eightFrom: x) {
            colors.store(last, atEightFrom: row + x)
            x += 8
            continue
          }
          let (up, down) = (Int(above.distances[x]), Int(below.distances[x]))
          // Of equal distances the first in this order counts.
          var (distance, place) = (up, row + x - up * width)
          if down < distance { (distance, place) = (down, row + x + down * width) }
          let (left, right) = (x - gap.lowerBound + 1, gap.upperBound - x)
          if left < distance, gap.lowerBound > 0 { (distance, place) = (left, row + x - left) }
          if right < distance, gap.upperBound < width { (distance, place) = (right, row + x + right) }
          if distance <= reach { last = colors.color(at: place) }
          colors.storeOnly(last, at: row + x)
          x += 1
        }
      }
      if gaps.last?.upperBound != width { last = colors.color(at: row + width - 1) }
    }
  }

  /// The runs of a row's visible pixels, counted from its first pixel.
  private static func runs(_ opacity: UnsafeBufferPointer<UInt8>, from start: Int, count: Int) -> [Range<Int>]
  {
    var runs: [Range<Int>] = []
    var x = 0
    while x < count {
      while x + 8 <= count, opacity.eight(from: start + x) == 0 { x += 8 }
      while x < count, opacity[start + x] == 0 { x += 1 }
      let first = x
      while x + 8 <= count, !opacity.eight(from: start + x).hasZeroByte { x += 8 }
      while x < count, opacity[start + x] != 0 { x += 1 }
      if x > first { runs.append(first..<x) }
    }
    return runs
  }

  /// The gaps between runs of visible pixels.
  private static func gaps(between runs: [Range<Int>], count: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var end = 0
    for run in runs {
      if run.lowerBound > end { gaps.append(end..<run.lowerBound) }
      end = run.upperBound
    }
    if end < count { gaps.append(end..<count) }
    return gaps
  }

  /// The vertical distances from a row's gaps, by column, to the nearest visible pixels in the rows on one
  /// side. A distance is `reach` + 1 if no pixel within `reach` is visible.
  private struct NearestRow {
    private(set) var distances: [UInt8]

    init(width: Int) { distances = Array(repeating: 0, count: width) }

    /// Returns true if no pixel within reach of any of eight columns is visible on this side.
    func areFar(eightFrom x: Int) -> Bool {
      distances.withUnsafeBufferPointer { $0.eight(from: x) == 0x0101_0101_0101_0101 * UInt64(reach + 1) }
    }

    /// - Parameter rows: The visible runs of other rows, with the distance of each row; the nearest first.
    mutating func measure(_ gaps: [Range<Int>], _ rows: [(distance: Int, runs: [Range<Int>])]) {
      distances.withUnsafeMutableBufferPointer { distances in
        for gap in gaps { distances[gap].update(repeating: UInt8(reach + 1)) }
        for row in rows.reversed() {
          var next = gaps[...]
          for run in row.runs {
            next = next.drop { $0.upperBound <= run.lowerBound }
            for gap in next.prefix(while: { $0.lowerBound < run.upperBound }) {
              distances[gap.clamped(to: run)].update(repeating: UInt8(row.distance))
            }
          }
        }
      }
    }
  }
}

/// The bytes of pixels' colours: red, green and blue.
private struct ColorBytes {
  private let start: UnsafeMutableRawPointer

  /// - Parameter fill: Stores a colour at each of `count` indices.
  static func make(count: Int, _ fill: (ColorBytes) -> Void) -> [UInt8] {
    // One more byte, into which the last colour's fourth byte is written.
    [UInt8](unsafeUninitializedCapacity: 3 * count + 1) { bytes, used in
      guard let start = bytes.baseAddress else { return }
      fill(ColorBytes(start: UnsafeMutableRawPointer(start)))
      used = 3 * count
    }
  }

  /// Stores 0x..RRGGBB with one instruction, which also overwrites the red of the next pixel.
  func store(_ color: UInt32, at index: Int) {
    (start + 3 * index).storeBytes(of: (color << 8).bigEndian, as: UInt32.self)
  }

  /// Stores a colour at eight consecutive indices.
  func store(_ color: UInt32, atEightFrom index: Int) {
    for place in index..<index + 7 { store(color, at: place) }
    storeOnly(color, at: index + 7)
  }

  /// Stores a colour without changing the next pixel.
  func storeOnly(_ color: UInt32, at index: Int) {
    let place = start + 3 * index
    place.storeBytes(of: UInt16(truncatingIfNeeded: color >> 8).bigEndian, as: UInt16.self)
    place.storeBytes(of: UInt8(truncatingIfNeeded: color), toByteOffset: 2, as: UInt8.self)
  }

  /// The colour at an index, as 0xRRGGBB.
  func color(at index: Int) -> UInt32 {
    let place = start + 3 * index
    return UInt32(place.loadUnaligned(as: UInt16.self).bigEndian) << 8
      | UInt32(place.load(fromByteOffset: 2, as: UInt8.self))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes as one number, which is faster than a look at each byte; 0 if fewer than eight remain.
  fileprivate func eight(from start: Int) -> UInt64 {
    guard start + 8 <= count else { return 0 }
    return UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: start, as: UInt64.self)
  }
}

extension UInt64 {
  /// True if at least one byte is 0: only then does subtracting 1 from each byte set a high bit that was
  /// clear.
  fileprivate var hasZeroByte: Bool { (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 != 0 }
}
