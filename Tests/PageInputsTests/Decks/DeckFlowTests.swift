import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// The key `flow` of a deck.
@MainActor
struct DeckFlowTests {
  private func states(
    _ steps: String,
    pages: [(summary: String, detail: String)] = [("One", "1"), ("Two", "2"), ("Three", "3")]
  ) async throws -> (pages: [PreparedPage?], diagnostics: [String]) {
    let deck = try TestDeck(pages, members: #", "flow": [\#(steps)]"#)
    let source = try deck.load()
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    let chosen = source.entries.indices.filter { source.entries[$0].id == "flow" }
    let (variants, diagnostics) = await source.prepareVariants(
      images: source.images(of: Array(chosen)), only: Array(chosen), for: [environment])
    return (variants.map { $0.page(for: environment) }, diagnostics.map(\.description))
  }

  @Test func `a flow begins at the first page, and is a page behind the others`() throws {
    let deck = try TestDeck(members: #", "flow": ["tap next", "rotate"]"#).load()
    #expect(deck.entries.map(\.id) == ["1", "flow", "flow", "flow"])
    #expect(deck.entries.map(\.step) == [nil, nil, "tap-next", "rotate"])
    #expect(deck.entries.map(\.number) == [1, 2, 2, 2])
    #expect(deck.traitDependence.contains(.window))
    #expect(try TestDeck().load().traitDependence == [])
  }

  @Test func `a flow stands for no page that cannot be read`() throws {
    let fixture = try DeckFixture()
    func hasAllPages(_ second: String) throws -> Bool {
      let text = DeckText.with(#""flow": ["tap next"], "controls": {"previous": "P", "next": "N"}"#)
      let deck = try fixture.load(text.replacing("[\(DeckText.page)]", with: "[\(DeckText.page), \(second)]"))
        .deck
      return try #require(deck).hasAllPages
    }
    #expect(try hasAllPages(DeckText.page))
    #expect(try !hasAllPages(#"{"image": "images/none.png", "summary": "S", "detail": "D"}"#))
  }

  @Test func `taps, swipes and a held drag move the pages and the dots`() async throws {
    let (pages, diagnostics) = try await states(
      #""tap next", "scroll to 3", "tap previous", "drag to 2.5", "rotate""#)
    #expect(diagnostics == [])
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    let renderer = try PageRenderer(fonts: FontCatalog())
    let shown = try pages.map { page in
      let page = try #require(page)
      let solved = try renderer.solve(page, in: page.shownIn ?? environment)
      let width = solved.scene.size.width
      // What is drawn inside the screen, and how far the first page of it is to the left.
      let cells = page.tree.views.filter { $0.identifier == "cell" }.map { solved.layout.frames[$0.item] }
      let visible = cells.filter { $0.maxX > 0 && $0.minX < width }.map { Int(($0.minX * 3).rounded()) }
        .sorted()
      let dots = try #require(page.tree.views.first { $0.identifier == "pageControl" })
      guard case .pageControl(let content) = dots.content else { throw PageError.unexpected("no dots") }
      return "\(content.currentPage) \(visible)"
    }
    // In pixels. Two pages show while one is dragged, 187.5 pt to the left and to the right: 562.5 pixels, rounded up.
    #expect(shown == ["0 [0]", "1 [0]", "2 [0]", "1 [0]", "1 [-562, 563]", "2 [0]"])
  }

  @Test func `a step that cannot be performed is named at its place`() async throws {
    let (pages, diagnostics) = try await states(#""tap next", "tap nxt""#)
    #expect(pages.map { $0 != nil } == [true, true, false])
    try #require(diagnostics.count == 1)
    #expect(
      diagnostics[0].contains(
        #": error: step "tap nxt" of page "flow" on iphone-x: no view has the accessibilityIdentifier"#))
    #expect(diagnostics[0].contains(#"did you mean "next"?"#))
    #expect(diagnostics[0].contains("previous, pageControl, next"))
  }
}
