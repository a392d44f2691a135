import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Which screens of a page are drawn, and for which others they stand.
@MainActor
struct GatheredScreensTests {
  @Test func `screens that look the same are drawn once, and say for whom`() async throws {
    var reviewing = Reviewing()
    // Both have 402 × 874 points, an island and the same corners; iPhone SE is another size.
    reviewing.devices = ["iphone-16-pro", "iphone-17-pro", "iphone-se-3"]
    let planner = try await Reviewing.plan(try reviewing.review([Reviewing.page("welcome", "Hello")]))
    let words = try Reviewing.words(on: try planner.sheet("welcome.devices"), of: planner)
    #expect(words.filter { $0.hasPrefix("[") }.count == 2)
    #expect(words.contains("Also iPhone 17 Pro"), "\(words)")
    #expect(words.contains("402 × 874 pt @3x"))
    #expect(words.contains("Safe area 62\u{A0}·\u{A0}0\u{A0}·\u{A0}34\u{A0}·\u{A0}0"))
  }

  @Test func `languages in which a page looks the same share a sheet, which names them`() async throws {
    var reviewing = Reviewing()
    reviewing.locales = ["en", "de", "ja"]
    let planner = try await Reviewing.plan(
      try reviewing.review(of: "welcome") {
        Reviewing.page("welcome", $0.locale == "de" ? "Hallo" : "Hello")
      })
    let sheets = planner.sheets.filter { $0.number.hasPrefix("welcome.devices") }
    #expect(sheets.map(\.number) == ["welcome.devices", "welcome.devices.de"])
    #expect(sheets.map { $0.subtitle.split(separator: "  ·  ")[1] } == ["en, ja", "de"])
  }

  /// Without system bars, which are drawn in another colour, there is nothing dark on a page of fixed colours.
  @Test func `light and dark screens that look the same share a heading, others have their own`() async throws
  {
    var reviewing = Reviewing()
    reviewing.appearances = [.light, .dark]
    for isDynamic in [false, true] {
      let review = try reviewing.review(of: "welcome") { environment in
        let isDark = isDynamic && environment.appearance == .dark
        let page = Reviewing.page("welcome", "Hello", color: isDark ? .darkGray : .black)
        var tree = page.tree
        tree.systemBars.isStatusBarHidden = true
        return PreparedPage(id: page.id, tree: tree)
      }
      let planner = try await Reviewing.plan(review)
      let words = try Reviewing.words(on: try planner.sheet("welcome.devices"), of: planner)
      let headings = words.filter { ["Light, Dark", "Light", "Dark"].contains($0) }
      #expect(headings == (isDynamic ? ["Light", "Dark"] : ["Light, Dark"]), "\(words)")
      #expect(words.filter { $0.hasPrefix("[") }.count == (isDynamic ? 2 : 1))
    }
  }

