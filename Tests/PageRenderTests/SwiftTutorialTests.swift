import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// `Examples/Tutorial`, a screen in Swift as an app has it, against the deck that shows the same.
struct SwiftTutorialTests {
  /// Edges worked by hand are those of `TutorialFrameTests`; only the picture is another, 300 pt wide instead of 200.
  @Test(arguments: TutorialFrameTests.screens)
  @MainActor
  func `each view of the screen in Swift is where the deck has it`(screen: TutorialFrameTests.Screen)
    async throws
  {
    let device = try DeviceCatalog.builtin.device(screen.device)
    let environment = PageEnvironment(device: device, orientation: screen.orientation, locale: "ja")
    let solved = try await solve(Example.swiftTutorial(), in: environment)
    let deck = try await solve(Example.deck("tutorial"), in: environment)
    for name in ["imageContainer", "image", "text", "controls", "previous", "pageControl", "next"] {
      #expect(try solved.frame(name) == deck.frame(name), "\(name)")
    }
    let (columns, top, bottom) = (screen.columns, screen.controls[0], screen.controls[1])
    #expect(try solved.pixelEdges("text") == screen.text)
    #expect(try solved.pixelEdges("image")[1] == screen.image[1])
    #expect(try solved.pixelEdges("image")[3] == screen.image[3])
    #expect(try solved.pixelEdges("controls") == [columns[0], top, columns[3], bottom])
    #expect(try solved.pixelEdges("pageControl") == [columns[1], top, columns[2], bottom])
  }

  @MainActor
  private func solve(_ source: some PageSource, in environment: PageEnvironment) async throws -> SolvedPage {
    let (pages, faults) = await source.prepareVariants(images: ImageStore(), only: [0], for: [environment])
    try #require(faults.isEmpty, "\(faults)")
    let page = try #require(pages[0].page(for: environment))
    return try PageRenderer(fonts: FontCatalog()).solve(page, in: environment)
  }

  @Test @MainActor func `its flow shows the second page, the fourth, the third, and that one turned`()
    async throws
  {
    let source = try Example.swiftTutorial()
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-16-pro"), locale: "ja")
    let (pages, faults) = await source.prepareVariants(
      images: ImageStore(), only: Array(source.entries.indices), for: [environment])
    #expect(faults == [])
    #expect(source.entries.map(\.step) == [nil, "tap-next", "scroll-to-4", "tap-previous", "rotate"])
    let renderer = try PageRenderer(fonts: FontCatalog())
    let lines = try pages.map { page in
      let page = try #require(page.page(for: environment))
      let solved = try renderer.solve(page, in: page.shownIn ?? environment)
      // The cells beside the one that shows are gone when a swipe has ended.
      let width = solved.scene.size.width
      return solved.lines.first {
        (0..<width).contains(solved.layout.frames[page.tree.views[$0.view].item].minX)
      }?
      .line.text
    }
    #expect(
      lines == ["今日は、どっちへ行こう？", "一本となりの道へ", "歩いた道が、地図になる", "見つけたものを、ひとつ残そう", "見つけたものを、ひとつ残そう"])
  }
}
