internal import Foundation

/// The data source's contents as a table view in a window knows and shows them.
struct TableContent {
  var staleness = Staleness.all
  var sections: [TableSection] = []
  /// The table's width at the last layout, in points.
  var width: CGFloat = 0
  /// The elements that show, in the order of their places.
  var shown: [TableElement] = []
  /// No longer shown, to be used again.
  var reusable: [TableElement.Reuse: [UIView]] = [:]
  var origins: [TableElement.Reuse: ReusableOrigin] = [:]
  var selected: [IndexPath] = []
  /// True if the data source is being asked, which must not begin that anew.
  var isAsking = false

  enum Staleness: Comparable {
    case fresh
    /// Rows are counted and their heights asked for anew.
    case heights
    /// So are cells.
    case all
  }
}

/// A section's place and the heights in it, in points.
struct TableSection {
  var header = Edge()
  var rows = RowHeights(count: 0, estimates: .same(0))
  var footer = Edge()
  /// The section's start in the content.
  var start: CGFloat = 0

  var rowsStart: CGFloat { start + header.room }
  var rowsEnd: CGFloat { rowsStart + rows.total }
  var end: CGFloat { rowsEnd + footer.room }

  /// A header or footer.
  struct Edge {
    var title: String?
    /// As the delegate or the table says; `nil` where the content decides.
    var fixedHeight: CGFloat?
    var height: CGFloat = 0
    /// The space above the header or footer, in points.
    var padding: CGFloat = 0
    /// True if it was asked for: its height is no estimate.
    var isKnown = false

    var room: CGFloat { padding + height }
  }
}

/// A row, header or footer that shows.
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

  /// The key by which a view can be used again.
  struct Reuse: Hashable {
    var isCell: Bool
    var identifier: String
  }
}
