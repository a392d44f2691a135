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
  /// Returns true for a constraint of the canvas, which nobody wrote: a standalone view's size and the screen
  /// around it, the height of a document's row or header, and the frame of an embedded scene. A row's height
  /// in code is intended.
  func isOfCanvas(_ constraint: LayoutConstraint) -> Bool {
    if constraint.isDesignSize || constraint.isEmbedding || isOfHost(constraint) { return true }
    guard constraint.isRowHeight else { return false }
    let tree = solved.page.tree
    return tree.views.contains {
      $0.item == constraint.first
        && ($0.place != nil || tree.views[0].place != nil && $0.className == Self.header)
    }
  }

  private static let header = "UITableViewHeaderFooterView"

  /// Returns true for a constraint that keeps a standalone view on the screen that shows it.
  private func isOfHost(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.isOfSystem, constraint.second == 0 else { return false }
    return solved.page.tree.layout.constraints.contains {
      $0.isDesignSize && $0.first == constraint.first
    }
  }

  /// Returns true for a label or the picture of a cell of a standard style, which the cell places.
  func isPartOfCell(_ view: Int) -> Bool {
    let item = node(view).item
    return solved.page.tree.layout.constraints.contains {
      $0.isOfSystem && $0.identifier == ViewTree.cellPartConstraint && $0.first == item
    }
  }
}
