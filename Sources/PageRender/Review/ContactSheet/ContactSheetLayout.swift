internal import Foundation
internal import LayoutEngine
internal import UIKitCore

/// The layout of a contact sheet: each page's screens in rows, and pages side by side as far as they fit. Of
/// all shapes that are neither wide nor tall, the one with the least area is chosen.
struct ContactSheetLayout {
  let grid: DeviceGrid
  /// The scale of the screens, as a share of their natural size.
  let share: Double
  /// Bands of pages side by side, from the top down.
  private(set) var bands: [[Page]] = []
  /// The size of all bands together, in points.
  var size: Size { Self.size(of: bands) }

  /// A page, or a block of its screens, laid out in rows.
  struct Page {
    var rows: [DeviceGrid.Row]
    /// The size of the page's rows together, in points.
    var size: Size
  }

  /// The gap between neighbouring pages and between bands, in points.
  static let gap = 36.0
  /// The range of aspect ratios, width to height, that a sheet should have: those of screens and paper.
  private static let ratios = 1 / 1.6...4.0 / 3

  /// - Parameter columns: The maximum number of screens side by side; `nil` for as many as make a good shape.
  init(_ grid: DeviceGrid, share: Double, columns: Int?, measuring text: SheetText) {
    (self.grid, self.share) = (grid, share)
    let cells = grid.blocks.flatMap(\.cells)
    let caption = cells.map { grid.captionHeight(of: $0, share: share, measuring: text) }.max() ?? 0
    let widths = cells.map { grid.columnWidth(of: $0, share: share) }
    let all = widths.reduce(0) { $0 + $1 + Self.gap }
    guard columns == nil else {
      bands = Self.bands(pages(width: all, caption: caption), width: all, columns: columns)
      return
    }
    var best = (distance: Double.infinity, area: Double.infinity)
    // Each width is a twentieth larger than the previous one.
    for width in sequence(first: max(widths.max() ?? 0, 1), next: { $0 < all ? $0 * 1.05 : nil }) {
      let bands = Self.bands(pages(width: width, caption: caption), width: width, columns: nil)
      let size = Self.size(of: bands)
      let found = (distance: Self.distance(of: size), area: size.width * size.height)
      if found < best { (best, self.bands) = (found, bands) }
    }
  }

  /// The distance of a shape from the wanted aspect ratios: 1 within their range, 2 for a shape twice as wide
  /// or high.
  private static func distance(of size: Size) -> Double {
    let ratio = size.width / max(size.height, 1)
    return max(1, ratio / ratios.upperBound, ratios.lowerBound / max(ratio, 1e-6))
  }

  private func pages(width: Double, caption: Double) -> [Page] {
    grid.blocks.map { block in
      let rows = grid.rows(of: block, share: share, width: width)
      var size = Size(width: 0, height: DeviceGrid.rowGap * Double(max(rows.count - 1, 0)))
      for row in rows {
        size.width = max(size.width, grid.width(of: row, share: share))
        size.height += row.title == nil ? 0 : DeviceGrid.titleHeight
        size.height += row.cells.map { grid.size(of: $0, share: share).height }.max() ?? 0
        size.height += DeviceGrid.captionGap + caption
      }
      return Page(rows: rows, size: size)
    }
  }

  private static func bands(_ pages: [Page], width: Double, columns: Int?) -> [[Page]] {
    var bands: [[Page]] = []
    var (used, count) = (0.0, 0)
    for page in pages {
      let cells = page.rows.map(\.cells.count).max() ?? 0
      if !bands.isEmpty, used + gap + page.size.width <= width, count + cells <= columns ?? .max {
        bands[bands.count - 1].append(page)
        used += gap + page.size.width
        count += cells
      } else {
        bands.append([page])
        (used, count) = (page.size.width, cells)
      }
    }
    return bands
  }

  private static func size(of bands: [[Page]]) -> Size {
    let widths = bands.map { band in band.reduce(-gap) { $0 + gap + $1.size.width } }
    let heights = bands.map { band in band.map(\.size.height).max() ?? 0 }
    return Size(width: widths.max() ?? 0, height: max(heights.reduce(-gap) { $0 + gap + $1 }, 0))
  }

  // MARK: Views

  @MainActor
  func content() -> SheetContent {
    var drawings: [SheetDrawing] = []
    let rows = bands.enumerated().map { place, band in
      let pages = band.enumerated().map { index, page in
        let content = grid.content(of: page.rows, share: share, named: "\(place) \(index)")
        drawings += content.drawings
        return content.view
      }
      return SheetStyle.stack(.horizontal, spacing: Self.gap, alignment: .top, pages)
    }
    return SheetContent(
      SheetStyle.stack(.vertical, spacing: Self.gap, alignment: .leading, rows), drawings: drawings)
  }
}
