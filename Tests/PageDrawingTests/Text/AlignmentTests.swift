import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Kana of 10 pt in a width of 100: a line of three leaves 70.
@Suite struct Alignments {
  @Test(arguments: [
    (TextAlignment.left, LayoutDirection.leftToRight, 0.0), (.center, .leftToRight, 35),
    (.right, .leftToRight, 70), (.natural, .leftToRight, 0), (.natural, .rightToLeft, 70),
    (.justified, .leftToRight, 0),
  ])
  func `a line stands on its side`(
    alignment: TextAlignment, direction: LayoutDirection, x: Double
  ) throws {
    let text = systemText("あいう", size: 10, kern: kanaKern, alignment: alignment)
    let layout = try makeEngine().layout(text, TextLayoutOptions(width: 100, direction: direction))
    #expect(abs(layout.lines[0].x - x) < 1e-9)
    #expect(abs(layout.lines[0].runs[0].glyphs[0].x - x) < 1e-9)
    #expect(abs(layout.lines[0].runs[0].glyphs[2].x - x - 20) < 1e-9)
  }

  @Test func `trailing spaces do not shift a centred line`() throws {
    let text = systemText("あいう  ", size: 10, kern: kanaKern, alignment: .center)
    let layout = try makeEngine().layout(text, TextLayoutOptions(width: 100))
    #expect(abs(layout.lines[0].x - 35) < 1e-9)
  }

  @Test func `without a width lines align to the widest`() throws {
    let text = systemText("あいう\nあ", size: 10, kern: kanaKern, alignment: .center)
    let layout = try makeEngine().layout(text, TextLayoutOptions(width: nil))
    #expect(layout.lines.map(\.x).map { ($0 * 1e6).rounded() / 1e6 } == [0, 10])
  }

  @Test func `a justified line that is not the last fills the width`() throws {
    let engine = try makeEngine()
    let text = systemText("one two three four", kern: 0, alignment: .justified)
    let layout = try engine.layout(text, TextLayoutOptions(width: 100))
    let ends = try engine.width(systemText("o", kern: 0))
    #expect(layout.lines.map(\.text) == ["one two", "three four"])
    #expect(layout.lines[0].width == 100)
    let last = try #require(layout.lines[0].runs.last?.glyphs.last)
    #expect(abs(last.x + ends - 100) < 1e-9)
    #expect(layout.lines[1].width < 100)
  }

  private func justified(
    _ string: String, width: Double, direction: LayoutDirection = .leftToRight
  ) throws -> [TextLine] {
    let text = systemText(string, size: 10, kern: kanaKern, alignment: .justified)
    return try makeEngine().layout(text, TextLayoutOptions(width: width, direction: direction)).lines
  }

  /// Four kana in 46 pt: 6 pt over three gaps.
  @Test func `justified kana stand apart evenly`() throws {
    let lines = try justified("あいうえおか", width: 46)
    #expect(isClose(lines[0].runs[0].glyphs.map(\.x), [0, 12, 24, 36]))
    #expect(isClose(lines[1].runs[0].glyphs.map(\.x), [0, 10]))
  }

  @Test func `between kana and Latin text a justified line grows, within a word it does not`() throws {
    let width = try makeEngine().width(systemText("ab", size: 10, kern: kanaKern))
    let lines = try justified("あabいうえ", width: 30 + width + 9)
    // あ|ab|い|う: three gaps of 3.
    #expect(lines.map(\.text) == ["あabいう", "え"])
    #expect(isClose(lines[0].runs.map { $0.glyphs[0].x }, [0, 13, 16 + width]))
  }

  @Test func `from right to left a justified line fills the width and the last stands on the right`() throws {
    let string = "\u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4}\u{5D5} \u{5D6}\u{5D7}"
    let engine = try makeEngine()
    let room = try engine.width(systemText(String(string.prefix(7)), size: 10, kern: kanaKern)) + 4
    let lines = try justified(string, width: room, direction: .rightToLeft)
    #expect(lines.count == 2)
    #expect(abs(lines[0].x) < 1e-9 && abs(lines[0].width - room) < 1e-9)
    #expect(lines[1].width < room && abs(lines[1].x + lines[1].width - room) < 1e-9)
  }

  @Test func `a justified line without a place to grow begins where lines begin`() throws {
    for (direction, share) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 1)] {
      let line = try justified("abc defghijkl", width: 40, direction: direction)[0]
      #expect(line.text == "abc")
      #expect(abs(line.x - (40 - line.width) * share) < 1e-9)
    }
  }

  @Test func `each paragraph's last line is natural`() throws {
    let lines = try justified("あいうえおか\nきくけこさし", width: 46)
    #expect(isClose(lines.map(\.width), [46, 20, 46, 20]))
  }
}
