internal import LayoutEngine
internal import PageLayout

extension LayoutConstraint {
  /// True if the constraint is the size in which Interface Builder's canvas shows a standalone view.
  var isDesignSize: Bool { identifier == Self.designSize }

  /// True if the constraint is the height of a table view's row.
  var isRowHeight: Bool { isOfSystem && identifier == Self.row && firstAttribute == .height }

  /// True if the constraint ties an embedded scene to its container view.
  var isEmbedding: Bool { isOfSystem && identifier == Self.embedding }

  private static let row = "UITableView-row"
}

extension DrawnPage {
  /// Returns true for a constraint of the canvas, which nobody wrote: a standalone view's size, the height of
  /// a document's row, and the frame of an embedded scene. A row's height in code is intended.
  func isOfCanvas(_ constraint: LayoutConstraint) -> Bool {
    if constraint.isDesignSize || constraint.isEmbedding { return true }
    guard constraint.isRowHeight else { return false }
    return solved.page.tree.views.contains { $0.item == constraint.first && $0.place != nil }
  }
}
