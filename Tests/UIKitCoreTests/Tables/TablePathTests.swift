import Foundation
import LayoutEngine
import PageBase
import PageLayout
import PageTestSupport
import Testing

@testable import UIKitCore

/// Tables with rows of 50 in a window of an iPhone SE (375 × 667 pt, 20 of status bar), their headers, footers and
/// selection; the calls are those of developer.apple.com/documentation/uikit/uitableviewdelegate.
@MainActor
@Suite struct TablePathTests {
  private final class Page: UITableViewController {
    var counts = [10, 10]
    var told: [String] = []
    var refused: [IndexPath] = []
    var headers: [CGFloat] = [30, 30]
    var footers: [CGFloat] = [40, 40]
    var ends: (head: UIView?, foot: UIView?) = (nil, nil)
    override func viewDidLoad() {
      tableView.rowHeight = 50
      tableView.sectionHeaderTopPadding = 0
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      (tableView.tableHeaderView, tableView.tableFooterView) = ends
    }
    private func note(_ call: String, _ path: IndexPath) {
      told.append("\(call) \(path.section)-\(path.row)")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      view.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    override func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      headers[section] > 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
    }
    override func tableView(_ view: UITableView, viewForFooterInSection section: Int) -> UIView? {
      footers[section] > 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
    }
    override func tableView(_ view: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headers[section]
    }
    override func tableView(_ view: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      footers[section]
    }
    override func tableView(_ view: UITableView, willDisplayHeaderView: UIView, forSection section: Int) {
      told.append("+h\(section)")
    }
    override func tableView(_ view: UITableView, willDisplayFooterView: UIView, forSection section: Int) {
      told.append("+f\(section)")
    }
    override func tableView(_ view: UITableView, didEndDisplayingHeaderView: UIView, forSection section: Int)
    {
      told.append("-h\(section)")
    }
    override func tableView(_ view: UITableView, didEndDisplayingFooterView: UIView, forSection section: Int)
    {
      told.append("-f\(section)")
    }
    override func tableView(_ view: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      path.row != 9
    }
    override func tableView(_ view: UITableView, didHighlightRowAt path: IndexPath) { note("on", path) }
    override func tableView(_ view: UITableView, didUnhighlightRowAt path: IndexPath) { note("off", path) }
    override func tableView(_ view: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      note("will", path)
      return path.row == 8 ? IndexPath(row: 7, section: path.section) : path
    }
    override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) { note("did", path) }
    override func tableView(_ view: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
      note("willnot", path)
      return refused.contains(path) ? nil : path
    }
    override func tableView(_ view: UITableView, didDeselectRowAt path: IndexPath) { note("didnot", path) }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func show(_ page: Page) throws -> (UIWindow, UITableView) {
    (try makeWindow(page, on: "iphone-se-2"), try #require(page.tableView))
  }

  /// Section 0: 30 + 500 + 40, section 1 likewise from 570; 20 above what is visible.
  @Test func `plain headers and footers stay in view while their section does`() throws {
    let page = Page(style: .plain)
    let (window, table) = try show(page)
    func tops() -> [CGFloat?] {
      window.layoutIfNeeded()
      return [
        table.headerView(forSection: 0), table.footerView(forSection: 0), table.headerView(forSection: 1),
        table.footerView(forSection: 1),
      ].map { $0?.frame.minY }
    }
    // The last footer ends at 647, but not above its section's rows, which begin at 600.
    #expect(tops() == [0, 530, 570, 607] && page.told == ["+h0", "+f0", "+h1", "+f1"])
    table.contentInset.bottom = 30
    #expect(tops() == [0, 530, 570, 600])
    #expect(table.footerView(forSection: 1)?.backgroundColor == .systemBackground)
    table.contentInset.bottom = 0
    table.contentOffset.y = 473
    // 1140 are visible: the footer is where it belongs, and the first section's is going.
    #expect(tops() == [493, 530, 570, 1100] && table.footerView(forSection: 1)?.backgroundColor == nil)
    #expect(table.headerView(forSection: 0)?.frame.maxY == 523 && table.contentSize.height == 1140)
    page.told = []
    table.contentInset.bottom = 300
    table.contentOffset.y = 600
    #expect(tops() == [nil, nil, 620, 927])
    // 1267 − 300 − 40.
    #expect(page.told == ["-h0", "-f0"])
  }

  @Test func `rows are found by points and rectangles over several sections`() throws {
    let page = Page(style: .grouped)
    page.ends = (UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 5)), nil)
    let (_, table) = try show(page)
    func row(_ y: CGFloat) -> IndexPath? { table.indexPathForRow(at: CGPoint(x: 3, y: y)) }
    #expect(row(34) == nil && row(35) == path(0) && row(84.9) == path(0) && row(85) == path(1))
    #expect(
      row(534) == path(9) && row(535) == nil && row(604) == nil && row(605) == path(0, 1) && row(1200) == nil)
    func rows(_ from: CGFloat, _ height: CGFloat) -> [IndexPath]? {
      table.indexPathsForRows(in: CGRect(x: 0, y: from, width: 9, height: height))
    }
    #expect(
      rows(480, 130) == [path(8), path(9), path(0, 1)] && rows(536, 60) == [] && rows(85, 50) == [path(1)])
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 5, width: 375, height: 30))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 535, width: 375, height: 40))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 575, width: 375, height: 570))
    #expect(table.numberOfRows(inSection: 2) == 0 && table.cellForRow(at: IndexPath(index: 0)) == nil)
    #expect(table.footerView(forSection: 0)?.frame.minY == 535 && table.footerView(forSection: 1) == nil)
  }

  /// A row at 50 · n + 30 below a header of 30 that stays, in 667 with 20 of inset above: 617 are free.
  @Test func `a row is scrolled to its place below the header that stays, no farther than the content`()
    throws
  {
    let page = Page(style: .plain)
    (page.counts, page.footers) = ([1000], [0])
    page.ends = (nil, UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60)))
    let (window, table) = try show(page)
    let all: [(UITableView.ScrollPosition, Int, CGFloat)] = [
      (.none, 10, 480), (.top, 10, 480), (.bottom, 50, 1913), (.middle, 50, 2196.5), (.none, 100, 4413),
      (.top, 999, 49_423), (.bottom, 3, -20), (.middle, 2, -20), (.none, 990, 49_000), (.none, 995, 49_163),
    ]
    for (position, row, y) in all {
      table.contentOffset.y = row > 985 ? 49_000 : 2000
      window.layoutIfNeeded()
      table.scrollToRow(at: path(row), at: position, animated: false)
      window.layoutIfNeeded()
      #expect(table.contentOffset.y == y, "row \(row) at \(position)")
    }
    table.contentInset.bottom = 100
    window.layoutIfNeeded()
    table.scrollToRow(at: path(999), at: .bottom, animated: false)
    let end = table.contentOffset.y
    #expect(abs(end - 50_030 + 567) < 0.01)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == end, "none is selected")
    table.selectRow(at: path(30), animated: false, scrollPosition: .none)
    #expect(table.contentOffset.y == end)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 1480)
    table.selectRow(at: path(40), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 1980 && table.indexPathsForSelectedRows == [path(40)])
  }

  @Test func `touches select one row or several, as far as the delegate lets them`() throws {
    let page = Page(style: .plain)
    let (_, table) = try show(page)
    func touch(_ row: Int) -> [String] {
      page.told = []
      table.touchRow(at: path(row))
      return page.told
    }
    #expect(touch(1) == ["on 0-1", "off 0-1", "will 0-1", "did 0-1"])
    #expect(touch(2) == ["on 0-2", "off 0-2", "will 0-2", "willnot 0-1", "didnot 0-1", "did 0-2"])
    #expect(touch(9) == [] && touch(10) == [] && table.indexPathForSelectedRow == path(2))
    // The delegate may name another row, and keep one that is selected.
    #expect(
      touch(8).suffix(3) == ["willnot 0-2", "didnot 0-2", "did 0-7"]
        && table.cellForRow(at: path(7))?.isSelected == true)
    page.refused = [path(7)]
    #expect(touch(1).suffix(2) == ["willnot 0-7", "did 0-1"])
    table.allowsMultipleSelection = true
    table.selectRow(at: path(7), animated: false, scrollPosition: .none)
    #expect(touch(3).last == "did 0-3" && table.indexPathsForSelectedRows == [path(1), path(7), path(3)])
    #expect(touch(3) == ["on 0-3", "off 0-3", "willnot 0-3", "didnot 0-3"] && touch(7).last == "willnot 0-7")
    #expect(
      table.indexPathsForSelectedRows == [path(1), path(7)]
        && table.cellForRow(at: path(3))?.isSelected == false)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil && table.visibleCells.allSatisfy { !$0.isSelected })
    table.allowsSelection = false
    #expect(touch(1) == [])
    (table.allowsSelection, table.isEditing) = (true, true)
    #expect(touch(1) == [] && table.visibleCells.allSatisfy(\.isEditing))
    (table.allowsSelectionDuringEditing, table.allowsMultipleSelectionDuringEditing) = (true, false)
    #expect(
      touch(1).last == "did 0-1" && touch(2).last == "did 0-2" && table.indexPathsForSelectedRows == [path(2)]
    )
    table.setEditing(false, animated: false)
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil, "reloading deselects all")
  }

  /// A background fills what is visible, below all rows.
  @Test func `a table's background stays behind what is visible`() throws {
    let page = Page(style: .plain)
    let (window, table) = try show(page)
    let (back, other) = (UIView(), UIView())
    table.backgroundView = back
    table.contentOffset.y = 40
    window.layoutIfNeeded()
    #expect(table.subviews.first === back && back.frame == CGRect(x: 0, y: 40, width: 375, height: 667))
    table.backgroundView = other
    window.layoutIfNeeded()
    #expect(table.subviews.first === other && back.superview == nil)
  }
}
