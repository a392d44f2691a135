/// Splits paragraphs into items at changes of attributes, face, script or direction, but never inside a
/// grapheme cluster.
struct Itemizer {
  let store: FontStore
  /// The characters that no font has, each once, in the order of the text.
  private(set) var missing: [MissingCharacter] = []
  private var knownMissing: Set<Unicode.Scalar> = []

  init(store: FontStore) {
    self.store = store
  }

  /// The items of a paragraph, in logical order.
  ///
  /// - Parameters:
  ///   - text: The paragraph.
  ///   - runs: The runs that cover the paragraph.
  ///   - levels: The level of each UTF-16 unit; empty if the whole paragraph runs from left to right.
  ///   - boundaries: The offsets at which grapheme clusters end; empty if every unit is a cluster.
  mutating func items(
    of text: UnsafeBufferPointer<UInt16>, runs: [StyledRuns.Stretch], levels: [UInt8], boundaries: [Int32]
  ) throws(TextError) -> [TextItem] {
    var items: [TextItem] = []
    var script = Self.firstScript(in: text)
    var start = 0
    var boundary = 0
    for stretch in runs {
      let (run, end) = (stretch.run, start + stretch.utf16Length)
      try run.checkSize()
      var current: Current?
      var levelEnd = levels.isEmpty ? end : start
      while start < end {
        // Marks after characters that the bidirectional algorithm removes may have a level of their own.
        if levelEnd == start { levelEnd = levels[start..<end].firstIndex { $0 != levels[start] } ?? end }
        let level = levels.isEmpty ? 0 : levels[start]
        let next: Current
        let nextEnd: Int
        let plainEnd = Self.plainEnd(
          in: text, from: start, to: levelEnd, script: script, face: run.choice.base,
          areAllAlone: boundaries.isEmpty)
        if plainEnd > start {
          next = Current(chosen: run.choice.own, script: script, level: level)
          nextEnd = plainEnd
        } else {
          while boundary < boundaries.count, boundaries[boundary] <= start { boundary += 1 }
          let clusterEnd =
            boundary < boundaries.count ? min(Int(boundaries[boundary]), levelEnd) : start + 1
          let cluster = try CharacterCluster(in: text, from: start, to: clusterEnd)
          let isEmoji = cluster.isEmoji
          if !isEmoji, let own = cluster.script(in: script) { script = own }
          let chosen = try face(
            for: cluster, script: isEmoji ? .common : script, isEmoji: isEmoji, of: run.choice)
          next = Current(chosen: chosen, script: chosen.role == .emoji ? .common : script, level: level)
          nextEnd = cluster.end
        }
        if let current, current.continues(in: next) {
          let last = items.count - 1
          items[last].range = items[last].range.lowerBound..<nextEnd
        } else {
          items.append(try item(start..<nextEnd, of: run, as: next))
          current = next
        }
        start = nextEnd
      }
    }
    return items
  }

  /// The common properties of an item's characters.
  private struct Current {
    var chosen: ChosenFace
    var script: Script
    var level: UInt8

    func continues(in next: Current) -> Bool {
      chosen.isSame(as: next.chosen) && script == next.script && level == next.level
    }
  }

  private func item(
    _ range: Range<Int>, of run: StyledRun, as current: Current
  ) throws(TextError) -> TextItem {
    let (chosen, script) = (current.chosen, current.script)
    if chosen.role == .own { try run.openOtherCut(in: store) }
    let style = ShapingStyle(
      script: script, language: run.language, isRightToLeft: current.level & 1 == 1,
      kerns: run.attributes.kern != 0 && !(script == .han && chosen.face.setsSolid),
      ligates: run.attributes.ligates)
    return TextItem(range: range, run: run, chosen: chosen, style: style, level: current.level)
  }

  /// The end of the ASCII characters from `start` on that `face` has and that do not change the script. Most
  /// text has long stretches of such characters, which need no clusters.
  ///
  /// - Parameter areAllAlone: True if every unit of the text is a cluster; otherwise a mark may follow the
  ///   last character.
  private static func plainEnd(
    in text: UnsafeBufferPointer<UInt16>, from start: Int, to limit: Int, script: Script, face: OpenFace,
    areAllAlone: Bool
  ) -> Int {
    guard text[start] < 0x80 else { return start }
    let known = script == .latin ? face.ascii : face.ascii.withoutLetters
    var end = start
    while end < limit, known.contains(text[end]) { end += 1 }
    if !areAllAlone, end > start, end < text.count, text[end] >= 0x80 { end -= 1 }
    return end
  }

  /// The face for a cluster; the scalar that the face lacks is added to `missing`.
  private mutating func face(
    for cluster: CharacterCluster, script: Script, isEmoji: Bool, of choice: FontChoice
  ) throws(TextError) -> ChosenFace {
    let coverage: FontCoverage
    do {
      coverage = try choice.face(for: cluster, script: script, isEmoji: isEmoji, in: store)
    } catch {
      throw .font(error)
    }
    guard let lacking = coverage.lacking.flatMap(Unicode.Scalar.init) else { return coverage.chosen }
    if knownMissing.insert(lacking).inserted {
      missing.append(
        MissingCharacter(scalar: lacking, fonts: choice.familiesTried(for: script, isEmoji: isEmoji)))
    }
    return coverage.chosen
  }

  /// The script of the first character that has a script, for the punctuation before it.
  private static func firstScript(in text: UnsafeBufferPointer<UInt16>) -> Script {
    var index = 0
    while index < text.count {
      let scalar = CharacterCluster.scalar(in: text, at: &index, end: text.count)
      let script = Script(of: scalar)
      if script != .common, script != .inherited { return script }
    }
    return .latin
  }
}

/// A character that no font has.
public struct MissingCharacter: Hashable, Sendable {
  public var scalar: Unicode.Scalar
  /// The families that were tried, in order, with a note for each that is not installed.
  public var fonts: [String]

  public init(scalar: Unicode.Scalar, fonts: [String] = []) {
    self.scalar = scalar
    self.fonts = fonts
  }
}
