import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout

/// Frames of store pictures on an iPhone 17 Pro Max: 440 × 956 points, of which lengths have the unit 1. A caption of a quarter
/// takes 239 points, of which 48 above and 24 below are margins, as are 33 at either side.
@MainActor
struct StoreFrameTests {
  private let fixture: DeckFixture
  private let device: Device

  init() throws {
    fixture = try DeckFixture()
    device = try DeviceCatalog.builtin.device("iphone-17-pro-max")
    let picture = HandmadePNG(width: 1, height: 2, colorType: 2, rows: [0, 1, 2, 3, 0, 1, 2, 3])
    try Data(picture.bytes).write(to: URL(filePath: fixture.folder + "/images/s.png"))
  }

  private func solve(
    _ layout: String, summary: String = "S", detail: String = "", pages: Int = 1, index: Int = 0,
    locale: String = "en"
  ) throws -> SolvedPage {
    let page =
      "{\"image\": \"images/s.png\", \"alt\": \"Alt\", \"summary\": \"\(summary)\", \"detail\": \"\(detail)\"}"
    let list = Array(repeating: page, count: pages).joined(separator: ",")
    let loaded = try fixture.load("{\"title\": \"T\", \"layout\": \(layout), \"pages\": [\(list)]}")
    let deck = try #require(loaded.deck, "\(loaded.diagnostics)")
    let environment = PageEnvironment(device: device, locale: locale)
    let (made, diagnostics) = deck.preparePages(
      images: ImageStore(), only: [index], traits: environment.traits)
    #expect(diagnostics == [])
    return try PageRenderer(fonts: FontCatalog()).solve(try #require(made[0]), in: environment)
  }

  private func layout(_ caption: String = "", _ device: String = "\"frame\": \"none\"") -> String {
    "{\"caption\": {\"height\": 0.25\(caption)}, \"devices\": [{\"width\": 0.5, \(device)}]}"
  }

  /// Half of the detail's 20 points lies between the two.
  @Test func `headline and detail are in the middle together, with a gap between them`() throws {
    let both = try solve(layout(), detail: "D")
    let (summary, detail) = (try both.frame("summary"), try both.frame("detail"))
    #expect(abs(detail.minY - summary.maxY - 10) < 0.7)
    #expect(abs((summary.minY + detail.maxY) / 2 - 131.5) < 0.7)
    let alone = try solve(layout(), detail: " ")
    #expect(!alone.page.tree.views.contains { $0.identifier == "detail" })
  }

  @Test func `a picture for the store has neither bars nor a place on a screen, and its screen has a text`()
    throws
  {
    let page = try solve(layout()).page
    #expect(page.tree.shownAs == .picture)
    #expect(page.tree.systemBars.isStatusBarHidden && page.tree.systemBars.isHomeIndicatorHidden)
    #expect(page.tree.views.first?.identifier == "view")
    #expect(page.id == "1")
  }
}
