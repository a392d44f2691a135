import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageReview

/// Letters that are bars, on a ground of one lightness.
struct TextInkTests {
  private typealias Bar = (area: PixelRectangle, level: Int)

  /// The ink of bars on a picture of 120 × 90 pixels.
  private func ink(_ bars: [Bar], ground: Int = 255, in area: PixelRectangle? = nil) throws -> TextInk? {
    let picture = try Painted.lightness(120, 90) { x, y in
      bars.last { $0.area.contains(x, y) }?.level ?? ground
    }
    return TextInk(picture, in: area ?? Painted.box(2, 2, 116, 86))
  }

  private func bar(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ level: Int = 0) -> Bar {
    (Painted.box(x, y, width, height), level)
  }

  /// Bars 8 wide, from 30 and from 40 down to 70.
  private var letters: [Bar] { [bar(10, 30, 8, 40), bar(24, 40, 8, 30), bar(38, 40, 8, 30)] }

  /// A bar of w × h pixels has an outline of 2 (w + h − 1) + √2 by its gradients: one corner is counted along its diagonal.
  private func outline(_ width: Double, _ height: Double) -> Double {
    2 * (width + height - 1) + 2.0.squareRoot()
  }

  @Test(arguments: [(0, 255), (255, 0), (100, 180), (180, 100), (239, 255), (16, 0)])
  func `letters are measured whatever their lightness and their ground's`(level: Int, ground: Int) throws {
    let ink = try #require(
      try ink(letters.map { (area: $0.area, level: level) }, ground: ground))
    #expect(ink.lineCount == 1 && abs(ink.capHeight - 40) < 1e-9 && abs(ink.xHeight - 30) < 1e-9)
    let length = outline(8, 40) + 2 * outline(8, 30)
    #expect(abs(ink.outline - length) < 1e-9)
    #expect(abs(ink.thickness - 2 * 800 / length) < 1e-9)
  }

  @Test func `less than sixteen levels are no ink, nor is an empty picture`() throws {
    #expect(try ink(letters.map { ($0.area, 240) }) == nil)
    #expect(try ink(letters.map { ($0.area, 15) }, ground: 0) == nil)
    #expect(try ink([]) == nil)
  }

  /// The rows at the upper and the lower ends are half covered: they count for half a pixel each.
  @Test func `half covered rows are half of a height`() throws {
    let soft = [bar(10, 30, 8, 1, 128), bar(10, 31, 8, 38), bar(10, 69, 8, 1, 128)]
    let ink = try #require(try ink(soft))
    // 127 of 255 are covered.
    let share = 127.0 / 255
    // The steps of the upper end are `share` at 30 and 1 − share at 31: their middle is at 31 − share.
    #expect(abs(ink.capHeight - (38 + 2 * share)) < 1e-9 && abs(ink.xHeight - (38 + 2 * share)) < 1e-9)
    #expect(abs(ink.thickness * ink.outline / 2 - 8 * (38 + 2 * share)) < 1e-9)
  }

  /// 0.08 of 255 are 20.4: a shade of 20 is noise.
  @Test func `shades of less than eight hundredths are noise`() throws {
    let plain = try #require(try ink(letters))
    let noisy = try #require(try ink(letters + [bar(80, 45, 20, 10, 235)]))
    #expect(noisy.outline == plain.outline && noisy.thickness == plain.thickness)
    let shaded = try #require(try ink(letters + [bar(80, 45, 20, 10, 234)]))
    #expect(shaded.outline > plain.outline)
  }

  /// The measured area's edge has 2 · (120 + 90) pixels, corners counted twice; 84 are a fifth.
  @Test func `four fifths of an area's edge are ground, within six levels`() throws {
    let all = Painted.box(0, 0, 120, 90)
    #expect(try ink(letters + [bar(100, 0, 1, 84)], in: all) != nil)
    // 42 pixels at each of the right and the left edge, of which all but the corners count once.
    func edges(_ height: Int) -> [Bar] { [bar(0, 20, 1, height), bar(119, 20, 1, height)] }
    #expect(try ink(letters + edges(42), in: all) != nil)
    #expect(try ink(letters + edges(43), in: all) == nil)
    #expect(try ink(letters + edges(60).map { ($0.area, 249) }, in: all) != nil)
    #expect(try ink(letters + edges(60).map { ($0.area, 248) }, in: all) == nil)
  }

  @Test func `an area of four pixels or less has no text`() throws {
    #expect(try ink([bar(0, 0, 120, 90)], in: Painted.box(0, 0, 0, 80)) == nil)
    #expect(try ink(letters, in: Painted.box(-9, 2, 10, 80)) == nil)
    // The area is grown by two pixels on each side.
    #expect(try #require(try ink(letters, in: Painted.box(10, 30, 36, 40))).capHeight == 40)
  }

  /// Two lines of 20 rows, an accent of three rows, and one of nine, less than half of a line.
  @Test func `rows of ink are lines, but for accents`() throws {
    let lines = [bar(10, 20, 30, 20), bar(10, 50, 30, 24)]
    let both = try #require(try ink(lines))
    #expect(both.lineCount == 2 && abs(both.capHeight - 22) < 1e-9 && abs(both.xHeight - 22) < 1e-9)
    #expect(try #require(try ink(lines + [bar(10, 10, 6, 9)])).lineCount == 2)
    #expect(try #require(try ink([bar(10, 20, 30, 18), bar(10, 50, 30, 9)])).lineCount == 1)
    #expect(try #require(try ink([bar(10, 20, 30, 17), bar(10, 50, 30, 9)])).lineCount == 2)
    #expect(try ink([bar(10, 20, 30, 3)]) == nil)
    #expect(try #require(try ink([bar(10, 20, 30, 4)])).lineCount == 1)
    // Half a pixel of ink in a row is none: a shade of half of one pixel does not join the two lines.
    #expect(try #require(try ink(lines + [bar(10, 40, 1, 10, 128)])).lineCount == 2)
    #expect(try #require(try ink(lines + [bar(10, 40, 1, 10, 126)])).lineCount == 1)
  }

  /// The baseline is where most ink ends, the x-height where most begins, not where a descender or a capital does.
  @Test func `descenders are below the baseline`() throws {
    let ink = try #require(try ink(letters + [bar(60, 40, 8, 38)]))
    #expect(abs(ink.capHeight - 40) < 1e-9 && abs(ink.xHeight - 30) < 1e-9)
  }

  /// Text of 40 and 30 pixels; of 44 and 33, 10 % more; of 44 and 38.
  @Test func `a growth is that of both heights together, which agree within 12 per cent`() throws {
    func text(_ cap: Int, _ x: Int) throws -> TextInk {
      try #require(
        try ink([bar(10, 80 - cap, 8, cap)] + [24, 38].map { bar($0, 80 - x, 8, x) }))
    }
    let own = try text(40, 30)
    #expect(abs(try #require(own.growth(to: try text(44, 33))) - 1.1) < 1e-9)
    #expect(abs(try #require(own.growth(to: try text(40, 27))) - 67.0 / 70) < 1e-9)
    #expect(own.growth(to: try text(40, 26)) == nil)
    #expect(own.growth(to: try text(40, 34)) != nil)
    #expect(own.growth(to: try text(40, 35)) == nil)
  }
}
