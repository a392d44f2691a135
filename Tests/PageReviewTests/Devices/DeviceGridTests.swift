import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Screens in rows and columns. An iPhone SE of 375 × 667 points has 163 of them an inch, so that without a housing it is
/// 165.6 × 294.6 points of paper large.
@MainActor
struct DeviceGridTests {
  private let text: SheetText
  private let wide = 375 * 72 / 163.0
  private let high = 667 * 72 / 163.0

  init() throws { text = SheetText(try PageRenderer(fonts: FontCatalog()), language: "en") }

  private func cell(
    _ id: String = "iphone-se-3", title: String = "SE", details: [String] = [], fault: String? = nil,
    texts: [PageText] = []
  ) throws -> DeviceGrid.Cell {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device(id))
    var page = Reviewing.page("a", "Text")
    page.texts = texts
    return DeviceGrid.Cell(
      environment: environment, screen: fault == nil ? ReviewScreen(page, in: environment, source: 0) : nil,
      title: title, details: details, fault: fault)
  }

  private func grid(_ counts: [Int], titles: [String] = ["", "B", "C"], _ cell: DeviceGrid.Cell? = nil)
    throws -> DeviceGrid
  {
    let cell = try cell ?? self.cell()
    return DeviceGrid(
      blocks: counts.enumerated().map {
        DeviceGrid.Block(title: titles[$0], cells: Array(repeating: cell, count: $1))
      }, style: .none, words: ReviewWords())
  }

  private var caption: Double { text.height(of: "SE", .caption, weight: .semibold, width: wide) }

  // MARK: Sizes

  @Test func `a screen is as large as on the device, at a share`() throws {
    let (grid, cell) = (try grid([1]), try cell())
    let size = grid.size(of: cell, share: 1)
    #expect(abs(size.width - wide) < 1e-9 && abs(size.height - high) < 1e-9)
    #expect(abs(grid.columnWidth(of: cell, share: 1) - wide) < 1e-9)
    // Columns are at least 84 points wide, or what the cell says.
    #expect(grid.columnWidth(of: cell, share: 0.5) == 84)
    var narrow = cell
    narrow.leastColumn = 34
    #expect(abs(grid.columnWidth(of: narrow, share: 0.5) - wide / 2) < 1e-9)
    #expect(grid.columnWidth(of: narrow, share: 0.1) == 34)
    #expect(grid.narrow.columnWidth(of: cell, share: 0.1) == 60 && grid.narrow.gap == 12 && grid.gap == 18)
    #expect(grid.size(of: try self.cell(fault: "no"), share: 1) == Size(width: 240, height: 96))
    let faulty = try self.cell(fault: "no")
    #expect(!cell.isEmpty && !faulty.isEmpty)
    var empty = cell
    empty.screen = nil
    #expect(empty.isEmpty)
  }

  @Test func `rows hold as many screens as fit, or as columns are asked for`() throws {
    var grid = try grid([5], titles: ["T"])
    let three = 3 * wide + 2 * 18
    func rows(_ width: Double) -> [Int] { grid.rows(share: 1, width: width).map(\.cells.count) }
    #expect(rows(three + 0.01) == [3, 2] && rows(three - 0.01) == [2, 2, 1] && rows(1) == [1, 1, 1, 1, 1])
    #expect(grid.rows(share: 1, width: three + 0.01).map(\.title) == ["T", nil])
    grid.columns = 2
    #expect(rows(three + 0.01) == [2, 2, 1])
    #expect(try self.grid([2, 3]).rows(share: 1, width: 9999).map(\.title) == [nil, "B"])
    let row = grid.rows(share: 1, width: three)[0]
    #expect(abs(grid.width(of: row, share: 1) - (2 * wide + 18)) < 1e-9)
  }

  @Test func `a row is as high as its highest screen and caption`() throws {
    var grid = try grid([1], titles: ["T"])
    grid.blocks[0].cells = [
      try cell(), try cell("iphone-16-pro", title: "Pro", details: ["one", "two"]),
    ]
    let pro = 874 * 72 / (460.0 / 3)
    let width = max(402 * 72 / (460.0 / 3), 84)
    let said =
      [
        ("Pro", SheetStyle.TextSize.caption, FontWeight.semibold), ("one", .fine, .regular),
        ("two", .fine, .regular),
      ]
      .reduce(0) { $0 + text.height(of: $1.0, $1.1, weight: $1.2, width: width) } + 2
    let row = DeviceGrid.Row(title: nil, cells: grid.blocks[0].cells)
    #expect(abs(grid.captionHeight(of: row.cells[1], share: 1, measuring: text) - said) < 1e-9)
    #expect(abs(grid.height(of: row, share: 1, measuring: text) - (pro + 6 + said)) < 1e-6)
    let headed = DeviceGrid.Row(title: "T", cells: row.cells)
    #expect(abs(grid.height(of: headed, share: 1, measuring: text) - (20 + pro + 6 + said)) < 1e-6)
  }

  /// A sheet of 300 points: 20 for a title, 6 above the caption and 40 for it leave 234 for the height.
  @Test func `the largest share is that at which every screen fits`() throws {
    let grid = try grid([2])
    #expect(
      abs(grid.largestShare(room: Size(width: 900, height: 300), captionHeight: 40) - 234 / high) < 1e-9)
    #expect(
      abs(grid.largestShare(room: Size(width: 100, height: 900), captionHeight: 40) - 100 / wide) < 1e-9)
    #expect(grid.largestShare(room: Size(width: 900, height: 900), captionHeight: 40) == 1)
    let faulty = try self.grid([1], try cell(fault: "no"))
    #expect(faulty.largestShare(room: Size(width: 10, height: 10), captionHeight: 0) == 1)
  }

  // MARK: Sheets

  private func sheets(_ grid: DeviceGrid, _ width: Double, _ height: Double) -> [[[Int]]] {
    grid.sheets(share: 1, room: Size(width: width, height: height), measuring: text).map { sheet in
      sheet.columns.map { $0.map(\.cells.count) }
    }
  }

  private var row: Double { high + 6 + caption }

  /// 28 points between columns of blocks.
  @Test func `blocks stand beside each other where as many fit so as below each other`() throws {
    let grid = try grid([1, 1])
    let both = 2 * wide + 28
    #expect(sheets(grid, both + 0.01, row + 20.01) == [[[1], [1]]])
    #expect(sheets(grid, both - 0.01, row + 20.01) == [[[1]], [[1]]])
    // The second one's heading has no room beside the first.
    #expect(sheets(grid, both + 0.01, row + 19.9) == [[[1]], [[1]]])
    // Where both fit below each other too, columns win.
    #expect(sheets(grid, both + 0.01, 2 * row + 60) == [[[1], [1]]])
    // Two columns hold less than three rows do.
    #expect(sheets(try self.grid([1, 1, 1]), both + 0.01, 3 * row + 40 + 32.01) == [[[1, 1, 1]]])
  }

  @Test func `a block's column is as narrow as the height permits`() throws {
    let grid = try grid([4, 1])
    // Two rows of two screens need 2 · 294.6 and captions; one row of four is wider than the sheet.
    let width = 2 * wide + 18 + 28 + wide
    #expect(sheets(grid, width + 0.01, 2 * row + 16.01) == [[[2, 2], [1]]])
    #expect(sheets(grid, width + 0.01, 4 * row + 48.01) == [[[1, 1, 1, 1], [1]]])
    // More than twelve screens are no column.
    let many = try self.grid([13, 1])
    #expect(sheets(many, 20 * wide, 9 * row)[0].count == 1)
    #expect(sheets(try self.grid([12, 1]), 20 * wide, 9 * row)[0].count == 2)
  }

  /// 16 points between rows.
  @Test func `rows go on on the next sheet, whose heading says so`() throws {
    let grid = try grid([3], titles: ["T"])
    func made(_ height: Double) -> [[String?]] {
      grid.sheets(share: 1, room: Size(width: wide, height: height), measuring: text).map { sheet in
        sheet.columns.flatMap { $0.map(\.title) }
      }
    }
    #expect(made(20 + 2 * row + 16.01) == [["T", nil], ["T, continued"]])
    #expect(made(20 + 2 * row + 15.9) == [["T"], ["T, continued"], ["T, continued"]])
    #expect(made(20 + 3 * row + 32.01) == [["T", nil, nil]])
    // Without a title nothing is continued.
    let plain = try self.grid([2], titles: [""])
    let sheets = plain.sheets(share: 1, room: Size(width: wide, height: row + 1), measuring: text)
    #expect(sheets.map { $0.columns[0].map(\.title) } == [[nil], [nil]])
    #expect(sheets.flatMap(\.cells).count == 2)
  }

  /// Beside a screen of 165.6 points and a gap of 28 texts have room from 132 points on.
  @Test func `texts stand beside the first screens that leave them room`() throws {
    let grid = try grid([1], try cell(texts: [PageText("Hello", in: "en", part: "headline")]))
    func hasTexts(_ width: Double) -> [Bool] {
      grid.sheetsWithTexts(share: 1, room: Size(width: width, height: 400), measuring: text).map {
        $0.texts != nil
      }
    }
    #expect(hasTexts(wide + 28 + 132.01) == [true] && hasTexts(wide + 28 + 131.9) == [false])
    let long = try self.grid([1], titles: [String(repeating: "title ", count: 20)], grid.blocks[0].cells[0])
    #expect(
      long.sheetsWithTexts(share: 1, room: Size(width: wide + 170, height: 400), measuring: text)[0].texts
        == nil)
    let two = try self.grid([2], grid.blocks[0].cells[0])
    let sheets = two.sheetsWithTexts(share: 1, room: Size(width: wide + 170, height: 400), measuring: text)
    #expect(sheets.map { $0.texts != nil } == [true, false])
    let none = try self.grid([1], try cell(fault: "no"))
    #expect(
      none.sheetsWithTexts(share: 1, room: Size(width: 900, height: 400), measuring: text)[0].texts == nil)
  }

  /// Three screens in a row at a share of 0.4 need 3 · 66.3 + 2 · 12, and 117.9 and the captions of the height.
  @Test func `an overview is as large as all screens fit on one sheet`() throws {
    let grid = try grid([3]).narrow
    func share(_ width: Double, _ height: Double) -> Double? {
      grid.overview(in: Size(width: width, height: height), measuring: text)?.share
    }
    let width = 3 * wide * 0.4 + 24
    let least = text.height(of: "SE", .caption, weight: .semibold, width: wide * 0.4) + 6
    #expect(share(width + 0.01, high * 0.4 + least + 0.01) == 0.4)
    #expect(share(width - 0.01, high * 0.4 + least + 0.01) == 0.36)
    #expect(share(width + 0.01, high * 0.4 + least - 0.01) == 0.36)
    #expect(share(999, 999) == 0.5 && share(59, 999) == nil)
    // In a column of one screen's width three fit at their smallest.
    #expect(share(60, 3 * (high / 6 + least) + 32.01) == 1.0 / 6)
    #expect(share(60, 3 * (high / 6 + least) + 31) == nil)
  }

  // MARK: Views

  @Test func `screens stand on one line, captions below them`() throws {
    var grid = try grid([1], titles: ["T"])
    grid.blocks[0].cells = [
      try cell("iphone-16-pro", title: "Pro"), try cell(details: ["375 × 667 pt @2x"]),
    ]
    let sheet = DeviceGrid.Sheet(columns: [grid.rows(share: 0.5, width: 900)], texts: nil)
    let content = grid.content(of: sheet, share: 0.5)
    #expect(content.drawings.map(\.place) == ["column 0 0 0", "column 0 0 1"])
    let laid = try LaidOut(content.view)
    let pro = grid.size(of: grid.blocks[0].cells[0], share: 0.5)
    let (first, second) = (try laid.place("column 0 0 0"), try laid.place("column 0 0 1"))
    #expect(first.isClose(to: Rect(x: 0, y: 20, width: pro.width, height: pro.height), within: 0.01))
    #expect(
      second.isClose(
        to: Rect(x: pro.width + 18, y: 20 + pro.height - high / 2, width: wide / 2, height: high / 2),
        within: 0.01))
    let heading = try laid.label("T")
    #expect(heading.frame.minY == 0 && abs(heading.frame.height - 14) < 0.01)
    #expect(heading.pointSize == 10.5 && heading.weight == .semibold)
    let (title, detail) = (try laid.label("SE"), try laid.label("375 × 667 pt @2x"))
    #expect(abs(title.frame.minX - (pro.width + 18)) < 0.01)
    #expect(abs(title.frame.minY - (20 + pro.height + 6)) < 0.01 && title.weight == .semibold)
    #expect(abs(detail.frame.minY - (title.frame.maxY + 1)) < 0.01 && detail.pointSize == 7)
    #expect(detail.color == SheetStyle.secondInk && abs(title.frame.width - 84) < 0.01)
  }

  @Test func `rows are 16 points apart, and a fault stands in its place`() throws {
    let grid = try grid([2], titles: [""], try cell(fault: "cannot be drawn"))
    let rows = grid.rows(share: 0.5, width: 240)
    let content = grid.content(of: rows, share: 0.5)
    #expect(content.drawings.isEmpty && rows.count == 2)
    let laid = try LaidOut(content.view)
    let (first, second) = (try laid.place("row 0 0"), try laid.place("row 1 0"))
    let caption = text.height(of: "SE", .caption, weight: .semibold, width: 240)
    #expect(first.isClose(to: Rect(x: 0, y: 0, width: 240, height: 96), within: 0.01))
    #expect(second.minX == 0 && abs(second.minY - (96 + 6 + caption + 16)) < 0.6)
    let fault = try laid.label("cannot be drawn")
    #expect(fault.frame.minX == 8 && fault.frame.minY == 8 && fault.frame.width == 224)
    #expect(fault.color == SheetStyle.redline && fault.pointSize == 7)
    #expect(laid.boxes.contains { $0.color == SheetStyle.panel && $0.frame.isClose(to: first, within: 0.01) })
  }

  @Test func `rows begin at the left, and a title's row is 6 points above its screens`() throws {
    var grid = try grid([3], titles: ["T"])
    grid.columns = 2
    let rows = grid.rows(share: 0.6, width: 900)
    let laid = try LaidOut(grid.content(of: rows, share: 0.6).view)
    #expect(rows.map(\.cells.count) == [2, 1])
    #expect(try laid.place("row 0 0").minX == 0 && laid.place("row 1 0").minX == 0)
    #expect(abs(try laid.place("row 0 1").minX - (wide * 0.6 + 18)) < 0.01)
    #expect(try laid.place("row 0 0").minY == 20)
  }

  // MARK: A large screen

  private func large(
    _ id: String = "iphone-16-pro", turned: Bool = false, texts: [PageText] = [], samples: Int = 0,
    room: Size = Size(width: 770, height: 480), fault: String? = nil
  ) throws -> LargeScreenSheet {
    var cell = try cell(id, title: "Large", details: ["more"], fault: fault, texts: texts)
    cell.environment.orientation = .portrait
    var side = cell
    side.environment.orientation = .landscape
    side.title = "Turned"
    return LargeScreenSheet(
      cell, turned: turned ? side : nil, style: .outline,
      samples: try grid(samples == 0 ? [] : [samples]).narrow, room: room, words: ReviewWords(),
      measuring: text)
  }

  /// The housing of 420 × 892 points is as high as the sheet without the caption's 22: 458 / 892 of its size. In a narrow
  /// room it takes 62 % of the width.
  @Test func `the large screen is as high as the sheet, or takes 62 per cent of its width`() throws {
    #expect(abs(try large().scale - 458.0 / 892) < 1e-9)
    #expect(abs(try large(room: Size(width: 200, height: 480)).scale - 124.0 / 420) < 1e-9)
    #expect(try large(room: Size(width: 2000, height: 2000)).scale == 1)
    // A housing with a button is left out.
    #expect(abs(try large("iphone-se-3").scale - 458.0 / 667) < 1e-9)
  }

  @Test func `the turned screen is beside the large one, at no larger scale`() throws {
    let laid = try LaidOut(try large(turned: true).content().view)
    let scale = 458.0 / 892
    let main = try laid.place("large")
    #expect(main.isClose(to: Rect(x: 0, y: 0, width: 420 * scale, height: 458), within: 0.01))
    let turned = try laid.place("turned")
    // 892 points wide are 458 of the 534 that are left, and 420 high 215.6 of the half of 480.
    #expect(
      turned.isClose(
        to: Rect(x: 420 * scale + 20, y: 0, width: 892 * scale, height: 420 * scale), within: 0.01))
    let caption = try laid.label("Turned  ·  more")
    #expect(abs(caption.frame.minY - (420 * scale + 6)) < 0.01 && caption.weight == .semibold)
    #expect(caption.pointSize == 7.5)
    // In a narrower room its width decides.
    let narrow = try LaidOut(try large(turned: true, room: Size(width: 500, height: 480)).content().view)
    let rest = 500 - 420 * scale - 20
    #expect(abs(try narrow.place("turned").width - rest) < 0.01)
    // In a low one half of the height.
    let low = try LaidOut(try large(turned: true, room: Size(width: 999, height: 200)).content().view)
    #expect(abs(try low.place("turned").height - 420 * 178 / 892.0) < 0.01)
  }

  @Test func `texts and samples stand beside the large screen if there is room for both`() throws {
    let texts = [PageText("Hello", in: "en", part: "headline")]
    let both = try large(texts: texts, samples: 2)
    let laid = try LaidOut(both.content().view)
    let left = 420 * 458 / 892.0 + 20
    #expect(both.overview?.share == 0.5)
    #expect(abs(try laid.label("Texts").frame.minX - left) < 0.01)
    // The texts are 132 points wide.
    #expect(abs(try laid.label("Overview  ·  Scale 1 : 2").frame.minX - (left + 152)) < 0.01)
    let sample = try laid.place("column 0 0 0")
    #expect(abs(sample.minX - (left + 152)) < 0.01 && abs(sample.minY - 20) < 0.01)
    // Without samples the texts have all of the width, up to 240.
    let alone = try LaidOut(try large(texts: texts).content().view)
    #expect(try large(texts: texts).overview == nil)
    #expect(abs(try alone.label("Hello").frame.width - 240) < 0.01)
    // Without room for both the samples come first.
    let narrow = try large(texts: texts, samples: 2, room: Size(width: left + 200, height: 480))
    let shown = try LaidOut(narrow.content().view).texts
    #expect(narrow.overview != nil && !shown.contains("Texts"))
    // Less than 180 points are no overview.
    #expect(try large(samples: 1, room: Size(width: left + 179, height: 480)).overview == nil)
    #expect(try large(samples: 1, room: Size(width: left + 181, height: 480)).overview != nil)
    #expect(try large(fault: "gone").content().drawings.isEmpty)
    #expect(try LaidOut(try large(fault: "gone").content().view).texts.contains("gone"))
  }

  /// Twelve samples at the height of 480 would be 0.36 alone, and smaller than a quarter beside texts of 132 points.
  @Test func `samples beside texts are not smaller than a quarter, unless they are so alone`() throws {
    let texts = [PageText("Hello", in: "en", part: "headline")]
    for samples in [2, 12, 24, 40, 60] {
      let (alone, both) = (try large(samples: samples), try large(texts: texts, samples: samples))
      let isBeside = try LaidOut(both.content().view, size: Size(width: 1200, height: 900)).texts.contains(
        "Texts")
      let share = both.overview?.share ?? 0
      if isBeside, both.overview != nil { #expect(share >= 0.25 || share == alone.overview?.share) }
      if !isBeside { #expect(share == alone.overview?.share) }
    }
  }
}
