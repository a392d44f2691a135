import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

/// Smoothed edges and distances in YIQ beside those that pixelmatch finds.
struct AntialiasingTests {
  private static func found(_ picture: PixelImage, _ other: PixelImage) -> [[Bool]] {
    let size = PixelSize(width: picture.width, height: picture.height)
    return picture.withRows { rows in
      other.withRows { others in
        (0..<size.height).map { y in
          (0..<size.width).map { Antialiasing.isEdge(x: $0, y: y, in: rows, and: others, size: size) }
        }
      }
    }
  }

  /// Areas, noise and greys in pictures of 1 to 7 pixels a side, in which many pixels are at a border.
  @Test(arguments: 0..<60)
  func `random pictures have the edges that pixelmatch finds`(round: Int) throws {
    var random = SplitMix64(seed: UInt64(round))
    let hasAlpha = round % 3 == 2
    let shades: [UInt32] =
      hasAlpha
      ? [0, 0x8000_0000, 0x8040_8020, 0xFFFF_FFFF, 0xFF00_0000]
      : [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080, 0xFFC0_2040, 0xFF20_40C0]
    for _ in 0..<20 {
      let (width, height) = (Int.random(in: 1...7, using: &random), Int.random(in: 1...7, using: &random))
      let colors = shades.shuffled(using: &random).prefix(3)
      func made() throws -> PixelImage {
        let edge = Int.random(in: 0...max(width, height), using: &random)
        let isWide = Bool.random(using: &random)
        let values = (0..<width * height).map { place in
          let along = isWide ? place % width : place / width
          let own = along < edge ? colors[0] : along == edge ? colors[1] : colors[2]
          return Int.random(in: 0..<9, using: &random) == 0
            ? colors.randomElement(using: &random) ?? own : own
        }
        return try ComparedPictures.picture(width: width, height: height) { x, y in values[y * width + x] }
      }
      let (picture, other) = (try made(), try made())
      let reference = Pixelmatch(width: width, height: height)
      #expect(Self.found(picture, other) == reference.edges(picture.values, and: other.values))
      for (index, (a, b)) in zip(picture.values, other.values).enumerated() {
        #expect(abs(ColorDistance.yiq(a, b, at: index) - reference.distance(a, b, at: index)) < 1e-6)
      }
    }
  }
}

/// The algorithm of pixelmatch 7.2.0 (ISC licence, Mapbox), over pixels as premultiplied ARGB.
private struct Pixelmatch {
  let width: Int
  let height: Int

  /// The rows of the matrix from differences of red, green and blue to Y, I and Q.
  private static let matrix = [
    [0.29889531, 0.58662247, 0.11448223], [0.59597799, -0.27417610, -0.32180189],
    [0.21147017, -0.52261711, 0.31114694],
  ]

  private func channels(_ pixel: UInt32) -> [Double] { [24, 16, 8, 0].map { Double(pixel >> $0 & 255) } }

  /// Both colours are blended with a pattern if one is not opaque: 48 or 207, by the byte's place.
  private func components(_ one: UInt32, _ two: UInt32, at index: Int) -> [Double] {
    let (a, b) = (channels(one), channels(two))
    let periods = [2, 1.618033988749895, 2.618033988749895]
    let differences = (0..<3).map { channel in
      let isOdd = channel > 0 && Int(Double(4 * index) / periods[channel]) % 2 == 1
      return a[channel + 1] - b[channel + 1] - (48 + (isOdd ? 159 : 0)) * (a[0] - b[0]) / 255
    }
    return Self.matrix.map { row in zip(row, differences).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  func distance(_ one: UInt32, _ two: UInt32, at index: Int) -> Double {
    let parts = components(one, two, at: index)
    return zip([0.5053, 0.299, 0.1957], parts).reduce(0) { $0 + $1.0 * $1.1 * $1.1 }
  }

  /// The places around a place, column by column.
  private func neighbours(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
    (x - 1...x + 1).flatMap { column in (y - 1...y + 1).map { (column, $0) } }
      .filter { (0..<width).contains($0.0) && (0..<height).contains($0.1) && $0 != (x, y) }
      .map { (x: $0.0, y: $0.1) }
  }

  private func border(_ x: Int, _ y: Int) -> Int { neighbours(x, y).count < 8 ? 1 : 0 }

  private func hasManySiblings(_ x: Int, _ y: Int, _ pixels: [UInt32]) -> Bool {
    border(x, y) + neighbours(x, y).count { pixels[$0.y * width + $0.x] == pixels[y * width + x] } > 2
  }

  func edges(_ pixels: [UInt32], and others: [UInt32]) -> [[Bool]] {
    (0..<height).map { y in
      (0..<width).map { x in
        let around = neighbours(x, y).map { place in
          let other = pixels[place.y * width + place.x]
          let brightness = components(pixels[y * width + x], other, at: y * width + x)[0]
          return (place: place, brightness: abs(brightness) < 1e-9 ? 0 : brightness)
        }
        guard border(x, y) + around.count(where: { $0.brightness == 0 }) <= 2 else { return false }
        // The first of several equal ones counts.
        let least = around.map(\.brightness).min() ?? 0
        let most = around.map(\.brightness).max() ?? 0
        guard least < 0, most > 0, let dark = around.first(where: { $0.brightness == least })?.place,
          let bright = around.first(where: { $0.brightness == most })?.place
        else { return false }
        return [dark, bright].contains { place in
          hasManySiblings(place.x, place.y, pixels) && hasManySiblings(place.x, place.y, others)
        }
      }
    }
  }
}
