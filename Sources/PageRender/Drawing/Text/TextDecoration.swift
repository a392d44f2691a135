/// A colour behind a part of a line, as high as the line.
public struct TextBackground: Hashable, Sendable {
  /// The left end of the background, in points from the left edge of the layout.
  public var x: Double
  public var width: Double
  public var color: Color.Dynamic

  public init(x: Double, width: Double, color: Color.Dynamic) {
    self.x = x
    self.width = width
    self.color = color
  }
}

/// A segment positioned on its line; its left and right ends are in points.
struct PlacedSegment {
  var segment: LineSegment
  var minX: Double
  var maxX: Double
}

extension TextLine {
  /// Adds the backgrounds and rules of segments, given from left to right. White space that hangs at the end
  /// of the line is in no segment, so it has no decoration.
  mutating func decorate(_ segments: [PlacedSegment], gaps: LineGaps) {
    for placed in segments {
      let attributes = placed.segment.item.attributes
      if let color = attributes.backgroundColor {
        backgrounds.join(TextBackground(x: placed.minX, width: placed.maxX - placed.minX, color: color))
      }
      // A line below text of several faces keeps its position and thickness: they are those of the face that
      // the text asks for.
      let face = placed.segment.item.choice.base.face
      if let stroke = attributes.underline {
        for rule in placed.rules(stroke, face.underline, gaps) { underlines.join(rule) }
      }
      if let stroke = attributes.strikethrough {
        for rule in placed.rules(stroke, face.strikethrough, gaps) { strikethroughs.join(rule) }
      }
    }
  }
}

extension PlacedSegment {
  fileprivate func rules(_ stroke: TextStroke, _ metrics: StrokeMetrics, _ gaps: LineGaps) -> [TextRule] {
    let attributes = segment.item.attributes
    let size = attributes.font.pointSize
    let parts = stroke.isByWord ? words(gaps) : [(minX, maxX)]
    return parts.map { part in
      TextRule(
        x: part.0, width: part.1 - part.0, offset: -metrics.position * size - attributes.baselineOffset,
        thickness: metrics.thickness * size, weight: stroke.weight, pattern: stroke.pattern,
        color: stroke.color ?? attributes.color)
    }
  }

  /// The parts of the segment between white space, from left to right.
  private func words(_ gaps: LineGaps) -> [(Double, Double)] {
    var words: [(Double, Double)] = []
    var (pen, isInside) = (minX, false)
    for index in segment.glyphs.indices {
      let glyph = segment.glyphs[index]
      let end = pen + glyph.advance + gaps.gap(afterGlyph: index, of: segment)
      let unit = segment.paragraph.source[Int(glyph.cluster)]
      let isSpace = UnitClass.hangs(unit) || UnitClass.isSpace(unit)
      if !isSpace, isInside, let last = words.indices.last {
        words[last].1 = end
      } else if !isSpace {
        words.append((pen, end))
      }
      isInside = !isSpace
      pen = end
    }
    return words
  }
}

/// A decoration along a part of a line.
protocol LineSpan {
  var x: Double { get }
  var width: Double { get set }
  /// Returns true if two decorations look alike, apart from their position.
  func matches(_ other: Self) -> Bool
}

extension TextBackground: LineSpan {
  func matches(_ other: TextBackground) -> Bool { color == other.color }
}

extension [TextBackground] {
  fileprivate mutating func join(_ span: TextBackground) { appendJoining(span, to: &self) }
}

extension [TextRule] {
  fileprivate mutating func join(_ span: TextRule) { appendJoining(span, to: &self) }
}

/// Adds a span. A span that begins where the last one ends, and looks like it, extends the last one.
private func appendJoining<Span: LineSpan>(_ span: Span, to spans: inout [Span]) {
  guard let last = spans.last, last.matches(span), abs(last.x + last.width - span.x) < 1e-6 else {
    return spans.append(span)
  }
  spans[spans.count - 1].width = span.x + span.width - last.x
}
