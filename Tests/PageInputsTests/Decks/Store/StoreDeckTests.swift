import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout

struct StoreDeckTests {
  private let page = #"{"image": "images/a.png", "summary": "S"}"#

  private func deck(_ layout: String, pages: [String]) -> String {
    """
    {
      "title": "T", "layout": \(layout),
      "pages": [
        \(pages.joined(separator: ",\n    "))
      ]
    }
    """
  }

  @Test(arguments: StoreTemplate.allCases)
  func `a template has no faults`(template: StoreTemplate) {
    #expect(faults(of: template) == [])
    #expect(!template.compositions.isEmpty)
  }

  private func faults(of template: StoreTemplate) -> [Diagnostic] {
    var reader = template.reader
    guard let root = reader.checker.document(Array(template.text.utf8)),
      let object = reader.checker.object(
        root, "the template", keys: ["style", "layout", "pages"], required: ["style", "layout", "pages"])
    else { return reader.checker.diagnostics }
    var composition = StoreComposition()
    if let value = object["style"] { _ = reader.style(value) }
    if let value = object["layout"] { composition = reader.composition(value, over: composition) }
    for value in object["pages"].flatMap({ reader.checker.list($0, "\"pages\"", limit: 10) }) ?? [] {
      _ = reader.composition(value, over: composition)
    }
    return reader.checker.diagnostics
  }

  @Test func `pages take a template's compositions in turn`() throws {
    let loaded = try DeckFixture().load(deck(#"{"template": "trail"}"#, pages: [page, page, page]))
    let deck = try #require(loaded.deck)
    #expect(loaded.diagnostics == [])
    let rotations = deck.pages.map { $0.composition?.devices.first?.rotation }
    #expect(rotations == [-5, 5, -5])
  }

  @Test func `the deck's layout changes the template, and a page's layout the deck's`() throws {
    let own = #"{"image": "images/a.png", "summary": "S", "layout": {"caption": {"place": "below"}}}"#
    let layout = #"{"template": "calm", "caption": {"height": 0.3}, "devices": [{"width": 0.5}]}"#
    let deck = try #require(try DeckFixture().load(deck(layout, pages: [page, own])).deck)
    let compositions = deck.pages.compactMap(\.composition)
    #expect(compositions.map(\.caption.height) == [0.3, 0.3])
    #expect(compositions.map(\.caption.place) == [.above, .below])
    #expect(compositions.map(\.devices[0].width) == [0.5, 0.5])
  }

  @Test func `devices and languages are the store's unless the deck names others`() throws {
    let text = """
      {"title": "T", "layout": "store", "strings": {"en": {"s": "S"}, "de": {"s": "T"}}, "pages": [
        {"image": "images/a.png", "summary": {"key": "s"}}]}
      """
    let matrix = try #require(try DeckFixture().load(text).deck).matrix
    #expect(matrix.devices.map(\.value.id) == ["iphone-17-pro-max", "ipad-pro-13-m5"])
    #expect(matrix.locales.map(\.value) == ["en", "de"])
  }

  @Test func `a language that a store deck has no words in is a warning`() throws {
    let named = try #require(try DeckFixture().load(deck(#""store""#, pages: [page])).deck)
    let warned = named.axisWarnings(for: AskedValues(locales: ["en", "de-DE"])).map(\.message)
    #expect(warned.count == 1 && warned[0].hasPrefix("the deck has no texts in de-DE"), "\(warned)")
  }

  @Test func `more pictures than the store takes are an error`() throws {
    let lines = try DeckFixture().lines(deck(#""store""#, pages: Array(repeating: page, count: 11)))
    #expect(
      lines == [
        "deck.json:3:12: error: \"pages\" has 11 pictures; the App Store takes at most 10 of a device and language, so "
          + "delete 1"
      ])
  }

  @Test(
    arguments: [
      (#"{"template": "clam"}"#, #"must be calm, trail or bold, found "clam"; did you mean "calm"?"#),
      (#"{"template": "calm", "device": []}"#, #"unknown key "device" in "layout"; did you mean "devices"?"#),
      (#"{"devices": [{"width": 3}]}"#, #"error: "width" must be a number from 0.1 to 2, found 3"#),
      (#"{"devices": [{}, {"width": 1}]}"#, #"error: a second device has no "image"; add it"#),
      (#"{"background": []}"#, #"error: "background" is empty; write a colour such as #0A84FF"#),
      (#"{"caption": {"place": "left"}}"#, #"error: "place" must be above or below, found "left""#),
    ])
  func `a faulty layout is one clear line`(layout: String, message: String) throws {
    let lines = try DeckFixture().lines(deck(layout, pages: [page]))
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix(message) == true, "\(lines)")
  }

  @Test func `a screen names a page that another deck has`() throws {
    let fixture = try DeckFixture()
    let screen = #"{"id": "home", "image": "images/a.png", "summary": "S", "detail": "D"}"#
    try fixture.write("app.json", #"{"title": "O", "pages": [\#(screen)]}"#)
    func lines(_ page: String) throws -> [String] {
      try fixture.lines(
        deck(#""store""#, pages: [#"{"image": {"deck": "app.json", "page": "\#(page)"}, "summary": "S"}"#]))
    }
    #expect(try lines("home") == [])
    #expect(
      try lines("hom") == [
        #"deck.json:4:44: error: deck "app.json" has no page "hom"; did you mean "home"? It has home"#
      ])
  }

  @Test func `store pictures are no screens of store pictures`() throws {
    let fixture = try DeckFixture()
    let screen = #"{"image": {"deck": "deck.json", "page": "1"}, "summary": "S"}"#
    let lines = try fixture.lines(deck(#""store""#, pages: [screen]))
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("a screen cannot be a page of another deck of store pictures") == true, "\(lines)"
    )
  }
}
