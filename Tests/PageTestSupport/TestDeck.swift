import Foundation
import LayoutEngine
import PageBase
import PageDrawing
import PageLayout
import PageInputs
import Testing

/// A deck in a temporary folder, removed with the value.
package final class TestDeck {
  package let folder: URL

  /// - Parameters:
  ///   - pages: The texts of the pages, which all show `images/square@3x.png`, 200 × 200 pt.
  ///   - members: Further members of the deck, as JSON.
  package init(
    _ pages: [(summary: String, detail: String)] = [("Lesson 1", "About lesson 1.")], members: String = ""
  )
    throws
  {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("deck-\(UUID().uuidString)")
    let images = folder.appendingPathComponent("images")
    try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
    try Self.writeSquare(to: images.appendingPathComponent("square@3x.png").path)
    let objects = pages.map { page in
      let (summary, detail) = (JSONOutput.string(page.summary).text, JSONOutput.string(page.detail).text)
      return #"{ "image": "images/square@3x.png", "summary": \#(summary), "detail": \#(detail) }"#
    }
    let json = #"{ "title": "Test", "pages": [\#(objects.joined(separator: ", "))]\#(members) }"#
    try Data(json.utf8).write(to: folder.appendingPathComponent("deck.json"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  package func load() throws -> Deck {
    let (deck, diagnostics) = DeckLoader().load(folder.path)
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(deck)
  }

  @MainActor
  package func page(_ number: Int = 1) throws -> PreparedPage {
    let deck = try load()
    let (pages, diagnostics) = deck.preparePages(
      images: deck.images(of: [number - 1]), only: [number - 1], traits: PageTraits())
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(pages[0])
  }

  /// 600 × 600 opaque orange pixels.
  private static func writeSquare(to path: String) throws {
    let scene = Scene(
      size: Size(width: 200, height: 200), scale: 3, background: Color(rgb: 0xFF9500), items: [])
    try PageRenderer(fonts: FontCatalog()).writePNG(of: scene, to: path, with: AtomicFileWriter())
  }
}

extension SolvedPage {
  /// The frame of the view with this identifier, in window coordinates.
  package func frame(_ identifier: String) throws -> Rect {
    let view = try #require(page.tree.views.first { $0.identifier == identifier }, "no view \(identifier)")
    return layout.frames[view.item]
  }

  /// The edges of a view in device pixels: left, top, right, bottom.
  package func pixelEdges(_ identifier: String) throws -> [Double] {
    let frame = try frame(identifier)
    return [frame.minX, frame.minY, frame.maxX, frame.maxY].map { ($0 * scene.scale * 1e6).rounded() / 1e6 }
  }
}
