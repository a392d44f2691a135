import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// The division of screens over contact sheets.
@MainActor
struct ContactSheetPlanTests {
  private func block(
    _ page: String, on devices: [String], in locales: [String] = ["en"]
  ) throws -> ContactSheetBlock {
    let shown = Reviewing.page(page, "Text")
    let cells = try devices.flatMap { id in
      let device = try DeviceCatalog.builtin.device(id)
      return locales.map { locale in
        let environment = PageEnvironment(device: device, locale: locale)
        return DeviceGrid.Cell(
          environment: environment, screen: ReviewScreen(shown, in: environment, source: 0),
          title: device.name, details: ["402 × 874 pt @3x"])
      }
    }
    return ContactSheetBlock(page: page, block: DeviceGrid.Block(title: page, cells: cells))
  }

  private func plan(
    _ blocks: [ContactSheetBlock], by division: ContactSheet.Division? = nil
  ) throws -> ContactSheetPlan {
    let text = SheetText(try PageRenderer(fonts: FontCatalog()), language: "en")
    let grid = DeviceGrid(blocks: [], style: .outline, words: ReviewWords.in(.english))
    return ContactSheetPlan(blocks, by: division, grid: grid, columns: nil, measuring: text)
  }

  private func cells(_ sheets: [ContactSheetPlan.Sheet]) -> Int {
    sheets.reduce(0) { $0 + $1.blocks.reduce(0) { $0 + $1.cells.count } }
  }

  /// An iPhone 5s shows 320 points, 326 / 2 of them an inch: 141.35 pt of paper. At 1.6 pixels a point it is
  /// 90 pixels wide at 0.398 of its size.
  @Test(arguments: [4, 40, 120]) func `no phone is narrower than 90 pixels`(pages: Int) throws {
    let phones = ["iphone-5s", "iphone-16-pro", "ipad-pro-11-m4"]
    let plan = try plan((0..<pages).map { try block("page-\($0)", on: phones) })
    #expect(320.0 / 326 * 2 * 72 * plan.share * plan.scale >= 90)
    #expect(cells(plan.sheets) == 3 * pages)
    #expect(plan.isDivided == (pages > 40))
  }

  /// The x-height of Inter is 0.546 of its size; the finest text has 7 pt.
  @Test(arguments: [1, 20, 80]) func `the x-height of a caption is at least 6 pixels`(pages: Int) throws {
    let plan = try plan((0..<pages).map { try block("page-\($0)", on: ["iphone-16-pro", "iphone-se-3"]) })
    #expect(7 * 0.546 * plan.scale >= 6)
  }

  @Test func `sheets of a division have names and numbers`() throws {
    let plan = try plan((0..<120).map { try block("page-\($0)", on: ["iphone-16-pro", "ipad-pro-11-m4"]) })
    #expect(plan.isDivided && plan.sheets.count > 1)
    #expect(plan.sheets.map(\.name) == (1...plan.sheets.count).map { Optional(String($0)) })
    #expect(plan.sheets.last?.title == "\(plan.sheets.count) / \(plan.sheets.count)")
  }

  @Test func `each language has a sheet of its own`() throws {
    let blocks = try ["a", "b"].map { try block($0, on: ["iphone-se-3", "ipad-10"], in: ["en", "de"]) }
    let plan = try plan(ContactSheetBlock.aligned(blocks), by: .language)
    #expect(plan.sheets.map(\.name) == ["en", "de"])
    #expect(!plan.isDivided)
    for sheet in plan.sheets {
      #expect(Set(sheet.blocks.flatMap(\.cells).map(\.environment.locale)) == [sheet.name ?? ""])
      #expect(sheet.blocks.count == 2)
    }
  }

  @Test func `each device, and each page, has a sheet of its own`() throws {
    let blocks = try ["a", "b"].map { try block($0, on: ["iphone-se-3", "ipad-10"]) }
    #expect(try plan(blocks, by: .device).sheets.map(\.name) == ["iphone-se-3", "ipad-10"])
    #expect(try plan(blocks, by: .page).sheets.map(\.name) == ["a", "b"])
  }

  /// On page b the middle device's screen looks like another, and is not drawn.
  @Test func `a device has one column on all pages`() throws {
    let (all, some) = (["iphone-se-3", "iphone-16-pro", "ipad-10"], ["iphone-se-3", "ipad-10"])
    let aligned = ContactSheetBlock.aligned([try block("a", on: all), try block("b", on: some)])
    for row in aligned { #expect(row.block.cells.map(\.environment.device.id) == all) }
    #expect(aligned[1].block.cells.map(\.title)[1].isEmpty)
  }

  @Test func `languages on several devices are rows`() throws {
    let aligned = ContactSheetBlock.aligned([
      try block("a", on: ["iphone-se-3", "ipad-10"], in: ["en", "de"])
    ])
    #expect(aligned.map(\.block.title) == ["a  ·  English", "a  ·  German"])
    #expect(aligned.allSatisfy { $0.block.cells.count == 2 })
    // On one device a row for each would be a tower.
    #expect(ContactSheetBlock.aligned([try block("a", on: ["ipad-10"], in: ["en", "de"])]).count == 1)
  }

  @Test(arguments: [
    ("sheet.png", "de", "sheet.de.png"), ("a.b/sheet.png", "1", "a.b/sheet.1.png"),
    ("a/s.png", "x/y", "a/s.x-y.png"),
  ])
  func `a sheet's name stands before the ending`(path: String, name: String, file: String) {
    #expect(ContactSheet.path(path, named: name) == file)
    #expect(ContactSheet.path(path, named: nil) == path)
  }
}
