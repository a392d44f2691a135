import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// `LineBreakStrategy.pushOut`, and the width of white space at the ends of lines. With `kanaKern` each kana is 10 pt wide.
struct PushOutTests {
  private func lines(
    _ string: String, width: Double, strategy: LineBreakStrategy = .standard, lines: Int = 0
  ) throws -> [String] {
    var attributes = TextAttributes(font: FontDescriptor(pointSize: 10), kern: kanaKern)
    attributes.paragraph.lineBreakStrategy = strategy
    let options = TextLayoutOptions(width: width, maximumLines: lines, lineBreakMode: .byTruncatingTail)
    return try makeEngine().layout(AttributedText(string, attributes: attributes), options).lines.map(\.text)
  }

  /// Apple, `NSParagraphStyle.LineBreakStrategy.pushOut`: "pushes out individual lines to avoid an orphan word on the last
  /// line of the paragraph". iOS 17 breaks "… share / with friends" in a label.
  @Test func `a word alone on the last line gets the word before it`() throws {
    #expect(try lines("ああ いい う", width: 45) == ["ああ", "いい う"])
    #expect(try lines("ああ いい う", width: 45, strategy: []) == ["ああ いい", "う"])
    #expect(try lines("ああ いい う", width: 45, strategy: .pushOut) == ["ああ", "いい う"])
    #expect(try lines("ああ いい うう え", width: 45, strategy: .pushOut) == ["ああ いい", "うう え"])
    #expect(try lines("ああ いい う\nああ いい う", width: 45) == ["ああ", "いい う", "ああ", "いい う"])
    #expect(try lines("ああ いい う ", width: 45, lines: 2) == ["ああ", "いい う"])
  }

  @Test func `a word stays alone if the line before has one word, or both do not fit`() throws {
    #expect(try lines("ああああ う", width: 45) == ["ああああ", "う"])
    #expect(try lines("あ いい ううう", width: 45) == ["あ いい", "ううう"])
    #expect(try lines("あああああう", width: 50) == ["あああああ", "う"])
  }

  @Test func `text that goes on after the last line allowed is not pushed out`() throws {
    #expect(try lines("ああ いい ううう ええ", width: 45, lines: 1).count == 1)
    #expect(try lines("ああ いい ううう ええ おお", width: 45, lines: 2)[0] == "ああ いい")
  }

  /// square/Blueprint's recorded label of 17 pt text in 320 pt is 318 pt wide: 313.5 pt of letters, and a space.
  @Test func `white space at the end of a line makes a view wider as far as there is room`() throws {
    let engine = try makeEngine()
    func width(_ string: String, in room: Double? = nil) throws -> Double {
      try engine.size(of: systemText(string, size: 10, kern: kanaKern), TextLayoutOptions(width: room)).width
    }
    let space = try width("あ い") - 20
    #expect(space > 1)
    #expect(isClose([try width("あ "), try width("あ  ")], [10 + space, 10 + 2 * space]))
    #expect(isClose([try width("ああ いい", in: 30), try width("ああ いい", in: 20.5)], [20 + space, 20.5]))
    #expect(isClose([try width("ああ いい", in: 20)], [20]))
    let layout = try engine.layout(
      systemText("ああ いい", size: 10, kern: kanaKern), TextLayoutOptions(width: 30))
    #expect(isClose([layout.size.width, layout.lines[0].width], [20 + space, 20]))
  }
}
