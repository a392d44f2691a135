import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// With a kern of 0 each kana is exactly one em, so lines can be counted by hand.
@Suite struct LineBreaks {
  private func kana(_ string: String) -> AttributedText { systemText(string, size: 10, kern: kanaKern) }

  @Test func `a line breaks at the width`() throws {
    let engine = try makeEngine()
    #expect(try engine.lines(kana("あいうえお"), width: 50) == ["あいうえお"])
    #expect(try engine.lines(kana("あいうえお"), width: 49.9) == ["あいうえ", "お"])
    #expect(try engine.lines(kana("あいうえお"), width: 20) == ["あい", "うえ", "お"])
  }

  @Test func `words stay whole`() throws {
    let engine = try makeEngine()
    let text = systemText("one two three")
    let width = try engine.width(systemText("one two"))
    #expect(try engine.lines(text, width: width) == ["one two", "three"])
    #expect(try engine.lines(text, width: width - 0.01) == ["one", "two", "three"])
  }

  @Test(arguments: ["あい。うえ", "あい、うえ", "あい」うえ", "あいッうえ", "あいーうえ"])
  func `closing marks do not begin a line`(string: String) throws {
    let engine = try makeEngine()
    let lines = try engine.lines(kana(string), width: 20)
    #expect(lines[0] == "あ")
    #expect(lines[1].hasPrefix("い"))
  }

  @Test func `an opening bracket does not end a line`() throws {
    let engine = try makeEngine()
    #expect(try engine.lines(kana("あい「うえ"), width: 30) == ["あい", "「うえ"])
  }

  @Test func `white space hangs at the end of a line`() throws {
    let engine = try makeEngine()
    let width = try engine.width(systemText("one"))
    let layout = try engine.layout(systemText("one    two"), TextLayoutOptions(width: width + 1))
    #expect(layout.lines.map(\.text) == ["one", "two"])
    #expect(layout.lines[0].width == width)
  }

  @Test func `a no-break space holds words together`() throws {
    let engine = try makeEngine()
    let width = try engine.width(systemText("one two"))
    #expect(try engine.lines(systemText("a one\u{A0}two"), width: width + 1) == ["a", "one\u{A0}two"])
  }

  @Test func `a word wider than the line breaks between characters`() throws {
    let engine = try makeEngine()
    // e with an acute in two scalars stays whole.
    let text = systemText("e\u{301}e\u{301}e\u{301}e\u{301}", kern: 0)
    let two = try engine.width(systemText("e\u{301}e\u{301}", kern: 0))
    #expect(try engine.lines(text, width: two) == ["e\u{301}e\u{301}", "e\u{301}e\u{301}"])
    #expect(try engine.lines(text, width: 0).count == 4)
    #expect(try engine.lines(text, width: -5).count == 4)
    #expect(try engine.lines(text, width: .nan).count == 4)
  }

  @Test func `character wrapping fills lines within words`() throws {
    let engine = try makeEngine()
    let width = try engine.width(systemText("one tw", kern: 0))
    #expect(try engine.lines(systemText("one two", kern: 0), width: width) == ["one", "two"])
    let wrapped = systemText("one two", kern: 0, lineBreakMode: .byCharWrapping)
    #expect(try engine.lines(wrapped, width: width) == ["one tw", "o"])
  }

  @Test func `newlines of every kind end a line`() throws {
    let engine = try makeEngine()
    #expect(
      try engine.lines(systemText("a\nb\r\nc\u{2028}d\u{2029}e\rf"), width: 100)
        == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `a newline at the end opens an empty line`() throws {
    let engine = try makeEngine()
    let layout = try engine.layout(systemText("a\n\n"), TextLayoutOptions(width: nil))
    #expect(layout.lines.map(\.text) == ["a", "", ""])
    #expect(abs(layout.size.height - 3 * 20.287109375) < 1e-9)
  }

  /// The tutorial's text: a summary in bold 18, then newlines and the detail in 13. The first newline ends
  /// the summary's line; the lines of the other two are 13's.
  @Test func `an empty line is as tall as the font of its newline`() throws {
    let engine = try makeEngine()
    var text = systemText("Summary", size: 18, weight: .bold)
    let small = systemText("\n\n\nDetail", size: 13)
    text.append(small.string, attributes: small.runs[0].attributes)
    let layout = try engine.layout(text, TextLayoutOptions(width: nil))
    #expect(
      layout.lines.map { $0.ascent + $0.descent } == [21.48046875, 15.513671875, 15.513671875, 15.513671875])
    #expect(layout.size.height == 21.48046875 + 3 * 15.513671875)
  }

  @Test func `a taller newline makes its line taller`() throws {
    let engine = try makeEngine()
    var text = systemText("a", size: 13)
    text.append("\n", attributes: systemText("a", size: 18).runs[0].attributes)
    text.append("b", attributes: systemText("a", size: 13).runs[0].attributes)
    let layout = try engine.layout(text, TextLayoutOptions(width: nil))
    #expect(layout.lines.map { $0.ascent + $0.descent } == [21.48046875, 15.513671875])
  }

  @Test func `text without characters has no lines`() throws {
    let layout = try makeEngine().layout(AttributedText(), TextLayoutOptions(width: 100))
    #expect(layout.lines.isEmpty && layout.size == .zero)
  }

  @Test func `a text laid out at its own width keeps its lines`() throws {
    let engine = try makeEngine()
    let text = systemText("AVATAR To Type: Wave, Yo-Yo. Swipe left or tap NEXT, then T o. P, A V", size: 13)
    for width in stride(from: 20.0, through: 420, by: 0.5) {
      let layout = try engine.layout(text, TextLayoutOptions(width: width))
      let again = try engine.layout(text, TextLayoutOptions(width: layout.size.width))
      #expect(again.lines.map(\.text) == layout.lines.map(\.text), "width \(width)")
      #expect(
        layout.size.width <= width + LineBreaker.tolerance || layout.lines.contains { $0.text.count == 1 })
    }
  }

  @Test func `measuring and laying out agree`() throws {
    let engine = try makeEngine()
    let text = systemText("Swipe left, AVATAR!\n次へ進んでください。 fi ffi", size: 15)
    for width in stride(from: 10.0, through: 300, by: 7) {
      let options = TextLayoutOptions(width: width, maximumLines: 3, lineBreakMode: .byTruncatingTail)
      #expect(try engine.size(of: text, options) == engine.layout(text, options).size)
    }
  }

  @Test func `spacing stands between lines and paragraphs and not below the last`() throws {
    let engine = try makeEngine()
    var attributes = systemText("a", size: 10, kern: kanaKern).runs[0].attributes
    attributes.paragraph.lineSpacing = 3
    attributes.paragraph.paragraphSpacing = 7
    let text = AttributedText("あいう\nえ\u{2028}お", attributes: attributes)
    let layout = try engine.layout(text, TextLayoutOptions(width: 20))
    let height = 11.93359375
    let tops = layout.lines.map { $0.baseline - $0.ascent }
    let expected = [0, height + 3, 2 * height + 13, 3 * height + 16]
    #expect(zip(tops, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs(layout.size.height - (4 * height + 16)) < 1e-9)
  }
}
