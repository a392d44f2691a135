/// Which glyphs of a run stand for which of its text, as PDF wants it: clusters in the order of the text.
struct TextClusters: Equatable {
  struct Cluster: Equatable {
    /// The UTF-8 bytes of its text.
    var bytes: Int
    var glyphs: Int
  }

  /// The run's, from left to right, without those that say nothing but how the text runs or joins.
  private(set) var glyphs: [PositionedGlyph]
  /// Together all bytes of the text and all of `glyphs`.
  private(set) var clusters: [Cluster]
  /// Whether the first cluster's glyphs are the last: the text runs from right to left.
  private(set) var isBackward: Bool

  /// In units of the em. Readers of PDF take a gap of 0.1 em for a space (poppler's `minWordBreakSpace`), so letters that
  /// stand as far apart are one cluster, up to the next space.
  private static let widestGap = 0.08

  /// `nil` for a run without text.
  ///
  /// - Parameter advance: That of a glyph of the run's face, in units of its em.
  init?(_ run: SceneGlyphs, advance: (UInt32) -> Double) {
    let text = Array(run.text.utf8)
    guard !text.isEmpty, !run.glyphs.isEmpty, !text.contains(0) else { return nil }
    glyphs = run.glyphs
    if Self.mayHaveSilent(text), run.text.unicodeScalars.contains(where: Self.isSilent) {
      // Poppler takes a glyph without width for a word by itself in text that runs to the left.
      glyphs.removeAll { Self.isSilent(text, at: $0.cluster) }
      guard !glyphs.isEmpty else { return nil }
    }
    isBackward = glyphs[0].cluster > glyphs[glyphs.count - 1].cluster
    clusters = []
    guard let groups = Self.groups(glyphs, text, isBackward: isBackward) else {
      // Glyphs that say no order have their text as a whole.
      clusters = [Cluster(bytes: text.count, glyphs: glyphs.count)]
      isBackward = false
      return
    }
    clusters.reserveCapacity(groups.count)
    var start = 0
    for (index, group) in groups.enumerated() {
      let end = index + 1 < groups.count ? groups[index + 1].start : text.count
      let isApart =
        index > 0 && !Self.isSpace(text, at: start) && !Self.isSpace(text, before: start)
        && isApart(groups[index - 1].glyphs, group.glyphs, pointSize: run.pointSize, advance)
      if isApart {
        clusters[clusters.count - 1].bytes += end - start
        clusters[clusters.count - 1].glyphs += group.glyphs.count
      } else if isBackward {
        clusters += Self.split(text[start..<end], glyphs: group.glyphs.count)
      } else {
        clusters.append(Cluster(bytes: end - start, glyphs: group.glyphs.count))
      }
      start = end
    }
  }

  /// A cluster of its own for each letter and mark of Arabic or Hebrew that has a glyph of its own: readers take the letters of
  /// a cluster for standing side by side from left to right. In scripts that run to the right, glyphs of a cluster may have
  /// changed places.
  private static func split(_ text: ArraySlice<UInt8>, glyphs: Int) -> [Cluster] {
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    let letters = scalars.filter { !isSilent($0) }
    guard letters.count == glyphs else { return [Cluster(bytes: text.count, glyphs: glyphs)] }
    return scalars.map { Cluster(bytes: UTF8.width($0), glyphs: isSilent($0) ? 0 : 1) }
  }

  /// Whether a character only says how the text runs, joins or breaks.
  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0x61C: true
    default: false
    }
  }

  /// Whether a text has a byte with which a silent character begins; those of most texts need no look at their characters.
  private static func mayHaveSilent(_ text: [UInt8]) -> Bool {
    text.contains { $0 == 0xE2 || $0 == 0xEF || $0 == 0xD8 }
  }

  private static func isSilent(_ text: [UInt8], at index: Int) -> Bool {
    guard text.indices.contains(index) else { return false }
    return String(decoding: text[index...].prefix(4), as: UTF8.self).unicodeScalars.first.map(isSilent)
      ?? false
  }

  /// The glyphs of each cluster in the order of the text, and where its text begins; `nil` where the clusters of the run go
  /// to and fro or do not begin where a character does.
  private static func groups(
    _ glyphs: [PositionedGlyph], _ text: [UInt8], isBackward: Bool
  ) -> [(glyphs: Range<Int>, start: Int)]? {
    var groups: [(glyphs: Range<Int>, start: Int)] = []
    groups.reserveCapacity(glyphs.count)
    var last: Int?
    for (index, glyph) in glyphs.enumerated() {
      if glyph.cluster == last {
        groups[groups.count - 1].glyphs = groups[groups.count - 1].glyphs.lowerBound..<index + 1
      } else {
        groups.append((index..<index + 1, glyph.cluster))
        last = glyph.cluster
      }
    }
    if isBackward { groups.reverse() }
    var before = -1
    for group in groups {
      guard group.start > before, group.start < text.count, text[group.start] & 0xC0 != 0x80 else {
        return nil
      }
      before = group.start
    }
    // What stands before the first glyph's text is with it.
    if !groups.isEmpty { groups[0].start = 0 }
    return groups
  }

  private func isApart(
    _ first: Range<Int>, _ second: Range<Int>, pointSize: Double, _ advance: (UInt32) -> Double
  ) -> Bool {
    let (left, right) = isBackward ? (second, first) : (first, second)
    let end = left.reduce(-.infinity) { max($0, glyphs[$1].x + advance(glyphs[$1].glyph) * pointSize) }
    let start = right.reduce(.infinity) { min($0, glyphs[$1].x) }
    return start - end > Self.widestGap * pointSize
  }

  /// Space, tab, no-break space and the spaces from U+2000 on, and the ideographic one.
  private static func isSpace(_ text: [UInt8], at index: Int) -> Bool {
    guard index < text.count else { return false }
    if text[index] == 0x20 || text[index] == 0x09 { return true }
    guard index + 2 < text.count else {
      return index + 1 < text.count && text[index] == 0xC2 && text[index + 1] == 0xA0
    }
    if text[index] == 0xC2 { return text[index + 1] == 0xA0 }
    if text[index] == 0xE2 { return text[index + 1] == 0x80 && (0x80...0x8A).contains(text[index + 2]) }
    return text[index] == 0xE3 && text[index + 1] == 0x80 && text[index + 2] == 0x80
  }

  private static func isSpace(_ text: [UInt8], before index: Int) -> Bool {
    var start = index - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return start >= 0 && isSpace(text, at: start)
  }
}
