internal import CHarfBuzz

/// A glyph and its advance, in points.
struct ShapedGlyph: Sendable {
  var glyph: UInt32
  /// The offset of the glyph's text, in UTF-16 code units of the paragraph.
  var cluster: Int32
  /// True if a line break before the cluster would change the glyphs on either side.
  var isUnsafeToBreak: Bool
  var advance: Double
  /// The offset of the glyph from the pen in points: to the right, and upwards in `yOffset`.
  var xOffset: Double
  var yOffset: Double
}

/// An item with its glyphs, in visual order.
struct ShapedRun {
  var item: TextItem
  var glyphs: [ShapedGlyph]
  /// The vertical metrics that the run contributes to its line.
  var metrics: LineMetrics
}

/// Shapes text items into glyphs.
final class Shaper {
  private let buffer = ShapingBuffer()
  private let cache: ShapedRunCache
  /// The number of runs shaped so far, by which tests see what a cache saved.
  private(set) var shapedRunCount = 0

  /// - Parameter cache: The cache of the catalogue whose faces the items have.
  init(cache: ShapedRunCache) { self.cache = cache }

  /// Shapes `range` of an item. Glyphs may depend on all of `text`, which is the paragraph or the item's
  /// line; clusters are offsets into `text`.
  func glyphs(
    of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>, item: TextItem
  ) -> [ShapedGlyph] {
    cache.glyphs(of: range, in: text, item: item) { shapedAnew(range, of: text, item: item) }
  }

  private func shapedAnew(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt16>, item: TextItem
  ) -> [ShapedGlyph] {
    shapedRunCount += 1
    var glyphs =
      item.chosen.role == .box
      ? boxes(in: range, of: text, item: item) : shape(range, of: text, with: item.face, item: item)
    let spacing = Self.spacing(of: item)
    guard spacing != 0 || item.fit != nil else { return glyphs }
    let other = advancesOfOtherCut(of: range, in: text, item: item)
    GlyphSpacing(range: range, item: item, spacing: spacing, otherCut: other).apply(to: &glyphs, of: text)
    return glyphs
  }

  private func shape(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt16>, with face: OpenFace, item: TextItem
  ) -> [ShapedGlyph] {
    let scale = item.pointSize / Double(face.face.unitsPerEm)
    let emoji = item.chosen.role == .emoji ? EmojiPlacement(item) : nil
    // Features are settings of the font's own face; fallback faces do without them.
    let features = item.chosen.role == .own ? item.attributes.font.features : []
    return buffer.shape(
      range, of: text, as: item.style, with: face.shaping, features: features
    ) { infos, positions in
      var glyphs: [ShapedGlyph] = []
      glyphs.reserveCapacity(infos.count)
      for (info, position) in zip(infos, positions) {
        // A mark that the face lacks is not drawn: the face's sign for missing glyphs would be read as text.
        guard info.codepoint != 0 else { continue }
        var glyph = ShapedGlyph(
          glyph: info.codepoint, cluster: Int32(truncatingIfNeeded: info.cluster),
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
          advance: Double(position.x_advance) * scale, xOffset: Double(position.x_offset) * scale,
          yOffset: Double(position.y_offset) * scale)
        emoji?.place(&glyph)
        glyphs.append(glyph)
      }
      return glyphs
    }
  }

  /// A box for every character of an item that no face has, except for marks on other characters and for
  /// characters that show nothing.
  private func boxes(
    in range: Range<Int>, of text: UnsafeBufferPointer<UInt16>, item: TextItem
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      let scalar = CharacterCluster.scalar(in: text, at: &index, end: range.upperBound)
      guard CharacterProperties(of: scalar).isDisjoint(with: [.graphemeExtend, .defaultIgnorable]) else {
        continue
      }
      glyphs.append(
        ShapedGlyph(
          glyph: 0, cluster: Int32(truncatingIfNeeded: start), isUnsafeToBreak: false,
          advance: MissingGlyphBox.advance * item.pointSize, xOffset: 0, yOffset: 0))
    }
    if item.style.isRightToLeft { glyphs.reverse() }
    return glyphs
  }

  /// The advances in the system font's other cut, in points, by the cluster's offset in `range`; empty if
  /// they are not needed.
  private func advancesOfOtherCut(
    of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>, item: TextItem
  ) -> [Double] {
    guard let fit = item.fit, let cut = item.choice.cut, let other = item.otherCut,
      text[range].contains(where: { fit.share(of: cut, for: $0) < 1 })
    else { return [] }
    var advances = [Double](repeating: 0, count: range.count)
    for glyph in shape(range, of: text, with: other, item: item) {
      advances[Int(glyph.cluster) - range.lowerBound] += glyph.advance
    }
    return advances
  }

  /// Sets the advances of tabs among the glyphs to 0: they depend on the line of the tab (`TabAdvances`).
  ///
  /// - Parameter source: The text before its controls were replaced for shaping.
  func flattenTabs(_ glyphs: inout [ShapedGlyph], source: [UInt16]) {
    for index in glyphs.indices where source[Int(glyphs[index].cluster)] == UnitClass.tab {
      glyphs[index].advance = 0
    }
  }

  /// The space after every glyph of an item, in points: the text's `kern` or else the system font's tracking,
  /// and the text's `tracking`.
  ///
  /// A `kern` replaces the system's tracking, so that 0 leaves the bare advances.
  private static func spacing(of item: TextItem) -> Double {
    let added = item.attributes.tracking
    if let kern = item.attributes.kern { return kern + added }
    guard item.choice.isSystem, item.chosen.role == .own else { return added }
    return added + SystemTracking.points(atSize: item.attributes.font.pointSize)
  }
}

/// The position and advance of an emoji's picture on iOS, independent of the advance in its font.
private struct EmojiPlacement {
  private let advance: Double
  private let raise: Double

  init(_ item: TextItem) {
    let metrics = EmojiMetrics(pointSize: item.attributes.font.pointSize)
    advance = metrics.advance
    raise = metrics.raise(of: item.face.face)
  }

  /// Centres the picture in its advance. A glyph without an advance has nothing to show and stays unchanged.
  func place(_ glyph: inout ShapedGlyph) {
    guard glyph.advance != 0 else { return }
    glyph.xOffset += (advance - glyph.advance) / 2
    glyph.yOffset += raise
    glyph.advance = advance
  }
}
