internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Tables in a window, which make only the visible rows and place them by frames.
extension UITableView {
  /// The most passes in one layout: newly measured rows may bring others into view.
  private static let roundLimit = 12
  /// The most rows of a section in one pass; only rows without height exceed this limit.
  private static let shownLimit = 10_000

  /// Makes the visible rows and retires those out of view.
  func showRows() {
    guard isLive else { return }
    for _ in 0..<Self.roundLimit {
      prepareSections()
      let offset = contentOffset
      let isTargeted = scrollToTarget()
      let isAnyHeightNew = placeElements()
      guard isAnyHeightNew || (isTargeted && contentOffset != offset) else { break }
    }
    scrollTarget = nil
  }

  // MARK: Placing

  /// The visible rectangle of the content, in points.
  private var visible: CGRect { CGRect(origin: contentOffset, size: bounds.size) }

  /// - Returns: True if a row, header or footer was found to have another height than estimated.
  private func placeElements() -> Bool {
    guard bounds.width > 0, bounds.height > 0 else { return false }
    retireWhatLeft()
    var pass = TablePass(shownContent.shown, visible: visible)
    var end = tableHeaderView?.frame.height ?? 0
    for index in shownContent.sections.indices {
      shownContent.sections[index].start = end
      let section = shownContent.sections[index]
      if section.end >= pass.visible.minY, section.start <= pass.visible.maxY { show(index, in: &pass) }
      end = shownContent.sections[index].end
    }
    finish(pass, end: end)
    return pass.isAnyHeightNew
  }

  private func show(_ index: Int, in pass: inout TablePass) {
    show(index, isHeader: true, in: &pass)
    var row = shownContent.sections[index].rows.row(
      reaching: pass.visible.minY - shownContent.sections[index].rowsStart)
    var shown = 0
    while row < shownContent.sections[index].rows.count, shown < Self.shownLimit {
      let section = shownContent.sections[index]
      let top = section.rowsStart + section.rows.start(of: row)
      guard top < pass.visible.maxY else { break }
      let path = IndexPath(row: row, section: index)
      let height = height(of: path, in: &pass)
      if height > 0, top + height > pass.visible.minY {
        let key = TableElement.Key(path)
        let made = pass
        if let cell = element(key, in: &pass, make: { makeCell(at: path, in: made) }) as? UITableViewCell {
          settle(cell, at: path, isSelfSizing: !shownContent.sections[index].rows.isFixed(row))
          pass.place(cell, key, frame: frame(from: top, height: height))
        }
      }
      row += 1
      shown += 1
    }
    if style == .plain || shownContent.sections[index].rowsEnd < pass.visible.maxY {
      show(index, isHeader: false, in: &pass)
    }
  }

  private func frame(from top: CGFloat, height: CGFloat) -> CGRect {
    // Sections of an inset table lie between the layout margins, which include the safe area.
    let sides = style == .insetGrouped ? layoutMargins : .zero
    return CGRect(
      x: sides.left, y: top, width: max(0, bounds.width - sides.left - sides.right), height: height)
  }

  /// True if rows, headers and footers have the margins of rows, not only those of the screen.
  var haveRowsRowMargins: Bool { style != .insetGrouped || metrics.list.cardMargins == .ofRows }

