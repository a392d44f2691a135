/// The additional advances on one line: those of its tabs, and the gaps that make a justified line as wide as
/// its room.
struct LineGaps {
  /// The gaps in points, by the offset in the paragraph of the cluster before each gap; ascending.
  private var gaps: [(offset: Int, gap: Double)] = []
  /// The paragraph of the offsets; other text on the line, such as an ellipsis, has no gaps.
  private var paragraph: ShapedParagraph?

  mutating func add(_ tabs: [(offset: Int, advance: Double)], of paragraph: ShapedParagraph) {
    self.paragraph = paragraph
    gaps = tabs.map { ($0.offset, $0.advance) }
  }

  /// Divides `room` points equally among the positions after the last tab at which the line may grow: spaces,
  /// and both sides of ideographs and kana. Returns false if there is no such position.
  mutating func justify(_ plan: LinePlan, _ segments: [LineSegment], by room: Double) -> Bool {
    let start = (gaps.last?.offset ?? -1) + 1
    let places = segments.filter { $0.paragraph === plan.paragraph }
      .flatMap { $0.growingClusters(before: plan.head.upperBound) }.filter { $0 >= start }
    guard !places.isEmpty else { return false }
    let share = room / Double(places.count)
    paragraph = plan.paragraph
    gaps += places.map { ($0, share) }
    return true
  }

  /// The gap after a glyph, in points: 0 unless the glyph is the last of its cluster from left to right.
  func gap(afterGlyph index: Int, of segment: LineSegment) -> Double {
    guard !gaps.isEmpty, segment.paragraph === paragraph else { return 0 }
    let (glyphs, next) = (segment.glyphs, index + 1)
    if next < glyphs.endIndex, glyphs[next].cluster == glyphs[index].cluster { return 0 }
    let cluster = Int(glyphs[index].cluster)
    let found = gaps.partitioningIndex { $0.offset >= cluster }
    return found < gaps.count && gaps[found].offset == cluster ? gaps[found].gap : 0
  }
}

extension LineSegment {
  /// The clusters after which justified text grows, ascending; none at the end of the line.
  fileprivate func growingClusters(before lineEnd: Int) -> [Int] {
    var clusters: [Int] = []
    for glyph in glyphs where clusters.last != Int(glyph.cluster) { clusters.append(Int(glyph.cluster)) }
    if item.style.isRightToLeft { clusters.reverse() }
    let source = paragraph.source
    return clusters.indices.compactMap { index in
      let cluster = clusters[index]
      let next = index + 1 < clusters.count ? clusters[index + 1] : range.upperBound
      guard next < lineEnd else { return nil }
      let (unit, following) = (source[cluster], source[next])
      if UnitClass.isSpace(unit) { return cluster }
      guard !UnitClass.hangs(unit), !UnitClass.hangs(following) else { return nil }
      return UnitClass.isIdeographic(unit) || UnitClass.isIdeographic(following) ? cluster : nil
    }
  }
}
