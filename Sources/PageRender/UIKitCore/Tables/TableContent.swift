internal import Foundation

/// The row counts, heights and visible elements of a table view in a window.
struct TableContent {
  var staleness = Staleness.all
  var sections: [TableSection] = []
  /// The table's width at the last layout, in points.
  var width: CGFloat = 0
  /// The visible elements, from top to bottom.
  var shown: [TableElement] = []
  /// The views that are out of view and can be dequeued.
  var reusable: [TableElement.Reuse: [UIView]] = [:]
  var origins: [TableElement.Reuse: ReusableOrigin] = [:]
  var selected: [IndexPath] = []
  /// True during a call of the data source or the delegate, which must not reload the data.
  var isAsking = false

  enum Staleness: Comparable {
    case fresh
    /// The next layout requests row counts and heights again.
    case heights
    /// The next layout requests row counts, heights and cells again.
    case all
  }
}

/// The position of a section and the heights of its header, rows and footer, in points.
struct TableSection {
  var header = Edge()
  var rows = RowHeights(count: 0, estimates: .same(0))
  var footer = Edge()
  /// The section's start in the content.
  var start: CGFloat = 0

  var rowsStart: CGFloat { start + header.room }
  var rowsEnd: CGFloat { rowsStart + rows.total }
  var end: CGFloat { rowsEnd + footer.room }

  /// The title and height of a header or footer.
  struct Edge {
    var title: String?
    /// The height that the delegate or the table sets; `nil` if the content determines the height.
    var fixedHeight: CGFloat?
    var height: CGFloat = 0
    /// The space above the header or footer, in points.
    var padding: CGFloat = 0
    /// True if the header or footer was requested, so that `height` is no estimate.
    var isKnown = false

    var room: CGFloat { padding + height }
  }
}

/// A visible row, header or footer.
struct TableElement {
  var key: Key
  var view: UIView

  enum Key: Hashable {
    case row(section: Int, row: Int)
    case header(Int)
    case footer(Int)

    init(_ path: IndexPath) { self = .row(section: path.section, row: path.row) }

    var path: IndexPath? {
      if case .row(let section, let row) = self { IndexPath(row: row, section: section) } else { nil }
    }
  }

  /// The key under which a view is kept for reuse.
  struct Reuse: Hashable {
    var isCell: Bool
    var identifier: String
  }
}
