internal import PageBase
internal import Synchronization

/// A cache of the glyphs of runs, shared by all tasks: lines of lists begin alike, and many texts recur from
/// page to page.
final class ShapedRunCache: Sendable {
  /// The glyphs of recent runs; each run counts for the UTF-16 code units of its text and `overhead`.
  private let runs = Mutex(RecentValues<Key, [ShapedGlyph]>(capacity: 200_000))
  private static let overhead = 100
  /// The longest text that is cached: longer texts are seldom equal, and comparing them for each of their
  /// runs takes time.
  private static let longestText = 200

  /// Everything that the glyphs of a run depend on, for the fonts of one catalogue.
  private struct Key: Hashable, Sendable {
    let text: [UInt16]
    let range: Range<Int>
    let choice: FontChoice.Key
    let face: FontFaceID
    let role: ChosenFace.Role
    let style: ShapingStyle
    let pointSize: Double
    let features: [FontFeature]
    let kern: Double?
    let tracking: Double

    init(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt16>, _ item: TextItem) {
      let attributes = item.attributes
      (self.text, self.range) = (Array(text), range)
      (choice, face, role) = (item.choice.key, item.face.id, item.chosen.role)
      style = item.style
      (pointSize, features) = (attributes.font.pointSize, attributes.font.features)
      (kern, tracking) = (attributes.kern, attributes.tracking)
    }

    /// Hashes no fonts: few runs differ only in their fonts.
    func hash(into hasher: inout Hasher) {
      text.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(range)
      hasher.combine(pointSize)
    }
  }

  /// The glyphs of a run, shaped if they are not cached. Glyphs may depend on all of `text`, and clusters are
  /// offsets into it.
  func glyphs(
    of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>, item: TextItem, shape: () -> [ShapedGlyph]
  ) -> [ShapedGlyph] {
    let start = item.style.script.mayJoinLetters ? 0 : range.lowerBound
    let text = item.style.script.mayJoinLetters ? text : UnsafeBufferPointer(rebasing: text[range])
    guard text.count <= Self.longestText else { return shape() }
    let key = Key(range.lowerBound - start..<range.upperBound - start, of: text, item)
    if let known = runs.withLock({ $0.value(for: key) }) { return known.moved(by: Int32(start)) }
    // Other tasks that shape the same run meanwhile get the same glyphs.
    let glyphs = shape()
    runs.withLock {
      $0.keep(glyphs.moved(by: -Int32(start)), size: text.count + Self.overhead, for: key)
    }
    return glyphs
  }

  /// Drops the runs that nobody used since the last drop.
  func dropUnused() { runs.withLock { $0.dropUnused() } }
}

extension Script {
  /// True if glyphs may depend on letters beside the run, as HarfBuzz requires for scripts whose letters
  /// join. Only the scripts of most texts are known not to.
  fileprivate var mayJoinLetters: Bool { self != .latin && self != .common }
}

extension [ShapedGlyph] {
  /// A copy with every cluster index shifted by `offset`.
  fileprivate func moved(by offset: Int32) -> [ShapedGlyph] {
    guard offset != 0 else { return self }
    var glyphs = self
    for index in glyphs.indices { glyphs[index].cluster += offset }
    return glyphs
  }
}
