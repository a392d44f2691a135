import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// Damaged decks: the loader answers each with a deck or at least one error, and never stops the program.
@Suite(.tags(.mutation), .long)
struct MutatedDeckTests {
  private static let deck = """
    {"$schema": "s", "title": "T", "ios": 17, "pages": [
      {"id": "a", "image": "images/a.png", "alt": "é", "summary": "レ\\u00e9", "detail": "\\n", "ignore": []}],
     "controls": {"previous": "P", "next": "N"},
     "style": {"fonts": {"summary": {"family": "system", "size": 1.5e1, "weight": "bold"}},
               "colors": {"detail": {"light": "#000", "dark": "#FFFFFF80"}}},
     "matrix": {"devices": ["iphone-x", "390x844@3x"], "orientations": ["all"], "locales": ["ja"]},
     "lint": {"disable": []}, "layout": "tutorial", "flow": []}
    """

  private func expectAnswer(_ bytes: [UInt8], _ fixture: DeckFixture, _ what: String) throws {
    let folder = try DeckFolder(containing: fixture.folder + "/deck.json")
    let (deck, diagnostics) = DeckLoader().read(bytes, file: "deck.json", folder: folder)
    #expect(deck != nil || diagnostics.contains { $0.severity == .error && $0.exitCode != nil }, "\(what)")
    #expect(diagnostics.allSatisfy { !$0.description.contains("\n") }, "\(what)")
  }

  @Test func `a deck cut off anywhere is refused with a message`() throws {
    let fixture = try DeckFixture()
    let bytes = Array(Self.deck.utf8)
    #expect(try fixture.load(Self.deck).diagnostics.isEmpty)
    for length in bytes.indices {
      try expectAnswer(Array(bytes[..<length]), fixture, "cut at \(length)")
    }
  }

  @Test func `a deck with any byte changed gives a deck or a message`() throws {
    let seed = UInt64.random(in: 1...UInt64.max)
    print("seed of the mutated decks: \(seed)")
    var random = SplitMix64(seed: seed)
    let fixture = try DeckFixture()
    let bytes = Array(Self.deck.utf8)
    for index in bytes.indices {
      for _ in 0..<4 {
        var mutated = bytes
        mutated[index] = UInt8.random(in: .min ... .max, using: &random)
        if Bool.random(using: &random) { mutated.remove(at: Int.random(in: mutated.indices, using: &random)) }
        try expectAnswer(mutated, fixture, "seed \(seed), byte \(index)")
      }
    }
  }
}
