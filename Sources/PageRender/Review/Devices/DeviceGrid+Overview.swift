internal import LayoutEngine

/// The smallest legible form of a grid, for overviews.
extension DeviceGrid {
  /// The shares of the natural size at which overviews are drawn, the largest first; at the last one a phone
  /// is 12 mm wide.
  private static let overviewShares = [
    0.5, 0.45, 0.4, 0.36, 1.0 / 3, 0.3, 0.28, 0.25, 0.22, 0.2, 0.18, 1.0 / 6,
  ]
  /// The minimum width of a column in an overview, in points, for a caption with a name and a size.
  private static let overviewColumn = 60.0

  /// The gap between columns of an overview, in points.
  private static let overviewGap = 12.0

  /// A copy with the narrow columns of an overview.
  var narrow: DeviceGrid {
    var grid = self
    grid.leastColumn = Self.overviewColumn
    grid.gap = Self.overviewGap
    return grid
  }

  /// The screens of one sheet, or of a part of it, at one share of their natural size.
  struct Overview: Sendable {
    var grid: DeviceGrid
    var sheet: Sheet
    var share: Double
  }

  /// The whole grid on one sheet, as large as it fits; `nil` if it does not fit.
  func overview(in room: Size, measuring text: SheetText) -> Overview? {
    for share in Self.overviewShares where fits(room, share: share, measuring: text) {
      let sheets = sheets(share: share, room: room, measuring: text)
      if sheets.count == 1 { return Overview(grid: self, sheet: sheets[0], share: share) }
    }
    return nil
  }

  /// Returns true if every screen fits in a row of its own.
  private func fits(_ room: Size, share: Double, measuring text: SheetText) -> Bool {
    blocks.allSatisfy { block in
      block.cells.allSatisfy { cell in
        let row = Row(title: block.title.isEmpty ? nil : block.title, cells: [cell])
        return width(of: row, share: share) <= room.width
          && height(of: row, share: share, measuring: text) <= room.height
      }
    }
  }
}
