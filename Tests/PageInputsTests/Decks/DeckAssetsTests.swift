import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs

/// Decks that name images and colours of asset catalogues.
struct DeckAssetsTests {
  private let fixture: CatalogFixture

  init() throws {
    fixture = try CatalogFixture()
    try fixture.write("a.imageset/a.png", Artworks.png(20, 20))
    try fixture.imageSet("a", CatalogFixture.slot("a.png", scale: "2x"))
    try fixture.colorSet(
      "Brand", #"{"color": {"components": {"red": "0x11", "green": "0x22", "blue": "0x33"}}}"#)
    try fixture.colorSet("Bad", "3")
  }

  private func load(
    assets: String = #""Assets.xcassets""#, image: String = #"{"name": "a"}"#, more: String = ""
  ) throws -> (deck: Deck?, lines: [String]) {
    let text = """
      {"title": "T", "assets": \(assets),\(more)
      "pages": [{"image": \(image),
      "summary": "S", "detail": "D"}]}
      """
    try Data(text.utf8).write(to: URL(filePath: fixture.folder + "/deck.json"))
    let (deck, diagnostics) = DeckLoader().load(fixture.folder)
    return (deck, fixture.lines(diagnostics))
  }

  @Test(arguments: [#""Assets.xcassets""#, #""Assets.xcassets/""#, #"["./Assets.xcassets"]"#])
  @MainActor func `a page shows an image by its name`(assets: String) throws {
    let (loaded, lines) = try load(assets: assets)
    #expect(lines.isEmpty)
    let deck = try #require(loaded)
    #expect(deck.pages[0].image.value == .named("a"))
    let (pages, diagnostics) = deck.preparePages(images: ImageStore(), only: [0], traits: PageTraits())
    #expect(diagnostics.isEmpty)
    let contents = try #require(pages[0]).contents
    let sizes = contents.compactMap { content in
      if case .image(let image) = content { image.image.nominal.size } else { nil }
    }
    #expect(sizes == [.init(width: 10, height: 10)])
  }

  @Test func `a colour of the style may be named`() throws {
    let (deck, lines) = try load(more: #""style": {"colors": {"summary": {"name": "Brand"}}},"#)
    #expect(lines.isEmpty)
    #expect(deck?.style.colors.summary == Color.Dynamic(Color(rgb: 0x112233)))
  }

  @Test(arguments: [
    (
      #""None.xcassets""#,
      #"error: "assets": "None.xcassets" does not exist; add the file or correct the path"#
    ),
    (
      #""../Assets.xcassets""#,
      #"error: "assets": "../Assets.xcassets" is outside the deck's folder; move the file into the folder"#
    ),
    (#""deck.json""#, #"error: "assets": "deck.json" is a file, not a folder"#),
    (
      #""Assets.xcassets/a.imageset""#,
      #"error: "assets": "Assets.xcassets/a.imageset" is not an asset catalogue; name an .xcassets folder"#
    ),
    ("3", #"error: "assets" must be a string, found the number 3"#),
    ("[3]", #"error: an entry of "assets" must be a string, found the number 3"#),
  ])
  func `a catalogue that cannot be used is an error at its place`(assets: String, line: String) throws {
    let column = assets.hasPrefix("[") ? 27 : 26
    #expect(
      try load(assets: assets, image: "\"Assets.xcassets/a.imageset/a.png\"").lines == [
        "deck.json:1:\(column): \(line)"
      ])
  }

  @Test(arguments: [
    (#"{"name": "aa"}"#, #"2:30: error: no asset catalogue has an image "aa""#),
    (#"{"name": 4}"#, #"2:30: error: "name" must be a string, found the number 4"#),
    (#"{}"#, #"2:21: error: "image" has no "name"; add it"#),
    (#"{"nam": "a"}"#, #"2:29: error: unknown key "nam" in "image"; did you mean "name"?"#),
    ("4", #"2:21: error: "image" must be a string, found the number 4"#),
  ])
  func `a page whose image cannot be found is left out`(image: String, line: String) throws {
    let (deck, lines) = try load(image: image)
    #expect(deck == nil)
    #expect(lines.first == "deck.json:" + line)
  }

  @Test func `an unknown colour, and one with a fault, are errors where they are`() throws {
    let colors = #""style": {"colors": {"summary": {"name": "Brnad"}, "detail": {"name": "Bad"}}},"#
    let (deck, lines) = try load(more: colors)
    #expect(deck == nil)
    #expect(
      lines == [
        "Assets.xcassets/Bad.colorset/Contents.json:2:1: error: an entry of \"colors\" must be an object, "
          + "found the number 3",
        #"deck.json:1:85: error: no asset catalogue has a colour "Brnad"; did you mean "Brand"?"#,
      ])
  }

  @Test @MainActor func `an image set with a fault costs its page, and the others are drawn`() throws {
    try fixture.imageSet("broken", CatalogFixture.slot("none.png"))
    let page = #"{"name": "a"}, "summary": "S", "detail": "D"}, {"image": {"name": "broken"}"#
    let deck = try #require(try load(image: page).deck)
    let (pages, diagnostics) = deck.preparePages(images: ImageStore(), only: [0, 1], traits: PageTraits())
    #expect(pages.map { $0 != nil } == [true, false])
    #expect(
      fixture.lines(diagnostics) == [
        "Assets.xcassets/broken.imageset/Contents.json:2:36: error: image \"none.png\" does not exist; "
          + "add the file or correct the name"
      ])
  }
}
