internal import LayoutEngine

/// The arrangement of a change's sheet, in points: pictures at the left, side by side or stacked, and
/// sentences at the right.
struct ChangesSheetPlan: Hashable {
  var isStacked: Bool
  /// The size of each picture, in points.
  var shown: Size
  /// The width of the column of sentences, in points.
  var textWidth: Double

  static let gap = 24.0
  /// The height of the caption above each picture, in points.
  static let captionHeight = 18.0
  private static let leastText = 210.0
  /// The maximum width of the column of sentences, in points: longer lines are hard to read.
  static let mostText = 380.0

  /// Chooses the arrangement in which the pictures are largest.
  ///
  /// - Parameters:
  ///   - screen: The screen's size, in points.
  ///   - count: The number of pictures.
  init(screen: Size, count: Int, room: Size) {
    let count = Double(max(count, 1))
    func scale(across: Double, down: Double) -> Double {
      let width = (room.width - Self.leastText - across * Self.gap) / across
      let height = (room.height - (down - 1) * Self.gap) / down - Self.captionHeight
      return max(min(width / screen.width, height / screen.height), 0.001)
    }
    let (beside, stacked) = (scale(across: count, down: 1), scale(across: 1, down: count))
    isStacked = stacked > beside
    let best = max(beside, stacked)
    shown = Size(width: screen.width * best, height: screen.height * best)
    let taken = (isStacked ? 1 : count) * (shown.width + Self.gap)
    textWidth = min(max(room.width - taken, Self.leastText), Self.mostText)
  }
}
