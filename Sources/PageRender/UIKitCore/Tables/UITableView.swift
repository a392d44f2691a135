public import Foundation
internal import LayoutEngine
internal import PageBase

/// A scroll view that shows sections of rows below one another.
///
/// Rows come from a data source or are static. In a window the table requests the visible rows, keeps them
/// until `reloadData()` and reuses those out of view. On a page without a window, constraints place the rows
/// of the tallest screen once for all devices: see `writeRows()`.
open class UITableView: _UITableViewNames {
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { invalidate(.all) } }
  }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { if delegate !== oldValue { invalidate(.heights) } }
  }

  // MARK: Heights

  /// The height of rows, in points; `automaticDimension`, the default, makes rows measure themselves.
  open var rowHeight = UITableView.automaticDimension {
    didSet { invalidate(.heights) }
  }
  /// The estimated height of rows that were never visible, in points.
  ///
  /// By default it is `rowHeight`, or 44 for self-sizing rows. With 0, the heights of all self-sizing rows
  /// are requested at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { invalidate(.heights) }
  }
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { invalidate(.heights) }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { invalidate(.heights) }
  }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { invalidate(.heights) }
  }
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { invalidate(.heights) }
  }
  /// The space above the headers of a plain table, in points; 22 unless set.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { invalidate(.heights) }
  }
  /// The height of filler rows below the last row. They are not drawn; any value but 0 causes a warning.
  open var fillerRowHeight: CGFloat = 0

  /// The marker for a height that the content determines.
  public static let automaticDimension: CGFloat = -1

  // MARK: Look

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor?
  /// The left and right insets of separators, in points; by default from the text's margin to the right edge.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// The view above all sections, as high as its frame.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }
  /// The view below all sections, as high as its frame.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }
  /// The view below the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  public enum Style: Int, Sendable {
    case plain, grouped
    /// Grouped, with round corners and with sections inset at the sides.
    case insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    /// Scrolls by the least distance that shows the row.
    case none
    case top, middle, bottom
  }

  // MARK: Touching

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// True while the table is edited: cells show editing accessories, but no controls to delete or move rows.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in visibleCells { cell.setEditing(isEditing, animated: false) }
    }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // Index titles are never shown.

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = (coder as? DocumentCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  package override var uiKitClassName: String { "UITableView" }
  override var shortcomings: [Diagnostic] {
    var missing: [String] = []
    if isEditing { missing.append("the controls for deleting and moving rows") }
    if fillerRowHeight != 0, style == .plain { missing.append("rows to fill the screen") }
    return missing.map { Diagnostic(.warning, "\(diagnosticName): \($0) are not drawn") }
  }
  package override var hearer: (any UIScrollViewDelegate)? { delegate }

  /// True, so that the sections of an inset table keep the screen's margins.
  override var hasScreenMargins: Bool { true }
  override var hasRowMargins: Bool { true }

  /// A section with given cells, as in a storyboard. If there is one, the data source is not called.
  package struct StaticSection {
    package var header: String?
    package var footer: String?
    package var cells: [UITableViewCell]

    package init(header: String? = nil, footer: String? = nil, cells: [UITableViewCell]) {
      self.header = header
      self.footer = footer
      self.cells = cells
    }
  }
  package var staticSections: [StaticSection] = [] {
    didSet { invalidate(.all) }
  }

  // MARK: Layout

  /// The contents of a table in a window.
  var shownContent = TableContent()
  /// The rows of a table without a window, which are its subviews.
  var written = WrittenRows()
  var scrollTarget: (path: IndexPath, position: ScrollPosition)?
  /// True if the delegate's default implementation gave the estimate, which then applies to all rows.
  var isAnswerDefault = false

  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      scrollTarget = nil
      super.contentOffset = newValue
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    // The sections of an inset table lie between the layout margins.
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidate(.heights)
  }

  override func prepareForReading() {
    if isLive { eraseRows() } else { writeRows() }
  }

  func invalidate(_ staleness: TableContent.Staleness) {
    shownContent.staleness = max(shownContent.staleness, staleness)
    setNeedsLayout()
  }

  private func exchange(_ former: UIView?, for view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    setNeedsLayout()
  }

  // MARK: Data

  /// Has the next layout request all counts, heights and views from the data source again.
  open func reloadData() {
    guard mayReload("reloadData()") else { return }
    shownContent.selected = []
    invalidate(.all)
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reload("reloadRows(at:with:)")
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reload("reloadSections(_:with:)")
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reload("reconfigureRows(at:)") }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reload("insertRows(at:with:)")
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reload("deleteRows(at:with:)")
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reload("moveRow(at:to:)") }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    reload("insertSections(_:with:)")
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    reload("deleteSections(_:with:)")
  }
  open func moveSection(_ section: Int, toSection newSection: Int) { reload("moveSection(_:toSection:)") }
  private func reload(_ call: String) {
    if mayReload(call) { invalidate(.all) }
  }

  open func beginUpdates() {}
  /// Requests heights again, and cells if rows were inserted or deleted; nothing is animated.
  open func endUpdates() { invalidate(.heights) }

  /// Runs `updates` and requests heights again; nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    invalidate(.heights)
    completion?(true)
  }
}
