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
    let length = run.text.utf8.count
    guard length > 0, !run.glyphs.isEmpty, !run.text.utf8.contains(0) else { return nil }
    let text = Array(run.text.utf8)
    var run = run
    if run.text.unicodeScalars.contains(where: Self.isSilent) {
      // Poppler takes a glyph without width for a word by itself in text that runs to the left.
      run.glyphs.removeAll { Self.isSilent(text, at: $0.cluster) }
      guard !run.glyphs.isEmpty else { return nil }
    }
    glyphs = run.glyphs
    isBackward = run.glyphs[0].cluster > run.glyphs[run.glyphs.count - 1].cluster
    clusters = []
    guard let groups = Self.groups(run, isBackward: isBackward) else {
      // Glyphs that say no order have their text as a whole.
      clusters = [Cluster(bytes: length, glyphs: run.glyphs.count)]
      isBackward = false
      return
    }
    clusters.reserveCapacity(groups.count)
    var start = 0
    for (index, group) in groups.enumerated() {
      let end = index + 1 < groups.count ? groups[index + 1].start : length
      let isApart =
        index > 0 && !Self.isSpace(text, at: start) && !Self.isSpace(text, before: start)
        && Self.isApart(groups[index - 1].glyphs, group.glyphs, of: run, isBackward: isBackward, advance)
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

  private static func isSilent(_ text: [UInt8], at index: Int) -> Bool {
    guard text.indices.contains(index) else { return false }
    return String(decoding: text[index...].prefix(4), as: UTF8.self).unicodeScalars.first.map(isSilent)
      ?? false
  }

  /// The glyphs of each cluster in the order of the text, and where its text begins; `nil` where the clusters of the run go
  /// to and fro or do not begin where a character does.
  private static func groups(
    _ run: SceneGlyphs, isBackward: Bool
  ) -> [(glyphs: Range<Int>, start: Int)]? {
    var groups: [(glyphs: Range<Int>, start: Int)] = []
    groups.reserveCapacity(run.glyphs.count)
    for (index, glyph) in run.glyphs.enumerated() {
      if let last = groups.last, last.start == glyph.cluster {
        groups[groups.count - 1].glyphs = last.glyphs.lowerBound..<index + 1
      } else {
        groups.append((index..<index + 1, glyph.cluster))
      }
    }
    if isBackward { groups.reverse() }
    let utf8 = run.text.utf8
    let length = utf8.count
    var last = -1
    for group in groups {
      guard group.start > last, group.start < length else { return nil }
      last = group.start
      let byte = utf8[utf8.index(utf8.startIndex, offsetBy: group.start)]
      guard byte & 0xC0 != 0x80 else { return nil }
    }
    // What stands before the first glyph's text is with it.
    if !groups.isEmpty { groups[0].start = 0 }
    return groups
  }

  private static func isApart(
    _ first: Range<Int>, _ second: Range<Int>, of run: SceneGlyphs, isBackward: Bool,
    _ advance: (UInt32) -> Double
  ) -> Bool {
    let (left, right) = isBackward ? (second, first) : (first, second)
    let end = run.glyphs[left].reduce(-.infinity) { max($0, $1.x + advance($1.glyph) * run.pointSize) }
    let start = run.glyphs[right].reduce(.infinity) { min($0, $1.x) }
    return start - end > widestGap * run.pointSize
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