  private func finish(_ pass: TablePass, end: CGFloat) {
    var pass = pass
    pass.float(in: shownContent.sections, of: style, between: adjustedContentInset)
    for element in shownContent.shown where !pass.keeps(element.key) { retire(element) }
    let former = Set(shownContent.shown.map(\.key))
    shownContent.shown = pass.placed.map { TableElement(key: $0.key, view: $0.view) }
    for placed in pass.placed {
      if placed.view.frame != placed.frame { placed.view.frame = placed.frame }
      if let title = placed.view as? UITableViewHeaderFooterView { title.isFloating = placed.isFloating }
      if !former.contains(placed.key) { announce(placed.key, placed.view) }
    }
    for unplaced in pass.unplaced { retire(unplaced) }
    var height = end
    place(tableHeaderView, at: 0)
    if let footer = tableFooterView {
      place(footer, at: end)
      height += footer.frame.height
    }
    backgroundView?.frame = visible
    arrange(pass)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  private func place(_ view: UIView?, at top: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }

  /// Orders the subviews: rows, above them headers and footers, and above these the app's own subviews.
  private func arrange(_ pass: TablePass) {
    let edges = pass.placed.filter { $0.key.path == nil }
    let views =
      [backgroundView, tableHeaderView, tableFooterView].compactMap { $0 }
      + pass.placed.filter { $0.key.path != nil }.map(\.view) + edges.map(\.view)
    for (index, view) in views.enumerated()
    where !subviews.indices.contains(index) || subviews[index] !== view {
      insertSubview(view, at: index)
    }
  }

  // MARK: Heights

  private func height(of path: IndexPath, in pass: inout TablePass) -> CGFloat {
    let rows = shownContent.sections[path.section].rows
    if let known = rows.knownHeight(of: path.row) { return known }
    let fixed = asking { fixedHeight(of: path) }
    var height = fixed ?? rows.height(of: path.row)
    if fixed == nil {
      let made = pass
      let cell = element(.init(path), in: &pass, make: { makeCell(at: path, in: made) }) as? UITableViewCell
      if let cell { height = measure(cell, at: path) }
    }
    if abs(height - rows.height(of: path.row)) > 1e-6 { pass.isAnyHeightNew = true }
    shownContent.sections[path.section].rows.learn(height, of: path.row, isFixed: fixed != nil)
    return height
  }

  private func measure(_ cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    settle(cell, at: path, isSelfSizing: true)
    // Constraints may be made in `updateConstraints`, which each layout pass calls first:
    // https://developer.apple.com/documentation/uikit/uiview/updateconstraintsifneeded()
    cell.updateConstraintsIfNeeded()
    guard cell.measuresItself else { return TableMetrics.rowHeight }
    return fittingHeight(of: cell) ?? TableMetrics.rowHeight
  }

  /// The fitting height of a view at the width of a row, in points; `nil` if its constraints give none.
  private func fittingHeight(of view: UIView) -> CGFloat? {
    let frame = frame(from: 0, height: view.frame.height)
    if view.superview !== self { addSubview(view) }
    // Measuring needs the safe area insets, which the layout of the row would set only later.
    view.safeAreaInsets = UIEdgeInsets(
      top: 0, left: max(0, safeAreaInsets.left - frame.minX), bottom: 0,
      right: max(0, safeAreaInsets.right - (bounds.width - frame.maxX)))
    let size = view.systemLayoutSizeFitting(
      CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }

  /// Sets a cell's position in its section.
  private func settle(_ cell: UITableViewCell, at path: IndexPath, isSelfSizing: Bool) {
    let count = shownContent.sections[path.section].rows.count
    cell.place = RowPlace(isFirst: path.row == 0, isLast: path.row == count - 1, isSelfSizing: isSelfSizing)
  }

  // MARK: Elements

  /// Returns the view of an element: the known one, or a new one that is kept until the pass ends.
  private func element(
    _ key: TableElement.Key, in pass: inout TablePass, make: () -> UIView?
  ) -> UIView? {
    if let known = pass.views[key] { return known }
    guard let made = make() else { return nil }
    made.translatesAutoresizingMaskIntoConstraints = true
    made.autoresizingMask = []
    pass.add(made, key)
    return made
  }

  private func makeCell(at path: IndexPath, in pass: TablePass) -> UIView? {
    let isStatic = staticSections.indices.contains(path.section)
    guard
      let cell = isStatic
        ? staticSections[path.section].cells[path.row]
        : asking({ dataSource?.tableView(self, cellForRowAt: path) })
    else { return nil }
    guard !pass.contains(cell) else {
      report(
        "tableView(_:cellForRowAt: [\(path.section), \(path.row)])",
        "returns the cell of another row; dequeue one for each")
      return nil
    }
    let isSelected = shownContent.selected.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    return cell
  }

  // MARK: Headers and footers

  private func show(_ index: Int, isHeader: Bool, in pass: inout TablePass) {
    let key = isHeader ? TableElement.Key.header(index) : .footer(index)
    var edge = isHeader ? shownContent.sections[index].header : shownContent.sections[index].footer
    // Headers and footers of plain tables stay in view while their section does.
    guard !edge.isKnown || style == .plain || shows(place(of: edge, index, isHeader: isHeader), in: pass)
    else {
      return
    }
    let view = element(key, in: &pass) { makeEdge(edge, section: index, isHeader: isHeader) }
    if !edge.isKnown {
      let former = edge.room
      edge.isKnown = true
      edge.height = height(of: edge, view: view, section: index, isHeader: isHeader)
      if isHeader, style == .plain, view != nil {
        edge.padding =
          sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMetrics.plainHeaderPadding
      }
      if isHeader {
        shownContent.sections[index].header = edge
      } else {
        shownContent.sections[index].footer = edge
      }
      if abs(edge.room - former) > 1e-6 { pass.isAnyHeightNew = true }
    }
    let frame = place(of: edge, index, isHeader: isHeader)
    if let view, edge.height > 0, style == .plain || shows(frame, in: pass) {
      pass.place(view, key, frame: frame)
    }
  }

  private func place(of edge: TableSection.Edge, _ index: Int, isHeader: Bool) -> CGRect {
    let section = shownContent.sections[index]
    return frame(from: (isHeader ? section.start : section.rowsEnd) + edge.padding, height: edge.height)
  }

  private func shows(_ frame: CGRect, in pass: TablePass) -> Bool {
    frame.maxY > pass.visible.minY && frame.minY < pass.visible.maxY
  }

  private func makeEdge(_ edge: TableSection.Edge, section: Int, isHeader: Bool) -> UIView? {
    let view =
      staticSections.isEmpty
      ? asking {
        isHeader
          ? delegate?.tableView(self, viewForHeaderInSection: section)
          : delegate?.tableView(self, viewForFooterInSection: section)
      } : nil
    if let view { return view }
    return edge.title.map { UITableViewHeaderFooterView(title: $0, isHeader: isHeader, style: style) }
  }

  private func height(
    of edge: TableSection.Edge, view: UIView?, section: Int, isHeader: Bool
  ) -> CGFloat {
    guard let view else {
      return style == .plain
        ? 0 : edge.fixedHeight ?? TableMetrics.gap(in: style, section: section, isHeader: isHeader)
    }
    if let fixed = edge.fixedHeight { return fixed }
    let usual = usualHeader(of: section)
    guard let title = view as? UITableViewHeaderFooterView, title.isStandard, isHeader else {
      return fittingHeight(of: view) ?? (view.frame.height > 0 ? view.frame.height : usual)
    }
    return max(usual, usual + titleGrowth(of: title))
  }

  /// The height of a title less that of a single line at the content size Large, in points.
  private func titleGrowth(of view: UITableViewHeaderFooterView) -> CGFloat {
    guard let label = view.textLabel else { return 0 }
    let environment = window?.environment.layoutEnvironment
    let least = environment?.rowMargin ?? 0
    let margins = environment?.rootMargins ?? (leading: 0, trailing: 0)
    let sides = CGFloat(max(least, margins.leading) + max(least, margins.trailing))
    let width = frame(from: 0, height: 0).width - sides
    let usual = UIFont.systemFont(
      ofSize: style == .plain || metrics.list.headerStyle == .headline ? 17 : 13)
    return label.sizeThatFits(CGSize(width: max(0, width), height: 0)).height - ceil(usual.lineHeight)
  }

  // MARK: Coming and going

  private func announce(_ key: TableElement.Key, _ view: UIView) {
    switch key {
    case .row(let section, let row):
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(row: row, section: section))
    case .header(let section): delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section): delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Retires the views scrolled out of view, so that new rows can reuse them.
  private func retireWhatLeft() {
    let (top, bottom) = (visible.minY, visible.maxY)
    // Headers and footers of plain tables stay in view while their sections do; `finish` retires the others.
    let hasLeft = { (element: TableElement) in
      (self.style != .plain || element.key.path != nil)
        && (element.view.frame.maxY <= top || element.view.frame.minY >= bottom)
    }
    for element in shownContent.shown where hasLeft(element) { retire(element) }
    shownContent.shown.removeAll(where: hasLeft)
  }

  func retireAll() {
    for element in shownContent.shown { retire(element) }
    shownContent.shown = []
  }

  private func retire(_ element: TableElement) {
    if element.view.superview === self { element.view.removeFromSuperview() }
    switch element.key {
    case .row(let section, let row):
      guard let cell = element.view as? UITableViewCell else { return }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(row: row, section: section))
      put(cell, isCell: true, cell.reuseIdentifier)
    case .header(let section):
      delegate?.tableView(self, didEndDisplayingHeaderView: element.view, forSection: section)
      put(element.view, isCell: false, (element.view as? UITableViewHeaderFooterView)?.reuseIdentifier)
    case .footer(let section):
      delegate?.tableView(self, didEndDisplayingFooterView: element.view, forSection: section)
      put(element.view, isCell: false, (element.view as? UITableViewHeaderFooterView)?.reuseIdentifier)
    }
  }

  private func put(_ view: UIView, isCell: Bool, _ identifier: String?) {
    guard let identifier else { return }
    shownContent.reusable[.init(isCell: isCell, identifier: identifier), default: []].append(view)
  }
}
