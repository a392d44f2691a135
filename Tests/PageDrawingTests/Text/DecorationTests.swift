import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Backgrounds and lines below and through text, in points. Kana are 10 pt wide.
@Suite struct Decorations {
  private func line(
    _ text: AttributedText, _ options: TextLayoutOptions = TextLayoutOptions(width: nil)
  ) throws -> TextLine {
    try makeEngine().layout(text, options).lines[0]
  }

  /// Inter's `post` and `OS/2` tables in units of an em of 2816, as fontTools prints them: the underline's upper edge
  /// and thickness, the strikeout's upper edge and thickness.
  @Test func `position and thickness come from the font`() throws {
    let engine = try makeEngine()
    let id = try engine.fonts.catalog.face(for: FontDescriptor(pointSize: 10))
    let face = try engine.face(for: id).face
    let line = try line(
      kana("ab") {
        $0.underline = TextStroke()
        $0.strikethrough = TextStroke()
      })
    let (below, through) = (try #require(line.underlines.first), try #require(line.strikethroughs.first))
    #expect(
      isClose(
        [below.offset, below.thickness], [-face.underline.position * 10, face.underline.thickness * 10]))
    #expect(
      isClose(
        [through.offset, through.thickness],
        [-face.strikethrough.position * 10, face.strikethrough.thickness * 10]))
    // Below the baseline; through the small letters, between it and their top.
    #expect(below.offset > 0 && below.offset < 3 && below.thickness > 0.3 && below.thickness < 1.5)
    #expect(through.offset < 0 && through.offset > -face.box.xHeight * 10)
  }

  @Test func `a rule reaches over its run, over fonts that fall in, and not over hanging spaces`() throws {
    let text = kana("あいa  ") { $0.underline = TextStroke() }
    let width = try makeEngine().width(kana("a"))
    let line = try line(text)
    #expect(line.runs.count == 2)
    #expect(line.underlines.count == 1)
    #expect(isClose([line.underlines[0].x, line.underlines[0].width], [0, 20 + width]))
  }

  @Test func `a rule within a line begins and ends with its text`() throws {
    var text = kana("あ")
    let struck = kana("いう") { $0.strikethrough = TextStroke(color: Color.Dynamic(.white)) }
    text.append(struck.string, attributes: struck.runs[0].attributes)
    text.append("え", attributes: kana("え").runs[0].attributes)
    let line = try line(text)
    #expect(line.strikethroughs.map(\.x) == [10] && line.strikethroughs.map(\.width) == [20])
    #expect(line.strikethroughs[0].color == Color.Dynamic(.white))
    #expect(line.underlines.isEmpty && line.backgrounds.isEmpty)
  }

  @Test func `rules of different looks stay apart`() throws {
    var text = kana("あ") { $0.underline = TextStroke() }
    let thick = kana("い") { $0.underline = TextStroke(.thick) }
    text.append(thick.string, attributes: thick.runs[0].attributes)
    let line = try line(text)
    #expect(line.underlines.map(\.weight) == [.single, .thick])
    #expect(isClose(line.underlines.map(\.x), [0, 10]))
  }

  @Test func `by word leaves the spaces out`() throws {
    let engine = try makeEngine()
    let text = systemText("ab cd", size: 10, kern: 0).changed { $0.underline = TextStroke(isByWord: true) }
    let line = try line(text)
    let first = try engine.width(systemText("ab", size: 10, kern: 0))
    let last = try engine.width(systemText("cd", size: 10, kern: 0))
    #expect(line.underlines.count == 2)
    #expect(isClose(line.underlines.map(\.width), [first, last]))
    #expect(isClose([line.underlines[1].x], [line.width - last]))
  }

  @Test func `a rule of justified text covers the gaps`() throws {
    let text = kana("あいうえおか") {
      $0.underline = TextStroke()
      $0.backgroundColor = Color.Dynamic(.white)
      $0.paragraph.alignment = .justified
    }
    let line = try line(text, TextLayoutOptions(width: 46))
    #expect(isClose(line.underlines.map(\.width) + line.backgrounds.map(\.width), [46, 46]))
  }

  @Test func `rules follow raised text, and the text's colour`() throws {
    let red = Color.Dynamic(Color(red: 1, green: 0, blue: 0))
    let flat = try line(kana("あ") { $0.underline = TextStroke() }).underlines[0]
    let raised = try line(
      kana("あ") {
        $0.underline = TextStroke()
        $0.color = red
        $0.baselineOffset = 4
      }
    ).underlines[0]
    #expect(isClose([raised.offset], [flat.offset - 4]) && raised.color == red)
  }
}
