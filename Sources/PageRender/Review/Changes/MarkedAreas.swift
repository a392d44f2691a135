internal import LayoutEngine

/// Places to mark on a screen: grown so that no line around them cuts through a word, those near one another as one.
enum MarkedAreas {
  /// Nearer marks are one, in points of the screen: 4 pt on a sheet that shows a phone at about half its size.
  private static let nearness = 8.0

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
