internal import LayoutEngine

/// Which screens go on which sheet.
extension DeviceGrid {
  /// What one sheet shows.
  struct Sheet: Sendable {
    /// Beside each other.
    var columns: [[Row]]
    /// The page's texts, where screens leave room beside them.
    var texts: PageTextList?

    var cells: [Cell] { columns.joined().flatMap(\.cells) }
  }

  static let columnGap = 28.0

  /// The sheets that hold all cells: one with a column for each block where they have room there, else rows below each
  /// other.
  func sheets(share: Double, room: Size, measuring text: SheetText) -> [Sheet] {
    if let columns = columns(share: share, room: room, measuring: text) { return [Sheet(columns: columns)] }
    var sheets: [Sheet] = []
    var used = 0.0
    for row in rows(share: share, width: room.width) {
      let height = height(of: row, share: share, measuring: text)
      if !sheets.isEmpty, used + Self.rowGap + height <= room.height {
        sheets[sheets.count - 1].columns[0].append(row)
        used += Self.rowGap + height
      } else {
        sheets.append(Sheet(columns: [[row]]))
        used = height
      }
    }
    return sheets
  }

  /// The same, and the page's texts beside the screens where there is one sheet with room for them.
  func sheetsWithTexts(share: Double, room: Size, measuring text: SheetText) -> [Sheet] {
    var sheets = sheets(share: share, room: room, measuring: text)
    guard sheets.count == 1, let page = sheets[0].cells.lazy.compactMap(\.screen).first?.page else {
      return sheets
    }
    let used = sheets[0].columns.reduce(0) { $0 + width(of: $1, share: share) + Self.columnGap }
    sheets[0].texts = PageTextList(
      page.texts, room: Size(width: room.width - used, height: room.height), measuring: text)
    return sheets
  }

  private func width(of rows: [Row], share: Double) -> Double {
    rows.map { width(of: $0, share: share) }.max() ?? 0
  }

  /// More screens of one block never share a sheet with other blocks.
  private static let mostCells = 12

  /// Each block in a column of its own, as narrow as its height lets it be; `nil` where one sheet does not hold them.
  private func columns(share: Double, room: Size, measuring text: SheetText) -> [[Row]]? {
    guard blocks.count > 1, blocks.allSatisfy({ $0.cells.count <= Self.mostCells }) else { return nil }
    var columns: [[Row]] = []
    var used = -Self.columnGap
    for block in blocks {
      let widths = block.cells.map { columnWidth(of: $0, share: share) }.sorted(by: >)
      let narrowest = widths.indices.lazy.map { count in
        let width = widths[...count].reduce(-Self.gap) { $0 + Self.gap + $1 }
        return rows(of: block, share: share, width: width)
      }.first { rows in
        let height = rows.reduce(-Self.rowGap) {
          $0 + Self.rowGap + self.height(of: $1, share: share, measuring: text)
        }
        return height <= room.height
      }
      guard let narrowest else { return nil }
      used += Self.columnGap + width(of: narrowest, share: share)
      guard used <= room.width else { return nil }
      columns.append(narrowest)
    }
    return columns
  }
}
