import Testing

@testable import PageDrawing

/// Worked by hand from Adobe Technical Note 5177: numbers up to 107 are a byte that is 139 more, 21 is `rmoveto`, 14 `endchar`.
struct Type2CharStringTests {
  /// 5 units to the right, 1 down, and the end.
  private let move: [UInt8] = [144, 138, 21, 14]

  private func withWidth(_ width: Int, _ bytes: [UInt8]) -> [UInt8]? {
    Type2CharString(bytes: bytes[...]).withWidth(width)
  }

  @Test func `an outline without a width gets one`() {
    #expect(withWidth(10, move) == [149] + move)
  }

  @Test func `the width of an outline is replaced`() {
    #expect(withWidth(10, [28, 2, 0] + move) == [149] + move)
    #expect(withWidth(10, [255, 0, 1, 128, 0] + move) == [149] + move)
  }

  @Test(
    arguments: [
      // hmoveto and vmoveto have one number, stems have pairs, endchar none or four.
      ([144, 22, 14], [144, 22, 14]), ([1 + 139, 144, 4, 14], [144, 4, 14]),
      ([139, 149, 1, 14], [139, 149, 1, 14]), ([140, 139, 149, 18, 14], [139, 149, 18, 14]),
      ([14], [14]), ([140, 14], [14]), ([140, 141, 142, 143, 14], [140, 141, 142, 143, 14]),
      ([139, 140, 141, 142, 143, 14], [140, 141, 142, 143, 14]),
    ] as [([UInt8], [UInt8])])
  func `whether there is a width is told from the first operator`(bytes: [UInt8], outline: [UInt8]) {
    #expect(withWidth(0, bytes) == [139] + outline)
  }

  @Test(
    arguments: [
      (0, [139]), (107, [246]), (-107, [32]), (108, [247, 0]), (1131, [250, 255]), (-108, [251, 0]),
      (-1131, [254, 255]), (1132, [28, 4, 108]), (-1132, [28, 251, 148]), (-32768, [28, 128, 0]),
    ] as [(Int, [UInt8])])
  func `widths are written in as few bytes as they need`(width: Int, bytes: [UInt8]) {
    #expect(withWidth(width, move) == bytes + move)
  }

  @Test(
    arguments: [
      [], [144], [28, 1], [255, 0], [10], [140, 29], [12, 10], [144, 138, 5],
    ] as [[UInt8]])
  func `an outline that is cut off, calls others or reckons stays as it is`(bytes: [UInt8]) {
    #expect(withWidth(10, bytes) == nil)
  }

  @Test func `a width that no number can be is refused`() {
    #expect(withWidth(40_000, move) == nil)
  }
}
