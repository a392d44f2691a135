internal import LayoutEngine

/// A grid as small as an overview bears.
extension DeviceGrid {
  /// Shares of the natural size that overviews are drawn at, the largest first: at the last one a phone is 12 mm wide.
  private static let overviewShares = [0.5, 0.4, 1.0 / 3, 0.3, 0.25, 0.2, 1.0 / 6]
  /// Captions of overviews are a name and a size.
  private static let overviewColumn = 60.0

  /// A copy with columns as narrow as overviews have them.
  var narrow: DeviceGrid {
    var grid = self
    grid.leastColumn = Self.overviewColumn
    return grid
  }

  /// Screens on one sheet or a part of it, at one share of their natural size.
  struct Overview: Sendable {
    var grid: DeviceGrid
    var sheet: Sheet
    var share: Double
  }

  /// The whole grid in one room, as large as it fits; `nil` where it does not.
  func overview(in room: Size, measuring text: SheetText) -> Overview? {
    for share in Self.overviewShares where fits(room, share: share, measuring: text) {
      let sheets = sheets(share: share, room: room, measuring: text)
      if sheets.count == 1 { return Overview(grid: self, sheet: sheets[0], share: share) }
    }
    return nil
  }

  /// The grid on as few sheets as it can be on, as large as it fits on these.
  func overviews(in room: Size, measuring text: SheetText) -> [Overview] {
    var best: [Overview] = []
    for share in Self.overviewShares {
      let isLast = share == Self.overviewShares.last
      guard isLast || fits(room, share: share, measuring: text) else { continue }
      let sheets = sheets(share: share, room: room, measuring: text)
      if best.isEmpty || sheets.count < best.count {
        best = sheets.map { Overview(grid: self, sheet: $0, share: share) }
      }
    }
    return best
  }

  var cellCount: Int { blocks.reduce(0) { $0 + $1.cells.count } }

  /// Returns true if a row of each screen by itself fits.
  private func fits(_ room: Size, share: Double, measuring text: SheetText) -> Bool {
    blocks.allSatisfy { block in
      block.cells.allSatisfy { cell in
        let row = Row(title: block.title, cells: [cell])
        return width(of: row, share: share) <= room.width
          && height(of: row, share: share, measuring: text) <= room.height
      }
    }
  }
}
