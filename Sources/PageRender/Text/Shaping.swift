internal import CHarfBuzz

/// A glyph and how far it moves the pen, in points.
struct ShapedGlyph {
  var glyph: UInt32
  /// The offset, in UTF-16 code units of the paragraph, of the text the glyph stands for.
  var cluster: Int32
  /// Whether a line that breaks before the cluster has other glyphs on either side.
  var isUnsafeToBreak: Bool
  var advance: Double
  /// Where the glyph stands from the pen: to the right and upwards.
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
  /// How many runs have been shaped so far; tells tests what a cache saved.
  private(set) var shapedRunCount = 0

  /// TextKit's default interval between tab stops, in points. The stops themselves are not modelled: a tab
  /// is a space of this width.
  private static let tabWidth = 28.0

  /// Shapes `range` of an item. `text` is what the glyphs may depend on: the paragraph, or the one line of
  /// it that the item is on; clusters are offsets into `text`.
  func glyphs(
    of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>, item: TextItem
  ) -> [ShapedGlyph] {
    shapedRunCount += 1
    let scale = item.attributes.font.pointSize / Double(item.face.face.unitsPerEm)
    let spacing = Self.spacing(of: item)
    return buffer.shape(range, of: text, as: item.style, with: item.face.shaping) { infos, positions in
      infos.indices.map { index in
        let info = infos[index]
        let position = positions[index]
        // Marks have no advance and get no space after them either: it belongs to the whole cluster.
        let added = position.x_advance == 0 ? 0 : spacing
        return ShapedGlyph(
          glyph: info.codepoint, cluster: Int32(truncatingIfNeeded: info.cluster),
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
          advance: Double(position.x_advance) * scale + added,
          xOffset: Double(position.x_offset) * scale, yOffset: Double(position.y_offset) * scale)
      }
    }
  }

  /// Sets the advance of the tabs among the glyphs; `source` is the text before it was made fit to shape.
  func widenTabs(_ glyphs: inout [ShapedGlyph], source: [UInt16]) {
    for index in glyphs.indices where source[Int(glyphs[index].cluster)] == 0x09 {
      glyphs[index].advance = Self.tabWidth
    }
  }

  /// What is added after every glyph of an item, in points: the text's `kern`, else the system font's own
  /// tracking. A `kern` takes the place of the tracking, so that 0 leaves the bare advances.
  private static func spacing(of item: TextItem) -> Double {
    if let kern = item.attributes.kern { return kern }
    let isSystem = item.choice.isSystem && item.face === item.choice.base
    return isSystem ? SystemTracking.points(atSize: item.attributes.font.pointSize) : 0
  }
}
