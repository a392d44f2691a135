import Foundation
import PageBase
import PageInputs

/// A folder of its own for one test, with an empty file where decks expect an image; it goes with the value.
package final class DeckFixture {
  package let folder: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "deck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url.appending(path: "images"), withIntermediateDirectories: true)
    folder = url.path
    try write("images/a.png", "")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  package func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: folder).appending(path: path))
  }

  package func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: folder).appending(path: path), withIntermediateDirectories: true)
  }

  package func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/" + path, withDestinationPath: target)
  }

  /// Loads `text` as this folder's deck.
  package func load(_ text: String) throws -> (deck: Deck?, diagnostics: [Diagnostic]) {
    try write("deck.json", text)
    return DeckLoader().load(folder)
  }

  /// The lines a user would see, without the folder's name, which is another on each run.
  package func lines(_ text: String) throws -> [String] {
    try load(text).diagnostics.map { $0.description.replacing(folder + "/", with: "") }
  }
}

package enum DeckText {
  package static let page = #"{"image": "images/a.png", "summary": "S", "detail": "D"}"#

  /// A deck of one good page; `more` are further members, which begin in column 3 of line 4.
  package static func with(_ more: String) -> String {
    """
    {
      "title": "T",
      "pages": [\(page)],
      \(more)
    }
    """
  }

  /// A deck whose pages begin on line 3 in column 13.
  package static func pages(_ pages: String) -> String {
    """
    {
      "title": "T",
      "pages": [\(pages)]
    }
    """
  }
}
