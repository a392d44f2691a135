/// A picture's colours apart from its opacity, as PDF keeps them.
///
/// Readers scale the two apart, and at a rim mix the colours of pixels that nobody sees with those that show: black ones
/// would leave a dark line. Here they have the colour of a neighbour that shows.
struct SeparatedPixels {
  /// Red, green and blue, row by row.
  let colors: [UInt8]

  /// As far as a reader's filter reaches where it makes a picture five times smaller, in pixels.
  private static let reach = 5

  /// - Parameter pixels: Premultiplied ARGB, `width` × `height` of them without gaps.
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

  /// The colours of pixels that are opaque: red, green and blue, row by row.
  static func colors(ofOpaque pixels: UnsafeBufferPointer<UInt32>) -> [UInt8] {
    ColorBytes.make(count: pixels.count) { colors in
      for index in 0..<pixels.count { colors.store(pixels[index], at: index) }
    }
  }

  /// How opaque each pixel is, 0…255.
  static func opacity(of pixels: UnsafeBufferPointer<UInt32>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count) { opacity, count in
      for index in 0..<pixels.count { opacity[index] = UInt8(truncatingIfNeeded: pixels[index] >> 24) }
      count = pixels.count
    }
  }

  /// The colour before it was multiplied by its alpha; black where that is 0.
  private static func color(of pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    guard alpha > 0 else { return 0 }
    func part(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return part(16) | part(8) | part(0)
  }

  /// Gives pixels that do not show the colour of the nearest that does, up, down, left or right of them; beyond reach that of
  /// the pixel before, which packs well.
  private static func fill(
    _ colors: ColorBytes, _ opacity: UnsafeBufferPointer<UInt8>, width: Int, height: Int
  ) {
    guard width > 0, height > 0 else { return }
    // Of the rows within reach of the one at hand, at the remainders of their numbers.
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
        // Beyond reach of the gap's ends colours change by the rows above and below only.
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
          // In this order where two are as near.
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

  /// The runs of a row's pixels that show, counted from its first.
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

  /// The gaps between runs of pixels that show.
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

  /// The vertical distance from each column in a row's gaps to the nearest pixel that shows, in the rows on one side. It is `reach` + 1 if
  /// no pixel within `reach` shows.
  private struct NearestRow {
    private(set) var distances: [UInt8]

    init(width: Int) { distances = Array(repeating: 0, count: width) }

    /// Returns true if no pixel shows within reach above or below any of eight columns.
    func areFar(eightFrom x: Int) -> Bool {
      distances.withUnsafeBufferPointer { $0.eight(from: x) == 0x0101_0101_0101_0101 * UInt64(reach + 1) }
    }

    /// - Parameter rows: Where pixels show, by how far they are away; the nearest first.
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

/// Colours of pixels as they are written, red, green and blue.
private struct ColorBytes {
  private let start: UnsafeMutableRawPointer

  /// - Parameter fill: Stores a colour at each of `count` places.
  static func make(count: Int, _ fill: (ColorBytes) -> Void) -> [UInt8] {
    // A byte more, which the last colour's fourth one goes to.
    [UInt8](unsafeUninitializedCapacity: 3 * count + 1) { bytes, used in
      guard let start = bytes.baseAddress else { return }
      fill(ColorBytes(start: UnsafeMutableRawPointer(start)))
      used = 3 * count
    }
  }

  /// Stores 0x..RRGGBB with one instruction, which changes the red of the place behind, too.
  func store(_ color: UInt32, at index: Int) {
    (start + 3 * index).storeBytes(of: (color << 8).bigEndian, as: UInt32.self)
  }

  /// Stores a colour at eight places.
  func store(_ color: UInt32, atEightFrom index: Int) {
    for place in index..<index + 7 { store(color, at: place) }
    storeOnly(color, at: index + 7)
  }

  /// Stores a colour without changing the place behind.
  func storeOnly(_ color: UInt32, at index: Int) {
    let place = start + 3 * index
    place.storeBytes(of: UInt16(truncatingIfNeeded: color >> 8).bigEndian, as: UInt16.self)
    place.storeBytes(of: UInt8(truncatingIfNeeded: color), toByteOffset: 2, as: UInt8.self)
  }

  /// 0xRRGGBB.
  func color(at index: Int) -> UInt32 {
    let place = start + 3 * index
    return UInt32(place.loadUnaligned(as: UInt16.self).bigEndian) << 8
      | UInt32(place.load(fromByteOffset: 2, as: UInt8.self))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes as one number, which takes less time than a look at each; 0 where there are fewer from there on.
  fileprivate func eight(from start: Int) -> UInt64 {
    guard start + 8 <= count else { return 0 }
    return UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: start, as: UInt64.self)
  }
}

extension UInt64 {
  /// True if one of its bytes is 0: only below one is there a bit that a subtraction of 1 from each sets anew.
  fileprivate var hasZeroByte: Bool { (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 != 0 }
}
