import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Tables on an iPhone SE (375 × 667 pt at 2×, safe area top 20, root margins 16). Frames are worked by hand: a
/// row is 44 high, its separator one pixel; a line of system 17 is 20.29 pt, 20.5 at 2×.
@MainActor
@Suite struct TableViewTests {
  private func table(
    _ cells: [UITableViewCell], style: UITableView.Style = .plain, header: String? = nil
  ) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.accessibilityIdentifier = "table"
    table.contentInsetAdjustmentBehavior = .never
    table.staticSections = [UITableView.StaticSection(header: header, footer: nil, cells: cells)]
    return table
  }

  private func cell(_ name: String, _ style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.accessibilityIdentifier = name
    cell.contentView.accessibilityIdentifier = name + "Content"
    cell.textLabel?.text = "Text"
    cell.textLabel?.accessibilityIdentifier = name + "Text"
    if style != .default {
      cell.detailTextLabel?.text = "Detail"
      cell.detailTextLabel?.accessibilityIdentifier = name + "Detail"
    }
    return cell
  }

  private func solved(_ table: UITableView, on stage: Stage = .sePortrait) throws -> SolvedPage {
    let root = UIView()
    _ = table.added(to: root, as: "table")
    NSLayoutConstraint.activate([
      table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    return try solve(root, on: stage)
  }

  @Test func `rows of 44 lie below one another, each with a separator of a pixel`() throws {
    let page = try solved(table([cell("a"), cell("b")]))
    #expect(try page.frame("a") == Rect(x: 0, y: 0, width: 375, height: 44))
    #expect(try page.frame("b") == Rect(x: 0, y: 44, width: 375, height: 44))
    #expect(try page.frame("bContent") == Rect(x: 0, y: 44, width: 375, height: 43.5))
    // (43.5 − 20.5) / 2 = 11.5.
    #expect(try page.frame("aText").minX == 16)
    #expect(try page.frame("aText").minY == 11.5)
    let view = try #require(page.page.tree.views.first { $0.identifier == "table" })
    #expect(page.layout.contentSizes[view.item] == Size(width: 375, height: 88))
  }

  @Test func `a content of three pixels per point keeps two thirds beside its separator`() throws {
    #expect(
      try solved(table([cell("a")]), on: .xPortrait).pixelEdges("aContent") == [0, 0, 1125, 131])
  }

  @Test func `a fixed row height goes before content, and a row's own before that`() throws {
    let rows = [cell("a"), cell("b")]
    rows[1].staticHeight = 100
    let table = table(rows)
    table.rowHeight = 30
    let page = try solved(table)
    #expect(try page.frame("a").height == 30)
    #expect(try page.frame("b") == Rect(x: 0, y: 30, width: 375, height: 100))
  }

  @Test func `rows measure themselves`() throws {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.accessibilityIdentifier = "row"
    let view = plain(.red).added(to: row.contentView, as: "view")
    let margins = row.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 70),
    ])
    let table = table([row, cell("next")])
    table.contentInsetAdjustmentBehavior = .automatic
    let page = try solved(table)
    // 11 + 70 + 11 and half a point of separator, below the status bar.
    #expect(try page.frame("row") == Rect(x: 0, y: 20, width: 375, height: 92.5))
    #expect(try page.frame("view") == Rect(x: 16, y: 31, width: 343, height: 70))
    #expect(try page.frame("next").minY == 112.5)
  }

  @Test func `an empty row has the usual height`() throws {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.accessibilityIdentifier = "row"
    #expect(try solved(table([row])).frame("row").height == 44)
  }

  @Test func `a disclosure indicator leaves the content what was recorded`() throws {
    // 414 wide: 385.5 (margin 20 and 8.5). Here 375 − 16 − 8.5.
    let row = cell("a", .value1)
    row.accessoryType = .disclosureIndicator
    let page = try solved(table([row, cell("b", .value1)]))
    #expect(try page.frame("aContent").width == 350.5)
    #expect(try page.frame("bContent").width == 375)
    // Text at the right edge: 8 from the content's end beside an accessory, 16 without.
    #expect(try page.frame("aDetail").maxX == 342.5)
    #expect(try page.frame("bDetail").maxX == 359)
  }

  @Test func `an accessory view stands at the margin in its size`() throws {
    let row = cell("a")
    let view = plain(.red)
    view.accessibilityIdentifier = "accessory"
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    row.accessoryView = view
    let page = try solved(table([row]))
    // 375 − 16 − 50; (43.5 − 20) / 2 is 11.75, on the grid 12.
    #expect(try page.frame("accessory") == Rect(x: 309, y: 12, width: 50, height: 20))
    #expect(try page.frame("aContent").width == 309)
  }

  @Test func `margins set on a row's content are kept beside an accessory`() throws {
    let row = cell("a", .value1)
    row.accessoryType = .disclosureIndicator
    row.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 40)
    let page = try solved(table([row]))
    #expect(try page.frame("aText").minX == 30)
    // 375 − 16 − 8.5 − 40.
    #expect(try page.frame("aDetail").maxX == 310.5)
  }

  @Test func `a cell outside a table fills its content view`() throws {
    let root = UIView()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.accessibilityIdentifier = "content"
    cell.frame = CGRect(x: 0, y: 28, width: 375, height: 44)
    root.addSubview(cell)
    #expect(try solve(root, on: .sePortrait).frame("content") == Rect(x: 0, y: 28, width: 375, height: 44))
  }

  @Test func `rows read from right to left have everything on the other side`() throws {
    let row = cell("a", .value1)
    row.accessoryType = .disclosureIndicator
    let root = UIView()
    let table = table([row])
    root.addSubview(table)
    table.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    let page = try solve(root, on: .sePortrait, direction: .rightToLeft)
    #expect(try page.frame("aContent") == Rect(x: 24.5, y: 0, width: 350.5, height: 43.5))
    #expect(try page.frame("aText").maxX == 359)
    #expect(try page.frame("aDetail").minX == 32.5)
  }

  @Test func `subtitles stand below their titles, the pair in the middle`() throws {
    let page = try solved(table([cell("a", .subtitle)]))
    let (text, detail) = (try page.frame("aText"), try page.frame("aDetail"))
    #expect(detail.minY == text.maxY && detail.minX == 16)
    // 11 above 20.5 and 14.5 (12 pt: 14.32) and 11 below, and the separator.
    #expect(try page.frame("a").height == 57.5)
    #expect(text.minY == 11)
  }

  @Test func `headers come above their sections`() throws {
    // A padding of 22 and a header of 28.
    #expect(try solved(table([cell("a")], header: "Title")).frame("a").minY == 50)
    let grouped = table([cell("a")], style: .grouped, header: "Title")
    #expect(try solved(grouped).frame("a").minY == 55.5)
    let inset = table([cell("a")], style: .insetGrouped)
    #expect(try solved(inset).frame("a") == Rect(x: 16, y: 35, width: 343, height: 44))
  }

  @Test func `header and footer views frame the rows`() throws {
    let table = table([cell("a")])
    let (header, footer) = (plain(.red), plain(.blue))
    header.accessibilityIdentifier = "header"
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    footer.accessibilityIdentifier = "footer"
    footer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    table.tableHeaderView = header
    table.tableFooterView = footer
    let page = try solved(table)
    #expect(try page.frame("header") == Rect(x: 0, y: 0, width: 375, height: 60))
    #expect(try page.frame("a").minY == 60)
    #expect(try page.frame("footer") == Rect(x: 0, y: 104, width: 375, height: 30))
  }

  @Test func `a table may be written down again and again`() throws {
    let table = table([cell("a"), cell("b", .subtitle)], style: .grouped)
    let first = try solved(table)
    let again = try solved(table)
    #expect(first.layout.frames == again.layout.frames)
    #expect(first.page.tree.views.count == again.page.tree.views.count)
  }

  // MARK: Data sources

  private final class Numbers: UITableViewController {
    var made: [Int] = []
    let count: Int
    let height: CGFloat
    init(count: Int, height: CGFloat) {
      self.count = count
      self.height = height
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
      return nil
    }

    override func viewDidLoad() {
      tableView.rowHeight = height
      tableView.accessibilityIdentifier = "table"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      made.append(indexPath.row)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      cell.accessibilityIdentifier = "row\(indexPath.row)"
      return cell
    }
  }

  @Test func `of ten thousand rows those near the screen are made`() throws {
    let numbers = Numbers(count: 10_000, height: 50)
    let view = try #require(numbers.view as? UITableView)
    view.contentOffset = CGPoint(x: 0, y: 250_000)
    let page = try solve(view, on: .sePortrait)
    #expect(page.layout.contentSizes[0] == Size(width: 375, height: 500_000))
    #expect(try page.frame("row5000") == Rect(x: 0, y: 0, width: 375, height: 50))
    #expect(try page.frame("row5013").minY == 650)
    #expect(numbers.made.count < 100)
  }

  @Test func `rows that measure themselves are made as far as a screen reaches`() throws {
    let numbers = Numbers(count: 10_000, height: UITableView.automaticDimension)
    let view = try #require(numbers.view)
    let page = try solve(view, on: .sePortrait)
    // The table is the screen and scrolls, so it begins below the status bar.
    #expect(try page.frame("row0") == Rect(x: 0, y: 20, width: 375, height: 44))
    #expect(try page.frame("row14").minY == 636)
    #expect(numbers.made.count < 100)
    #expect(page.layout.contentSizes[0] == Size(width: 375, height: 440_000))
  }

  @Test func `a table in a navigation controller begins below the bar`() throws {
    let navigation = UINavigationController(rootViewController: Numbers(count: 1, height: 44))
    let page = try solve(try #require(navigation.view), on: .sePortrait)
    #expect(try page.frame("row0") == Rect(x: 0, y: 64, width: 375, height: 44))
  }

  @Test func `counts that no table has are reported`() throws {
    for (count, exitCode) in [(-1, ExitCode.badInput), (Int.max, .limit)] {
      let numbers = Numbers(count: count, height: 50)
      let tree = ViewTree(root: try #require(numbers.view))
      #expect(tree.diagnostics.map(\.exitCode) == [exitCode])
      #expect(tree.diagnostics.first?.message.contains("the data source of table answers") == true)
    }
  }

  @Test func `separators are a pixel high and begin where the text does`() throws {
    let table = table([cell("a")])
    let root = UIView()
    table.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    root.frame.size = table.frame.size
    root.addSubview(table)
    let (_, drawing) = try draw(root, on: .sePortrait)
    // #3C3C43 at 29 % on white is the #C6C6C8 one sees on iOS.
    #expect(drawing[400, 87] == 0xC6C6C8 && drawing[32, 87] == 0xC6C6C8)
    #expect(drawing[31, 87] == 0xFFFFFF && drawing[400, 86] == 0xFFFFFF && drawing[400, 88] == 0xFFFFFF)
  }
}
