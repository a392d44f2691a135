internal import LayoutEngine

/// Places to mark on a screen: grown so that no line around them cuts through a word, those near one another as one.
enum MarkedAreas {
  /// Nearer marks are one, in points of the screen: 4 pt on a sheet that shows a phone at about half its size.
  private static let nearness = 8.0
  /// The distance of marks from the ink, in points of the screen: some 3 pt on a sheet that shows a phone at half its size.
  private static let padding = 6.0

  /// An area with room around it, so that a line around that stands beside what is marked: less where other words are near, to the
  /// middle between.
  ///
  /// - Parameter words: The ink of each word, in points of the screen as the area is.
  static func padded(_ area: Rect, beside words: [Rect]) -> Rect {
    let wide = area.inset(by: -padding)
    let others = words.filter { !area.inset(by: -0.5).covers($0) && $0.intersection(wide) != nil }
    var (left, right, above, below) = (padding, padding, padding, padding)
    for word in others {
      // The side on which the word is farthest away; one that reaches into the area counts for none.
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

  /// - Parameters:
  ///   - areas: In points of the screen.
  ///   - words: The ink of each word, in the same.
  static func grown(_ areas: [Rect], around words: [Rect]) -> [Rect] {
    var grown = areas
    // Each step leaves fewer areas, or one that has a word more inside.
    while let step = step(grown, words) { grown = step }
    return grown
  }

  /// The areas with one change; `nil` where none is needed.
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
