import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

struct StoreSnapshotTests {
  private let folder = TemporaryFolder()

  /// A deck with one page.
  private func deck(_ name: String, _ settings: String) throws -> Deck {
    let page = #"{"id": "home", "image": "a.png", "summary": "S", "detail": "D"}"#
    let text = #"{"title": "T", \#(settings) "pages": [\#(page)]}"#
    try Data().write(to: URL(filePath: folder.path("a.png")))
    try Data(text.utf8).write(to: URL(filePath: folder.path(name)))
    return try #require(DeckLoader().load(folder.path(name)).deck)
  }

  /// Store pictures often have the names of the screens that they show.
  @Test func `snapshots of store pictures lie in a folder of their own`() throws {
    let screens = try deck("deck.json", "")
    #expect(RecordedVersions.folder(of: screens) == folder.path("Snapshots"))
    let store = try deck("store.json", #""layout": "store","#)
    #expect(RecordedVersions.folder(of: store) == folder.path("Snapshots/store"))
  }
}
