internal import LayoutEngine

/// Places planned lines below one another and their glyphs on them.
struct LineLayout {
  let text: ShapedText
  let options: TextLayoutOptions
  let plans: [LinePlan]

  /// The widest line's width and the sum of the line heights, without placing a glyph.
  func size() -> Size {
    var size = Size.zero
    for (index, plan) in plans.enumerated() {
      size.width = max(size.width, plan.width)
      size.height += plan.metrics.height + gap(after: index)
    }
    return size
  }

  func layout() -> TextLayout {
    let widths = plans.map(\.width)
    let widest = widths.max() ?? 0
    var lines: [TextLine] = []
    lines.reserveCapacity(plans.count)
    var top = 0.0
    for (index, plan) in plans.enumerated() {
      let metrics = plan.metrics
      var line = TextLine(
        text: plan.text, x: 0, baseline: top + metrics.ascent, ascent: metrics.ascent,
        descent: metrics.descent, width: widths[index], runs: [], isTruncated: plan.isTruncated)
      place(plan, on: &line, in: options.width ?? widest)
      lines.append(line)
      top += metrics.height + gap(after: index)
    }
    return TextLayout(lines: lines, size: Size(width: widest, height: top), missing: text.missing)
  }

  /// The space below a line, in points: none below the last.
  private func gap(after index: Int) -> Double {
    guard index + 1 < plans.count else { return 0 }
    let plan = plans[index]
    let style = plan.paragraph.style
    let endsParagraph = plans[index + 1].paragraph !== plan.paragraph
    let isSpaced = endsParagraph && plan.paragraph.terminator == .paragraph
    return style.lineSpacing + plan.metrics.leading + (isSpaced ? style.paragraphSpacing : 0)
  }

  private func place(_ plan: LinePlan, on line: inout TextLine, in width: Double) {
    let segments = plan.segments
    let isLast = plan.range.upperBound == plan.paragraph.length
    var spaceGap = 0.0
    switch side(of: plan.paragraph, isLast: isLast) {
    case .left: line.x = 0
    case .center: line.x = (width - line.width) / 2
    case .right: line.x = width - line.width
    case .justified:
      let spaces = segments.reduce(0) { $0 + $1.spaceCount }
      guard spaces > 0, width > line.width else { break }
      spaceGap = (width - line.width) / Double(spaces)
      line.width = width
    }
    var pen = line.x
    line.runs = VisualOrder.sorted(segments).map { segment in
      segment.glyphRun(pen: &pen, baseline: line.baseline, spaceGap: spaceGap)
    }
  }

  private enum Side {
    case left, center, right, justified
  }

  /// The side a line stands on. The last line of a justified paragraph is aligned naturally.
  private func side(of paragraph: ShapedParagraph, isLast: Bool) -> Side {
    let natural: Side = options.direction == .rightToLeft ? .right : .left
    switch paragraph.style.alignment {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    case .natural: return natural
    case .justified: return isLast ? natural : .justified
    }
  }
}

extension LinePlan {
  /// What the line shows, in logical order.
  fileprivate var text: String {
    let head = String(decoding: paragraph.source[self.head], as: UTF16.self)
    guard let ellipsis else { return head }
    return head + String(decoding: ellipsis.source, as: UTF16.self)
      + String(decoding: paragraph.source[tail], as: UTF16.self)
  }
}

/// The order in which segments stand from left to right.
enum VisualOrder {
  /// Rule L2 of the Unicode Bidirectional Algorithm: from the highest level down to the lowest odd one,
  /// each stretch of segments at that level or above is reversed.
  static func sorted(_ segments: [LineSegment]) -> [LineSegment] {
    guard let highest = segments.map(\.item.level).max(), highest > 0 else { return segments }
    var segments = segments
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < segments.count {
        guard segments[start].item.level >= level else {
          start += 1
          continue
        }
        let end = segments[start...].firstIndex { $0.item.level < level } ?? segments.count
        segments[start..<end].reverse()
        start = end
      }
    }
    return segments
  }
}

extension LineSegment {
  fileprivate var spaceCount: Int {
    glyphs.count { UnitClass.isSpace(paragraph.source[Int($0.cluster)]) }
  }

  /// The segment's glyphs from `pen` on, which moves past them.
  fileprivate func glyphRun(pen: inout Double, baseline: Double, spaceGap: Double) -> GlyphRun {
    var offsets = UTF8Offsets(source: paragraph.source, start: range.lowerBound)
    var placed: [PositionedGlyph] = []
    placed.reserveCapacity(glyphs.count)
    for glyph in glyphs {
      placed.append(
        PositionedGlyph(
          glyph: glyph.glyph, x: pen + glyph.xOffset, y: baseline - glyph.yOffset,
          cluster: offsets.offset(of: Int(glyph.cluster))))
      pen += glyph.advance
      if spaceGap != 0, UnitClass.isSpace(paragraph.source[Int(glyph.cluster)]) { pen += spaceGap }
    }
    return GlyphRun(
      face: item.face.id, pointSize: item.attributes.font.pointSize, color: item.attributes.color,
      glyphs: placed, text: String(decoding: paragraph.source[range], as: UTF16.self))
  }
}

/// Turns offsets in UTF-16 into offsets in UTF-8, both from `start`, quickly for neighbours.
private struct UTF8Offsets {
  let source: [UInt16]
  private var utf16: Int
  private var utf8 = 0

  init(source: [UInt16], start: Int) {
    self.source = source
    utf16 = start
  }

  mutating func offset(of target: Int) -> Int {
    while utf16 < target {
      utf8 += Self.length(of: source[utf16])
      utf16 += 1
    }
    while utf16 > target {
      utf16 -= 1
      utf8 -= Self.length(of: source[utf16])
    }
    return utf8
  }

  /// The UTF-8 bytes of a code unit; the four of a surrogate pair count two and two.
  private static func length(of unit: UInt16) -> Int {
    if unit < 0x80 { return 1 }
    return unit < 0x800 || UTF16.isSurrogate(unit) ? 2 : 3
  }
}
