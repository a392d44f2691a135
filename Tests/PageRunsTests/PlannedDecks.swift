import Foundation
import PageRender
import TestSupport

@testable import PageRuns

/// Decks in a folder of one test, and plans of them.
struct PlannedDecks {
  let temporary = TemporaryFolder()

  /// Writes a deck with a page for each id, each with a picture of its own in the shape of a phone's screen; a
  /// page whose id ends in an asterisk has none, so that it is left out.
  func deck(_ folder: String, _ ids: String..., settings: String = "") throws -> String {
    let pages = ids.map {
      #"{"id": "\#($0.filter { $0 != "*" })", "image": "\#($0).png", "summary": "S", "detail": "D"}"#
    }
    for (place, id) in ids.enumerated() where !id.hasSuffix("*") {
      try picture("\(folder)/\(id).png", UInt8(place))
    }
    let path = temporary.path("\(folder)/deck.json")
    try AtomicFileWriter().write(
      #"{"title": "The \#(folder)", \#(settings) "pages": [\#(pages.joined(separator: ", "))]}"#, to: path)
    return temporary.path(folder)
  }

  /// Writes the header of a capture with one byte of pixels.
  func picture(_ name: String, _ pixel: UInt8) throws {
    try AtomicFileWriter().write(
      HandmadePNG(width: 320, height: 700, colorType: 2, rows: [0, pixel]).bytes, to: temporary.path(name))
  }

  /// The pages of a program, by their ids.
  static func catalog(_ ids: String..., devices: [String] = []) -> CatalogPages {
    CatalogPages(
      name: "App",
      pages: ids.map { id in
        Page(id) {
          let root = UIView()
          let view = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
          view.backgroundColor = .red
          root.addSubview(view)
          return root
        }
      }, matrix: CatalogMatrix(devices: devices), resources: SwiftPageSource.Resources(), lint: [])
  }
}

extension Session {
  /// A session that prints nothing.
  static func quiet(_ catalog: CatalogPages? = nil) -> Session {
    var options = RunOptions(jobs: 1)
    (options.isQuiet, options.showsProgress) = (true, false)
    return Session(
      options: options, program: catalog.map { HostProgram(name: "tours", catalog: $0) } ?? HostProgram())
  }

  var sentences: [String] { diagnostics.diagnostics.map(\.message) }
}
