internal import LayoutEngine

/// The areas to mark on a screen: grown so that no outline crosses a word, and merged if they are near each
/// other.
enum MarkedAreas {
  /// The distance below which two areas are merged, in points of the screen: 4 pt on a sheet that shows a
  /// phone at half its size.
  private static let nearness = 8.0
  /// The distance of an outline from the ink, in points of the screen: 3 pt on a sheet that shows a phone at
  /// half its size.
  private static let padding = 6.0

  /// Returns an area with padding, so that its outline does not touch the ink inside. Towards a word nearby,
  /// the padding ends halfway.
  ///
  /// - Parameter words: The bounds of each word's ink, in points of the screen, like the area.
  static func padded(_ area: Rect, beside words: [Rect]) -> Rect {
    let wide = area.inset(by: -padding)
    let others = words.filter { !area.inset(by: -0.5).covers($0) && $0.intersection(wide) != nil }
    var (left, right, above, below) = (padding, padding, padding, padding)
    for word in others {
      // The word is beyond the side with the largest gap; without a positive gap it reaches into the area and
      // does not limit the padding.
      let gaps = [area.minX - word.maxX, word.minX - area.maxX, area.minY - word.maxY, word.minY - area.maxY]
      guard let gap = gaps.max(), gap >= 0 else { continue }
      let room = gap / 2
      if gap == gaps[2] {
        above = min(above, room)
      } else if gap == gaps[3] {
        below = min(below, room)
      } else if gap == gaps[0] {
        left = min(left, room)
      } else {
        right = min(right, room)
      }
    }
    return Rect(
      minX: area.minX - left, minY: area.minY - above, maxX: area.maxX + right, maxY: area.maxY + below)
  }

  /// Returns areas without outlines that cross words.
  ///
  /// - Parameters:
  ///   - areas: The changed areas, in points of the screen.
  ///   - words: The bounds of each word's ink, in points of the screen.
  static func grown(_ areas: [Rect], around words: [Rect]) -> [Rect] {
    var grown = areas
    // Each step merges two areas, or extends one by a word, so that the loop ends.
    while let step = step(grown, words) { grown = step }
    return grown
  }

  /// The areas after one step: an area extended by a word, or merged with another; `nil` if nothing is left
  /// to do.
  private static func step(_ areas: [Rect], _ words: [Rect]) -> [Rect]? {
    for (index, area) in areas.enumerated() {
      if let word = words.first(where: { $0.intersection(area) != nil && !area.covers($0) }) {
        var changed = areas
        changed[index] = area.union(word)
        return changed
      }
      let reach = area.inset(by: -nearness)
      if let other = areas.indices.first(where: { $0 > index && areas[$0].intersection(reach) != nil }) {
        var changed = areas
        changed[index] = area.union(changed.remove(at: other))
        return changed
      }
    }
    return nil
  }
}
