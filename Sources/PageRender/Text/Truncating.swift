/// What one line shows: a stretch of a paragraph, or with an ellipsis the ends of one.
struct LinePlan {
  var paragraph: ShapedParagraph
  /// Decides the line's box; with the white space that hangs at its end.
  var range: Range<Int>
  /// What is shown, without hanging white space; of a truncated line what comes before the ellipsis.
  var head: Range<Int>
  /// What comes after the ellipsis.
  var tail: Range<Int>
  /// The glyphs that say that text was left out.
  var ellipsis: ShapedParagraph?
  /// Whether text after or in the line is not shown.
  var isTruncated = false

  /// A line that shows all of `range`.
  init(_ paragraph: ShapedParagraph, _ range: Range<Int>) {
    self.paragraph = paragraph
    self.range = range
    head = range.lowerBound..<paragraph.visibleEnd(from: range.lowerBound, to: range.upperBound)
    tail = range.upperBound..<range.upperBound
  }

  /// The sum of the advances, in points.
  var width: Double {
    guard let ellipsis else { return paragraph.width(of: head) }
    return paragraph.width(of: head) + ellipsis.width(of: 0..<ellipsis.length) + paragraph.width(of: tail)
  }

  var metrics: LineMetrics {
    var metrics = paragraph.metrics(of: range)
    if let ellipsis { metrics.include(ellipsis.metrics(of: 0..<ellipsis.length)) }
    return metrics
  }

  /// The glyphs in logical order of their runs.
  var segments: [LineSegment] {
    guard let ellipsis else { return paragraph.segments(of: head) }
    return paragraph.segments(of: head) + ellipsis.segments(of: 0..<ellipsis.length)
      + paragraph.segments(of: tail)
  }
}

/// Leaves out so many characters of a line that the rest fits beside an ellipsis.
struct Truncator {
  let paragraph: ShapedParagraph
  let ellipsis: ShapedParagraph
  /// In points.
  let width: Double

  /// The line that begins at `start` and shows what fits of the rest of the paragraph. Where not even
  /// the ellipsis fits it stands alone.
  func plan(from start: Int, mode: LineBreakMode) -> LinePlan {
    let end = paragraph.length
    var plan = LinePlan(paragraph, start..<end)
    plan.ellipsis = ellipsis
    plan.isTruncated = true
    let room = width + LineBreaker.tolerance - ellipsis.width(of: 0..<ellipsis.length)
    switch mode {
    case .byTruncatingHead:
      plan.head = start..<start
      plan.tail = suffix(of: start..<end, room: room)
    case .byTruncatingMiddle:
      plan.head = prefix(of: start..<end, room: room / 2)
      plan.tail = suffix(of: plan.head.upperBound..<end, room: room - paragraph.width(of: plan.head))
    default:
      plan.head = prefix(of: start..<end, room: room)
    }
    return plan
  }

  /// The longest beginning that fits, without the white space at its end.
  private func prefix(of range: Range<Int>, room: Double) -> Range<Int> {
    let offsets = paragraph.graphemes.offsets
    let start = range.lowerBound
    // The first character that does not fit by the unbroken paragraph's distances, then exactly from there.
    var index = offsets.partitioningIndex {
      $0 > start && paragraph.estimatedWidth(of: start..<Int($0)) > room + paragraph.largestPointSize
    }
    while index > 0, offsets[index - 1] > start {
      let end = paragraph.visibleEnd(from: start, to: Int(offsets[index - 1]))
      if paragraph.width(of: start..<end) <= room { return start..<end }
      index -= 1
    }
    return start..<start
  }

  /// The longest end that fits, without the white space at its beginning.
  private func suffix(of range: Range<Int>, room: Double) -> Range<Int> {
    let offsets = paragraph.graphemes.offsets
    let end = paragraph.visibleEnd(from: range.lowerBound, to: range.upperBound)
    var index = offsets.partitioningIndex {
      $0 >= range.lowerBound
        && paragraph.estimatedWidth(of: min(Int($0), end)..<end) <= room + paragraph.largestPointSize
    }
    while index < offsets.count, offsets[index] < end {
      var start = Int(offsets[index])
      while start < end, UnitClass.hangs(paragraph.source[start]) { start += 1 }
      if paragraph.width(of: start..<end) <= room { return start..<end }
      index += 1
    }
    return end..<end
  }
}
