internal import LayoutEngine

extension LayoutConstraint {
  /// True if it is the size in which a view was designed that stands alone on a canvas.
  var isDesignSize: Bool { identifier == Self.designSize }

  /// True if it is the height of a table's row.
  var isRowHeight: Bool { isOfSystem && identifier == Self.row && firstAttribute == .height }

  private static let row = "UITableView-row"
}
