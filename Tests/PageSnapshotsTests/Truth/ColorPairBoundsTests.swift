import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageSnapshots

/// The order of pairs of colours, and pixels that only one of two pictures has.
struct ColorPairBoundsTests {
  private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) throws -> PixelImage {
    try ComparedPictures.picture(width: width, height: height, color)
  }

  @Test func `of pairs as frequent the lower colours come first`() throws {
    let colors: [UInt32] = [0xFF00_0002, 0xFF00_0001, 0xFF00_0003]
    let (white, other) = (
      try picture(3, 1) { _, _ in 0xFFFF_FFFF }, try picture(3, 1) { x, _ in colors[x] }
    )
    func actual(_ limit: Int) -> [String] {
      PictureComparison(expected: white, actual: other).colorPairs(of: white, other, atMost: limit)
        .map(\.actual)
    }
    #expect(actual(3) == ["#000001", "#000002", "#000003"])
    #expect(actual(2) == ["#000001", "#000002"])
    #expect(actual(0) == [])
    let reverse = PictureComparison(expected: other, actual: white).colorPairs(of: other, white, atMost: 3)
    #expect(reverse.map(\.expected) == ["#000001", "#000002", "#000003"])
    #expect(reverse.map(\.actual) == ["#FFFFFF", "#FFFFFF", "#FFFFFF"])
  }

  /// Premultiplied: 0x80 of 0x80 is all of a channel.
  @Test(
    arguments: [
      (0x8080_0040, "#FF008080"), (0, "#00000000"), (0xFF12_3456, "#123456"), (0x0101_0000, "#FF000001"),
    ] as [(UInt32, String)])
  func `a colour is that before its alpha was multiplied in`(pixel: UInt32, text: String) throws {
    let (white, other) = (try picture(1, 1) { _, _ in 0xFFFF_FFFF }, try picture(1, 1) { _, _ in pixel })
    let pairs = PictureComparison(expected: white, actual: other).colorPairs(of: white, other, atMost: 1)
    #expect(pairs.map(\.actual) == [text])
    #expect(pairs.map(\.expected) == ["#FFFFFF"])
  }

  @Test func `pixels beyond either of the pictures that are asked are left out`() throws {
    // Rows 0 and 3, and in row 1 the last two columns, are black instead of white.
    let white = try picture(6, 4) { _, _ in 0xFFFF_FFFF }
    let other = try picture(6, 4) { x, y in
      y == 0 || y == 3 || y == 1 && x >= 4 ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let comparison = PictureComparison(expected: white, actual: other)
    func count(_ first: PixelImage, _ second: PixelImage) -> Int {
      comparison.colorPairs(of: first, second, atMost: 9).reduce(0) { $0 + $1.pixelCount }
    }
    #expect(count(white, other) == 14)
    let low = try picture(6, 3) { _, _ in 0xFFFF_FFFF }
    #expect(count(low, other) == 8)
    #expect(count(white, low) == 8)
    let narrow = try picture(4, 4) { _, _ in 0xFFFF_FFFF }
    #expect(count(narrow, other) == 12)
    #expect(count(white, narrow) == 12)
  }

  @Test func `a colour is written in two digits a channel`() {
    #expect(TruthColor(Color(red: 15.0 / 255, green: 16.0 / 255, blue: 1.0 / 255)).text == "#0F1001")
    #expect(TruthColor(Color(red: -1, green: 2, blue: .nan, alpha: 0)).text == "#00FF0000")
    #expect(TruthColor(Color(red: 0, green: 0, blue: 0, alpha: 254.0 / 255)).text == "#000000FE")
    #expect(TruthColor("#0f1001")?.text == "#0F1001")
    #expect(TruthColor("#12345678")?.channels == [0x12, 0x34, 0x56, 0x78])
    for text in ["#1234567", "#12345", "#123456789", "#１２３４５６"] {
      #expect(TruthColor(text) == nil)
    }
  }
}
