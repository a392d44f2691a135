/// A paragraph, itemised and shaped: everything that line breaking needs, independent of the width.
final class ShapedParagraph {
  /// The paragraph's start in its text, in UTF-16 code units.
  let start: Int
  /// The text as given, for display; `shaped` is the text for shaping, of the same length.
  let source: [UInt16]
  let shaped: [UInt16]
  let terminator: Paragraph.Terminator
  let style: ParagraphStyle
  /// The shaped runs in logical order.
  let runs: [ShapedRun]
  /// The metrics of the paragraph's terminating character, which an empty line has and the last line
  /// includes.
  let terminatorMetrics: LineMetrics
  /// The embedding level of the paragraph; odd ones run from right to left.
  let level: UInt8
  /// The break opportunities, as ascending offsets after the start; the last is the end.
  let opportunities: [Int32]
  let graphemes: GraphemeBoundaries
  /// The offsets of tabs, ascending. A tab has no advance of its own: `TabAdvances` computes it on each line.
  let tabs: [Int32]
  /// The offsets of soft hyphens, ascending.
  let softHyphens: [Int32]
  /// The largest font size of the paragraph, in points; 0 if it is empty.
  let largestPointSize: Double
  /// The distance from the start to each offset if no line breaks, in points and logical order; one element
  /// more than there are units.
  private let distances: [Double]
  /// The end of the visible text before each offset, without hanging white space. A line can end after any
  /// amount of white space, so the ends are looked up.
  private let visibleEnds: [Int32]
  /// The joint of the glyphs at each offset.
  private let joints: [Joint]
  private let shaper: Shaper

  /// The relation of the glyphs on the two sides of an offset.
  private enum Joint: UInt8 {
    /// An offset inside a cluster, or between glyphs that depend on each other: a line that breaks there is
    /// shaped anew.
    case joined
    case separate
  }

  init(
    start: Int, source: [UInt16], shaped: [UInt16], terminator: Paragraph.Terminator, style: ParagraphStyle,
    runs: [ShapedRun], terminatorMetrics: LineMetrics, level: UInt8, opportunities: [Int32],
    graphemes: GraphemeBoundaries, shaper: Shaper
  ) {
    self.start = start
    self.source = source
    self.shaped = shaped
    self.terminator = terminator
    self.style = style
    self.runs = runs
    self.terminatorMetrics = terminatorMetrics
    self.level = level
    self.opportunities = opportunities
    self.graphemes = graphemes
    self.shaper = shaper
    tabs = Self.offsets(of: UnitClass.tab, in: source)
    softHyphens = Self.offsets(of: UnitClass.softHyphen, in: source)
    largestPointSize = runs.reduce(0) { max($0, $1.item.attributes.font.pointSize) }
    visibleEnds = Self.visibleEnds(of: source)
    (distances, joints) = Self.measure(runs, length: source.count)
  }

  var length: Int { source.count }

  /// The end of `start..<end` without the white space that hangs at its end.
  func visibleEnd(from start: Int, to end: Int) -> Int {
    max(start, Int(visibleEnds[end]))
  }

  /// Returns true if the unit before an offset is white space that hangs at the end of a line.
  func hangs(before offset: Int) -> Bool { visibleEnds[offset] < offset }

  /// The width of a range on a line of its own, in points; shapes again only if breaking changes glyphs.
  func width(of range: Range<Int>) -> Double {
    if range.isEmpty { return 0 }
    if isExact(range) { return estimatedWidth(of: range) }
    return segments(of: range).reduce(0) { $0 + $1.width }
  }

  /// The width of a range within the unbroken paragraph, in points.
  func estimatedWidth(of range: Range<Int>) -> Double {
    distances[range.upperBound] - distances[range.lowerBound]
  }

  /// Returns true if the glyphs of a range are the same on a line of its own.
  func isExact(_ range: Range<Int>) -> Bool {
    joints[range.lowerBound] == .separate && joints[range.upperBound] == .separate
  }

  /// The vertical metrics of a range: the largest ascent and descent in it.
  func metrics(of range: Range<Int>) -> LineMetrics {
    var metrics = LineMetrics()
    if range.upperBound == length, terminator != .endOfText || length == 0 { metrics = terminatorMetrics }
    for index in runIndices(in: range) {
      metrics.include(runs[index].metrics.raised(by: runs[index].item.run.attributes.baselineOffset))
    }
    return metrics
  }

