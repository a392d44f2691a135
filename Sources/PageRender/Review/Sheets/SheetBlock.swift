internal import Foundation
internal import LayoutEngine
internal import UIKitCore

/// A part of a sheet that is not split, such as an entry of a list.
struct SheetBlock: Sendable {
  /// The block's greatest height, in points.
  var height: Double
  /// True if the block begins a new sheet.
  var beginsSheet = false
  /// Makes the block's views, only when the sheet is laid out.
  var content: @MainActor @Sendable () -> SheetContent
}

extension [SheetBlock] {
  /// Stacks the blocks vertically over as many sheets as needed.
  ///
  /// - Parameters:
  ///   - height: The height of each sheet's content area, in points.
  ///   - gap: The gap between blocks, in points.
  func contents(height: Double, gap: Double) -> [@MainActor @Sendable () -> SheetContent] {
    sheets(height: height, gap: gap).map { blocks in
      {
        let contents = blocks.map { $0.content() }
        return SheetContent(
          SheetStyle.stack(.vertical, spacing: gap, contents.map(\.view)),
          drawings: contents.flatMap(\.drawings))
      }
    }
  }

  /// The height that the blocks leave on the last sheet, in points.
  func rest(height: Double, gap: Double) -> Double {
    guard let last = sheets(height: height, gap: gap).last else { return height }
    return height - last.reduce(0) { $0 + $1.height + gap }
  }

  private func sheets(height: Double, gap: Double) -> [[SheetBlock]] {
    var sheets: [[SheetBlock]] = []
    var used = 0.0
    for block in self {
      if sheets.isEmpty || block.beginsSheet || used + block.height > height {
        sheets.append([])
        used = 0
      }
      sheets[sheets.count - 1].append(block)
      used += block.height + gap
    }
    return sheets
  }
}
