import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

@Suite struct Truncation {
  private func line(
    _ string: String, width: Double, mode: LineBreakMode, lines: Int = 1
  ) throws -> [String] {
    let text = systemText(string, size: 10, kern: kanaKern)
    let options = TextLayoutOptions(width: width, maximumLines: lines, lineBreakMode: mode)
    return try makeEngine().layout(text, options).lines.map(\.text)
  }

  /// Kana are 10 pt wide, Inter's ellipsis less than 10, so five kana and the ellipsis fit in 60.
  @Test func `an ellipsis stands for what does not fit`() throws {
    let string = "あいうえおかきく"
    #expect(try line(string, width: 60, mode: .byTruncatingTail) == ["あいうえお…"])
    #expect(try line(string, width: 60, mode: .byTruncatingHead) == ["…えおかきく"])
    #expect(try line(string, width: 60, mode: .byTruncatingMiddle) == ["あい…かきく"])
    #expect(try line(string, width: 60, mode: .byWordWrapping) == ["あいうえおか"])
    #expect(try line(string, width: 60, mode: .byClipping) == [string])
    #expect(try line(string, width: 80, mode: .byTruncatingTail) == [string])
  }

  /// A space of Inter is 2.8 pt wide at 10 pt, so it would fit beside the two kana behind it; the third kana would not.
  @Test func `no white space stands beside the ellipsis`() throws {
    let string = "あいうえ おか"
    #expect(try line(string, width: 36, mode: .byTruncatingHead) == ["…おか"])
    #expect(try line("あい うえおかき", width: 36, mode: .byTruncatingTail) == ["あい…"])
    #expect(try line("あいうえ おか", width: 50, mode: .byTruncatingMiddle) == ["あい…おか"])
  }

  @Test func `only the last line is truncated`() throws {
    let string = "あいうえおかきくけこ"
    #expect(try line(string, width: 40, mode: .byTruncatingTail, lines: 2) == ["あいうえ", "おかき…"])
    #expect(try line(string, width: 40, mode: .byTruncatingTail, lines: 3) == ["あいうえ", "おかきく", "けこ"])
  }

  @Test func `a paragraph left out is marked on the line before`() throws {
    #expect(try line("あ\nい", width: 60, mode: .byTruncatingTail) == ["あ…"])
    #expect(try line("あ\n", width: 60, mode: .byTruncatingTail) == ["あ"])
  }

  @Test func `the line says that it is truncated and its width holds the ellipsis`() throws {
    let engine = try makeEngine()
    let text = systemText("Swipe to the left", size: 13)
    let options = TextLayoutOptions(width: 60, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    let line = try engine.layout(text, options).lines[0]
    #expect(line.isTruncated && line.text.hasSuffix("…") && line.width <= 60 + LineBreaker.tolerance)
    #expect(!line.text.contains(" …"))
  }

  @Test func `where nothing fits the ellipsis stands alone`() throws {
    #expect(try line("あいう", width: 1, mode: .byTruncatingTail) == ["…"])
    #expect(try line("あいう", width: 1, mode: .byTruncatingMiddle) == ["…"])
    #expect(try line("あいう", width: .nan, mode: .byTruncatingHead) == ["…"])
  }

  @Test func `a paragraph whose own style truncates has one line`() throws {
    let text = systemText("あいうえお", size: 10, kern: kanaKern, lineBreakMode: .byTruncatingTail)
    #expect(try makeEngine().lines(text, width: 30) == ["あい…"])
    #expect(try makeEngine().lines(text, width: 50) == ["あいうえお"])
  }
}