  /// The attributes at an offset; `nil` after the last run.
  func attributes(at offset: Int) -> TextAttributes? {
    let index = runs.partitioningIndex { $0.item.range.upperBound > offset }
    return index < runs.count ? runs[index].item.attributes : nil
  }

  /// The glyphs of a range on a line of its own, in the logical order of their runs.
  func segments(of range: Range<Int>) -> [LineSegment] {
    runIndices(in: range).map { index in
      let run = runs[index]
      let part = run.item.range.clamped(to: range)
      return LineSegment(
        paragraph: self, item: run.item, range: part, glyphs: glyphs(of: run, in: part, on: range))
    }
  }

  private func glyphs(of run: ShapedRun, in part: Range<Int>, on line: Range<Int>) -> ArraySlice<ShapedGlyph>
  {
    if part == run.item.range { return run.glyphs[...] }
    guard isExact(part) else { return reshape(run, part, on: line)[...] }
    // Clusters ascend in text from left to right, and descend in text from right to left.
    let (low, high) = (Int32(part.lowerBound), Int32(part.upperBound))
    let glyphs = run.glyphs
    if run.item.style.isRightToLeft {
      return glyphs[
        glyphs.partitioningIndex { $0.cluster < high }..<glyphs.partitioningIndex { $0.cluster < low }]
    }
    return glyphs[
      glyphs.partitioningIndex { $0.cluster >= low }..<glyphs.partitioningIndex { $0.cluster >= high }]
  }

  private func reshape(_ run: ShapedRun, _ part: Range<Int>, on line: Range<Int>) -> [ShapedGlyph] {
    var glyphs = shaped.withUnsafeBufferPointer { text in
      let start = line.lowerBound
      return shaper.glyphs(
        of: part.lowerBound - start..<part.upperBound - start,
        in: UnsafeBufferPointer(rebasing: text[line]), item: run.item)
    }
    for index in glyphs.indices { glyphs[index].cluster += Int32(line.lowerBound) }
    shaper.flattenTabs(&glyphs, source: source)
    return glyphs
  }

  /// The indices of the runs that a range overlaps.
  private func runIndices(in range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    // Runs are ordered, so both ends are found by bisection: a long paragraph has many lines of few runs
    // each.
    let first = runs.partitioningIndex { $0.item.range.upperBound > range.lowerBound }
    let end = runs.partitioningIndex { $0.item.range.lowerBound >= range.upperBound }
    return first..<max(first, end)
  }

  private static func offsets(of unit: UInt16, in source: [UInt16]) -> [Int32] {
    guard source.contains(unit) else { return [] }
    return source.indices.compactMap { source[$0] == unit ? Int32(truncatingIfNeeded: $0) : nil }
  }

  private static func visibleEnds(of source: [UInt16]) -> [Int32] {
    var ends = [Int32](repeating: 0, count: source.count + 1)
    for (index, unit) in source.enumerated() {
      ends[index + 1] = UnitClass.hangs(unit) ? ends[index] : Int32(truncatingIfNeeded: index + 1)
    }
    return ends
  }

  private static func measure(_ runs: [ShapedRun], length: Int) -> (distances: [Double], joints: [Joint]) {
    var distances = [Double](repeating: 0, count: length + 1)
    var joints = [Joint](repeating: .joined, count: length + 1)
    for run in runs {
      for glyph in run.glyphs {
        let cluster = Int(glyph.cluster)
        distances[cluster + 1] += glyph.advance
        if !glyph.isUnsafeToBreak { joints[cluster] = .separate }
      }
      joints[run.item.range.lowerBound] = .separate
    }
    for offset in 0..<length { distances[offset + 1] += distances[offset] }
    joints[0] = .separate
    joints[length] = .separate
    return (distances, joints)
  }
}

/// The glyphs of one run on one line.
struct LineSegment {
  let paragraph: ShapedParagraph
  var item: TextItem
  /// The segment's range in UTF-16 code units of the paragraph.
  var range: Range<Int>
  /// The glyphs in visual order.
  var glyphs: ArraySlice<ShapedGlyph>

  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}

/// The ends of a paragraph's grapheme clusters. They are found when first asked for: only truncation, and
/// words wider than their line, need them.
final class GraphemeBoundaries {
  private let find: () -> [Int32]
  /// The offsets after the clusters, ascending; the last is the paragraph's end.
  private(set) lazy var offsets: [Int32] = find()

  init(find: @escaping () -> [Int32]) {
    self.find = find
  }
}

extension RandomAccessCollection {
  /// The first index whose element satisfies a predicate, which is false for all elements before it and true
  /// from it on.
  func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsAfter(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
