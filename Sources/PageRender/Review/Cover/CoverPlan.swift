internal import LayoutEngine

/// The grid of pages on a cover: all of them if they are legible, else as many as are.
struct CoverPlan {
  /// The sizes of all pages at their natural size, in points.
  let sizes: [Size]
  /// The number of pages in the grid.
  private(set) var shown = 0
  private(set) var columns = 1
  /// The share of the natural size at which all pages are drawn.
  private(set) var share = 0.0

  /// The number of pages that are shown at any size.
  private static let fewest = 12
  /// The least length of a page's shorter side beyond that number, in points: 17 mm, at which headlines are legible.
  private static let leastSide = 48.0
  /// The height of the line about further pages, in points.
  private static let lineHeight = 16.0

  /// - Parameter room: The room for the grid and the line below it, in points.
  init(_ sizes: [Size], room: Size) {
    self.sizes = sizes
    guard !sizes.isEmpty else { return }
    var count = sizes.count
    while true {
      let free = Size(
        width: room.width, height: room.height - (count < sizes.count ? Self.lineHeight : 0))
      (share, columns) = Self.grid(of: Array(sizes.prefix(count)), in: free)
      shown = count
      let shortest = sizes.prefix(count).map { min($0.width, $0.height) }.min() ?? 0
      if count <= Self.fewest || shortest * share >= Self.leastSide { return }
      count -= 1
    }
  }

  /// The gap between pages, in points: narrower in large grids.
  var gap: Double { Self.gap(shown) }

  private static func gap(_ count: Int) -> Double { count > 4 ? 10 : 16 }

  /// The size of a cell, in points.
  var cell: Size { Self.largest(Array(sizes.prefix(shown)), share: share) }

  /// The size of the grid, in points.
  var used: Size {
    let rows = (shown + columns - 1) / max(columns, 1)
    return Size(
      width: Double(columns) * (cell.width + gap) - gap, height: Double(rows) * (cell.height + gap) - gap)
  }

  private static func largest(_ sizes: [Size], share: Double) -> Size {
    Size(width: (sizes.map(\.width).max() ?? 0) * share, height: (sizes.map(\.height).max() ?? 0) * share)
  }

  /// The grid in which pages are largest; of equal ones, the one with fewer columns.
  private static func grid(of sizes: [Size], in room: Size) -> (share: Double, columns: Int) {
    let (largest, gap) = (largest(sizes, share: 1), gap(sizes.count))
    var best = (share: 0.0, columns: 1)
    guard largest.width > 0, largest.height > 0 else { return best }
    for columns in 1...sizes.count {
      let rows = (sizes.count + columns - 1) / columns
      let share = min(
        (room.width - gap * Double(columns - 1)) / Double(columns) / largest.width,
        (room.height - gap * Double(rows - 1)) / Double(rows) / largest.height, 1)
      if share > best.share { best = (share, columns) }
    }
    return best
  }
}
