import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageSnapshots

struct IgnoredAreaTests {
  private func area(_ rectangles: PixelRectangle...) -> IgnoredArea {
    IgnoredArea(rectangles, in: PixelSize(width: 10, height: 6))
  }

  private func count(_ rectangles: PixelRectangle...) -> Int {
    IgnoredArea(rectangles, in: PixelSize(width: 10, height: 6)).pixelCount
  }

  @Test func `pixels in several rectangles are counted once`() {
    #expect(count() == 0)
    #expect(count(.init(x: 2..<5, y: 1..<3)) == 6)
    // Side by side, one above the other, and with a gap.
    #expect(count(.init(x: 0..<2, y: 0..<2), .init(x: 2..<4, y: 0..<2)) == 8)
    #expect(count(.init(x: 0..<2, y: 0..<2), .init(x: 0..<2, y: 2..<4)) == 8)
    #expect(count(.init(x: 6..<8, y: 4..<6), .init(x: 0..<2, y: 0..<2)) == 8)
    // One in the other, the same twice, and two that share 2 × 1 pixels: 12 + 6 − 2.
    #expect(count(.init(x: 0..<6, y: 0..<3), .init(x: 1..<3, y: 1..<2)) == 18)
    #expect(count(.init(x: 1..<3, y: 1..<2), .init(x: 0..<6, y: 0..<3)) == 18)
    #expect(count(.init(x: 1..<3, y: 1..<2), .init(x: 1..<3, y: 1..<2)) == 2)
    #expect(count(.init(x: 0..<4, y: 0..<3), .init(x: 2..<5, y: 2..<4)) == 16)
    // A cross of 10 × 2 and 2 × 6, which share 2 × 2.
    #expect(count(.init(x: 0..<10, y: 2..<4), .init(x: 4..<6, y: 0..<6)) == 28)
  }

  @Test func `parts outside the picture do not count`() {
    #expect(count(.init(x: -5..<2, y: -5..<3)) == 6)
    #expect(count(.init(x: 8..<99, y: 5..<99)) == 2)
    #expect(area(.init(x: 10..<12, y: 0..<6), .init(x: 0..<2, y: 6..<9)).isEmpty)
    #expect(area(.init(x: 3..<3, y: 0..<6)).isEmpty)
    #expect(!area(.init(x: 9..<12, y: 5..<9)).isEmpty)
  }

  @Test func `a rectangle holds its first pixels and not those after its last`() {
    let area = area(.init(x: 2..<5, y: 1..<3), .init(x: 8..<9, y: 5..<6))
    #expect(area.contains(2, 1) && area.contains(4, 2) && area.contains(8, 5))
    #expect(!area.contains(1, 1) && !area.contains(5, 2) && !area.contains(2, 0) && !area.contains(4, 3))
    #expect(!area.contains(8, 2) && !area.contains(2, 5))
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

/// Rectangles in points, rounded outwards to whole pixels.
struct IgnoredPixelsTests {
  private func pixels(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ scale: Double = 2)
    -> PixelRectangle?
  {
    Rect(x: x, y: y, width: width, height: height).pixels(scale: scale)
  }

  @Test func `a pixel that is touched is ignored`() {
    #expect(pixels(1, 2, 3, 4) == PixelRectangle(x: 2..<8, y: 4..<12))
    #expect(pixels(1.1, 2.2, 3, 4) == PixelRectangle(x: 2..<9, y: 4..<13))
    #expect(pixels(0.2, 0.2, 0.1, 0.1) == PixelRectangle(x: 0..<1, y: 0..<1))
    #expect(pixels(1, 2, 3, 4, 3) == PixelRectangle(x: 3..<12, y: 6..<18))
  }

  /// A third of a point at 3× is a pixel, although its binary fraction is less or more.
  @Test func `an edge on a pixel's edge but for rounding is on it`() {
    #expect(pixels(1.0 / 3, 2.0 / 3, 1.0 / 3, 5.0 / 3, 3) == PixelRectangle(x: 1..<2, y: 2..<7))
    #expect(pixels(0.999_999_9, 0.999_999_9, 1.000_000_2, 1.000_000_2) == PixelRectangle(x: 2..<4, y: 2..<4))
  }

  @Test func `an empty rectangle, and one beyond all integers, has no pixels`() {
    #expect(pixels(1, 2, 0, 4) == nil)
    #expect(pixels(1, 2, 3, 0) == nil)
    #expect(pixels(1e300, 2, 3, 4) == nil)
    #expect(pixels(1, 2, 3, 1e300) == nil)
    #expect(pixels(1, -1e300, 3, 4) == nil)
  }
}
