import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

/// The rectangle around all differing pixels, the runs that they are in, and the greys of the others.
struct PictureBoundsTests {
  private func comparison(_ black: [(x: Int, y: Int)]) throws -> PictureComparison {
    try PictureComparison(
      expected: ComparedPictures.dots(width: 12, height: 9, []),
      actual: ComparedPictures.dots(width: 12, height: 9, black))
  }

  @Test(
    arguments: [
      ([(0, 0), (5, 2)], 0..<6, 0..<3), ([(5, 0), (0, 2)], 0..<6, 0..<3), ([(3, 1), (4, 1)], 3..<5, 1..<2),
      ([(2, 1), (9, 3), (4, 7)], 2..<10, 1..<8), ([(9, 1), (2, 3), (4, 7)], 2..<10, 1..<8),
      ([(4, 1), (2, 3), (9, 7)], 2..<10, 1..<8), ([(11, 8)], 11..<12, 8..<9),
      ([(0, 0), (11, 0)], 0..<12, 0..<1),
    ] as [([(Int, Int)], Range<Int>, Range<Int>)])
  func `the rectangle goes from the first column and row to the last`(
    black: [(Int, Int)], x: Range<Int>, y: Range<Int>
  ) throws {
    let comparison = try comparison(black.map { (x: $0.0, y: $0.1) })
    #expect(comparison.bounds == PixelRectangle(x: x, y: y))
    #expect(comparison.differentPixels == black.count)
  }

  @Test func `the greatest distances are those of any pixel, wherever it is`() throws {
    // Greys of 254, 0 and 200 in one row, and in the other order.
    for greys in [[254, 0, 200], [200, 0, 254], [0, 254, 200]] as [[UInt32]] {
      let comparison = try PictureComparison(
        expected: ComparedPictures.picture(width: 5, height: 1) { _, _ in 0xFFFF_FFFF },
        actual: ComparedPictures.picture(width: 5, height: 1) { x, _ in
          0xFF00_0000 | (x % 2 == 0 ? greys[x / 2] : 255) * 0x01_0101
        })
      #expect(abs(comparison.maxDeltaE - 100) < 0.01)
      // 0.5053 · 255² of 35,215.
      #expect(abs(comparison.maxDistance - 0.96595) < 0.00001)
      #expect(comparison.differences.map(\.count) == [1, 1, 1])
      #expect(comparison.differentBytes == 9)
    }
  }

  /// As in `DifferencePictureTests`: 192 plus nine for each 32 of the luma, (77 R + 150 G + 29 B) / 256.
  @Test func `eight pixels at a time have the greys that each has alone`() throws {
    let greys: [(UInt32, UInt32)] = [
      (0xFF00_0000, 0xC0), (0xFFFF_FFFF, 0xFF), (0xFF6A_0000, 0xC0), (0xFF6B_0000, 0xC9),
      (0xFF00_6D00, 0xC9), (0xFF00_6E00, 0xD2), (0xFF00_04FF, 0xC0), (0xFF00_06FF, 0xC9),
      (0xFFFF_0000, 0xD2), (0xFF00_FF00, 0xE4), (0xFF00_00FF, 0xC0), (0, 0xFF),
      (0x8000_0000, 0xDB), (0xFF80_8080, 0xE4),
      // (150 · 54 + 29 · 3) / 256 is 31.98, and with 29 · 4 it is 32.09.
      (0xFF00_3603, 0xC0), (0xFF00_3604, 0xC9),
    ]
    for shift in 0..<3 {
      // The last pixels of a row, fewer than eight, are drawn one by one.
      let row = Array(repeating: greys[1], count: shift) + greys
      let page = try ComparedPictures.picture(width: row.count, height: 2) { x, _ in row[x].0 }
      let pale = try PictureComparison(expected: page, actual: page).picture(over: page)
      let expected = row.map { 0xFF00_0000 | $0.1 * 0x01_0101 }
      #expect(pale.values == expected + expected)
    }
  }
}
