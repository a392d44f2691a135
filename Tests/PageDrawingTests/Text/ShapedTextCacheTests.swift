import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

@Suite struct ShapingOnce {
  @Test func `measuring at other widths shapes nothing again`() throws {
    let engine = try makeEngine()
    // Kana do not depend on their neighbours, so no break needs shaping either.
    let text = systemText("レッスンの説明です。読み終わったら次へ進んでください。")
    _ = try engine.size(of: text, TextLayoutOptions(width: 300))
    let count = engine.shapedRunCount
    for width in stride(from: 40.0, to: 300, by: 10) {
      _ = try engine.size(of: text, TextLayoutOptions(width: width))
      _ = try engine.layout(text, TextLayoutOptions(width: width))
    }
    #expect(count == 1)
    #expect(engine.shapedRunCount == count)
  }

  @Test func `texts that were used since the last drop survive the next one`() throws {
    let catalog = FontCatalog()
    let engine = try TextEngine(catalog: catalog)
    let options = TextLayoutOptions(width: nil)
    func shapedRuns(_ text: String) throws -> Int {
      let before = engine.shapedRunCount
      _ = try engine.layout(systemText(text), options)
      return engine.shapedRunCount - before
    }
    #expect(try [shapedRuns("kept"), shapedRuns("edited")] == [1, 1])
    for _ in 0..<3 {
      engine.dropUnusedTexts()
      catalog.dropUnusedRuns()
      #expect(try shapedRuns("kept") == 0)
    }
    #expect(try shapedRuns("edited") == 1)
  }

  @Test func `another text or language is shaped`() throws {
    let engine = try makeEngine()
    let options = TextLayoutOptions(width: nil, language: "ja")
    _ = try engine.layout(systemText("日本"), options)
    _ = try engine.layout(systemText("日本", size: 18), options)
    _ = try engine.layout(systemText("日本"), TextLayoutOptions(width: nil, language: "zh-Hans"))
    #expect(engine.shapedRunCount == 3)
  }

  @Test func `a text is laid out alike whenever it is asked for`() throws {
    let (engine, text) = (try makeEngine(), systemText("What is asked for often is known"))
    let narrow = TextLayoutOptions(width: 80)
    let wide = TextLayoutOptions(width: nil)
    let expected = try [narrow, wide].map { try makeEngine().layout(text, $0) }
    for _ in 0..<3 {
      for (options, expected) in zip([narrow, narrow, wide], [expected[0], expected[0], expected[1]]) {
        #expect(try engine.size(of: text, options) == expected.size)
        #expect(try engine.layout(text, options).lines.map(\.runs) == expected.lines.map(\.runs))
      }
    }
  }

  @Test(arguments: [0, 1, 2])
  func `lines that were measured are drawn, and are those of a new engine`(maximumLines: Int) throws {
    let text = systemText("Words that break, and some that are cut")
    for width in [40, 83.5, 120] {
      let options = TextLayoutOptions(
        width: width, maximumLines: maximumLines, lineBreakMode: .byTruncatingTail)
      let engine = try makeEngine()
      let size = try engine.size(of: text, options)
      let measured = try #require(engine.shaped(text, options).lines.measured(options))
      let layout = try engine.layout(text, options)
      #expect(measured.plans.map(\.text) == layout.lines.map(\.text) && size == layout.size)
      #expect(layout.lines.map(\.runs) == (try makeEngine().layout(text, options)).lines.map(\.runs))
    }
  }

  @Test func `letters that look alike are shaped as they are written`() throws {
    let engine = try makeEngine()
    let ranges = try ["caf\u{E9}", "cafe\u{301}"].map {
      try engine.layout(systemText($0), TextLayoutOptions(width: nil)).lines[0].range
    }
    #expect(ranges == [0..<4, 0..<5])
  }

  @Test func `a line that stands in several texts is shaped once`() throws {
    let engine = try makeEngine()
    let options = TextLayoutOptions(width: nil)
    let first = try engine.layout(systemText("Width\n320"), options)
    #expect(engine.shapedRunCount == 2)
    let second = try engine.layout(systemText("Height\nWidth\n320"), options)
    #expect(engine.shapedRunCount == 3)
    #expect(second.lines[1].runs[0].glyphs.map(\.glyph) == first.lines[0].runs[0].glyphs.map(\.glyph))
    #expect(second.lines[2].width == first.lines[1].width)
    let alone = try makeEngine().layout(systemText("Height\nWidth\n320"), options)
    #expect(second.lines.map(\.runs) == alone.lines.map(\.runs))
  }

