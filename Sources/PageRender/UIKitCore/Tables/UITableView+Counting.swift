internal import Foundation
internal import PageLayout

/// The counts and heights that a table in a window requests before it makes rows.
extension UITableView {
  /// The most rows of one section.
  private static let rowLimit = 10_000_000
  private static let sectionLimit = 100_000

  /// True if the table is in a window and so shows rows as subviews with frames.
  var isLive: Bool { window != nil }

  /// The result of the delegate's default implementation, which sets `isAnswerDefault`.
  var estimateOfAllRows: CGFloat {
    isAnswerDefault = true
    return estimatedRowHeight
  }

  /// Counts rows and estimates heights, if the data or the table's width has changed.
  func prepareSections() {
    let isOtherWidth = shownContent.width != bounds.width
    shownContent.width = bounds.width
    guard shownContent.staleness != .fresh || isOtherWidth else { return }
    if shownContent.staleness == .all { retireAll() }
    shownContent.staleness = .fresh
    asking { countRows() }
  }

  /// Returns true if the data can be reloaded now.
  ///
  /// A reload during a call of the data source would make the same call again without end; it is reported.
  func mayReload(_ call: String) -> Bool {
    guard shownContent.isAsking else { return true }
    report(call, "is called while the data source or the delegate is asked; call it where the data changes")
    return false
  }

  /// Runs a call of the data source or the delegate, during which the table refuses to reload.
  func asking<Answer>(_ question: () -> Answer) -> Answer {
    let former = shownContent.isAsking
    shownContent.isAsking = true
    defer { shownContent.isAsking = former }
    return question()
  }

  private func countRows() {
    shownContent.sections = []
    let count = checked(
      numberOfStaticSections ?? dataSource?.numberOfSections(in: self) ?? 0, "numberOfSections(in:)",
      limit: Self.sectionLimit)
    for index in 0..<count {
      var section = TableSection()
      section.header = edge(of: index, isHeader: true)
      section.footer = edge(of: index, isHeader: false)
      let rows = staticRows(in: index) ?? dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0
      section.rows = heights(
        of: checked(rows, "tableView(_:numberOfRowsInSection: \(index))"), inSection: index)
      shownContent.sections.append(section)
    }
  }

  private var numberOfStaticSections: Int? { staticSections.isEmpty ? nil : staticSections.count }
  private func staticRows(in section: Int) -> Int? {
    staticSections.indices.contains(section) ? staticSections[section].cells.count : nil
  }

  private func checked(_ count: Int, _ call: String, limit: Int = rowLimit) -> Int {
    guard count < 0 || count > limit else { return count }
    report(call, "returns \(count); return a number from 0 to \(limit)")
    return 0
  }

  // MARK: Rows

  private func heights(of count: Int, inSection section: Int) -> RowHeights {
    guard estimatedRowHeight != 0 || rowHeight > 0 else {
      return RowHeights(
        count: count,
        estimates: .init((0..<count).map { fixedHeight(of: IndexPath(row: $0, section: section)) ?? 0 }))
    }
    guard count > 0 else { return RowHeights(count: 0, estimates: .same(0)) }
    isAnswerDefault = delegate == nil
    let first = estimate(of: IndexPath(row: 0, section: section))
    guard !isAnswerDefault else { return RowHeights(count: count, estimates: .same(first)) }
    let others = (1..<count).map { estimate(of: IndexPath(row: $0, section: section)) }
    return RowHeights(count: count, estimates: .init([first] + others))
  }

  private func estimate(of path: IndexPath) -> CGFloat {
    let asked = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if asked > 0, asked <= Self.heightLimit { return asked }
    return rowHeight > 0 && rowHeight <= Self.heightLimit ? rowHeight : TableMetrics.rowHeight
  }

  private static let heightLimit: CGFloat = 10_000_000

  /// The delegate's or the table's height, in points; `nil` if the row measures itself.
  func fixedHeight(of path: IndexPath) -> CGFloat? {
    if staticSections.indices.contains(path.section) {
      return staticSections[path.section].cells[path.row].staticHeight
        ?? (rowHeight >= 0 ? min(rowHeight, Self.heightLimit) : nil)
    }
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return checked(height, "tableView(_:heightForRowAt: [\(path.section), \(path.row)])")
  }

  private func checked(_ height: CGFloat, _ call: String) -> CGFloat? {
    if height == Self.automaticDimension { return nil }
    if height >= 0, height <= Self.heightLimit { return height }
    report(
      call,
      "returns \(height); return 0 to \(Int(Self.heightLimit)) points, or UITableView.automaticDimension")
    return nil
  }

