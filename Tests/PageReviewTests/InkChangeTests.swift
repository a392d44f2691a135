import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageReview

/// Letters that are black bars on white. A bar of w × h pixels has the area w · h and, by its gradients, an outline
/// of 2 · (w + h − 1) + √2.
struct InkChangeTests {
  /// A line of bars, 12 pixels apart, on a common baseline.
  private func ink(_ lines: [[(width: Int, height: Int)]]) throws -> TextInk {
    let (width, height) = (200, 20 + 100 * lines.count)
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: 1_000_000)
    for y in 0..<height {
      for x in 0..<width {
        buffer.pixels.storeBytes(
          of: 0xFFFF_FFFF, toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
      }
    }
    for (line, bars) in lines.enumerated() {
      var left = 20
      for bar in bars {
        for y in (100 * (line + 1) - bar.height)..<100 * (line + 1) {
          for x in left..<left + bar.width {
            buffer.pixels.storeBytes(
              of: 0xFF00_0000, toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
          }
        }
        left += bar.width + 12
      }
    }
    let picture = Lightness(buffer.image(isOpaque: true))
    return try #require(TextInk(picture, in: PixelRectangle(x: 0..<width, y: 0..<height)))
  }

  private func bar(_ width: Int, _ height: Int) throws -> TextInk { try ink([[(width, height)]]) }

  private func change(_ own: TextInk, _ other: TextInk) throws -> InkChange {
    try #require(InkChange(own, other))
  }

  @Test func `a bar has the height, the outline and the thickness of its pixels`() throws {
    let ink = try bar(10, 40)
    #expect(ink.lineCount == 1)
    #expect(abs(ink.capHeight - 40) < 1e-9 && abs(ink.xHeight - 40) < 1e-9)
    let outline = 98 + 2.0.squareRoot()
    #expect(abs(ink.outline - outline) < 1e-9)
    #expect(abs(ink.thickness - 800 / outline) < 1e-9)
    #expect(InkChange(ink, nil) == nil && InkChange(nil, ink) == nil)
  }

  /// 53 pixels are 6 % more than 50, and 47 are 6 % less.
  @Test(arguments: [(50, nil), (52, nil), (48, nil), (54, 1.08), (46, 0.92)] as [(Int, Double?)])
  func `a growth is told from six per cent on`(height: Int, told: Double?) throws {
    let found = try change(bar(10, 50), bar(10, height)).told
    #expect((found == nil) == (told == nil))
    #expect(abs((found ?? 0) - (told ?? 0)) < 1e-9)
  }

  /// Thicknesses of bars 40 pixels high: 8.047 of 10 pixels, 8.677 of 11, 9.283 of 12.
  @Test func `strokes are heavier from 15 per cent on`() throws {
    let (ten, eleven, twelve) = (try bar(10, 40), try bar(11, 40), try bar(12, 40))
    #expect(try change(ten, twelve).weight == .weight(isHeavier: true))
    #expect(try change(twelve, ten).weight == .weight(isHeavier: false))
    #expect(try change(ten, eleven).weight == nil && change(eleven, ten).weight == nil)
    // Twice as large and twice as thick is no other weight.
    #expect(try change(bar(10, 40), bar(20, 80)).weight == nil)
  }

  /// Capitals of 40 pixels beside short letters of 30 or of 20, which no single size explains.
  @Test func `where capitals and small letters say different things, no change is sure`() throws {
    func letters(_ short: Int) throws -> TextInk {
      try ink([[(4, 40)] + [(width: Int, height: Int)](repeating: (4, short), count: 6)])
    }
    let (own, other) = (try letters(30), try letters(20))
    #expect(abs(own.capHeight - 40) < 1e-9 && abs(own.xHeight - 30) < 1e-9)
    let found = try change(own, other)
    #expect(found.told == nil && found.weight == nil)
    #expect(found.saysOther(likeness: 1))
    #expect(try !change(own, letters(30)).saysOther(likeness: 1))
  }

  /// Outlines of bars 40 pixels high: 99.4 of 10 pixels, 103.4 of 12, 111.4 of 16; 8 % more than the first is 107.4.
  @Test func `letters are others if their outlines are, or a line that looks otherwise`() throws {
    let ten = try bar(10, 40)
    #expect(try !change(ten, bar(12, 40)).saysOther(likeness: 0.56))
    #expect(try change(ten, bar(12, 40)).saysOther(likeness: 0.54))
    #expect(try change(ten, bar(16, 40)).saysOther(likeness: 1))
    #expect(try change(bar(16, 40), ten).saysOther(likeness: 1))
    // Two lines may wrap otherwise.
    let two = try ink([[(10, 40)], [(10, 40)]])
    #expect(two.lineCount == 2)
    #expect(try !change(two, two).saysOther(likeness: 0))
    // Twice as large is twice as long.
    #expect(try !change(ten, bar(20, 80)).saysOther(likeness: 1))
  }
}