  @Test func `a run that stands in several lines is shaped once, at its place in each`() throws {
    let engine = try makeEngine()
    let options = TextLayoutOptions(width: nil)
    let (regular, bold) = (
      TextAttributes(font: FontDescriptor(pointSize: 17)),
      TextAttributes(font: FontDescriptor(weight: .bold, pointSize: 17))
    )
    func row(_ name: String, _ number: String) -> AttributedText {
      var text = AttributedText(name, attributes: regular)
      text.append(number, attributes: bold)
      return text
    }
    _ = try engine.layout(row("Top ", "24"), options)
    #expect(engine.shapedRunCount == 2)
    let layout = try engine.layout(row("Bottom ", "24"), options)
    #expect(engine.shapedRunCount == 3)
    #expect(
      layout.lines.map(\.runs) == (try makeEngine().layout(row("Bottom ", "24"), options)).lines.map(\.runs))
    #expect(layout.lines[0].runs[1].glyphs.map(\.cluster) == [0, 1])
  }

  @Test func `a line in another size, weight, kerning or tracking is shaped`() throws {
    let engine = try makeEngine()
    let options = TextLayoutOptions(width: nil)
    var (kerned, tracked) = (
      TextAttributes(font: FontDescriptor(pointSize: 17)), TextAttributes(font: FontDescriptor(pointSize: 17))
    )
    kerned.kern = 2
    tracked.tracking = 1
    for attributes in [
      TextAttributes(font: FontDescriptor(pointSize: 17)),
      TextAttributes(font: FontDescriptor(pointSize: 18)),
      TextAttributes(font: FontDescriptor(weight: .bold, pointSize: 17)), kerned, tracked,
    ] {
      let text = AttributedText("Width", attributes: attributes)
      let count = engine.shapedRunCount
      let layout = try engine.layout(text, options)
      #expect(engine.shapedRunCount == count + 1)
      #expect(layout.lines.map(\.runs) == (try makeEngine().layout(text, options)).lines.map(\.runs))
    }
  }

  @Test func `a line in another colour has it`() throws {
    let engine = try makeEngine()
    let options = TextLayoutOptions(width: nil)
    let font = FontDescriptor(pointSize: 17)
    let red = Color.Dynamic(Color(red: 1, green: 0, blue: 0))
    _ = try engine.layout(AttributedText("Width", attributes: TextAttributes(font: font)), options)
    let count = engine.shapedRunCount
    let text = AttributedText("Width", attributes: TextAttributes(font: font, color: red))
    #expect(try engine.layout(text, options).lines[0].runs[0].color == red)
    #expect(engine.shapedRunCount == count)
  }

  @Test func `the memory of shaped texts is bounded`() throws {
    let engine = try makeEngine()
    let options = TextLayoutOptions(width: nil)
    // Each counts for its length and an overhead; 5000 of them fill the memory more than twice.
    for index in 0..<5000 { _ = try engine.size(of: systemText("\(index)"), options) }
    let count = engine.shapedRunCount
    _ = try engine.size(of: systemText("4999"), options)
    #expect(engine.shapedRunCount == count)
    _ = try engine.size(of: systemText("0"), options)
    #expect(engine.shapedRunCount == count + 1)
  }

  /// A break inside a pair that kerns: the pieces are shaped as if they stood alone.
  @Test func `a break within a kerning pair shapes its pieces anew`() throws {
    let engine = try makeEngine()
    let text = systemText("AVAVAV", size: 12)
    // The letters' fit makes VAV the wider of the two.
    let width = try engine.width(systemText("VAV", size: 12))
    let layout = try engine.layout(text, TextLayoutOptions(width: width))
    #expect(layout.lines.map(\.text) == ["AVA", "VAV"])
    #expect(layout.lines[0].width == (try engine.width(systemText("AVA", size: 12))))
    #expect(layout.lines[1].width == width)
  }
}
