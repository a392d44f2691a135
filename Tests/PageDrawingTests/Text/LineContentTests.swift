import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

/// The ranges, characters and marks of lines.
struct LineContentTests {
  private func layout(_ text: AttributedText, _ options: TextLayoutOptions) throws -> TextLayout {
    try makeEngine().layout(text, options)
  }

  /// あい of 20 pt on each line: 0–2, 2–3, and after the newline at 3, 4–6, 6–7.
  @Test func `a line's range counts from the start of the text, in every paragraph`() throws {
    let layout = try layout(kana("あいう\nえおか"), TextLayoutOptions(width: 20))
    #expect(layout.lines.map(\.range) == [0..<2, 2..<3, 4..<6, 6..<7])
    #expect(layout.lines.map(\.text) == ["あい", "う", "えお", "か"])
  }

  @Test func `white space that hangs is in the range and not in the text`() throws {
    let layout = try layout(kana("あ い\nう "), TextLayoutOptions(width: 12))
    #expect(layout.lines.map(\.range) == [0..<2, 2..<3, 4..<6])
    #expect(layout.lines.map(\.text) == ["あ", "い", "う"])
  }

  @Test func `a truncated line's range is all of its paragraph's rest`() throws {
    let options = TextLayoutOptions(width: 40, maximumLines: 2, lineBreakMode: .byTruncatingTail)
    let layout = try layout(kana("あ\nいうえおかき"), options)
    #expect(layout.lines.map(\.text) == ["あ", "いうえ…"] && layout.lines.map(\.range) == [0..<1, 2..<8])
  }

  /// Clusters count the bytes of UTF-8 before them in the run: a 1, é 2, あ 3, 𠀋 4.
  @Test func `glyphs know the byte of their character, from the run's start`() throws {
    func clusters(_ string: String, width: Double? = nil) throws -> [[Int]] {
      try layout(kana(string), TextLayoutOptions(width: width)).lines.map { line in
        line.runs.flatMap { $0.glyphs.map(\.cluster) }
      }
    }
    #expect(try clusters("aéßa") == [[0, 1, 3, 5]])
    #expect(try clusters("あい𠀋う") == [[0, 3, 6, 10]])
    #expect(try clusters("あい𠀋う", width: 20) == [[0, 3], [0, 4]])
    // From left to right, so that the last letter comes first.
    #expect(try clusters("\u{5D0}\u{5D1}\u{5D2}") == [[4, 2, 0]])
  }

  /// The test font is 0.8 and 0.2 ems high and has no ellipsis, which Inter draws: 0.9521484375 and 0.2412109375 ems.
  @Test func `an ellipsis of another font makes room for itself`() throws {
    let engine = try TextEngine(catalog: FontCatalog.load([TestFont.path]).catalog)
    let font = FontDescriptor(family: .named("Page Test"), pointSize: 10)
    let text = AttributedText("AAAA", attributes: TextAttributes(font: font))
    func line(_ width: Double) throws -> TextLine {
      let options = TextLayoutOptions(width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail)
      return try engine.layout(text, options).lines[0]
    }
    let (whole, cut) = (try line(100), try line(20))
    #expect(isClose([whole.ascent, whole.descent], [8, 2]) && whole.text == "AAAA")
    #expect(isClose([cut.ascent, cut.descent], [9.521484375, 2.412109375]) && cut.text.hasSuffix("…"))
  }

  @Test func `a text ends in a line for its last newline`() {
    func words(_ text: String) -> [String] {
      Paragraph.split(Array(text.utf16)).map {
        "\($0.range.lowerBound)-\($0.range.upperBound) \($0.terminator)"
      }
    }
    #expect(words("") == [])
    #expect(words("a") == ["0-1 endOfText"])
    #expect(words("a\n") == ["0-1 paragraph", "2-2 endOfText"])
    #expect(
      words("\r\na\rb\n\r") == [
        "0-0 paragraph", "2-3 paragraph", "4-5 paragraph", "6-6 paragraph", "7-7 endOfText",
      ])
    for end in ["\n", "\u{C}", "\r", "\u{85}", "\u{2029}"] {
      #expect(words("a\(end)b") == ["0-1 paragraph", "2-3 endOfText"])
    }
    for end in ["\u{B}", "\u{2028}"] { #expect(words("a\(end)b") == ["0-1 line", "2-3 endOfText"]) }
    for other in ["\u{9}", "\u{E}", "\u{84}", "\u{86}", "\u{2027}", "\u{202A}"] {
      #expect(words("a\(other)b") == ["0-3 endOfText"])
    }
  }

