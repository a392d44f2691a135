/// A paragraph, itemised and shaped: everything line breaking needs, whatever the width.
final class ShapedParagraph {
  /// The paragraph's start in its text, in UTF-16 code units.
  let start: Int
  /// As given, for showing; and as shaped, of the same length.
  let source: [UInt16]
  let shaped: [UInt16]
  let terminator: Paragraph.Terminator
  let style: ParagraphStyle
  /// The shaped runs in logical order.
  let runs: [ShapedRun]
  /// The metrics of the paragraph's terminating character: the box of an empty line, and part of the last line's.
  let terminatorMetrics: LineMetrics
  /// The embedding level of the paragraph; odd ones run from right to left.
  let level: UInt8
  /// Break opportunities: offsets after the start, ascending, the last of which is the end.
  let opportunities: [Int32]
  let graphemes: GraphemeBoundaries
  /// The offsets of tabs, ascending. They have no advance of their own: `TabAdvances` finds it on each line.
  let tabs: [Int32]
  /// The offsets of soft hyphens, ascending.
  let softHyphens: [Int32]
  /// The largest font size of the paragraph, in points; 0 if it is empty.
  let largestPointSize: Double
  /// The distance in points from the start to each offset when no line breaks, in logical order; one
  /// more than there are units.
  private let distances: [Double]
  /// For each offset, the last one up to it that does not stand after hanging white space: looked up, for
  /// a line can end after any amount of that.
  private let visibleEnds: [Int32]
  /// The relation of each offset to the glyphs.
  private let joints: [Joint]
  private let shaper: Shaper

  /// How glyphs meet at an offset.
  private enum Joint: UInt8 {
    /// An offset inside a cluster, or between glyphs that depend on both sides: a line that breaks there is shaped anew.
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

  /// The offset after the last unit in `start..<end` that does not hang.
  func visibleEnd(from start: Int, to end: Int) -> Int {
    max(start, Int(visibleEnds[end]))
  }

  /// The width in points of a stretch on a line of its own; shapes again only where breaking changes
  /// glyphs.
  func width(of range: Range<Int>) -> Double {
    if range.isEmpty { return 0 }
    if isExact(range) { return estimatedWidth(of: range) }
    return segments(of: range).reduce(0) { $0 + $1.width }
  }

  /// The width of a stretch as it is within the unbroken paragraph.
  func estimatedWidth(of range: Range<Int>) -> Double {
    distances[range.upperBound] - distances[range.lowerBound]
  }

  /// Returns true if the glyphs of a stretch are the same on a line of its own.
  func isExact(_ range: Range<Int>) -> Bool {
    joints[range.lowerBound] == .separate && joints[range.upperBound] == .separate
  }

  /// The line box of a stretch: the largest ascent and descent in it.
  func metrics(of range: Range<Int>) -> LineMetrics {
    var metrics = LineMetrics()
    if range.upperBound == length, terminator != .endOfText || length == 0 { metrics = terminatorMetrics }
    for index in runIndices(in: range) {
      metrics.include(runs[index].metrics.raised(by: runs[index].item.run.attributes.baselineOffset))
    }
    return metrics
  }

  /// The attributes at an offset.
  func attributes(at offset: Int) -> TextAttributes? {
    let index = runs.partitioningIndex { $0.item.range.upperBound > offset }
    return index < runs.count ? runs[index].item.attributes : nil
  }

  /// The glyphs of a stretch on a line of its own, in logical order of their runs.
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
    // Clusters ascend in text that runs to the right and descend in text that runs to the left.
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

  /// The runs a stretch meets.
  private func runIndices(in range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    // Runs are ordered: both ends by bisection, for a long paragraph has many lines of few runs each.
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

/// Glyphs of one run on one line.
struct LineSegment {
  let paragraph: ShapedParagraph
  var item: TextItem
  /// The segment's range in UTF-16 code units of the paragraph.
  var range: Range<Int>
  /// The glyphs in visual order.
  var glyphs: ArraySlice<ShapedGlyph>

  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}

/// The ends of a paragraph's grapheme clusters. Found when first asked for: only a word
/// wider than its line and truncation need them.
final class GraphemeBoundaries {
  private let find: () -> [Int32]
  /// Offsets after the start, ascending, the last of which is the end.
  private(set) lazy var offsets: [Int32] = find()

  init(find: @escaping () -> [Int32]) {
    self.find = find
  }
}

extension RandomAccessCollection {
  /// The first index whose element satisfies a predicate that is false before it and true from it on.
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
