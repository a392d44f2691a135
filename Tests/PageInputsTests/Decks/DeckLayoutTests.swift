import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageInputs

struct DeckLayoutTests {
  /// A folder with two documents and a picture.
  private func fixture() throws -> DeckFixture {
    let fixture = try DeckFixture()
    for name in ["Main.storyboard", "Cell.xib", "Old.XIB"] { try fixture.write(name, "") }
    return fixture
  }

  private func layout(_ json: String) throws -> Deck.Layout {
    let (deck, diagnostics) = try fixture().load(DeckText.with("\"layout\": \(json)"))
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(deck).layout
  }

  @Test func `the layout is the tutorial's unless the deck names another`() throws {
    #expect(try layout("\"tutorial\"") == .tutorial)
    #expect(try fixture().load(DeckText.pages(DeckText.page)).deck?.layout == .tutorial)
  }

  @Test(arguments: ["Main.storyboard", "Cell.xib", "Old.XIB", "./images/../Cell.xib"])
  func `a layout can be a document of the deck's folder`(path: String) throws {
    guard case .document(let document) = try layout("\"\(path)\"") else {
      Issue.record("no document")
      return
    }
    // Line 4 is `  "layout": `, 12 scalars, and the value.
    #expect(document.position == SourcePosition(line: 4, column: 13))
    #expect(document.document.value.written == path)
    #expect(document.document.position == document.position)
    #expect(document.scene == nil)
    #expect(document.cell == nil)
    #expect(document.outlets == DeckDocumentLayout.Outlets())
  }

  @Test func `a layout can name a scene, a cell and the outlets of what a page says`() throws {
    let json = """
      {"document": "Main.storyboard", "scene": "Pages", "cell": "Cell.xib", "outlets": {
        "image": "pageImageView", "text": "descriptionTextView", "summary": "a", "detail": "b", "previous": "_c",
        "next": "d1", "pageControl": "ページ"}}
      """
    guard case .document(let document) = try layout(json) else {
      Issue.record("no document")
      return
    }
    #expect(document.document.value.path.hasSuffix("/Main.storyboard"))
    // Counted in `  "layout": {"document": "Main.storyboard", "scene": "Pages", "cell": "Cell.xib"`.
    #expect(document.scene == Located("Pages", at: SourcePosition(line: 4, column: 54)))
    #expect(document.cell?.value.written == "Cell.xib")
    #expect(document.cell?.position == SourcePosition(line: 4, column: 71))
    let outlets = document.outlets
    #expect(outlets.image == Located("pageImageView", at: SourcePosition(line: 5, column: 12)))
    let names = [
      outlets.text, outlets.summary, outlets.detail, outlets.previous, outlets.next, outlets.pageControl,
    ].map { $0?.value }
    #expect(names == ["descriptionTextView", "a", "b", "_c", "d1", "ページ"])
  }

  @Test func `a scene and an outlet are names of at most a hundred bytes`() throws {
    let name = String(repeating: "a", count: 101)
    let (_, diagnostics) = try fixture().load(
      DeckText.with(
        "\"layout\": {\"document\": \"Cell.xib\", \"scene\": \"\(name)\", \"outlets\": {\"next\": \"\(name)\"}}"
      ))
    #expect(diagnostics.map(\.exitCode) == [.limit, .badInput])
  }
}