  @Test(
    arguments: [
      ([], 5, 0), ([1, 2, 3], 0, 0), ([1, 2, 3], 1, 0), ([1, 2, 3], 2, 1), ([1, 2, 3], 3, 2),
      ([1, 2, 3], 4, 3), ([2, 2, 2, 5], 2, 0), ([2, 2, 2, 5], 3, 3),
    ] as [([Int], Int, Int)])
  func `bisection finds the first element that is not below`(values: [Int], least: Int, index: Int) {
    #expect(values.partitioningIndex { $0 >= least } == index)
    // Slices keep their indices.
    #expect(([0] + values)[1...].partitioningIndex { $0 >= least } == index + 1)
  }

  /// The ends of Unicode's blocks and of their assigned Hangul letters.
  @Test(
    arguments: [
      (0x1100, 0x11FF), (0x3131, 0x318E), (0xA960, 0xA97C), (0xAC00, 0xD7A3), (0xD7B0, 0xD7FB),
      (0xFFA1, 0xFFDC),
    ] as [(UInt16, UInt16)])
  func `Korean does not break between two letters of Hangul`(first: UInt16, last: UInt16) {
    func joins(_ before: UInt16, _ after: UInt16) -> Bool {
      HangulWords.joined([1, 2], in: [before, after]) == [2]
    }
    #expect(joins(first, last) && joins(last, first))
    #expect(!joins(first - 1, first) && !joins(last, last + 1))
    #expect(!joins(first, 0x20) && !joins(0x20, last))
  }

  @Test func `the ends of a Korean text are opportunities still`() {
    #expect(HangulWords.joined([0, 1, 2], in: [0xAC00, 0xAC00]) == [0, 2])
  }

  @Test func `no line of Chinese begins with a particle`() {
    for particle in "的了着著吗嗎呢吧" {
      #expect(Phrases.joined([1, 2, 3], in: Array("好\(particle)好".utf16)) == [2, 3])
    }
    #expect(Phrases.joined([1, 2], in: Array("好好".utf16)) == [1, 2])
  }

  /// `NSParagraphStyle.LineBreakStrategy` in UIKit's headers.
  @Test func `strategies have UIKit's numbers, and the project's own lies beyond them`() {
    #expect(LineBreakStrategy.pushOut.rawValue == 1 && LineBreakStrategy.hangulWordPriority.rawValue == 2)
    #expect(LineBreakStrategy.standard.rawValue == 0xFFFF)
    #expect(LineBreakStrategy.phrases.rawValue == 0x10000)
    #expect(!LineBreakStrategy.standard.contains(.phrases))
  }

  /// SF's capitals are 1443 of 2048 units high; the box is 0.62 ems wide, its line 0.055, with 0.08 on either side.
  @Test func `the box for a missing character stands on the baseline, as high as a capital`() {
    let height = 1443.0 / 2048
    guard case .rectangle(let box) = MissingGlyphBox.outline(x: 5, baseline: 100, pointSize: 20) else {
      Issue.record("no rectangle")
      return
    }
    // The middle of a line 1.1 pt wide.
    #expect(isClose([box.minX, box.maxX], [5 + 1.6 + 0.55, 5 + 12.4 - 1.6 - 0.55]))
    #expect(isClose([box.minY, box.maxY], [100 - height * 20 + 0.55, 100 - 0.55]))
    #expect(isClose([MissingGlyphBox.stroke(pointSize: 20, color: .black).width], [1.1]))
    #expect(MissingGlyphBox.advance == 0.62)
  }

  @Test func `the box is as high as the text's capitals, unless they are implausible`() {
    let height = 1443.0 / 2048
    for (capital, scale) in [(0.3, 0.3 / height), (1.5, 1.5 / height), (0.29, 1), (1.51, 1), (0, 1)] {
      #expect(isClose([MissingGlyphBox.scale(capHeight: capital)], [scale]))
    }
  }

  /// Halves of three: a fourth drops what was not used since.
  @Test func `a cache forgets its older half`() {
    var values = RecentValues<String, Int>(capacity: 3)
    for (number, key) in ["a", "b", "c"].enumerated() { values.keep(number, size: 1, for: key) }
    values.keep(9, size: 1, for: "a")
    #expect(values.value(for: "a") == 0)
    values.keep(3, size: 1, for: "d")
    // a moves to the younger half, with d.
    #expect(values.value(for: "a") == 0)
    values.keep(4, size: 1, for: "e")
    values.keep(5, size: 1, for: "f")
    #expect(["a", "b", "c", "d", "e", "f"].map { values.value(for: $0) } == [0, nil, nil, 3, 4, 5])
  }

  @Test func `what is larger than a half drops the others`() {
    var values = RecentValues<String, Int>(capacity: 3)
    values.keep(1, size: 2, for: "a")
    values.keep(2, size: 2, for: "b")
    values.dropUnused()
    #expect(values.value(for: "a") == nil && values.value(for: "b") == 2)
  }

  @Test func `a value is made once`() {
    var values = RecentValues<String, Int>(capacity: 3)
    var count = 0
    for _ in 0..<3 {
      let value = values.value(for: "a") {
        count += 1
        return (7, 1)
      }
      #expect(value == 7)
    }
    #expect(count == 1)
  }
}
