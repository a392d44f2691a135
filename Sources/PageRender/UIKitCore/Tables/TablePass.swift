internal import Foundation

/// One layout pass over the visible part of a table, which collects the needed views and their frames.
@MainActor
struct TablePass {
  /// The visible rectangle in the content's coordinates, in points.
  let visible: CGRect
  var isAnyHeightNew = false
  /// The views that were visible before the pass, and the views made during it.
  private(set) var views: [TableElement.Key: UIView] = [:]
  private var owners: Set<ObjectIdentifier> = []
  /// The new elements, in the order in which they were made.
  private var made: [TableElement] = []
  /// The elements with their frames, from top to bottom.
  private(set) var placed: [Placed] = []
  private var keys: Set<TableElement.Key> = []

  struct Placed {
    var key: TableElement.Key
    var view: UIView
    var frame: CGRect
    /// True if a header or footer is moved to stay in view while its section scrolls.
    var isFloating = false
  }

  init(_ shown: [TableElement], visible: CGRect) {
    self.visible = visible
    for element in shown {
      views[element.key] = element.view
      owners.insert(ObjectIdentifier(element.view))
    }
  }

  func contains(_ view: UIView) -> Bool { owners.contains(ObjectIdentifier(view)) }

  func keeps(_ key: TableElement.Key) -> Bool { keys.contains(key) }

  mutating func add(_ view: UIView, _ key: TableElement.Key) {
    views[key] = view
    owners.insert(ObjectIdentifier(view))
    made.append(TableElement(key: key, view: view))
  }

  mutating func place(_ view: UIView, _ key: TableElement.Key, frame: CGRect) {
    placed.append(Placed(key: key, view: view, frame: frame))
    keys.insert(key)
  }

  /// The elements that were made only to be measured.
  var unplaced: [TableElement] { made.filter { !keys.contains($0.key) } }

  /// Moves the headers and footers of a plain table into view while their section is visible.
  ///
  /// - Parameter insets: The areas that bars cover at the table's edges, in points.
  mutating func float(
    in sections: [TableSection], of style: UITableView.Style, between insets: UIEdgeInsets
  ) {
    guard style == .plain else { return }
    for index in placed.indices {
      let (frame, natural) = (placed[index].frame, placed[index].frame.minY)
      var top = natural
      switch placed[index].key {
      case .row: continue
      case .header(let section):
        top = max(natural, min(visible.minY + insets.top, sections[section].end - frame.height))
      case .footer(let section):
        let least = sections[section].rowsStart
        top = min(natural, max(visible.maxY - insets.bottom - frame.height, least))
      }
      placed[index].frame.origin.y = top
      placed[index].isFloating = top != natural
    }
  }
}
