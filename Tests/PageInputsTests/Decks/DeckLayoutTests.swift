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

  /// Each value begins in column 13 of line 4.
  @Test(
    arguments: [
      (
        "\"grid\"",
        "13: error: layout \"grid\" is not known; write \"tutorial\", \"store\" or the path of a .storyboard or .xib file"
      ),
      (
        "3",
        "13: error: \"layout\" must be \"tutorial\", the path of a .storyboard or .xib file, or an object about one, "
          + "found the number 3"
      ),
      (
        "[]",
        "13: error: \"layout\" must be \"tutorial\", the path of a .storyboard or .xib file, or an object about one, "
          + "found a list"
      ),
      ("\"Cel.xib\"", "13: error: \"layout\": \"Cel.xib\" does not exist; did you mean \"Cell.xib\"?"),
      (
        "\"../Cell.xib\"",
        "13: error: \"layout\": \"../Cell.xib\" is outside the deck's folder; move the file into the folder"
      ),
      (
        "\"/Cell.xib\"",
        "13: error: \"layout\": \"/Cell.xib\" is an absolute path; write one relative to the deck's folder"
      ),
      ("{}", "13: error: \"layout\" has no \"document\"; add it"),
      ("{\"document\": 1}", "26: error: \"document\" must be a string, found the number 1"),
      (
        "{\"document\": \"images/a.png\"}",
        "26: error: \"document\": \"images/a.png\" is no .storyboard or .xib file; name one of the deck's folder"
      ),
      (
        "{\"document\": \"pages/of/this/screen.storyboard\"}",
        "26: error: \"document\": \"pages/of/this/screen.storyboard\" does not exist; add the file or correct the path"
      ),
      (
        "{\"document\": \"Cell.xib\", \"cells\": \"Cell.xib\"}",
        "47: error: unknown key \"cells\" in \"layout\"; did you mean \"cell\"?"
      ),
      (
        "{\"document\": \"Cell.xib\", \"scene\": \"\"}",
        "47: error: \"scene\" is empty; write a storyboard identifier, an object id or a class"
      ),
      (
        "{\"document\": \"Cell.xib\", \"scene\": {}}",
        "47: error: \"scene\" must be a string, found an object"
      ),
      (
        "{\"document\": \"Cell.xib\", \"cell\": \"Main.storyboard\"}",
        "46: error: \"cell\": \"Main.storyboard\" is no .xib file; name one of the deck's folder"
      ),
      (
        "{\"document\": \"Cell.xib\", \"outlets\": []}",
        "49: error: \"outlets\" must be an object, found a list"
      ),
      (
        "{\"document\": \"Cell.xib\", \"outlets\": {\"images\": \"a\"}}",
        "60: error: unknown key \"images\" in \"outlets\"; did you mean \"image\"?"
      ),
      (
        "{\"document\": \"Cell.xib\", \"outlets\": {\"image\": \"\"}}",
        "59: error: \"image\": \"\" is no outlet's name; write it as the code does, such as imageView"
      ),
      (
        "{\"document\": \"Cell.xib\", \"outlets\": {\"image\": \"an image\"}}",
        "59: error: \"image\": \"an image\" is no outlet's name; write it as the code does, such as imageView"
      ),
      (
        "{\"document\": \"Cell.xib\", \"outlets\": {\"next\": \"1a\"}}",
        "58: error: \"next\": \"1a\" is no outlet's name; write it as the code does, such as imageView"
      ),
      (
        "{\"document\": \"Cell.xib\", \"outlets\": {\"next\": null}}",
        "58: error: \"next\" must be a string, found null"
      ),
      (
        "{\"document\": \"Cell.xib\", \"outlets\": {\"text\": \"a\", \"detail\": \"a\"}}",
        "73: error: \"detail\" is bound to the outlet \"a\", as \"text\" is; bind each to its own"
      ),
    ])
  func `a layout is checked`(json: String, line: String) throws {
    #expect(try fixture().lines(DeckText.with("\"layout\": \(json)")) == ["deck.json:4:" + line])
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
