import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout

/// Rules of decks at both sides of their bounds.
struct DeckRuleTests {
  @Test(
    arguments: [
      ("[1, 2, 3, 4]", true), ("[-1, -2, 0.5, 0.5]", true), ("[1, 2, 0, 4]", false), ("[1, 2, 3, 0]", false),
      ("[1, 2, -3, 4]", false), ("[1, 2, 3, -4]", false), ("[1, 2, 3]", false), ("[1, 2, 3, 4, 5]", false),
      (#"[1, 2, 3, "4"]"#, false), (#"[1, 2, 3, 4, "5"]"#, false), ("[1e9, 2, 3, 4]", false),
      ("[1, 1e9, 3, 4]", false), ("[1, 2, 1e9, 4]", false), ("[1, 2, 3, 1e9]", false),
    ])
  func `an ignored area has a place and a size`(area: String, isArea: Bool) throws {
    let (deck, diagnostics) = try DeckFixture().load(DeckText.with("\"ignore\": [\(area)]"))
    #expect((deck != nil) == isArea && diagnostics.count == (isArea ? 0 : 1))
    #expect(
      diagnostics.allSatisfy {
        $0.message
          == "an area of \"ignore\" must be x, y, width and height in points, such as [0, 0, 390, 54]"
      })
    if area == "[1, 2, 3, 4]" {
      #expect(deck?.ignore.map(\.value) == [.area(Rect(x: 1, y: 2, width: 3, height: 4))])
    }
  }

  private func font(_ font: String) throws -> (Deck?, [Diagnostic]) {
    try DeckFixture().load(DeckText.with(#""style": {"fonts": {"detail": \#(font)}}"#))
  }

  @Test(
    arguments: [
      (#"{"size": 1}"#, true), (#"{"size": 0.9}"#, false), (#"{"size": 400}"#, true),
      (#"{"size": 401}"#, false), (#"{"weight": 100}"#, true), (#"{"weight": 99}"#, false),
      (#"{"weight": 900}"#, true), (#"{"weight": 901}"#, false), (#"{"weight": 450.5}"#, false),
      (#"{"weight": "bold"}"#, true), (#"{"weight": "fat"}"#, false), (#"{"family": ""}"#, false),
      (#"{"family": "system"}"#, true), (#"{"textStyle": "body", "relativeTo": "body"}"#, false),
    ])
  func `a font has a size, weight and family within bounds`(written: String, isUsable: Bool) throws {
    let (deck, diagnostics) = try font(written)
    #expect((deck != nil) == isUsable && diagnostics.count == (isUsable ? 0 : 1))
  }

  @Test func `a font's place is that of its family, else its own`() throws {
    let (plain, _) = try font(#"{"size": 20}"#)
    let (named, _) = try font(#"{"size": 20, "family": "Inter"}"#)
    let own = try #require(plain?.style.fonts.detail.position)
    let family = try #require(named?.style.fonts.detail.position)
    #expect(own.line == 4 && family.line == 4 && family.column > own.column)
    #expect(plain?.style.fonts.summary.position == nil)
  }

  @Test func `each font and colour of the style is its own`() throws {
    let colors = ["background", "summary", "detail", "controls", "currentPage", "otherPages"]
    for (index, name) in colors.enumerated() {
      let (deck, _) = try DeckFixture().load(
        DeckText.with(##""style": {"colors": {"\##(name)": {"light": "#010203", "dark": "#040506"}}}"##))
      let all = try #require(deck?.style.colors.all)
      let wanted = Color.Dynamic(light: Color(rgb: 0x010203), dark: Color(rgb: 0x040506))
      #expect(all.map { $0 == wanted } == colors.indices.map { $0 == index })
    }
    for (index, name) in ["summary", "detail", "controls"].enumerated() {
      let (deck, _) = try DeckFixture().load(
        DeckText.with(#""style": {"fonts": {"\#(name)": {"size": 33}}}"#))
      let all = try #require(deck?.style.fonts.all)
      #expect(all.map { $0.value.descriptor.pointSize == 33 } == (0..<3).map { $0 == index })
    }
  }

  @Test(
    arguments: [
      ("#123", 0x11, 0x22, 0x33, 255), ("#010203", 1, 2, 3, 255), ("#01020304", 1, 2, 3, 4),
      ("#AbCdEf", 0xAB, 0xCD, 0xEF, 255),
    ] as [(String, Double, Double, Double, Double)])
  func `a colour is written in three, six or eight digits`(
    text: String, red: Double, green: Double, blue: Double, alpha: Double
  ) {
    #expect(
      Color(hex: text) == Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255))
  }

  @Test(arguments: ["", "123", "#", "#12", "#1234", "#12345", "#1234567", "#123456789", "#12G", "#１２３"])
  func `other texts are no colours`(text: String) { #expect(Color(hex: text) == nil) }

  @Test(arguments: [(1000, true), (1001, false)])
  func `a deck has at most a thousand pages, and a list as many names`(count: Int, isUsable: Bool) throws {
    let pages = Array(repeating: DeckText.page, count: count).joined(separator: ",")
    #expect(try (DeckFixture().load(DeckText.pages(pages)).deck != nil) == isUsable)
    let names = (0..<count).map { "\"v\($0)\"" }.joined(separator: ",")
    #expect(try (DeckFixture().load(DeckText.with("\"ignore\": [\(names)]")).deck != nil) == isUsable)
  }

  @Test(arguments: [(10_000, true), (10_001, false)])
  func `a text has at most ten thousand characters`(count: Int, isUsable: Bool) throws {
    let text = String(repeating: "x", count: count)
    let page = DeckText.page.replacing("\"D\"", with: "\"\(text)\"")
    let (deck, diagnostics) = try DeckFixture().load(DeckText.pages(page))
    #expect((deck != nil) == isUsable && diagnostics.isEmpty == isUsable)
  }
}
