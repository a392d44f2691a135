import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout

/// Pictures of store decks for iPads.
struct StoreReadingTests {
  private let fixture: DeckFixture

  init() throws { fixture = try DeckFixture() }

  private func load(_ layout: String) throws -> Deck? {
    try fixture.load(
      #"{"title": "T", "layout": \#(layout), "pages": [{"image": "images/a.png", "summary": "S"}]}"#
    ).deck
  }

  @Test func `a picture for iPads stands beside a page's picture`() throws {
    #expect(try load(#""store""#)?.pages[0].padImage == nil)
    try fixture.write("images/a~ipad.png", "")
    #expect(try load(#""store""#)?.pages[0].padImage?.value.file?.written == "images/a~ipad.png")
    let tutorial = try fixture.load(DeckText.with(#""ios": 17"#)).deck
    #expect(tutorial != nil && tutorial?.pages[0].padImage == nil)
  }
}