  /// A screen of which only this is known: where it is shown, and what tells it from others.
  private func screen(
    _ device: String, _ appearance: Appearance, size: ContentSize = .large, locale: String = "en",
    _ sight: String
  ) throws -> DeviceGridMaker.Screen {
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device(device), appearance: appearance, locale: locale,
      contentSize: size)
    return DeviceGridMaker.Screen(
      cell: DeviceGrid.Cell(environment: environment, title: device, details: []),
      sight: .fault(sight), axes: DeviceGridMaker.Axes(environment))
  }

  private func grids(
    of screens: [DeviceGridMaker.Screen]
  ) throws -> [(locales: [String], grid: DeviceGrid)] {
    let maker = DeviceGridMaker(
      review: Review(settings: ReviewSettings(title: ""), sources: []), words: ReviewWords.in(.english),
      renderers: try SheetRenderers(own: FontCatalog(), fonts: []), marks: FindingMarks(nil))
    return maker.grids(of: screens, languagesApart: true)
  }

  /// A tablet's page that is the same in the dark, a phone's that is not: worked by hand.
  @Test func `a screen that looks like one under another heading is named there`() throws {
    let blocks = try #require(
      grids(of: [
        screen("iphone-se-3", .light, "a"), screen("ipad-10", .light, "b"),
        screen("iphone-se-3", .dark, "c"), screen("ipad-10", .dark, "b"),
      ]).first
    ).grid.blocks
    #expect(blocks.map(\.title) == ["Light", "Dark"])
    #expect(blocks.map { $0.cells.map(\.title) } == [["iphone-se-3", "ipad-10"], ["iphone-se-3"]])
    #expect(blocks[0].cells.map(\.details) == [[], ["Also Dark"]])
  }

  /// All screens of the third heading are under the first two; a screen of another language is under the fourth.
  @Test func `a heading whose screens are all under others is left out`() throws {
    let grids = try grids(of: [
      screen("iphone-se-3", .light, "a"), screen("ipad-10", .light, "b"),
      screen("iphone-se-3", .dark, "c"), screen("ipad-10", .dark, "d"),
      screen("iphone-se-3", .light, size: .xLarge, "a"), screen("ipad-10", .light, size: .xLarge, "d"),
      screen("iphone-se-3", .dark, size: .xLarge, "e"), screen("ipad-10", .dark, size: .xLarge, "f"),
      screen("iphone-se-3", .dark, size: .xLarge, locale: "ja", "e"),
      screen("ipad-10", .dark, size: .xLarge, locale: "ja", "g"),
    ])
    #expect(grids.map(\.locales) == [["en"], ["ja"]])
    #expect(
      grids.map { $0.grid.blocks.map { $0.cells.map(\.details) } } == [
        [
          [["Also Text size xLarge"], []], [[], ["Also Light · Text size xLarge"]], [["Also ja"], []],
        ],
        [[[]]],
      ])
  }

  @Test func `no heading of screens is cut`() async throws {
    var reviewing = Reviewing()
    reviewing.appearances = [.light, .dark]
    reviewing.orientations = [.portrait, .landscape]
    let review = try reviewing.review(of: "welcome") {
      Reviewing.page("welcome", "Hello", color: $0.appearance == .light ? .black : .darkGray)
    }
    let planner = try await Reviewing.plan(review)
    var words: [String] = []
    for sheet in planner.sheets where sheet.number.hasPrefix("welcome.devices") {
      words += try Reviewing.words(on: sheet, of: planner)
    }
    for heading in ["Portrait", "Landscape"].flatMap({ ["\($0)  ·  Light", "\($0)  ·  Dark"] }) {
      #expect(words.contains(heading), "\(words)")
    }
  }

  @Test func `headings list values only where all their combinations are there`() {
    func axes(_ orientation: Orientation, _ appearance: Appearance) -> DeviceGridMaker.Axes {
      DeviceGridMaker.Axes(
        PageEnvironment(
          device: DeviceCatalog.builtin.devices[0], orientation: orientation, appearance: appearance))
    }
    let words = ReviewWords.in(.english)
    let all = [
      axes(.portrait, .light), axes(.landscape, .light), axes(.portrait, .dark), axes(.landscape, .dark),
    ]
    #expect(DeviceGridMaker.Axes.title(all, words, among: all) == "Portrait, Landscape  ·  Light, Dark")
    let sizes = [ContentSize.large, .accessibility3].map {
      DeviceGridMaker.Axes(PageEnvironment(device: DeviceCatalog.builtin.devices[0], contentSize: $0))
    }
    #expect(DeviceGridMaker.Axes.title(sizes, words, among: sizes) == "Text size large, AX3")
    #expect(
      DeviceGridMaker.Axes.title([all[0], all[3]], words, among: all)
        == "Portrait  ·  Light  /  Landscape  ·  Dark")
  }

  @Test func `a page that cannot be built says so in its place once`() async throws {
    let planner = try await Reviewing.plan(try Reviewing().review([Reviewing.page("welcome", "One"), nil]))
    let words = try Reviewing.words(on: try planner.sheet("page-2.devices"), of: planner)
    #expect(words.contains("cannot be drawn"), "\(words)")
  }

  @Test func `the reason why a page cannot be built stands in its place, and the finding leads there`()
    async throws
  {
    var reviewing = Reviewing()
    reviewing.devices = ["iphone-se-3", "iphone-16-pro", "ipad-10"]
    let fault = Diagnostic(.error, file: "deck.json", "image \"a.png\" ends too early; export it again")
    var review = try reviewing.review(of: "photos", faults: [fault]) { _ in nil }
    review.faults = [fault]
    let planner = try await Reviewing.plan(review)
    let words = try Reviewing.words(on: try planner.sheet("photos.devices"), of: planner)
    #expect(words.filter { $0 == fault.fault }.count == 1, "\(words)")
    #expect(words.contains("Also iPhone 16 Pro, iPad (10th generation)"), "\(words)")
    let findings = try Reviewing.scene(of: try planner.sheet("findings"), of: planner).scene.items
    #expect(Reviewing.links(findings).contains("page: photos"))
  }
}
