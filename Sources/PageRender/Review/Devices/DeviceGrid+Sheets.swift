internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// The distribution of screens over sheets.
extension DeviceGrid {
  /// The contents of one sheet.
  struct Sheet: Sendable {
    /// The columns of rows, side by side.
    var columns: [[Row]]
    /// The page's texts, if there is room for them beside the screens.
    var texts: PageTextList?

    var cells: [Cell] { columns.joined().flatMap(\.cells) }
  }

  static let columnGap = 28.0

  /// The sheets that hold all cells. Blocks are side by side in columns if a sheet holds at least as many of
  /// them so as stacked; else they are stacked.
  func sheets(share: Double, room: Size, measuring text: SheetText) -> [Sheet] {
    var sheets: [Sheet] = []
    /// The height taken on the last sheet; `nil` if no rows can be added to it.
    var used: Double?
    var first = blocks.startIndex
    while first < blocks.endIndex {
      let columns = columns(from: first, share: share, room: room, measuring: text)
      let stackedCount = stackedCount(from: first, share, room, text)
      if columns.count > 1, columns.count >= stackedCount {
        sheets.append(Sheet(columns: columns))
        used = nil
        first += columns.count
        continue
      }
      // Blocks that fit below each other stay so, though the last of them would fit side by side.
      for block in blocks[first..<first + max(stackedCount, 1)] {
        for var row in rows(of: block, share: share, width: room.width) {
          let height = height(of: row, share: share, measuring: text)
          if let taken = used, taken + Self.rowGap + height <= room.height {
            sheets[sheets.count - 1].columns[0].append(row)
            used = taken + Self.rowGap + height
          } else {
            let isContinued = row.title == nil && !block.title.isEmpty
            if isContinued { row.title = "\(block.title), \(words.continued)" }
            sheets.append(Sheet(columns: [[row]]))
            used = height + (isContinued ? Self.titleHeight : 0)
          }
        }
      }
      first += max(stackedCount, 1)
    }
    return sheets
  }

  /// The number of blocks that one sheet holds stacked.
  private func stackedCount(
    from first: Int, _ share: Double, _ room: Size, _ text: SheetText
  ) -> Int {
    var height = -Self.rowGap
    return blocks[first...].prefix { block in
      height = rows(of: block, share: share, width: room.width).reduce(height) {
        $0 + Self.rowGap + self.height(of: $1, share: share, measuring: text)
      }
      return height <= room.height
    }.count
  }

  /// The sheets, with the texts of each page once, beside its screens on the first sheet that has room for them.
  func sheetsWithTexts(share: Double, room: Size, measuring text: SheetText) -> [Sheet] {
    var sheets = sheets(share: share, room: room, measuring: text)
    var told: Set<String> = []
    for index in sheets.indices {
      let used = sheets[index].columns.reduce(0) {
        $0 + width(of: $1, share: share, measuring: text) + Self.columnGap
      }
      let pages = sheets[index].cells.compactMap(\.screen?.page).filter { !told.contains($0.id) }
        .reduce(into: [PreparedPage]()) { pages, next in
          if !pages.contains(where: { $0.id == next.id }) { pages.append(next) }
        }
      sheets[index].texts = PageTextList(
        pages.flatMap(\.texts), room: Size(width: room.width - used, height: room.height), measuring: text)
      if sheets[index].texts != nil { told.formUnion(pages.map(\.id)) }
    }
    return sheets
  }

  /// Returns the width of the widest row or heading, in points.
  private func width(of rows: [Row], share: Double, measuring text: SheetText) -> Double {
    rows.map { row in
      let title = row.title.map { text.size(of: $0, .subheading, weight: .semibold).width.rounded(.up) }
      return max(width(of: row, share: share), title ?? 0)
    }.max() ?? 0
  }

  /// The largest number of screens with which a block may be a column.
  private static let mostCells = 12

  /// The columns of one sheet: as many blocks as fit side by side, each as narrow as the sheet's height
  /// permits.
  private func columns(
    from first: Int, share: Double, room: Size, measuring text: SheetText
  ) -> [[Row]] {
    var columns: [[Row]] = []
    var used = -Self.columnGap
    for block in blocks[first...] {
      guard block.cells.count <= Self.mostCells,
        let column = column(of: block, share: share, height: room.height, measuring: text)
      else { break }
      used += Self.columnGap + width(of: column, share: share, measuring: text)
      guard used <= room.width else { break }
      columns.append(column)
    }
    return columns
  }

  /// A block's rows, as narrow as `height` permits; `nil` if they do not fit at any width.
  private func column(
    of block: Block, share: Double, height: Double, measuring text: SheetText
  ) -> [Row]? {
    let widths = block.cells.map { columnWidth(of: $0, share: share) }.sorted(by: >)
    return widths.indices.lazy.map { count in
      let width = widths[...count].reduce(-gap) { $0 + gap + $1 }
      return rows(of: block, share: share, width: width)
    }.first { rows in
      rows.reduce(-Self.rowGap) {
        $0 + Self.rowGap + self.height(of: $1, share: share, measuring: text)
      } <= height
    }
  }
}
