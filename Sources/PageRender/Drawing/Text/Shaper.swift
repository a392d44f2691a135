internal import CHarfBuzz

/// A glyph and how far it moves the pen, in points.
struct ShapedGlyph: Sendable {
  var glyph: UInt32
  /// The offset, in UTF-16 code units of the paragraph, of the text the glyph stands for.
  var cluster: Int32
  /// True if a line that breaks before the cluster has other glyphs on either side.
  var isUnsafeToBreak: Bool
  var advance: Double
  /// The glyph's offset from the pen: to the right and upwards.
  var xOffset: Double
  var yOffset: Double
}

/// An item with its glyphs, in visual order.
struct ShapedRun {
  var item: TextItem
  var glyphs: [ShapedGlyph]
  /// The line box the run asks for.
  var metrics: LineMetrics
}

/// Turns text items into glyphs.
final class Shaper {
  private let buffer = ShapingBuffer()
  private let cache: ShapedRunCache
  /// How many runs have been shaped so far; tells tests what a cache saved.
  private(set) var shapedRunCount = 0

  /// - Parameter cache: Of the catalogue whose faces the items have.
  init(cache: ShapedRunCache) { self.cache = cache }

  /// Shapes `range` of an item. `text` is what the glyphs may depend on: the paragraph, or the one line of
  /// it that the item is on; clusters are offsets into `text`.
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
    // A font's features are settings of its own face; those that fall in for it do without.
    let features = item.chosen.role == .own ? item.attributes.font.features : []
    return buffer.shape(
      range, of: text, as: item.style, with: face.shaping, features: features
    ) { infos, positions in
      var glyphs: [ShapedGlyph] = []
      glyphs.reserveCapacity(infos.count)
      for (info, position) in zip(infos, positions) {
        // A mark that the face lacks shows nothing: the face's own sign for it would be read as text.
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

  /// A box for every character of an item that no face has; what stands on another character or shows nothing
  /// gets none.
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

  /// The advances in the system font's other cut, in points, by the offset in `range` of the clusters they belong to;
  /// none where they do not count.
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

  /// Takes the advance of the tabs among the glyphs, which depends on the line they are on (`TabAdvances`);
  /// `source` is the text before it was made fit to shape.
  func flattenTabs(_ glyphs: inout [ShapedGlyph], source: [UInt16]) {
    for index in glyphs.indices where source[Int(glyphs[index].cluster)] == UnitClass.tab {
      glyphs[index].advance = 0
    }
  }

  /// The space after every glyph of an item, in points: the text's `kern`, else the system font's own
  /// tracking, and the text's `tracking`. A `kern` takes the place of the system's tracking, so that 0 leaves
  /// the bare advances.
  private static func spacing(of item: TextItem) -> Double {
    let added = item.attributes.tracking
    if let kern = item.attributes.kern { return kern + added }
    guard item.choice.isSystem, item.chosen.role == .own else { return added }
    return added + SystemTracking.points(atSize: item.attributes.font.pointSize)
  }
}

/// The place of an emoji's picture on iOS, whatever the advance in its font.
private struct EmojiPlacement {
  private let advance: Double
  private let raise: Double

  init(_ item: TextItem) {
    let metrics = EmojiMetrics(pointSize: item.attributes.font.pointSize)
    advance = metrics.advance
    raise = metrics.raise(of: item.face.face)
  }

  /// Centres the picture in its advance; a glyph without an advance stays as it is, as it has nothing to show.
  func place(_ glyph: inout ShapedGlyph) {
    guard glyph.advance != 0 else { return }
    glyph.xOffset += (advance - glyph.advance) / 2
    glyph.yOffset += raise
    glyph.advance = advance
  }
}
