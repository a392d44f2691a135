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
          [["Also Text size xLarge"], []], [[], ["Also Light · Text size xLarge"]], [["Also Japanese"], []],
        ],
        [[[]]],
      ])
  }
}
