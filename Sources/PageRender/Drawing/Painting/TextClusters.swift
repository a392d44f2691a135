/// The glyphs of a run and the parts of its text that they represent, for PDF: clusters in the order of the
/// text.
struct TextClusters: Equatable {
  struct Cluster: Equatable {
    /// The number of UTF-8 bytes of the cluster's text.
    var bytes: Int
    var glyphs: Int
  }

  /// The run's glyphs from left to right, without those of characters that only control direction or joining.
  private(set) var glyphs: [PositionedGlyph]
  /// The clusters, which together cover all bytes of the text and all of `glyphs`.
  var clusters: [Cluster] {
    groups ?? glyphs.indices.map { Cluster(bytes: bytes(of: $0).count, glyphs: 1) }
  }
  /// True if each glyph represents one character, in the order of the text, as in most text.
  var areLetters: Bool { groups == nil }
  /// True if the glyphs of the first cluster are the last ones: the text runs from right to left.
  private(set) var isBackward: Bool
  /// The clusters; `nil` if each glyph is a letter.
  private var groups: [Cluster]?
  /// The number of UTF-8 bytes in the run's text.
  private let textCount: Int

  /// The widest gap between letters, in ems. Readers of PDF take a gap of 0.1 em for a space (poppler's
  /// `minWordBreakSpace`), so letters farther apart form one cluster, up to the next space.
  private static let widestGap = 0.08

  /// `nil` for a run without text or glyphs, or with a zero byte in its text.
  ///
  /// - Parameter advance: Returns the advance of a glyph of the run's face, in ems.
  init?(_ run: SceneGlyphs, advance: (UInt32) -> Double) {
    guard !run.text.isEmpty, let first = run.glyphs.first, let last = run.glyphs.last else { return nil }
    glyphs = run.glyphs
    isBackward = first.cluster > last.cluster
    textCount = run.text.utf8.count
    var text = run.text
    let isText = text.withUTF8 { text in
      if Self.areLetters(run.glyphs, of: text, pointSize: run.pointSize, advance) { return true }
      guard !text.contains(0) else { return false }
      if Self.mayHaveSilent(text), run.text.unicodeScalars.contains(where: Self.isSilent) {
        // In text from right to left, poppler takes a glyph without width for a word of its own.
        glyphs.removeAll { Self.isSilent(text, at: $0.cluster) }
        guard let first = glyphs.first, let last = glyphs.last else { return false }
        isBackward = first.cluster > last.cluster
      }
      groups = readClusters(of: text, pointSize: run.pointSize, advance)
      if groups == nil {
        // Glyphs in no consistent order represent the whole text together.
        groups = [Cluster(bytes: text.count, glyphs: glyphs.count)]
        isBackward = false
      }
      return true
    }
    guard isText else { return nil }
  }

  /// The range of UTF-8 bytes of a letter in the text.
  func bytes(of letter: Int) -> Range<Int> {
    glyphs[letter].cluster..<(letter + 1 < glyphs.count ? glyphs[letter + 1].cluster : textCount)
  }

  /// Returns true if each glyph represents one character, in the order of the text, and no gap between
  /// letters is too wide.
  private static func areLetters(
    _ glyphs: [PositionedGlyph], of text: UnsafeBufferPointer<UInt8>, pointSize: Double,
    _ advance: (UInt32) -> Double
  ) -> Bool {
    let widest = widestGap * pointSize
    var byte = 0
    var end = Double.infinity
    var isBesideSpace = true
    for index in 0..<glyphs.count {
      let glyph = glyphs[index]
      guard glyph.cluster == byte, byte < text.count, text[byte] > 0 else { return false }
      let width = characterWidth(from: text[byte])
      let isSpace = isSpace(text, at: byte)
      guard width > 0, isSpace || isBesideSpace || !(glyph.x - end > widest) else { return false }
      if mayBeginSilent(text[byte]), isSilent(text, at: byte) { return false }
      byte += width
      end = glyph.x + advance(glyph.glyph) * pointSize
      isBesideSpace = isSpace
    }
    return byte == text.count
  }

  /// The number of bytes of a character that begins with `byte`; 0 if no character does.
  private static func characterWidth(from byte: UInt8) -> Int {
    switch byte {
    case ..<0x80: 1
    case ..<0xC0: 0
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// Reads the clusters from the glyphs; `nil` if their order changes, or if one begins inside a character.
  private func readClusters(
    of text: UnsafeBufferPointer<UInt8>, pointSize: Double, _ advance: (UInt32) -> Double
  ) -> [Cluster]? {
    let count = glyphs.count
    var clusters: [Cluster] = []
    clusters.reserveCapacity(count)
    // The glyph at an index in the order of the text.
    func glyph(_ index: Int) -> Int { isBackward ? count - 1 - index : index }
    var index = 0
    // Text before the first glyph's cluster belongs to that cluster.
    var start = 0
    var cluster = glyphs[glyph(0)].cluster
    guard Self.beginsCharacter(text, at: cluster) else { return nil }
    var before = 0..<0
    while index < count {
      var next = index + 1
      while next < count, glyphs[glyph(next)].cluster == cluster { next += 1 }
      let end = next < count ? glyphs[glyph(next)].cluster : text.count
      guard end > cluster, next == count || Self.beginsCharacter(text, at: end) else { return nil }
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
    return clusters
  }

  private static func beginsCharacter(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    text.indices.contains(index) && text[index] & 0xC0 != 0x80
  }

  /// Splits a cluster of Arabic or Hebrew by letters and marks, if each has a glyph: readers assume that the
  /// letters of a cluster run from left to right.
  ///
  /// Clusters in scripts from left to right are not split, as their glyphs may be reordered.
  private static func split(_ text: Slice<UnsafeBufferPointer<UInt8>>, glyphs: Int) -> [Cluster] {
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    let letters = scalars.filter { !isSilent($0) }
    guard letters.count == glyphs else { return [Cluster(bytes: text.count, glyphs: glyphs)] }
    return scalars.map { Cluster(bytes: UTF8.width($0), glyphs: isSilent($0) ? 0 : 1) }
  }

  /// Returns true if a character only controls direction, joining or breaking.
  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0x61C: true
    default: false
    }
  }

  /// Returns true if a text has a byte with which a silent character begins; the characters of other texts
  /// are not examined.
  private static func mayHaveSilent(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.contains(where: mayBeginSilent)
  }

  private static func mayBeginSilent(_ byte: UInt8) -> Bool { byte == 0xE2 || byte == 0xEF || byte == 0xD8 }

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

  /// Returns true for a space, tab, no-break space, a space from U+2000 to U+200A, or the ideographic space.
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
