import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

struct DifferencePictureTests {
  private let white: UInt32 = 0xFFFF_FFFF
  private let red: UInt32 = 0xFFFF_0000
  private let yellow: UInt32 = 0xFFFF_FF00
  private let pink: UInt32 = 0xFFFF_C8D2
  private let grey: UInt32 = 0xFF9A_A0A6

  private func picture(
    _ expected: PixelImage, _ actual: PixelImage, _ tolerance: PictureTolerance = .exact,
    ignoring: [PixelRectangle] = []
  ) throws -> PixelImage {
    try PictureComparison(expected: expected, actual: actual, ignoring: ignoring)
      .picture(over: expected, beyond: tolerance, ignoring: ignoring)
  }

  @Test func `pixels that differ are red and others pale`() throws {
    let picture = try picture(
      ComparedPictures.dots(width: 3, height: 1, [(0, 0)]),
      ComparedPictures.dots(width: 3, height: 1, [(0, 0), (2, 0)]))
    // Black keeps a quarter of its contrast: 255 − 255/4, in whole numbers 192.
    #expect(picture.values == [0xFFC0_C0C0, white, red])
  }

  @Test func `what only one picture has is pink`() throws {
    let picture = try picture(
      ComparedPictures.dots(width: 2, height: 2, []), ComparedPictures.dots(width: 3, height: 1, [(1, 0)]))
    #expect((picture.width, picture.height) == (3, 2))
    #expect(picture.values == [white, red, pink, pink, pink, pink])
  }

  @Test func `excused anti-aliasing is yellow, and what else is excused is pale`() throws {
    let (expected, actual) = (try ComparedPictures.edge(128), try ComparedPictures.edge(200))
    let smoothed = try picture(expected, actual, PictureTolerance(ignoresAntialiasing: true))
    #expect(smoothed.values.filter { $0 == yellow }.count == 5)
    let near = try picture(expected, actual, PictureTolerance(threshold: 0.5, ignoresAntialiasing: true))
    #expect(!near.values.contains(yellow) && !near.values.contains(red))
  }

  @Test func `ignored rectangles are hatched`() throws {
    let picture = try picture(
      ComparedPictures.dots(width: 9, height: 1, []), ComparedPictures.dots(width: 9, height: 1, [(4, 0)]),
      ignoring: [PixelRectangle(x: 0..<8, y: 0..<1)])
    #expect(picture.values == [grey, grey] + Array(repeating: white, count: 7))
  }

  /// The grey is 192 plus nine for each 32 of the luma in 256ths, (77 R + 150 G + 29 B) / 256: 192 to 255.
  @Test(
    arguments: [
      (0xFF00_0000, 0xC0), (0xFFFF_FFFF, 0xFF), (0xFF80_8080, 0xE4), (0xFFFF_0000, 0xD2), (0xFF00_FF00, 0xE4),
      (0xFF00_00FF, 0xC0),
      // On both sides of 32 and 64: 106 and 107 of red, 109 and 110 of green, 4 and 6 of green with 255 of blue.
      (0xFF6A_0000, 0xC0), (0xFF6B_0000, 0xC9), (0xFF00_6D00, 0xC9), (0xFF00_6E00, 0xD2), (0xFF00_04FF, 0xC0),
      (0xFF00_06FF, 0xC9),
      // Over white: nothing is white, and half of black is 127.
      (0, 0xFF), (0x8000_0000, 0xDB),
    ] as [(UInt32, UInt32)])
  func `an unchanged pixel is one of eight greys by its luma`(pixel: UInt32, grey: UInt32) throws {
    let page = try ComparedPictures.picture(width: 2, height: 1) { x, _ in x == 0 ? pixel : 0xFFFF_FFFF }
    #expect(try picture(page, page).values == [0xFF00_0000 | grey * 0x01_0101, white])
  }

  @Test func `each row begins with its own grey`() throws {
    let page = try ComparedPictures.dots(width: 3, height: 2, [(1, 0), (2, 0), (0, 1)])
    let black: UInt32 = 0xFFC0_C0C0
    #expect(try picture(page, page).values == [white, black, black, black, white, white])
  }

  /// In row 4, columns 4 and 5 are hatched: with the row they come to 8 and 9, of eight 0 and 1.
  @Test func `rows that look alike keep their own differences and hatching`() throws {
    let picture = try picture(
      ComparedPictures.dots(width: 9, height: 6, []), ComparedPictures.dots(width: 9, height: 6, [(8, 2)]),
      ignoring: [PixelRectangle(x: 4..<8, y: 4..<5)])
    var expected = Array(repeating: white, count: 54)
    expected[2 * 9 + 8] = red
    for x in [4, 5] { expected[4 * 9 + x] = grey }
    #expect(picture.values == expected)
  }

  /// A column is hatched if it and its row come to 0 or 1, of eight.
  @Test func `the hatching runs from the lower left to the upper right, inside both pictures`() throws {
    let picture = try picture(
      ComparedPictures.dots(width: 10, height: 2, []), ComparedPictures.dots(width: 10, height: 3, []),
      ignoring: [PixelRectangle(x: 0..<9, y: -1..<9)])
    let hatched = (0..<3).map { y in (0..<10).filter { picture.values[y * 10 + $0] == grey } }
    #expect(hatched == [[0, 1, 8], [0, 7, 8], []])
    #expect(Array(picture.values[20...]) == Array(repeating: pink, count: 10))
  }

  @Test func `a picture that is wider and lower than the other has pink beside and below`() throws {
    let (wide, high) = (
      try ComparedPictures.dots(width: 3, height: 1, []), try ComparedPictures.dots(width: 1, height: 2, [])
    )
    let expected = [white, pink, pink, pink, pink, pink]
    for pair in [(wide, high), (high, wide)] {
      let picture = try picture(pair.0, pair.1)
      #expect((picture.width, picture.height, picture.isOpaque) == (3, 2, true))
      #expect(picture.values == expected)
    }
  }

  @Test func `a run of differing pixels is red as a whole`() throws {
    let picture = try picture(
      ComparedPictures.dots(width: 5, height: 2, []),
      ComparedPictures.dots(width: 5, height: 2, [(1, 1), (2, 1), (3, 1)]))
    #expect(picture.values == Array(repeating: white, count: 6) + [red, red, red, white])
  }
}
