import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout

/// Lists of a deck as long as they may be, and one entry longer.
struct DeckLimitTests {
  enum List: CaseIterable {
    case fonts, catalogues, tables, languages, arguments, colors, devices, steps

    var limit: Int {
      switch self {
      case .fonts, .catalogues, .tables: 100
      case .languages: 500
      case .arguments: 20
      case .colors: 8
      case .devices: 3
      case .steps: FlowStep.maximumCount
      }
    }

    /// A deck with a list of so many entries.
    func deck(_ count: Int) -> String {
      func list(_ entry: (Int) -> String) -> String {
        (0..<count).map(entry).joined(separator: ", ")
      }
      func store(_ layout: String) -> String {
        #"{"title": "T", "layout": \#(layout), "pages": [{"image": "images/a.png", "summary": "S"}]}"#
      }
      switch self {
      case .fonts: return DeckText.with("\"fonts\": [\(list { "\"f\($0)\"" })]")
      case .catalogues: return DeckText.with("\"assets\": [\(list { "\"a\($0).xcassets\"" })]")
      case .tables: return DeckText.with("\"strings\": [\(list { "\"s\($0)\"" })]")
      case .languages:
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return DeckText.with("\"strings\": {\(list { "\"\(letters[$0 / 26])\(letters[$0 % 26])\": {}" })}")
      case .arguments:
        return #"{"title": "T", "strings": {"en": {"s": "S"}}, "pages": [{"image": "images/a.png", "#
          + "\"summary\": {\"key\": \"s\", \"arguments\": [\(list { "\($0)" })]}, \"detail\": \"D\"}]}"
      case .colors: return store("{\"background\": [\(list { _ in "\"#010203\"" })]}")
      case .devices: return store("{\"devices\": [\(list { _ in #"{"image": "images/a.png"}"# })]}")
      case .steps: return DeckText.with("\"flow\": [\(list { _ in "\"rotate\"" })]")
      }
    }
  }

  @Test(arguments: List.allCases)
  func `a list has at most as many entries as its limit`(list: List) throws {
    func told(_ count: Int) throws -> Int {
      try DeckFixture().load(list.deck(count)).diagnostics.count {
        $0.message.hasSuffix("the limit is \(list.limit)")
      }
    }
    #expect(try told(list.limit) == 0)
    #expect(try told(list.limit + 1) == 1)
  }
}
