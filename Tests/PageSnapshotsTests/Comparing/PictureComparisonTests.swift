import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

struct PictureComparisonTests {
  @Test func `a picture does not differ from itself drawn again`() throws {
    let comparison = try comparison([(1, 2)], [(1, 2)])
    #expect(comparison.isEqual)
    #expect(comparison.bounds == nil)
    #expect(comparison.regions().isEmpty)
    #expect(comparison.summary() == "no pixel differs")
  }

  @Test(arguments: [(0, 0), (6, 0), (0, 4), (6, 4), (3, 2)])
  func `one pixel is found wherever it is`(x: Int, y: Int) throws {
    let comparison = try comparison([], [(x, y)])
    let pixel = PixelRectangle(x: x..<x + 1, y: y..<y + 1)
    #expect(comparison.regions() == [ChangedRegion(bounds: pixel, pixelCount: 1)])
    #expect(comparison.bounds == pixel)
  }

  @Test func `the box goes around all pixels that differ and around no others`() throws {
    let comparison = try comparison([(0, 0), (4, 1)], [(0, 0), (2, 3), (5, 2)])
    #expect(comparison.differentPixels == 3)
    #expect(comparison.bounds == PixelRectangle(x: 2..<6, y: 1..<4))
    #expect(comparison.summary() == "3 pixels differ, all within x 2 to 5 and y 1 to 3")
  }

  @Test func `pictures of two sizes never pass, and what both have is compared`() throws {
    let comparison = try PictureComparison(
      expected: ComparedPictures.dots([(0, 0), (6, 4)]),
      actual: ComparedPictures.dots(width: 8, height: 4, []))
    #expect(comparison.differentPixels == 1)
    #expect(comparison.comparedPixels == 28)
    #expect(!comparison.passes(PictureTolerance(maxDiffPixels: 1_000)))
    #expect(comparison.changesToPass(.exact).isEmpty)
    #expect(comparison.summary() == "8 × 4 pixels instead of 7 × 5")
  }

  @Test func `pixels near each other are one region, and that of the most pixels comes first`() throws {
    let comparison = try comparison(width: 60, height: 10, [], [(50, 5), (1, 1), (5, 2)])
    #expect(
      comparison.regions() == [
        ChangedRegion(bounds: PixelRectangle(x: 1..<6, y: 1..<3), pixelCount: 2),
        ChangedRegion(bounds: PixelRectangle(x: 50..<51, y: 5..<6), pixelCount: 1),
      ])
    #expect(
      comparison.summary() == "3 pixels differ, in 2 regions, the largest at x 1 to 5 and y 1 to 2")
  }

  /// Eleven dots 32 pixels apart: squares of 32 are the first that touch.
  @Test func `more than ten regions are joined`() throws {
    let ten = try comparison(width: 330, height: 1, [], (0..<10).map { (32 * $0, 0) })
    #expect(ten.regions().count == 10)
    let eleven = try comparison(width: 330, height: 1, [], (0...10).map { (32 * $0, 0) })
    #expect(
      eleven.regions() == [ChangedRegion(bounds: PixelRectangle(x: 0..<321, y: 0..<1), pixelCount: 11)])
  }

  /// A frame of 40 × 40 around a dot that is far from its sides.
  @Test func `regions whose rectangles overlap are one`() throws {
    let frame = (0..<40).flatMap { [($0, 0), ($0, 39), (0, $0), (39, $0)] }
    let comparison = try comparison(width: 40, height: 40, [], frame + [(20, 20)])
    #expect(
      comparison.regions() == [
        ChangedRegion(bounds: PixelRectangle(x: 0..<40, y: 0..<40), pixelCount: 157)
      ])
  }

  /// The rectangles have 6 and 4 pixels and one in common; 9 of the 35 are left out.
  @Test func `ignored rectangles may overlap and reach beyond the picture`() throws {
    let ignored = [PixelRectangle(x: -5..<3, y: -1..<2), PixelRectangle(x: 2..<4, y: 1..<3)]
    let comparison = try PictureComparison(
      expected: ComparedPictures.dots([]), actual: ComparedPictures.dots([(0, 0), (3, 2), (4, 2)]),
      ignoring: ignored)
    #expect(comparison.comparedPixels == 26)
    #expect(comparison.bounds == PixelRectangle(x: 4..<5, y: 2..<3))
  }

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

  private func comparison(
    width: Int = 7, height: Int = 5, _ expected: [(x: Int, y: Int)], _ actual: [(x: Int, y: Int)]
  ) throws -> PictureComparison {
    try PictureComparison(
      expected: ComparedPictures.dots(width: width, height: height, expected),
      actual: ComparedPictures.dots(width: width, height: height, actual))
  }
}