  // MARK: Headers and footers

  private func edge(of section: Int, isHeader: Bool) -> TableSection.Edge {
    var edge = TableSection.Edge()
    let asked: CGFloat
    if staticSections.indices.contains(section) {
      let given = staticSections[section]
      edge.title = isHeader ? given.header : given.footer
      asked = isHeader ? sectionHeaderHeight : sectionFooterHeight
    } else if isHeader {
      edge.title = dataSource?.tableView(self, titleForHeaderInSection: section)
      asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    } else {
      edge.title = dataSource?.tableView(self, titleForFooterInSection: section)
      asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
    edge.fixedHeight = checked(
      asked, "tableView(_:heightFor\(isHeader ? "Header" : "Footer")InSection: \(section))")
    edge.height = edge.fixedHeight ?? estimatedHeight(of: edge, section: section, isHeader: isHeader)
    if style == .plain, edge.title == nil { edge.height = 0 }
    return edge
  }

  private func estimatedHeight(of edge: TableSection.Edge, section: Int, isHeader: Bool) -> CGFloat {
    let estimate =
      isHeader
      ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
      : delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
    if estimate > 0, estimate <= Self.heightLimit { return estimate }
    guard edge.title != nil else { return TableMetrics.gap(in: style, section: section, isHeader: isHeader) }
    return usualHeader(of: section)
  }

  /// The height in points of a section's header with one line of title, at the content size Large.
  func usualHeader(of section: Int) -> CGFloat {
    guard style != .plain, let close = metrics.list.closeHeader else {
      return TableMetrics.header(in: style, section: section)
    }
    let isClose = section == 0 ? isBelowLargeTitle : hasUntitledFooter(section - 1)
    return isClose ? CGFloat(close) : TableMetrics.header(in: style, section: section)
  }

  /// True if the table is the content below a navigation bar's large title.
  private var isBelowLargeTitle: Bool {
    guard tableHeaderView == nil,
      let controller = sequence(first: self as UIView, next: \.superview).lazy
        .compactMap({ $0.owningController }).first(where: { _ in true }),
      let navigation = controller.navigationController, navigation.mainScrollView === self
    else { return false }
    return navigation.navigationBar.prefersLargeTitles && BarMetrics.hasLargeTitles
      && !navigation.isNavigationBarHidden
      && controller.navigationItem.largeTitleDisplayMode != .never
  }

  /// True for the system's footer without a title; one that has a height of its own may be a view.
  private func hasUntitledFooter(_ section: Int) -> Bool {
    if staticSections.indices.contains(section) { return staticSections[section].footer == nil }
    return dataSource?.tableView(self, titleForFooterInSection: section) == nil
      && (delegate?.tableView(self, heightForFooterInSection: section) ?? Self.automaticDimension)
        == Self.automaticDimension
  }
}

/// The standard heights, in points, of the version of iOS that pages are being built for.
enum TableMetrics {
  private static var list: ListMetrics { UITraitCollection.current.metrics.list }

  static var rowHeight: CGFloat { CGFloat(list.rowHeight) }
  static var contentRowHeight: CGFloat { CGFloat(list.contentRowHeight) }
  static var rowPadding: CGFloat { CGFloat(list.rowPadding) }
  static var cardRadius: CGFloat { CGFloat(list.cardRadius) }
  static var plainHeader: CGFloat { CGFloat(list.plainHeader) }
  static var plainHeaderPadding: CGFloat { CGFloat(list.plainHeaderPadding) }
  static var groupedHeader: CGFloat { CGFloat(list.header) }
  static var firstGroupedHeader: CGFloat { CGFloat(list.firstHeader) }
  static var firstGap: CGFloat { CGFloat(list.firstGap) }
  static var gap: CGFloat { CGFloat(list.gap) }
  static var footerGap: CGFloat { CGFloat(list.footerGap) }

  /// The height in points of a header with one line of title, at the content size Large.
  static func header(in style: UITableView.Style, section: Int) -> CGFloat {
    style == .plain ? plainHeader : section == 0 ? firstGroupedHeader : groupedHeader
  }

  /// The height in points of a header or footer without a title and without a view.
  static func gap(in style: UITableView.Style, section: Int, isHeader: Bool) -> CGFloat {
    style == .plain ? 0 : isHeader ? section == 0 ? firstGap : gap : footerGap
  }
}
