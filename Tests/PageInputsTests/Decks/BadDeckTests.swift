import PageTestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// Each fault has one exact line; positions are counted by hand in `DeckText`'s templates.
struct BadDeckTests {
  @Test func `a file of endless faults is reported up to a thousand`() throws {
    let keys = (0..<5000).map { "\"unknown\($0)\": 0" }.joined(separator: ",")
    let (deck, diagnostics) = try DeckFixture().load(DeckText.with(keys))
    #expect(deck == nil)
    #expect(diagnostics.filter { $0.severity == .error }.count == 1000)
    #expect(
      diagnostics.filter { $0.severity == .note }.map(\.message) == [
        "more problems are not listed; correct those listed first"
      ])
  }
}
