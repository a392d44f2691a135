internal import LayoutEngine

extension LayoutConstraint {
  /// True if the constraint is the size in which Interface Builder's canvas shows a standalone view.
  var isDesignSize: Bool { identifier == Self.designSize }

  /// True if the constraint is the height of a table view's row.
  var isRowHeight: Bool { isOfSystem && identifier == Self.row && firstAttribute == .height }

  private static let row = "UITableView-row"
}
