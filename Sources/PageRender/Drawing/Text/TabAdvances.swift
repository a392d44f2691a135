/// The tab stops of lines with one paragraph style.
struct TabRuler {
  private let stops: [TabStop]
  private let interval: Double

  /// The distance between stops, in points, if the style sets none. TextKit's default style has twelve stops
  /// every 28 pt (Apple, `NSParagraphStyle.tabStops`). Apple does not document what follows the last stop;
  /// PageRender goes on with stops every 28 pt.
  private static let standardInterval = 28.0
  /// The distance, in points, within which a stop after a tab's start counts as passed.
  private static let tolerance = 1e-6

  init(_ style: ParagraphStyle) {
    stops = style.tabStops ?? []
    interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : Self.standardInterval
  }

  /// The first stop after a distance from the leading edge, in points.
  func stop(after distance: Double) -> TabStop {
    let place = distance + Self.tolerance
    let index = stops.partitioningIndex { $0.location > place }
    if index < stops.count { return stops[index] }
    return TabStop(at: ((place / interval).rounded(.down) + 1) * interval)
  }
}

/// The advance of each tab of one line. Distances are those of the unbroken paragraph, in which tabs have no
/// advance.
struct TabAdvances {
  private let paragraph: ShapedParagraph
  private let start: Int
  /// The line's indent from the leading edge, in points.
  private let indent: Double
  private let ruler: TabRuler
  private let first: Int
  /// The sum of the advances up to and including each tab of the line that another tab follows.
  private var sums: [Double] = []

  init(_ paragraph: ShapedParagraph, from start: Int, indent: Double) {
    self.paragraph = paragraph
    self.start = start
    self.indent = indent
    ruler = TabRuler(paragraph.style)
    first = paragraph.tabs.partitioningIndex { $0 >= start }
  }

  /// The sum of the advances if the line ends at an offset, in points. For ascending offsets the cost is that
  /// of the tabs passed.
  mutating func total(to end: Int) -> Double {
    let count = count(to: end)
    guard count > 0 else { return 0 }
    extend(to: count - 1)
    let before = count > 1 ? sums[count - 2] : 0
    return before + advance(ofTab: count - 1, before: before, textEnd: end)
  }

  /// The tabs of the line that ends at an offset, each with its advance.
  mutating func advances(to end: Int) -> [(offset: Int, advance: Double)] {
    let count = count(to: end)
    guard count > 0 else { return [] }
    let total = total(to: end)
    return (0..<count).map { index in
      let sum = index + 1 < count ? sums[index] : total
      return (offset(ofTab: index), sum - (index > 0 ? sums[index - 1] : 0))
    }
  }

  private func count(to end: Int) -> Int {
    guard first < paragraph.tabs.count, paragraph.tabs[first] < end else { return 0 }
    return paragraph.tabs[first...].partitioningIndex { $0 >= end } - first
  }

  private func offset(ofTab index: Int) -> Int { Int(paragraph.tabs[first + index]) }

  private mutating func extend(to count: Int) {
    while sums.count < count {
      let (index, before) = (sums.count, sums.last ?? 0)
      sums.append(
        before + advance(ofTab: index, before: before, textEnd: offset(ofTab: index + 1)))
    }
  }

  private func advance(ofTab index: Int, before: Double, textEnd: Int) -> Double {
    let tab = offset(ofTab: index)
    let place = indent + paragraph.estimatedWidth(of: start..<tab) + before
    let stop = ruler.stop(after: place)
    let text = paragraph.estimatedWidth(of: min(tab + 1, textEnd)..<textEnd)
    switch stop.alignment {
    case .leading: return stop.location - place
    case .center: return max(0, stop.location - place - text / 2)
    case .trailing: return max(0, stop.location - place - text)
    }
  }
}
