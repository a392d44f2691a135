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

  private func isNear(_ rect: Rect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    zip([rect.minX, rect.minY, rect.width, rect.height], [x, y, width, height]).allSatisfy {
      abs($0 - $1) < 0.5
    }
  }

  private func layout(_ caption: String = "", _ device: String = "\"frame\": \"none\"") -> String {
    "{\"caption\": {\"height\": 0.25\(caption)}, \"devices\": [{\"width\": 0.5, \(device)}]}"
  }

  /// Half of 440 points wide, and twice as high as the picture is.
  @Test func `a screen without a frame begins at the caption, or ends there`() throws {
    let above = try solve(layout())
    #expect(isNear(try above.frame("device"), 110, 239, 220, 440))
    #expect(isNear(try above.frame("screen"), 110, 239, 220, 440))
    let below = try solve(layout(", \"place\": \"below\""))
    #expect(isNear(try below.frame("device"), 110, 277, 220, 440))
    let shifted = try solve(layout("", "\"frame\": \"none\", \"x\": 0.1, \"y\": 0.05"))
    #expect(isNear(try shifted.frame("device"), 154, 239 + 47.8, 220, 440))
  }

  /// The housing has 3.4 % of the screen's width at all sides: 220 / 1.068 is 206 points.
  @Test func `a drawn housing is around the screen`() throws {
    let drawn = try solve(layout("", "\"frame\": \"drawn\""))
    let unit = 220 / 1.068
    #expect(isNear(try drawn.frame("device"), 110, 239, 220, 2.068 * unit))
    #expect(isNear(try drawn.frame("screen"), 110 + 0.034 * unit, 239 + 0.034 * unit, unit, 2 * unit))
  }

  @Test func `a caption stands in the middle of its box, its lines at their side`() throws {
    let box = Rect(x: 33, y: 48, width: 374, height: 167)
    let centred = try solve(layout()).frame("summary")
    #expect(abs(centred.midX - box.midX) < 0.5 && abs(centred.midY - box.midY) < 0.5)
    let leading = try solve(layout(", \"alignment\": \"leading\"")).frame("summary")
    #expect(abs(leading.minX - box.minX) < 0.5 && abs(leading.midY - box.midY) < 0.5)
    let mirrored = try solve(layout(", \"alignment\": \"leading\""), locale: "ar").frame("summary")
    #expect(abs(mirrored.maxX - box.maxX) < 0.5)
    // 956 − 239 + 24 + 167 / 2
    let below = try solve(layout(", \"place\": \"below\"")).frame("summary")
    #expect(abs(below.midY - (741 + 83.5)) < 0.5)
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

  @Test func `a ground's picture fills the page, or all pages side by side`() throws {
    func frame(_ ground: String, _ index: Int, locale: String = "en") throws -> Rect {
      try solve(
        "{\"background\": {\"image\": \"images/s.png\", \(ground)}}", pages: 3, index: index, locale: locale
      ).frame("background")
    }
    #expect(isNear(try frame("\"panorama\": false", 1), 0, 0, 440, 956))
    for (index, x) in [(0, 0.0), (1, -440), (2, -880)] {
      #expect(isNear(try frame("\"panorama\": true", index), x, 0, 1320, 956))
    }
    #expect(isNear(try frame("\"panorama\": true", 0, locale: "ar"), -880, 0, 1320, 956))
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

  @Test func `a second device stands beside the first, with a picture of its own`() throws {
    let two = try solve(
      #"{"devices": [{"width": 0.4, "x": -0.2, "frame": "none"}, {"image": "images/s.png", "width": 0.3, "x": 0.2, "frame": "none"}]}"#
    )
    // 0.235 · 956 = 224.66; 440 · 0.3 = 132 in the middle, moved by 88.
    #expect(isNear(try two.frame("device"), 132 - 88, 224.66, 176, 352))
    #expect(isNear(try two.frame("device2"), 154 + 88, 224.66, 132, 264))
    #expect(isNear(try two.frame("screen2"), 242, 224.66, 132, 264))
  }
}
