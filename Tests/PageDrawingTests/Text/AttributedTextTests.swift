import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Runs and parts of texts, counted in UTF-16: 😀 has two units.
struct AttributedTextTests {
  private let regular = TextAttributes(font: FontDescriptor(pointSize: 10))
  private let bold = TextAttributes(font: FontDescriptor(weight: .bold, pointSize: 10))

  /// "ab😀" regular, "cd" bold, "e" regular; a title of "ab😀c", a body of "de".
  private func sample() -> AttributedText {
    var text = AttributedText("ab😀", attributes: regular)
    text.append("c", attributes: bold)
    text.endPart("title")
    text.append("d", attributes: bold)
    text.append("e", attributes: regular)
    text.endPart("body")
    return text
  }

  private func parts(_ text: AttributedText) -> [String] { text.parts.map { "\($0.name) \($0.utf16Length)" } }

  @Test func `text in the last run's attributes lengthens that run`() {
    let text = sample()
    #expect(text.string == "ab😀cde" && text.runs.map(\.utf16Length) == [4, 2, 1])
    #expect(text.runs.map(\.attributes) == [regular, bold, regular])
  }

  @Test func `no text is no run`() {
    var text = AttributedText("", attributes: regular)
    #expect(text.runs.isEmpty && text.isEmpty && text == AttributedText())
    text.append("a", attributes: regular)
    text.append("", attributes: bold)
    #expect(text.runs.map(\.utf16Length) == [1] && !text.isEmpty)
  }

  @Test func `a part is the text since the last one`() {
    var text = sample()
    #expect(parts(text) == ["title 5", "body 2"])
    text.endPart("nothing")
    #expect(parts(text) == ["title 5", "body 2"])
    text.append("fg", attributes: regular)
    text.endPart("body")
    #expect(parts(text) == ["title 5", "body 4"])
  }

  @Test func `an offset is in the part that begins at or before it`() {
    let text = sample()
    #expect(
      (0...8).map { text.part(at: $0) ?? "" } == Array(repeating: "title", count: 5) + [
        "body", "body", "body", "body",
      ])
    #expect(AttributedText("a", attributes: regular).part(at: 0) == nil)
  }

  @Test func `a part has its range, and no part that of all text`() {
    let text = sample()
    #expect(text.range(ofPart: "title") == 0..<5 && text.range(ofPart: "body") == 5..<7)
    #expect(text.range(ofPart: "other") == 0..<7 && text.range(ofPart: nil) == 0..<7)
  }

  @Test(
    arguments: [
      (0..<0, "ab😀cde", [4, 2, 1], [5, 2]), (7..<7, "ab😀cde", [4, 2, 1], [5, 2]),
      (0..<7, "", [], [0, 0]), (0..<1, "b😀cde", [3, 2, 1], [4, 2]), (6..<7, "ab😀cd", [4, 2], [5, 1]),
      (1..<2, "a😀cde", [3, 2, 1], [4, 2]), (2..<4, "abcde", [2, 2, 1], [3, 2]),
      (4..<6, "ab😀e", [5], [4, 1]), (4..<5, "ab😀de", [4, 1, 1], [4, 2]),
      (1..<6, "ae", [2], [1, 1]), (2..<5, "abde", [2, 1, 1], [2, 2]),
    ] as [(Range<Int>, String, [Int], [Int])])
  func `what is left of a text keeps its runs and parts`(
    range: Range<Int>, string: String, runs: [Int], parts: [Int]
  ) {
    let rest = sample().removing(range)
    #expect(rest.string == string && rest.runs.map(\.utf16Length) == runs)
    #expect(rest.parts.map(\.name) == ["title", "body"] && rest.parts.map(\.utf16Length) == parts)
  }

  @Test func `the rest has the attributes that it had`() {
    #expect(sample().removing(2..<5).runs.map(\.attributes) == [regular, bold, regular])
    #expect(sample().removing(0..<4).runs.map(\.attributes) == [bold, regular])
  }

  @Test func `a change reaches every run`() {
    let text = sample().changed { $0.tracking = 3 }
    #expect(text.runs.map(\.attributes.tracking) == [3, 3, 3] && text.string == sample().string)
  }
}

