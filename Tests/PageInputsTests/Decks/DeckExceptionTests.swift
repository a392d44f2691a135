import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import PageLint

/// A deck's exceptions from lint, the warnings about values that it does not use, and its other names.
struct DeckExceptionTests {
  private func load(_ members: String) throws -> (deck: Deck?, messages: [String]) {
    let (deck, diagnostics) = try DeckFixture().load(DeckText.with(members))
    return (deck, diagnostics.map(\.message))
  }

  // MARK: Lint

  private func exceptions(_ lint: String) throws -> [LintException]? {
    try load("\"lint\": \(lint)").deck?.lintExceptions
  }

  @Test func `a rule is tuned by a severity, a threshold or both`() throws {
    func tuned(_ more: String, rule: String = "touch-size") throws -> [LintException]? {
      try exceptions("{\"tune\": [{\"rule\": \"\(rule)\"\(more)}]}")
    }
    #expect(try tuned(#", "severity": "note""#) == [LintException(.touchSize, .severity(.note))])
    #expect(try tuned(#", "threshold": 40"#) == [LintException(.touchSize, .threshold(40))])
    #expect(
      try tuned(#", "severity": "error", "threshold": 40, "view": "v""#) == [
        LintException(.touchSize, view: "v", .severity(.error)),
        LintException(.touchSize, view: "v", .threshold(40)),
      ])
    for (threshold, isUsable) in [("0", true), ("10000", true), ("-0.1", false), ("10001", false)] {
      #expect(try (tuned(", \"threshold\": \(threshold)") != nil) == isUsable)
    }
    #expect(try tuned("") == nil && tuned(#", "severity": "loud""#) == nil)
    #expect(
      try load(#""lint": {"tune": [{"rule": "touch-size"}]}"#).messages
        == [#"an entry of "tune" says neither "severity" nor "threshold"; add one"#])
    let without = try #require(LintRule.allCases.first { $0.threshold == nil }).rawValue
    #expect(try tuned(#", "threshold": 1"#, rule: without) == nil)
    #expect(try tuned(#", "severity": "note""#, rule: without)?.count == 1)
  }

  // MARK: Values that a deck does not use

  private func warnings(
    _ members: String = #""controls": {}"#, locales: [String] = [], appearances: [Appearance] = [],
    contentSizes: [ContentSize] = []
  ) throws -> [String] {
    let deck = try #require(try load(members).deck)
    let found = deck.axisWarnings(
      for: AskedValues(appearances: appearances, contentSizes: contentSizes, locales: locales))
    #expect(found.allSatisfy { $0.severity == .warning && $0.file == deck.file })
    return found.map(\.message)
  }

  // MARK: Names

  @Test func `a deck is named after its folder or its file, and titled if it has words`() throws {
    let fixture = try DeckFixture()
    let own = try #require(try fixture.load(DeckText.pages(DeckText.page)).deck)
    #expect(own.name == fixture.folder.split(separator: "/").last.map(String.init))
    #expect(own.displayTitle == "T" && own.isMadeOfFiles && !own.isForStore && !own.showsDrawnScreens)
    try fixture.write("tour.json", DeckText.pages(DeckText.page).replacing("\"T\"", with: "\" \""))
    let other = try #require(DeckLoader().load(fixture.folder + "/tour.json").deck)
    #expect(other.name == "tour" && other.displayTitle == nil)
    #expect(own.entries.map(\.id) == ["1"] && own.entries.map(\.number) == [1])
  }
}
