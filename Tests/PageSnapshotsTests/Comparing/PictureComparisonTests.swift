import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

struct PictureComparisonTests {
  @Test func `the top bytes of an opaque surface do not matter`() {
    let (first, second): ([UInt32], [UInt32]) = ([0xFF12_3456, 0x0000_0001], [0x0012_3456, 0xFF00_0002])
    let comparison = first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        PictureComparison(
          expected: PixelRows(
            first.baseAddress!, width: 2, height: 1, bytesPerRow: 8, ignoresTopByte: true),
          actual: PixelRows(
            second.baseAddress!, width: 2, height: 1, bytesPerRow: 8, ignoresTopByte: true),
          ignoring: [])
      }
    }
    #expect(comparison.bounds == PixelRectangle(x: 1..<2, y: 0..<1))
  }

  /// The ΔE of 1024 pairs is remembered at most: of 3000 greys and reds beside white, many take another's place.
  @Test func `each of many pairs of colours has its own distance`() throws {
    let white = try ComparedPictures.dots(width: 3000, height: 1, [])
    let colors = try ComparedPictures.picture(width: 3000, height: 1) { x, _ in
      0xFF00_0000 | UInt32(x % 250) << 16 | UInt32(x / 250) << 8
    }
    for (expected, actual) in [(white, colors), (colors, white)] {
      let comparison = PictureComparison(expected: expected, actual: actual)
      let distances = zip(expected.values, actual.values).map { Float(ColorDistance.deltaE($0, $1)) }
      #expect(comparison.differences.map(\.deltaE) == distances)
    }
  }

  @Test func `a row is one of the rows that the picture has and that are compared`() {
    let pixels: [UInt32] = [1, 2, 3, 4, 5, 6]
    pixels.withUnsafeBytes { bytes in
      let rows = PixelRows(bytes.baseAddress!, width: 2, height: 3, bytesPerRow: 8, ignoresTopByte: false)
      #expect(PixelRow(2, of: rows, height: 3)?[1] == 6)
      #expect(PixelRow(0, of: rows, height: 3)?[0] == 1)
      for (y, height) in [(-1, 3), (3, 3), (3, 9), (2, 2), (0, 0)] {
        #expect(PixelRow(y, of: rows, height: height) == nil)
      }
    }
  }
}
