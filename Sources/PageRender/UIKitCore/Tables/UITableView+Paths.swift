public import Foundation

/// Visible rows, selected rows, and scrolling to rows.
extension UITableView {
  // MARK: Counts

  public var numberOfSections: Int {
    prepareSections()
    return shownContent.sections.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    prepareSections()
    return shownContent.sections.indices.contains(section) ? shownContent.sections[section].rows.count : 0
  }

  // MARK: What shows

  /// The visible cells, sorted by index path.
  public var visibleCells: [UITableViewCell] { shownContent.shown.compactMap { $0.view as? UITableViewCell } }

  public var indexPathsForVisibleRows: [IndexPath]? { shownContent.shown.compactMap(\.key.path) }

  /// The cell of a row; `nil` if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.count == 2 else { return nil }
    return view(of: .init(indexPath)) as? UITableViewCell
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownContent.shown.first { $0.view === cell }?.key.path
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view(of: .header(section)) as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view(of: .footer(section)) as? UITableViewHeaderFooterView
  }

  private func view(of key: TableElement.Key) -> UIView? {
    shownContent.shown.first { $0.key == key }?.view
  }

  /// The index path of the row at a point of the content; `nil` if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareSections()
    for (index, section) in shownContent.sections.enumerated()
    where point.y >= section.rowsStart && point.y < section.rowsEnd {
      let row = section.rows.row(reaching: point.y - section.rowsStart)
      return row < section.rows.count ? IndexPath(row: row, section: index) : nil
    }
    return nil
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    prepareSections()
    var found: [IndexPath] = []
    for (index, section) in shownContent.sections.enumerated() where section.rows.count > 0 {
      var row = section.rows.row(reaching: rect.minY - section.rowsStart)
      while row < section.rows.count, section.rowsStart + section.rows.start(of: row) < rect.maxY {
        found.append(IndexPath(row: row, section: index))
        row += 1
      }
    }
    return found
  }

  // MARK: Places

  /// The frame of a row in the content, in points; estimated if the row was never visible.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareSections()
    guard let section = section(of: indexPath) else { return .zero }
    return CGRect(
      x: 0, y: section.rowsStart + section.rows.start(of: indexPath.row), width: bounds.width,
      height: section.rows.height(of: indexPath.row))
  }

  /// The frame of a section in the content, with its header and footer, in points.
  public func rect(forSection section: Int) -> CGRect {
    strip(section) { ($0.start, $0.end) }
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    strip(section) { ($0.start + $0.header.padding, $0.rowsStart) }
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    strip(section) { ($0.rowsEnd, $0.end) }
  }

  private func strip(_ section: Int, _ ends: (TableSection) -> (from: CGFloat, to: CGFloat)) -> CGRect {
    prepareSections()
    guard shownContent.sections.indices.contains(section) else { return .zero }
    let ends = ends(shownContent.sections[section])
    return CGRect(x: 0, y: ends.from, width: bounds.width, height: ends.to - ends.from)
  }

  private func section(of path: IndexPath) -> TableSection? {
    guard path.count == 2, shownContent.sections.indices.contains(path.section) else { return nil }
    let section = shownContent.sections[path.section]
    return 0..<section.rows.count ~= path.row ? section : nil
  }

  // MARK: Scrolling

  /// Scrolls to a row, at once or at the first layout; nothing is animated.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scrollTarget = (indexPath, scrollPosition)
    setNeedsLayout()
    guard shownContent.staleness == .fresh, bounds.width > 0, bounds.height > 0 else { return }
    window?.inTraits { showRows() }
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = shownContent.selected.first else { return }
    scrollToRow(at: first, at: scrollPosition, animated: animated)
  }

  /// - Returns: True if there is a row to scroll to.
  func scrollToTarget() -> Bool {
    guard let target = scrollTarget, bounds.width > 0, bounds.height > 0 else { return false }
    guard let section = section(of: target.path) else {
      report(
        "scrollToRow(at:)",
        "is given row \(target.path.count > 1 ? target.path.row : -1) of section \(target.path.first ?? -1), "
          + "which does not exist")
      scrollTarget = nil
      return false
    }
    let inset = adjustedContentInset
    let rect = rectForRow(at: target.path)
    // The header of a plain section stays in view above its rows.
    let top = inset.top + (style == .plain ? section.header.height : 0)
    let atBottom = rect.maxY - bounds.height + inset.bottom
    var offset = contentOffset.y
    switch target.position {
    case .top: offset = rect.minY - top
    case .middle: offset = rect.midY - (bounds.height + top - inset.bottom) / 2
    case .bottom: offset = atBottom
    case .none: offset = min(max(offset, atBottom), rect.minY - top)
    }
    let end = shownContent.sections.last?.end ?? 0
    let most = end + (tableFooterView?.frame.height ?? 0) - bounds.height + inset.bottom
    scrollKeepingTarget(CGPoint(x: contentOffset.x, y: max(-inset.top, min(offset, most))))
    return true
  }

  /// Scrolls and keeps `scrollTarget`, since heights measured later may move the target row.
  private func scrollKeepingTarget(_ offset: CGPoint) {
    let target = scrollTarget
    if contentOffset != offset { contentOffset = offset }
    scrollTarget = target
  }

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { shownContent.selected.first }

  public var indexPathsForSelectedRows: [IndexPath]? {
    shownContent.selected.isEmpty ? nil : shownContent.selected
  }

  /// Selects a row without calling the delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    if !allowsSeveral { deselectAll() }
    if !shownContent.selected.contains(indexPath) { shownContent.selected.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    shownContent.selected.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func deselectAll() {
    for path in shownContent.selected { deselectRow(at: path, animated: false) }
  }

  /// Touches a row, with the delegate's calls before and after.
  package func touchRow(at path: IndexPath) {
    guard section(of: path) != nil, isEditing ? allowsSelectionDuringEditing : allowsSelection else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    delegate?.tableView(self, didHighlightRowAt: path)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    if allowsSeveral, shownContent.selected.contains(path) { return touchDeselecting(path) }
    guard let wanted = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path) else {
      return
    }
    if !allowsSeveral {
      for former in shownContent.selected where former != wanted { touchDeselecting(former) }
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func touchDeselecting(_ path: IndexPath) {
    guard let wanted = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path) else {
      return
    }
    deselectRow(at: wanted, animated: false)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }
}
