import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout

/// Rules of decks at both sides of their bounds.
struct DeckRuleTests {
  private func font(_ font: String) throws -> (Deck?, [Diagnostic]) {
    try DeckFixture().load(DeckText.with(#""style": {"fonts": {"detail": \#(font)}}"#))
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
