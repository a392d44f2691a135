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
    guard !run.text.isEmpty, let first = run.glyphs.first, let last = run.glyphs.last else { return nil }
    glyphs = run.glyphs
    isBackward = first.cluster > last.cluster
    clusters = []
    var text = run.text
    let isText = text.withUTF8 { text in
      guard !text.contains(0) else { return false }
      if Self.mayHaveSilent(text), run.text.unicodeScalars.contains(where: Self.isSilent) {
        // Poppler takes a glyph without width for a word by itself in text that runs to the left.
        glyphs.removeAll { Self.isSilent(text, at: $0.cluster) }
        guard let first = glyphs.first, let last = glyphs.last else { return false }
        isBackward = first.cluster > last.cluster
      }
      if !readClusters(of: text, pointSize: run.pointSize, advance) {
        // Glyphs that say no order have their text as a whole.
        clusters = [Cluster(bytes: text.count, glyphs: glyphs.count)]
        isBackward = false
      }
      return true
    }
    guard isText else { return nil }
  }

  /// Reads the clusters from the glyphs; `false` where those of the run go to and fro or do not begin where a character does.
  private mutating func readClusters(
    of text: UnsafeBufferPointer<UInt8>, pointSize: Double, _ advance: (UInt32) -> Double
  ) -> Bool {
    let count = glyphs.count
    clusters.reserveCapacity(count)
    // In the order of the text.
    func glyph(_ index: Int) -> Int { isBackward ? count - 1 - index : index }
    var index = 0
    // What stands before the first glyph's text is with it.
    var start = 0
    var cluster = glyphs[glyph(0)].cluster
    guard Self.beginsCharacter(text, at: cluster) else { return false }
    var before = 0..<0
    while index < count {
      var next = index + 1
      while next < count, glyphs[glyph(next)].cluster == cluster { next += 1 }
      let end = next < count ? glyphs[glyph(next)].cluster : text.count
      guard end > cluster, next == count || Self.beginsCharacter(text, at: end) else { return false }
      let group = isBackward ? count - next..<count - index : index..<next
      if index > 0, isApart(before, group, pointSize: pointSize, advance),
        !Self.isSpace(text, at: start), !Self.isSpace(text, before: start)
      {
        clusters[clusters.count - 1].bytes += end - start
        clusters[clusters.count - 1].glyphs += next - index
      } else if isBackward {
        clusters += Self.split(text[start..<end], glyphs: next - index)
      } else {
        clusters.append(Cluster(bytes: end - start, glyphs: next - index))
      }
      (before, index, start, cluster) = (group, next, end, end)
    }
    return true
  }

  private static func beginsCharacter(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    text.indices.contains(index) && text[index] & 0xC0 != 0x80
  }

  /// A cluster of its own for each letter and mark of Arabic or Hebrew that has a glyph of its own: readers take the letters of
  /// a cluster for standing side by side from left to right. In scripts that run to the right, glyphs of a cluster may have
  /// changed places.
  private static func split(_ text: Slice<UnsafeBufferPointer<UInt8>>, glyphs: Int) -> [Cluster] {
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
  private static func mayHaveSilent(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.contains { $0 == 0xE2 || $0 == 0xEF || $0 == 0xD8 }
  }

  private static func isSilent(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard text.indices.contains(index) else { return false }
    return String(decoding: text[index...].prefix(4), as: UTF8.self).unicodeScalars.first.map(isSilent)
      ?? false
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
  private static func isSpace(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index < text.count else { return false }
    if text[index] == 0x20 || text[index] == 0x09 { return true }
    guard index + 2 < text.count else {
      return index + 1 < text.count && text[index] == 0xC2 && text[index + 1] == 0xA0
    }
    if text[index] == 0xC2 { return text[index + 1] == 0xA0 }
    if text[index] == 0xE2 { return text[index + 1] == 0x80 && (0x80...0x8A).contains(text[index + 2]) }
    return text[index] == 0xE3 && text[index + 1] == 0x80 && text[index + 2] == 0x80
  }

  private static func isSpace(_ text: UnsafeBufferPointer<UInt8>, before index: Int) -> Bool {
    var start = index - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return start >= 0 && isSpace(text, at: start)
  }
}
