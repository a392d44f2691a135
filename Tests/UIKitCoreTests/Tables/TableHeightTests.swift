import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Heights of tables with rows of 50 in a window of an iPhone SE (375 × 667 pt at 2×), before iOS 26: a grouped table has
/// 35 above its first section, 17.5 above and below others; a header with a title is 55.5 high at first, then 38.
@MainActor
@Suite struct TableHeightTests {
  private final class Sections: UITableViewController {
    var counts: [Int] = []
    var header: String?
    var footer: String?
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
    }
    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      header
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footer
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private func table(
    _ style: UITableView.Style, _ counts: [Int], header: String? = nil,
    _ change: (UITableView) -> Void = { _ in }
  ) throws -> UITableView {
    let sections = Sections(style: style)
    sections.counts = counts
    sections.header = header
    let table = try #require(sections.tableView)
    change(table)
    try withExtendedLifetime(makeWindow(sections, on: "iphone-se-2")) {}
    // The table keeps its rows, but not its data source.
    withExtendedLifetime(sections) { _ = table.contentSize }
    return table
  }

  private func height(
    _ style: UITableView.Style, _ counts: [Int], header: String? = nil,
    _ change: (UITableView) -> Void = { _ in }
  ) throws -> CGFloat { try table(style, counts, header: header, change).contentSize.height }

  @Test func `sections without titles have the system's gaps, shown or not`() throws {
    // 35 + 2 × 50 + 17.5, and 17.5 + 100 + 17.5 for the others.
    #expect(try height(.grouped, [2, 2, 2]) == 422.5)
    // 35 + 40 × 500 + 79 × 17.5.
    #expect(try height(.grouped, Array(repeating: 10, count: 40)) == 21_417.5)
    #expect(try height(.insetGrouped, Array(repeating: 10, count: 40)) == 21_417.5)
    #expect(try height(.plain, Array(repeating: 10, count: 40)) == 20_000)
  }

  @Test func `sections with titles have headers, shown or not`() throws {
    // 55.5 + 39 × 38 + 40 × (500 + 17.5).
    #expect(try height(.grouped, Array(repeating: 10, count: 40), header: "Title") == 22_237.5)
  }

  @Test func `heights that are set go before the system's`() throws {
    let count = Array(repeating: 10, count: 40)
    let own = try height(.grouped, count) {
      $0.sectionHeaderHeight = 7
      $0.sectionFooterHeight = 3
    }
    #expect(own == 20_400)
    #expect(try height(.grouped, count, header: "Title") { $0.sectionHeaderHeight = 9 } == 21_060)
    // A plain section without a title has no header, whatever its height.
    #expect(try height(.plain, count) { $0.sectionHeaderHeight = 9 } == 20_000)
  }

  @Test func `rows and sections have their places`() throws {
    let table = try table(.grouped, [2, 3])
    func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }
    #expect(table.rectForRow(at: path(0, 0)) == CGRect(x: 0, y: 35, width: 375, height: 50))
    #expect(table.rectForRow(at: path(1, 0)).minY == 85)
    // 35 + 100 + 17.5 + 17.5.
    #expect(table.rectForRow(at: path(2, 1)).minY == 270)
    for wrong in [path(2, 0), path(-1, 0), path(0, 2), path(0, -1), IndexPath(index: 0)] {
      #expect(table.rectForRow(at: wrong) == .zero)
    }
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 152.5))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 152.5, width: 375, height: 17.5))
    #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 320, width: 375, height: 17.5))
    #expect(table.rect(forSection: 2) == .zero && table.rect(forSection: -1) == .zero)
  }

  private final class SafeCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let safe = contentView.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        box.topAnchor.constraint(equalTo: safe.topAnchor),
        box.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `bars do not cover the content of rows`() throws {
    let page = UITableViewController(style: .plain)
    page.tableView.staticSections = [
      UITableView.StaticSection(
        header: nil, footer: nil, cells: [SafeCell(style: .default, reuseIdentifier: nil)])
    ]
    let window = try makeWindow(page, on: "iphone-se-2")
    window.layoutIfNeeded()
    // Twice 375, and half a point of separator.
    #expect(page.tableView.contentSize.height == 750.5)
  }

  @Test func `a count below 0 is named with the counts that a table may have`() throws {
    let sections = Sections(style: .plain)
    sections.counts = [-1]
    let messages = ViewTree(root: try #require(sections.view)).diagnostics.map(\.message)
    #expect(
      messages == [
        "the data source of UITableView answers -1 rows in a section; a table has 0 to 100000"
      ])
  }
}
