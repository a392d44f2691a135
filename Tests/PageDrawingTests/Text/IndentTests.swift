import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Kana of 10 pt with indents, counted by hand.
@Suite struct Indents {
  private func layout(
    _ string: String, width: Double?, direction: LayoutDirection = .leftToRight,
    _ change: @escaping (inout ParagraphStyle) -> Void
  ) throws -> TextLayout {
    let text = kana(string) { change(&$0.paragraph) }
    let options = TextLayoutOptions(width: width, direction: direction)
    let layout = try makeEngine().layout(text, options)
    #expect(try makeEngine().size(of: text, options) == layout.size)
    return layout
  }

  /// In 60 pt the first line has 40, the others 50.
  @Test func `the first line and the others have their own indents`() throws {
    let layout = try layout("あいうえおかきくけこ", width: 60) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
    }
    #expect(layout.lines.map(\.text) == ["あいうえ", "おかきくけ", "こ"])
    #expect(isClose(layout.lines.map(\.x), [20, 10, 10]))
    #expect(layout.size.width == 60)
  }

  @Test func `every paragraph begins with a first line, and a line separator does not`() throws {
    let layout = try layout("あ\nい\u{2028}う", width: 60) { $0.firstLineHeadIndent = 20 }
    #expect(isClose(layout.lines.map(\.x), [20, 20, 0]))
  }

  /// 60 − 20 leaves four kana.
  @Test func `a negative tail indent counts from the trailing edge`() throws {
    let layout = try layout("あいうえおか", width: 60) { $0.tailIndent = -20 }
    #expect(layout.lines.map(\.text) == ["あいうえ", "おか"])
    #expect(isClose(layout.lines.map(\.x), [0, 0]))
  }

  /// From 10 to 40 there are three kana.
  @Test(arguments: [60.0, nil]) func `a positive tail indent counts from the leading edge`(width: Double?)
    throws
  {
    let layout = try layout("あいうえ", width: width) {
      $0.firstLineHeadIndent = 10
      $0.headIndent = 10
      $0.tailIndent = 40
    }
    #expect(layout.lines.map(\.text) == ["あいう", "え"])
    #expect(layout.size.width == 40)
  }

  @Test func `a text's own width holds its indents, so that it fits in it`() throws {
    let free = try layout("あいう", width: nil) {
      $0.firstLineHeadIndent = 10
      $0.headIndent = 10
      $0.tailIndent = -5
    }
    #expect(free.size.width == 45)
    let fitted = try layout("あいう", width: 45) {
      $0.firstLineHeadIndent = 10
      $0.headIndent = 10
      $0.tailIndent = -5
    }
    #expect(fitted.lines.map(\.text) == ["あいう"])
  }

  /// In 60 pt, indented by 20 and by 10 at the end, two kana lie between 20 and 50.
  @Test(
    arguments: [
      (TextAlignment.left, 20), (.center, 25), (.right, 30), (.natural, 20), (.justified, 20),
    ] as [(TextAlignment, Double)])
  func `lines are aligned between their indents`(alignment: TextAlignment, x: Double) throws {
    let layout = try layout("あい", width: 60) {
      $0.alignment = alignment
      $0.firstLineHeadIndent = 20
      $0.tailIndent = -10
    }
    #expect(isClose(layout.lines.map(\.x), [x]))
  }

  /// Mirrored: the line ends 20 from the right edge, so that two kana begin at 60 − 20 − 20.
  @Test func `in a layout from right to left indents count from the right`() throws {
    let layout = try layout("あい", width: 60, direction: .rightToLeft) {
      $0.firstLineHeadIndent = 20
      $0.tailIndent = -10
    }
    #expect(isClose(layout.lines.map(\.x), [20]))
    let left = try self.layout("あい", width: 60, direction: .rightToLeft) {
      $0.alignment = .left
      $0.firstLineHeadIndent = 20
      $0.tailIndent = -10
    }
    #expect(isClose(left.lines.map(\.x), [10]))
  }

  @Test func `a paragraph's own direction comes before the layout's`() throws {
    let layout = try layout("あい", width: 60) {
      $0.baseWritingDirection = .rightToLeft
      $0.firstLineHeadIndent = 5
    }
    #expect(isClose(layout.lines.map(\.x), [35]))
    let other = try self.layout("あい", width: 60, direction: .rightToLeft) {
      $0.baseWritingDirection = .leftToRight
      $0.firstLineHeadIndent = 5
    }
    #expect(isClose(other.lines.map(\.x), [5]))
  }

  @Test func `an indented line is truncated where its room ends`() throws {
    let text = kana("あいうえおか") {
      $0.paragraph.firstLineHeadIndent = 20
      $0.paragraph.tailIndent = -10
    }
    let options = TextLayoutOptions(width: 60, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    // 30 pt: two kana and an ellipsis of less than 10.
    #expect(try makeEngine().layout(text, options).lines.map(\.text) == ["あい…"])
  }

  @Test func `where indents leave no room a line has one character`() throws {
    let layout = try layout("あいう", width: 30) {
      $0.firstLineHeadIndent = 100
      $0.headIndent = 100
    }
    #expect(layout.lines.map(\.text) == ["あ", "い", "う"])
  }
}
