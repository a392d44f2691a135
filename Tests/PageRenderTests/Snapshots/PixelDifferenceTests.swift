import Testing

@testable import PageRender

struct PixelDifferenceTests {
  /// A white picture with some black pixels.
  private func picture(
    width: Int = 7, height: Int = 5, black: [(x: Int, y: Int)] = []
  ) throws -> PixelImage {
    let pixels = Pixels(width: width, height: height) { x, y in
      black.contains { $0 == (x, y) } ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    return try ImageDecoder.decode(pixels.png())
  }

  @Test func `a picture does not differ from itself drawn again`() throws {
    let marks = [(x: 1, y: 2)]
    #expect(try PixelDifference(between: picture(black: marks), and: picture(black: marks)) == nil)
  }

  @Test(arguments: [(0, 0), (6, 0), (0, 4), (6, 4), (3, 2)])
  func `one pixel is found wherever it is`(x: Int, y: Int) throws {
    let difference = try PixelDifference(between: picture(), and: picture(black: [(x, y)]))
    #expect(difference == .pixels(count: 1, bounds: .init(x: x..<x + 1, y: y..<y + 1)))
  }

  @Test func `the box goes around all pixels that differ and around no others`() throws {
    let common = (x: 0, y: 0)
    let expected = try picture(black: [common, (4, 1)])
    let actual = try picture(black: [common, (2, 3), (5, 2)])
    let difference = PixelDifference(between: expected, and: actual)
    #expect(difference == .pixels(count: 3, bounds: .init(x: 2..<6, y: 1..<4)))
    #expect(difference?.description == "3 pixels differ, all within x 2 to 5 and y 1 to 3")
  }

  @Test func `pictures of two sizes are not compared pixel by pixel`() throws {
    let difference = try PixelDifference(between: picture(), and: picture(width: 8, height: 4))
    #expect(
      difference == .size(expected: .init(width: 7, height: 5), actual: .init(width: 8, height: 4)))
    #expect(difference?.description == "8 × 4 pixels instead of 7 × 5")
  }

  @Test func `the difference picture is red where pixels differ and pale elsewhere`() throws {
    let expected = try picture(width: 3, height: 1, black: [(0, 0)])
    let actual = try picture(width: 3, height: 1, black: [(0, 0), (2, 0)])
    // Black keeps a quarter of its contrast: 255 − 255/4, in whole numbers 192.
    #expect(
      try expected.highlighting(differencesFrom: actual).values == [0xFFC0_C0C0, 0xFFFF_FFFF, 0xFFFF_0000])
  }

  @Test func `the difference picture of two sizes shows what both have`() throws {
    let picture = try picture(width: 3, height: 4).highlighting(differencesFrom: picture(width: 4, height: 2))
    #expect((picture.width, picture.height) == (3, 2))
  }
}
