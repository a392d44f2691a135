import Foundation
import PageBase
import PageTestSupport
import TestSupport
import Testing

@testable import PageInputs

/// Decks and documents of Interface Builder that are nearly right: each is read, or refused with errors that name its file.
/// `make fuzz` runs these for longer.
@Suite(.serialized) struct InputFuzzingTests {
  private let seed: Comment = "FUZZ_SEED=\(Fuzzing.seed)"

  /// Their texts may be anything.
  private static let texts = (1...4).map {
    #"{"image": "images/a.png", "summary": "Lesson \#($0)", "detail": "Once \#($0)", "alt": "A hand", "ignore": []}"#
  }.joined(separator: ", ")

  private static let decks = [
    #"{"title": "Long", "ios": 17, "pages": [\#(texts)], "controls": {"previous": "Back", "next": "On"}}"#,
    DeckText.with(
      #""ios": 17, "matrix": {"devices": ["iphone-x", "390x844@3x"], "locales": ["ja", "ar"], "appearances": ["dark"]}"#
    ),
    DeckText.with(
      ##""style": {"fonts": {"summary": {"size": 20, "weight": "bold"}}, "colors": {"background": "#FFEEDD"}}"##
    ),
    DeckText.with(#""controls": {"previous": "Back", "next": "On"}, "lint": {"disable": ["overlap"]}"#),
  ]

  @Test func `decks`() throws {
    let fixture = try DeckFixture()
    var loaded = 0
    let outcome = try Fuzzing.run(Self.decks.map { Array($0.utf8) }, as: .text) { file in
      try Data(file).write(to: URL(filePath: fixture.folder + "/deck.json"))
      let (deck, diagnostics) = DeckLoader().load(fixture.folder)
      if deck == nil {
        #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.file != nil }, seed)
      } else {
        loaded += 1
      }
      return (try? JSONReader.read(file)) != nil
    }
    #expect(outcome.isMostlyTaken, seed)
    #expect(loaded * 4 >= outcome.count, "\(loaded) of \(outcome.count); \(seed)")
  }

  @Test func `documents of Interface Builder`() throws {
    let fixture = try DeckFixture()
    let views = """
      <label text="Hello" id="l1"><rect key="frame" x="0" y="0" width="10" height="10"/></label>
      <button id="b1" buttonType="system"><rect key="frame" x="5" y="0" width="10" height="10"/>
        <state key="normal" title="Next"/></button>
      <segmentedControl id="g1"><rect key="frame" x="0" y="9" width="10" height="10"/>
        <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      """
    let path = fixture.folder + "/Main.storyboard"
    let outcome = try Fuzzing.run([Array(Documents.storyboard(subviews: views).utf8)], as: .text) { file in
      try Data(file).write(to: URL(filePath: path))
      let (document, diagnostics) = InterfaceDocument.load(path)
      #expect(document != nil || diagnostics.contains { $0.file == path && $0.severity == .error }, seed)
      return (try? DocumentReader.read(file)) != nil
    }
    #expect(outcome.isMostlyTaken, seed)
  }
}
