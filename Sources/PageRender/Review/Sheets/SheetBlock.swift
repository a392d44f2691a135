internal import Foundation
internal import LayoutEngine
internal import UIKitCore

/// A part of a sheet that stays whole, such as an entry of a list.
struct SheetBlock: Sendable {
  /// The block's greatest height, in points.
  var height: Double
  /// True if it is the first of a sheet.
  var beginsSheet = false
  /// Makes its views when the sheet's turn comes.
  var content: @MainActor @Sendable () -> SheetContent
}

extension [SheetBlock] {
  /// One below the other, sheet after sheet.
  ///
  /// - Parameters:
  ///   - height: Of the room on each sheet, in points.
  ///   - gap: Between one and the next, in points.
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

  /// How much of the last sheet they leave, in points.
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
