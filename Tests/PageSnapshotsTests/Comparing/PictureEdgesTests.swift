import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

/// Pictures at the limits of their sizes, and rows that are longer than eight pixels.
struct PictureEdgesTests {
  /// A third of 300 × 100 pixels is 100 × 100.
  @Test func `changes that a third of the picture holds are shown together`() {
    let size = PixelSize(width: 300, height: 100)
    let first = PixelRectangle(x: 0..<10, y: 0..<10)
    func area(to end: Int) -> PixelRectangle {
      SmallPicture.area(of: [first, PixelRectangle(x: 90..<end, y: 90..<100)], in: size)
    }
    // A quarter more than 100 columns, and all rows.
    #expect(area(to: 100) == PixelRectangle(x: 0..<125, y: 0..<100))
    #expect(area(to: 101) == SmallPicture.area(of: [first], in: size))
  }

  /// Each half is at most 320 pixels wide and high.
  @Test(
    arguments: [
      (320, 10, 320, 10), (321, 10, 161, 5), (640, 10, 320, 5), (10, 320, 10, 320), (10, 321, 5, 161),
      (100, 700, 34, 234),
    ])
  func `a picture is reduced by its longer side`(width: Int, height: Int, newWidth: Int, newHeight: Int)
    throws
  {
    let small = try SmallPicture.of(
      expected: nil, actual: picture(width, height) { _, _ in 0xFFFF_FFFF }, changedIn: [])
    #expect(small.width == newWidth && small.height == newHeight)
  }

  @Test func `what a smaller picture does not have is grey`() throws {
    let (red, blue, grey): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF, 0xFF9A_A0A6)
    let small = try SmallPicture.of(
      expected: picture(20, 10) { _, _ in red }, actual: picture(40, 20) { _, _ in blue }, changedIn: [])
    let pixels = small.withRows { rows in
      [(19, 9), (20, 9), (39, 0), (0, 10), (19, 19), (39, 19), (52, 0)].map { rows.pixel($0.0, $0.1) }
    }
    #expect(pixels == [red, grey, grey, grey, grey, grey, blue])
  }

  /// 77 R / 256: 106 of red has 31, 107 has 32, which is nine lighter; as 30 G / 51 and B / 9 have.
  @Test(
    arguments: [
      (0xFF6A_0000, 0xC0), (0xFF6B_0000, 0xC9), (0xFF00_6D00, 0xC9), (0xFF00_6E00, 0xD2), (0xFF00_04FF, 0xC0),
      (0xFF00_06FF, 0xC9),
    ] as [(UInt32, UInt32)])
  func `long rows of equal pixels are as pale as short ones`(color: UInt32, grey: UInt32) throws {
    let plain = try ComparedPictures.picture(width: 19, height: 1) { _, _ in color }
    let pale = try PictureComparison(expected: plain, actual: plain).picture(
      over: plain, beyond: .exact, ignoring: [])
    #expect(pale.values == Array(repeating: 0xFF00_0000 | grey * 0x01_0101, count: 19))
  }

  @Test func `the bounds go around all rows that differ`() throws {
    let white = try ComparedPictures.dots(width: 12, height: 4, [])
    func bounds(_ black: [(x: Int, y: Int)]) throws -> PixelRectangle? {
      PictureComparison(expected: white, actual: try ComparedPictures.dots(width: 12, height: 4, black))
        .bounds
    }
    #expect(try bounds([(2, 1), (8, 1), (5, 2)]) == PixelRectangle(x: 2..<9, y: 1..<3))
    #expect(try bounds([(5, 0), (2, 2), (3, 2)]) == PixelRectangle(x: 2..<6, y: 0..<3))
  }

  @Test func `a clear pixel is written as one`() throws {
    let white = try ComparedPictures.picture(width: 2, height: 1) { _, _ in 0xFFFF_FFFF }
    let clear = try ComparedPictures.picture(width: 2, height: 1) { _, _ in 0 }
    let pairs = PictureComparison(expected: white, actual: clear).colorPairs(of: white, clear, atMost: 3)
    #expect(pairs.map(\.expected) == ["#FFFFFF"] && pairs.map(\.actual) == ["#00000000"])
  }
}
