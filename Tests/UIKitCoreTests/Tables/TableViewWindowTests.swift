import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Tables in a window: rows are asked for when they show, kept, and used again.
///
/// On an iPhone SE of the second generation: 375 × 667 pt at 2×, with 20 pt of status bar, which a table that fills the
/// screen keeps its content below. A line of system 17 is 20.29 pt, 20.5 on the grid.
@MainActor
struct TableViewWindowTests {
  class Rows: UITableViewController {
    var counts = [10_000]
    var asked: [Int] = []
    var shown: [Int] = []
    var gone: [Int] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(RowCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 50
    }
    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { shown.append(indexPath.row) }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { gone.append(indexPath.row) }
  }

  final class RowCell: UITableViewCell {
    static var made = 0
    var reuses = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      Self.made += 1
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private func window(_ controller: UIViewController) throws -> UIWindow {
    try makeWindow(controller, on: "iphone-se-2")
  }

  private func faults(_ window: UIWindow) -> [String] {
    window.preparedPage(id: "page").tree.diagnostics.map(\.message)
  }

  // MARK: Rows of one height

  @Test func `of ten thousand rows those that show are made, once`() throws {
    let rows = Rows(style: .plain)
    let made = RowCell.made
    let window = try window(rows)
    // 647 pt below the status bar: 13 rows of 50, the last cut.
    #expect(rows.asked == Array(0..<13))
    #expect(RowCell.made - made == 13)
    #expect(rows.shown == Array(0..<13))
    #expect(rows.tableView.contentSize == CGSize(width: 375, height: 500_000))
    #expect(rows.tableView.contentOffset == CGPoint(x: 0, y: -20))
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
    #expect(cell.frame == CGRect(x: 0, y: 150, width: 375, height: 50))
    #expect(cell.convert(cell.bounds, to: nil).minY == 170)
    // 2×: the separator is half a point.
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 49.5))
    #expect(cell.reuseIdentifier == "row" && cell.style == .subtitle)
    rows.tableView.setNeedsLayout()
    window.layoutIfNeeded()
    _ = window.preparedPage(id: "page")
    #expect(rows.asked.count == 13)
  }

  @Test func `rows that scroll away are used again`() throws {
    let rows = Rows(style: .plain)
    let window = try window(rows)
    let made = RowCell.made
    rows.asked = []
    rows.tableView.contentOffset.y = 250_000
    window.layoutIfNeeded()
    // 5000 at the top edge, to the 5013th, whose upper 17 points show.
    #expect(rows.asked == Array(5000...5013))
    #expect(rows.tableView.indexPathsForVisibleRows?.map(\.row) == Array(5000...5013))
    #expect(rows.gone == Array(0..<13))
    // Those that left are used again: one more is needed.
    #expect(RowCell.made - made == 1)
    rows.tableView.contentOffset.y = 1000
    window.layoutIfNeeded()
    #expect(RowCell.made - made == 1)
    #expect(rows.tableView.visibleCells.map { ($0 as? RowCell)?.reuses ?? 0 }.reduce(0, +) == 13 + 14)
    #expect(rows.tableView.visibleCells.first?.textLabel?.text == "20")
  }

  @Test func `reloading asks for rows anew, and uses the cells again`() throws {
    let rows = Rows(style: .plain)
    let window = try window(rows)
    let made = RowCell.made
    rows.asked = []
    rows.counts = [3]
    rows.tableView.reloadData()
    #expect(rows.tableView.numberOfRows(inSection: 0) == 3)
    window.layoutIfNeeded()
    #expect(rows.asked == [0, 1, 2])
    #expect(RowCell.made == made)
    #expect(rows.tableView.visibleCells.count == 3)
    #expect(rows.tableView.contentSize.height == 150)
  }

  @Test(
    arguments: [
      (UITableView.ScrollPosition.top, 1980), (.middle, 1681.5), (.bottom, 1383), (.none, 1383),
    ] as [(UITableView.ScrollPosition, CGFloat)])
  func `a row is scrolled to its place`(position: UITableView.ScrollPosition, offset: CGFloat) throws {
    let rows = Rows(style: .plain)
    let window = try window(rows)
    // At 2000…2050. Top: 2000 − 20. Bottom, and as little as shows it: 2050 − 667. Middle: 2025 − 20 − 647 / 2.
    rows.tableView.scrollToRow(at: IndexPath(row: 40, section: 0), at: position, animated: true)
    #expect(rows.tableView.contentOffset.y == offset)
    window.layoutIfNeeded()
    #expect(rows.tableView.contentOffset.y == offset)
    #expect(rows.tableView.cellForRow(at: IndexPath(row: 40, section: 0)) != nil)
  }

  @Test func `scrolling asked for before the first layout is done then`() throws {
    let rows = Rows(style: .plain)
    rows.loadViewIfNeeded()
    rows.tableView.scrollToRow(at: IndexPath(row: 9_999, section: 0), at: .middle, animated: false)
    _ = try window(rows)
    // The last row's end at the bottom edge: 500,000 − 667.
    #expect(rows.tableView.contentOffset.y == 499_333)
    #expect(rows.tableView.indexPathsForVisibleRows?.last?.row == 9_999)
    #expect(rows.asked.count < 40)
  }

  @Test func `rows, points and places find each other`() throws {
    let rows = Rows(style: .plain)
    _ = try window(rows)
    let table = try #require(rows.tableView)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 149)) == IndexPath(row: 2, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
    #expect(
      table.rectForRow(at: IndexPath(row: 7, section: 0))
        == CGRect(x: 0, y: 350, width: 375, height: 50))
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 9, height: 60))?.map(\.row) == [2, 3])
    let cell = try #require(table.visibleCells.last)
    #expect(table.indexPath(for: cell) == IndexPath(row: 12, section: 0))
  }

  // MARK: Rows that measure themselves

  /// Pinned to the top and the sides, with at least 12 pt below.
  final class TextCell: UITableViewCell {
    let label = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        contentView.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 12),
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  class Texts: UITableViewController {
    var texts = ["One", "One\nTwo", "One\nTwo\nThree"]
    var asked = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TextCell.self, forCellReuseIdentifier: "text")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath) as! TextCell
      cell.label.text = texts[indexPath.row]
      return cell
    }
  }

  @Test func `rows are as high as their content asks`() throws {
    let texts = Texts(style: .plain)
    _ = try window(texts)
    // 12 + lines of 20.29 on the grid (20.5, 41, 61) + 12, and half a point of separator.
    let heights = texts.tableView.visibleCells.map(\.frame.height)
    #expect(heights == [45, 65.5, 85.5])
    #expect(texts.tableView.contentSize.height == 196)
    let label = try #require((texts.tableView.visibleCells[1] as? TextCell)?.label)
    #expect(label.frame == CGRect(x: 16, y: 12, width: 343, height: 41))
    #expect(texts.asked == 3)
  }

  @Test func `a row is measured in the width that it gets`() throws {
    let texts = Texts(style: .plain)
    texts.texts = [String(repeating: "Wide words that wrap. ", count: 8)]
    let window = try window(texts)
    let upright = texts.tableView.visibleCells[0].frame.height
    let label = try #require((texts.tableView.visibleCells[0] as? TextCell)?.label)
    #expect(label.frame.width == 343)
    #expect(label.frame.height == upright - 24.5)
    // Five lines of 20.29.
    #expect(label.frame.height == 101.5)
    var environment = window.environment
    environment.orientation = .landscape
    window.transition(to: environment)
    // 667 − 40 wide: three lines.
    #expect(label.frame.width == 627)
    #expect(texts.tableView.visibleCells[0].frame.height == 85.5)
    // Cells stay through a turn.
    #expect(texts.asked == 1)
  }

  @Test func `beside a notch rows are measured without what it covers`() throws {
    let texts = Texts(style: .plain)
    texts.texts = [String(repeating: "Wide words that wrap. ", count: 12)]
    _ = try makeWindow(texts, on: "iphone-x", .landscape)
    let cell = try #require(texts.tableView.visibleCells[0] as? TextCell)
    #expect(cell.frame.width == 812)
    // 812 − 2 × 44 for the notch − 2 × 16.
    #expect(cell.contentView.frame.minX == 44 && cell.contentView.frame.width == 724)
    #expect(cell.label.frame.width == 692)
    // A third of a point of separator.
    #expect(abs(cell.frame.height - cell.label.frame.height - 24 - 1.0 / 3) < 1e-6)
  }

  @Test func `many rows that measure themselves are measured where they show`() throws {
    let texts = Texts(style: .plain)
    texts.texts = (0..<10_000).map { $0.isMultiple(of: 2) ? "One" : "One\nTwo" }
    let window = try window(texts)
    texts.tableView.estimatedRowHeight = 50
    window.layoutIfNeeded()
    texts.tableView.scrollToRow(at: IndexPath(row: 5000, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
    let cell = try #require(texts.tableView.cellForRow(at: IndexPath(row: 5000, section: 0)))
    #expect(cell.convert(cell.bounds, to: nil).minY == 20)
    #expect(texts.asked < 60)
    // The rows below it stand without gaps.
    let cells = texts.tableView.visibleCells
    for (upper, lower) in zip(cells, cells.dropFirst()) {
      #expect(abs(upper.frame.maxY - lower.frame.minY) < 1e-6)
    }
  }

  @Test func `cells that were only made to be measured leave the table`() throws {
    let texts = Texts(style: .plain)
    texts.texts = Array(repeating: "One", count: 200)
    texts.tableView.estimatedRowHeight = 300
    let window = try window(texts)
    texts.tableView.contentOffset.y = 3290
    window.layoutIfNeeded()
    let cells = texts.tableView.subviews.filter { $0 is UITableViewCell }
    #expect(cells.count == texts.tableView.visibleCells.count && cells.count < 20)
  }

  @Test func `a delegate's heights go before content, and are asked for rows that show`() throws {
    final class Heights: Texts {
      var heightsAsked: Set<Int> = []
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightsAsked.insert(indexPath.row)
        return indexPath.row == 1 ? UITableView.automaticDimension : 100
      }
    }
    let heights = Heights(style: .plain)
    heights.texts = (0..<5_000).map { "\($0)" }
    _ = try window(heights)
    #expect(heights.tableView.visibleCells.prefix(3).map(\.frame.height) == [100, 45, 100])
    // 7 of 100 and one of 45 reach beyond 647; the others are estimated at 44.
    #expect(heights.heightsAsked == Set(0..<8))
    #expect(heights.tableView.contentSize.height == 220_393)
  }

  @Test func `an estimate of 0 asks for all heights at once`() throws {
    final class Heights: Texts {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(indexPath.row % 3) * 10 + 40
      }
    }
    let heights = Heights(style: .plain)
    heights.texts = (0..<300).map { "\($0)" }
    heights.loadViewIfNeeded()
    heights.tableView.estimatedRowHeight = 0
    _ = try window(heights)
    // 40 + 50 + 60 a hundred times.
    #expect(heights.tableView.contentSize.height == 15_000)
  }

  @Test func `a delegate's estimates stand for rows that have not shown`() throws {
    final class Estimates: Texts {
      override func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat { indexPath.row < 50 ? 45 : 200 }
    }
    let estimates = Estimates(style: .plain)
    estimates.texts = (0..<100).map { "\($0)" }
    _ = try window(estimates)
    #expect(estimates.tableView.contentSize.height == 12_250)
  }

  @Test func `text that grows while the page shows makes rows higher`() throws {
    final class Styled: Texts {
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        (cell as? TextCell)?.label.font = .preferredFont(forTextStyle: .body)
        (cell as? TextCell)?.label.adjustsFontForContentSizeCategory = true
        return cell
      }
    }
    let styled = Styled(style: .plain)
    styled.texts = ["One"]
    let window = try window(styled)
    #expect(styled.tableView.visibleCells[0].frame.height == 45)
    var environment = window.environment
    environment.contentSize = .accessibility5
    window.transition(to: environment)
    // Body is 53 pt: 63.25 a line, 63.5 on the grid, and 24.5.
    #expect(styled.tableView.visibleCells[0].frame.height == 88)
    #expect(styled.asked == 1)
  }

  // MARK: Sections

  final class Sections: Rows {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
  }

  @Test func `the header of a plain table stays while its rows pass, until the next pushes it`() throws {
    let sections = Sections(style: .plain)
    sections.counts = [20, 20]
    let window = try window(sections)
    let table = try #require(sections.tableView)
    // Padding 22, header 28, 20 rows of 50.
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 22, width: 375, height: 28))
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 1050))
    table.contentOffset.y = 500
    window.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    // Below the status bar.
    #expect(header.convert(header.bounds, to: nil).minY == 20)
    // It hides the rows below, and is drawn above them.
    #expect(header.backgroundColor == .systemBackground)
    let place = try #require(table.subviews.firstIndex { $0 === header })
    #expect(!table.subviews[place...].contains { $0 is UITableViewCell })
    table.contentOffset.y = 1015
    window.layoutIfNeeded()
    // The section ends at 1050, 15 pt below the status bar's end at 1035.
    #expect(table.headerView(forSection: 0)?.frame.maxY == 1050)
    #expect(table.headerView(forSection: 1)?.frame.minY == 1072)
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.backgroundColor == nil)
  }

  @Test func `headers of grouped tables scroll with their sections`() throws {
    let sections = Sections(style: .grouped)
    sections.counts = [20, 20]
    let window = try window(sections)
    let table = try #require(sections.tableView)
    #expect(table.headerView(forSection: 0)?.frame.height == 55.5)
    table.contentOffset.y = 30
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    table.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    // 55.5 + 20 × 50 + 17.5 below.
    #expect(table.rectForHeader(inSection: 1).minY == 1073)
  }

  @Test func `inset sections lie between the margins`() throws {
    let rows = Rows(style: .insetGrouped)
    rows.counts = [2]
    _ = try window(rows)
    #expect(
      rows.tableView.visibleCells.map(\.frame)
        == [CGRect(x: 16, y: 35, width: 343, height: 50), CGRect(x: 16, y: 85, width: 343, height: 50)])
  }

  @Test func `header and footer views of an app are made by class, measured and used again`() throws {
    final class Banner: UITableViewHeaderFooterView {
      let label = UILabel()
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
          label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    final class Banners: Rows {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Banner.self, forHeaderFooterViewReuseIdentifier: "banner")
        tableView.sectionHeaderTopPadding = 0
      }
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let banner = tableView.dequeueReusableHeaderFooterView(withIdentifier: "banner") as? Banner
        banner?.label.text = "Banner \(section)"
        return banner
      }
    }
    let banners = Banners(style: .plain)
    banners.counts = [20, 20]
    let window = try window(banners)
    let first = try #require(banners.tableView.headerView(forSection: 0) as? Banner)
    // 20 + 20.5 + 20.
    #expect(first.frame == CGRect(x: 0, y: 0, width: 375, height: 60.5))
    #expect(first.label.frame == CGRect(x: 16, y: 20, width: 343, height: 20.5))
    banners.tableView.contentOffset.y = 1100
    window.layoutIfNeeded()
    #expect(banners.tableView.headerView(forSection: 0) == nil)
    banners.tableView.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(banners.tableView.headerView(forSection: 0) != nil)
    #expect(faults(window) == [])
  }

  @Test func `a table's header and footer are as wide as it and as high as their frames`() throws {
    final class Framed: Rows {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tableHeaderView = header
        tableView.tableFooterView = footer
      }
    }
    let framed = Framed(style: .plain)
    framed.counts = [2]
    let window = try window(framed)
    #expect(framed.header.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
    #expect(framed.footer.frame == CGRect(x: 0, y: 180, width: 375, height: 30))
    #expect(framed.tableView.contentSize.height == 210)
    framed.header.frame.size.height = 120
    framed.tableView.tableHeaderView = framed.header
    window.layoutIfNeeded()
    #expect(framed.tableView.visibleCells.first?.frame.minY == 120)
  }

  // MARK: Selection

  @Test func `a touched row is selected, and the delegate told`() throws {
    final class Choices: Rows {
      var chosen: [Int] = []
      override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 4 ? nil : indexPath
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
      }
      override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        chosen.append(-indexPath.row)
      }
    }
    let choices = Choices(style: .plain)
    let window = try window(choices)
    let table = try #require(choices.tableView)
    for row in [2, 4, 3] { table.touchRow(at: IndexPath(row: row, section: 0)) }
    #expect(choices.chosen == [2, -2, 3])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    #expect(cell.isSelected && cell.subviews.first?.backgroundColor == .systemGray4)
    // A selected row is so when it comes back.
    table.contentOffset.y = 5000
    window.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
    table.deselectRow(at: IndexPath(row: 3, section: 0), animated: true)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `an accessory that a touch changes shows`() throws {
    let rows = Rows(style: .plain)
    let window = try window(rows)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.width == 375)
    cell.accessoryType = .disclosureIndicator
    cell.setNeedsLayout()
    window.layoutIfNeeded()
    // 16 at the side and 8.5 of chevron.
    #expect(cell.contentView.frame.width == 350.5)
  }

  // MARK: Bad input

  @Test func `an identifier without a class is named`() throws {
    final class Careless: Rows {
      override func viewDidLoad() {}
    }
    let careless = Careless(style: .plain)
    careless.counts = [1]
    #expect(
      faults(try window(careless)) == [
        "UITableView: dequeueReusableCell(withIdentifier: \"row\") has no cell to make; register a class or a xib with "
          + "that identifier first, or add a prototype that has it"
      ])
  }

  @Test func `a cell that is returned twice is named with its row`() throws {
    final class Twice: Rows {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cell }
    }
    let twice = Twice(style: .plain)
    twice.counts = [2]
    #expect(
      faults(try window(twice)) == [
        "UITableView: tableView(_:cellForRowAt: [0, 1]) returns the cell of another row; dequeue one for each"
      ])
  }

  @Test(arguments: [-1, Int.max])
  func `a count that no table has is named with its call`(count: Int) throws {
    let rows = Rows(style: .plain)
    rows.counts = [count]
    let window = try window(rows)
    #expect(
      faults(window) == [
        "UITableView: tableView(_:numberOfRowsInSection: 0) returns \(count); return a number from 0 to 10000000"
      ])
    #expect(rows.asked.isEmpty)
  }

  @Test(arguments: [-5, CGFloat.nan, .infinity])
  func `a height that no row has is named with its call`(height: CGFloat) throws {
    final class Heights: Rows {
      var height: CGFloat = 0
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height
      }
    }
    let heights = Heights(style: .plain)
    heights.height = height
    heights.counts = [1]
    let messages = faults(try window(heights))
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("UITableView: tableView(_:heightForRowAt: [0, 0]) returns \(height);"))
  }

  @Test func `a row that there is not cannot be scrolled to`() throws {
    let rows = Rows(style: .plain)
    rows.counts = [3]
    let window = try window(rows)
    rows.tableView.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
    #expect(
      faults(window) == [
        "UITableView: scrollToRow(at:) is given row 3 of section 0, which does not exist"
      ])
  }
}
