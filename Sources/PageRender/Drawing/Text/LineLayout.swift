internal import LayoutEngine

/// Positions planned lines below one another, and the glyphs on them.
struct LineLayout {
  let text: ShapedText
  let options: TextLayoutOptions
  let plans: [LinePlan]

  /// The widest line's extent and the sum of the line heights and gaps, without positioning a glyph.
  func size() -> Size {
    var size = Size.zero
    for (index, plan) in plans.enumerated() {
      size.width = max(size.width, plan.extent(ofWidth: plan.measuredWidth))
      size.height += plan.metrics.height + gap(after: index)
    }
    return size
  }

  func layout() -> TextLayout {
    let widths = plans.map(\.width)
    let widest = plans.reduce(0) { max($0, $1.extent(ofWidth: $1.measuredWidth)) }
    var lines: [TextLine] = []
    lines.reserveCapacity(plans.count)
    var top = 0.0
    for (index, plan) in plans.enumerated() {
      let metrics = plan.metrics
      var line = TextLine(
        text: plan.text, x: 0, baseline: top + metrics.ascent, ascent: metrics.ascent,
        descent: metrics.descent, width: widths[index], runs: [], isTruncated: plan.isTruncated)
      let start = plan.paragraph.start
      line.range = start + plan.range.lowerBound..<start + plan.range.upperBound
      place(plan, on: &line, in: options.width ?? widest)
      lines.append(line)
      top += metrics.height + gap(after: index)
    }
    return TextLayout(lines: lines, size: Size(width: widest, height: top), missing: text.missing)
  }

  /// The space below a line, in points; 0 below the last.
  private func gap(after index: Int) -> Double {
    guard index + 1 < plans.count else { return 0 }
    let (plan, next) = (plans[index], plans[index + 1])
    let style = plan.paragraph.style
    let gap = style.lineSpacing + plan.metrics.leading
    guard next.paragraph !== plan.paragraph, plan.paragraph.terminator == .paragraph else { return gap }
    return gap + style.paragraphSpacing + next.paragraph.style.paragraphSpacingBefore
  }

  private func place(_ plan: LinePlan, on line: inout TextLine, in width: Double) {
    let segments = plan.segments
    var gaps = LineGaps()
    if !plan.paragraph.tabs.isEmpty { gaps.add(plan.tabAdvances.tabs, of: plan.paragraph) }
    let area = area(of: plan, in: width)
    switch side(of: plan) {
    case .left: line.x = area.left
    case .center: line.x = (area.left + area.right - line.width) / 2
    case .right: line.x = area.right - line.width
    case .justified(let start):
      let room = area.right - area.left - line.width
      if room > 0, room.isFinite, gaps.justify(plan, segments, by: room) { line.width += room }
      line.x = start == .right ? area.right - line.width : area.left
    }
    var pen = line.x
    var placed: [PlacedSegment] = []
    for segment in VisualOrder.sorted(segments, on: plan.paragraph) {
      let start = pen
      line.runs.append(segment.glyphRun(pen: &pen, baseline: line.baseline, gaps: gaps))
      if segment.item.run.isDecorated {
        placed.append(PlacedSegment(segment: segment, minX: start, maxX: pen))
      }
    }
    line.decorate(placed, gaps: gaps)
  }

  /// The left and right edges between which a line is aligned, in points.
  private func area(of plan: LinePlan, in width: Double) -> (left: Double, right: Double) {
    let room = plan.room
    let end = room.width.map { room.indent + $0 } ?? width - room.tail
    guard plan.paragraph.style.isRightToLeft(in: options.direction) else { return (room.indent, end) }
    return (width - end, width - room.indent)
  }

  private enum Side {
    case left, center, right
    /// Justified text fills the line from edge to edge; a line that cannot grow is aligned to the edge where
    /// lines start.
    case justified(from: Start)

    enum Start { case left, right }
  }

  /// The side to which a line is aligned. The last line of a justified paragraph has natural alignment.
  private func side(of plan: LinePlan) -> Side {
    let isLast = plan.range.upperBound == plan.paragraph.length
    let style = plan.paragraph.style
    let isRightToLeft = style.isRightToLeft(in: options.direction)
    switch style.alignment {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    case .justified where !isLast: return .justified(from: isRightToLeft ? .right : .left)
    case .natural, .justified: return isRightToLeft ? .right : .left
    }
  }
}

extension LinePlan {
  /// The width that a layout needs for a line of this width, in points: it includes the line's indents.
  func extent(ofWidth width: Double) -> Double { room.indent + width + room.tail }
}

extension LineSegment {
  /// The segment's glyphs from `pen` on, which advances past them.
  fileprivate func glyphRun(pen: inout Double, baseline: Double, gaps: LineGaps) -> GlyphRun {
    var offsets = UTF8Offsets(source: paragraph.source, start: range.lowerBound)
    var placed: [PositionedGlyph] = []
    placed.reserveCapacity(glyphs.count)
    let attributes = item.attributes
    let origin = baseline - attributes.baselineOffset
    for index in glyphs.indices {
      let glyph = glyphs[index]
      placed.append(
        PositionedGlyph(
          glyph: glyph.glyph, x: pen + glyph.xOffset, y: origin - glyph.yOffset,
          cluster: offsets.offset(of: Int(glyph.cluster))))
      pen += glyph.advance + gaps.gap(afterGlyph: index, of: self)
    }
    return GlyphRun(
      face: item.faceID, pointSize: item.pointSize, fontSize: attributes.font.pointSize,
      color: attributes.color, glyphs: placed, text: String(utf16Units: paragraph.source[range]),
      shadow: attributes.shadow)
  }
}

/// Converts offsets in UTF-16 to offsets in UTF-8, both from `start`; fast for neighbouring offsets.
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

  /// The number of UTF-8 bytes of a code unit; each half of a surrogate pair counts for two of its four
  /// bytes.
  private static func length(of unit: UInt16) -> Int {
    if unit < 0x80 { return 1 }
    return unit < 0x800 || UTF16.isSurrogate(unit) ? 2 : 3
  }
}
