import LayoutEngine
import Testing

@testable import PageRender

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
    let text = systemText("あいう", size: 10, kern: 0, alignment: alignment)
    let layout = try makeEngine().layout(text, TextLayoutOptions(width: 100, direction: direction))
    #expect(abs(layout.lines[0].x - x) < 1e-9)
    #expect(abs(layout.lines[0].runs[0].glyphs[0].x - x) < 1e-9)
    #expect(abs(layout.lines[0].runs[0].glyphs[2].x - x - 20) < 1e-9)
  }

  @Test func `trailing spaces do not shift a centred line`() throws {
    let text = systemText("あいう  ", size: 10, kern: 0, alignment: .center)
    let layout = try makeEngine().layout(text, TextLayoutOptions(width: 100))
    #expect(abs(layout.lines[0].x - 35) < 1e-9)
  }

  @Test func `without a width lines align to the widest`() throws {
    let text = systemText("あいう\nあ", size: 10, kern: 0, alignment: .center)
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
}
