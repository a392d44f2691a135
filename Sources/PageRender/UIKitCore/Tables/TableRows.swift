internal import Foundation
internal import PageBase
internal import PageLayout

/// The headers, rows and footers of a table without a window, from top to bottom.
///
/// Empty space replaces rows out of view.
@MainActor
struct TableRows {
  /// A view, or empty space if `view` is `nil`.
  struct Element {
    var view: UIView?
    /// The height in points; `nil` if the view's content decides.
    var height: CGFloat?
    var isInset = false
  }

  /// The distance from the content offset beyond which rows are left out, in points.
  ///
  /// The tallest screen is 1376 pt high.
  private static let screen: CGFloat = 1500
  private static let countLimit = 100_000
  /// The assumed least height of self-sizing rows, in points.
  private static let leastRow: CGFloat = 20

  private let table: UITableView
  private let window: ClosedRange<CGFloat>
  private(set) var elements: [Element] = []
  /// The least start of the next element, in points.
  private var y: CGFloat = 0

  init(_ table: UITableView, from offset: CGFloat) {
    self.table = table
    let top = offset.isFinite ? offset : 0
    window = top - Self.screen...top + Self.screen
  }

  private var isGrouped: Bool { table.style != .plain }
  private var isInset: Bool { table.style == .insetGrouped }

  mutating func collect() {
    if let header = table.tableHeaderView { add(header, height: header.frame.height) }
    if table.staticSections.isEmpty {
      collectFromDataSource()
    } else {
      for (index, section) in table.staticSections.enumerated() {
        addHeader(title: section.header, view: nil, height: table.sectionHeaderHeight, section: index)
        for (row, cell) in section.cells.enumerated() {
          add(
            row: row, of: section.cells.count, height: cell.staticHeight ?? table.rowHeight,
            isKept: true
          ) { cell }
        }
        addFooter(title: section.footer, view: nil, height: table.sectionFooterHeight)
      }
    }
    if let footer = table.tableFooterView { add(footer, height: footer.frame.height) }
  }

  private mutating func collectFromDataSource() {
    let table = table
    guard let source = table.dataSource else { return }
    let delegate = table.delegate
    for section in 0..<checked(source.numberOfSections(in: table), "sections") {
      addHeader(
        title: source.tableView(table, titleForHeaderInSection: section),
        view: delegate?.tableView(table, viewForHeaderInSection: section),
        height: delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight,
        section: section)
      let count = checked(source.tableView(table, numberOfRowsInSection: section), "rows in a section")
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        add(
          row: row, of: count,
          height: delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight, isKept: false
        ) { source.tableView(table, cellForRowAt: path) }
      }
      addFooter(
        title: source.tableView(table, titleForFooterInSection: section),
        view: delegate?.tableView(table, viewForFooterInSection: section),
        height: delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight)
    }
  }

  /// Returns a count of the data source clamped to 0…100,000; reports a count outside this range.
  private func checked(_ count: Int, _ what: String) -> Int {
    guard count < 0 || count > Self.countLimit else { return count }
    let name = table.accessibilityIdentifier ?? "UITableView"
    let message =
      "the data source of \(name) answers \(count) \(what); a table has 0 to \(Self.countLimit)"
    if !table.faults.contains(where: { $0.message == message }) {
      table.faults.append(Diagnostic(.error, message, exitCode: count < 0 ? .badInput : .limit))
    }
    return min(max(count, 0), Self.countLimit)
  }

  // MARK: Elements

  private mutating func add(_ view: UIView?, height: CGFloat?, isInset: Bool = false) {
    elements.append(Element(view: view, height: height, isInset: isInset))
    y += height ?? Self.leastRow
  }

  /// Adds empty space in points, merged with empty space that precedes it.
  private mutating func add(room: CGFloat) {
    y += room
    if let last = elements.last, last.view == nil {
      elements[elements.count - 1].height = (last.height ?? 0) + room
    } else {
      elements.append(Element(view: nil, height: room))
    }
  }

  private mutating func add(
    row: Int, of count: Int, height: CGFloat, isKept: Bool, cell: () -> UITableViewCell
  ) {
    let isFixed = height >= 0 && height.isFinite
    let bottom = y + (isFixed ? height : Self.leastRow)
    guard isKept || (bottom >= window.lowerBound && y <= window.upperBound) else {
      let room = isFixed ? height : estimate
      return add(room: room)
    }
    let cell = cell()
    var fixed = isFixed ? height : nil
    if fixed == nil, !cell.measuresItself { fixed = TableMetrics.rowHeight }
    cell.prepare(for: table, isFirst: row == 0, isLast: row == count - 1, isSelfSizing: fixed == nil)
    add(cell, height: fixed, isInset: isInset)
  }

  private var estimate: CGFloat {
    table.estimatedRowHeight >= 0 ? table.estimatedRowHeight : TableMetrics.rowHeight
  }

  // MARK: Headers and footers

  private mutating func addHeader(title: String?, view: UIView?, height: CGFloat, section: Int) {
    let fixed = height >= 0 && height.isFinite ? height : nil
    if let view { return add(view, height: fixed, isInset: isInset) }
    guard let title else {
      if isGrouped {
        add(room: fixed ?? (section == 0 ? TableMetrics.firstGap : TableMetrics.gap))
      }
      return
    }
    let header = UITableViewHeaderFooterView(title: title, isHeader: true, style: table.style)
    if isGrouped {
      add(
        header,
        height: fixed ?? table.usualHeader(of: section) + growth(of: header), isInset: isInset)
    } else {
      let padding = table.sectionHeaderTopPadding
      add(room: padding >= 0 ? padding : TableMetrics.plainHeaderPadding)
      add(header, height: fixed ?? TableMetrics.plainHeader)
    }
  }

  /// The height of a line of a header's title less that of one at the content size Large, in points.
  private func growth(of header: UITableViewHeaderFooterView) -> CGFloat {
    guard table.metrics.list.doHeadersGrow, let font = header.textLabel?.font else { return 0 }
    return max(0, ceil(font.lineHeight) - ceil(UIFont.systemFont(ofSize: 17).lineHeight))
  }

  private mutating func addFooter(title: String?, view: UIView?, height: CGFloat) {
    let fixed = height >= 0 && height.isFinite ? height : nil
    if let view { return add(view, height: fixed, isInset: isInset) }
    guard let title else {
      if isGrouped { add(room: fixed ?? TableMetrics.footerGap) }
      return
    }
    add(
      UITableViewHeaderFooterView(title: title, isHeader: false, style: table.style),
      height: fixed, isInset: isInset)
  }
}
