import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs

/// Text styles, scaled sizes and fonts of a deck's own.
@Suite struct DeckFontTests {
  private func fonts(_ members: String) throws -> Deck {
    let (deck, diagnostics) = try DeckFixture().load(DeckText.with(#""style": {"fonts": {\#(members)}}"#))
    #expect(diagnostics.isEmpty)
    return try #require(deck)
  }

  @Test func `a text style has its size and weight at each content size`() throws {
    let deck = try fonts(
      #""summary": {"textStyle": "headline"}, "detail": {"textStyle": "body", "weight": "bold"}"#)
    #expect(deck.traitDependence == .contentSize)
    let summary = deck.style.fonts.summary.value
    #expect(summary.descriptor.pointSize == 17 && summary.descriptor.weight == .semibold)
    #expect(summary.scaled(to: .accessibility5).descriptor.pointSize == 53)
    #expect(deck.style.fonts.detail.value.descriptor.weight == .bold)
  }

  @Test func `a size grows as a text style does`() throws {
    let deck = try fonts(#""detail": {"size": 15, "relativeTo": "body"}"#)
    // 15 · 62 / 22 = 42.27.
    #expect(deck.style.fonts.detail.value.scaled(to: .accessibility5).descriptor.pointSize == 42)
    #expect(deck.style.fonts.detail.value.descriptor.pointSize == 15)
    #expect(try fonts(#""detail": {"size": 15}"#).traitDependence == [])
  }

  @Test func `a deck brings folders and files of fonts`() throws {
    let fixture = try DeckFixture()
    try FileManager.default.createDirectory(
      atPath: fixture.folder + "/fonts", withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: TestFont.path, toPath: fixture.folder + "/fonts/a.ttf")
    let (deck, _) = try fixture.load(DeckText.with(#""fonts": ["fonts", "fonts/a.ttf"]"#))
    let paths = try #require(deck).fontPaths
    #expect(paths == [fixture.folder + "/fonts", fixture.folder + "/fonts/a.ttf"])
    #expect(FontCatalog.load(paths).catalog.knows(family: "Page Test"))
    #expect(
      try fixture.lines(DeckText.with(#""fonts": "images/a.png""#)) == [
        #"deck.json:4:12: error: "fonts": "images/a.png" is no font; name a folder, or an .otf, .ttf or .ttc file"#
      ])
    #expect(try fixture.lines(DeckText.with(#""fonts": "../x""#)).count == 1)
  }
}
