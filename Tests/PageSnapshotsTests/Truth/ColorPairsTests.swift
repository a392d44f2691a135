import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageSnapshots

/// The colours of pixels that differ.
struct ColorPairsTests {
  @Test func `the most frequent pairs lead`() throws {
    // 10 × 4: a row is blue instead of white, and two pixels of the next are black.
    let white = try ComparedPictures.picture(width: 10, height: 4) { _, _ in 0xFFFF_FFFF }
    let other = try ComparedPictures.picture(width: 10, height: 4) { x, y in
      y == 1 ? 0xFF00_7AFF : y == 2 && x < 2 ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let comparison = PictureComparison(expected: white, actual: other)
    let pairs = comparison.colorPairs(of: white, other, atMost: 3)
    #expect(pairs.map(\.expected) == ["#FFFFFF", "#FFFFFF"])
    #expect(pairs.map(\.actual) == ["#007AFF", "#000000"])
    #expect(pairs.map(\.pixelCount) == [10, 2])
    #expect(comparison.colorPairs(of: white, other, atMost: 1).count == 1)
  }

  @Test func `colours are written with an alpha if they are not opaque`() throws {
    #expect(TruthColor(Color(red: 0, green: 0.5, blue: 1)).text == "#0080FF")
    #expect(TruthColor(Color(red: 1, green: 1, blue: 1, alpha: 0.4)).text == "#FFFFFF66")
    #expect(TruthColor("#FFFFFF66")?.channels == [255, 255, 255, 102])
    #expect(TruthColor("#FFFFFF")?.channels == [255, 255, 255, 255])
    for text in ["FFFFFF", "#FFF", "#GGGGGG", "#-FFFFF", "#+FFFFF", ""] {
      #expect(TruthColor(text) == nil, "\(text)")
    }
  }
}
