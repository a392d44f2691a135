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
    guard let root = reader.checker.document(template.bytes),
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
}