/// The runs of ranges, with their fonts.
struct StyledRunTests {
  private func runs(_ sizes: [(length: Int, pointSize: Double)]) throws -> StyledRuns {
    let runs = sizes.map {
      AttributedText.Run(
        utf16Length: $0.length, attributes: TextAttributes(font: FontDescriptor(pointSize: $0.pointSize)))
    }
    return StyledRuns(runs, language: "en", store: try FontStore(catalog: FontCatalog()))
  }

  private func words(_ stretches: [StyledRuns.Stretch]) -> [String] {
    stretches.map { "\($0.utf16Length) of \(Int($0.run.attributes.font.pointSize))" }
  }

  @Test func `a range's runs are cut to it`() throws {
    var runs = try runs([(3, 10), (2, 20), (4, 30)])
    #expect(words(try runs.slice(0..<2)) == ["2 of 10"])
    #expect(words(try runs.slice(2..<4)) == ["1 of 10", "1 of 20"])
    #expect(words(try runs.slice(4..<4)) == [])
    #expect(words(try runs.slice(4..<9)) == ["1 of 20", "4 of 30"])
    var whole = try self.runs([(3, 10), (2, 20), (4, 30)])
    #expect(words(try whole.slice(0..<9)) == ["3 of 10", "2 of 20", "4 of 30"])
    var skipping = try self.runs([(3, 10), (2, 20), (4, 30)])
    #expect(words(try skipping.slice(3..<5)) == ["2 of 20"])
    #expect(words(try skipping.slice(6..<7)) == ["1 of 30"])
  }

  @Test func `a unit has its run, and the end of the text the last`() throws {
    var runs = try runs([(3, 10), (2, 20)])
    let sizes = try [0, 2, 3, 4, 5].map { try runs.run(at: $0)?.attributes.font.pointSize }
    #expect(sizes == [10, 10, 20, 20, 20])
    var none = try self.runs([])
    #expect(try none.run(at: 0) == nil)
  }

  @Test func `a run is made once`() throws {
    var runs = try runs([(3, 10)])
    let first = try #require(try runs.slice(0..<1).first).run
    let second = try runs.slice(1..<2).first?.run
    let last = try runs.run(at: 2)
    #expect(second === first && last === first)
  }

  @Test func `sizes above zero up to the largest are those of fonts`() throws {
    for (size, isGood) in [
      (0.0, false), (-1, false), (0.01, true), (2000, true), (2000.5, false), (.nan, false),
    ] {
      var runs = try runs([(1, size)])
      guard isGood else {
        #expect(throws: TextError.self) { try runs.run(at: 0)?.checkSize() }
        continue
      }
      try runs.run(at: 0)?.checkSize()
    }
  }

  @Test func `a background, an underline or a strikethrough decorates`() throws {
    let store = try FontStore(catalog: FontCatalog())
    func isDecorated(_ change: (inout TextAttributes) -> Void) throws -> Bool {
      var attributes = TextAttributes(font: FontDescriptor(pointSize: 10))
      change(&attributes)
      return try StyledRun(attributes, language: "en", store: store).isDecorated
    }
    #expect(try !isDecorated { $0.color = Color.Dynamic(.white) })
    #expect(try isDecorated { $0.backgroundColor = Color.Dynamic(.white) })
    #expect(try isDecorated { $0.underline = TextStroke() })
    #expect(try isDecorated { $0.strikethrough = TextStroke() })
  }

  @Test func `only the system font is fitted, and its other cut opened where both count`() throws {
    let store = try FontStore(catalog: FontCatalog())
    func run(_ family: FontFamily, _ size: Double) throws -> StyledRun {
      let font = FontDescriptor(family: family, weight: .bold, pointSize: size)
      return try StyledRun(TextAttributes(font: font), language: "en", store: store)
    }
    #expect(try run(.named("Liberation Sans"), 20).fit == nil)
    let blended = try run(.system, 20)
    #expect(blended.fit == SystemFontFit(pointSize: 20, weight: .bold))
    try blended.openOtherCut(in: store)
    #expect(blended.otherCut?.family == "Inter Display")
    let small = try run(.system, 18)
    try small.openOtherCut(in: store)
    #expect(small.otherCut == nil)
    // Digits of large text have Inter's advances.
    let large = try run(.system, 30)
    try large.openOtherCut(in: store)
    #expect(large.otherCut?.family == "Inter")
  }
}
