/// The contents of one line: a stretch of a paragraph, or with an ellipsis the ends of one.
struct LinePlan {
  var paragraph: ShapedParagraph
  /// Decides the line's box; with the white space that hangs at its end.
  var range: Range<Int>
  /// The shown range, without hanging white space; of a truncated line the part before the ellipsis.
  var head: Range<Int>
  /// The part after the ellipsis.
  var tail: Range<Int>
  /// The ellipsis between head and tail, which is not in the text and says that text was left
  /// out, or the hyphen that ends the line.
  var mark: ShapedParagraph?
  var room: LineRoom
  /// True if text after or in the line is not shown.
  var isTruncated = false

  /// A line that shows all of `range`.
  init(_ paragraph: ShapedParagraph, _ range: Range<Int>, in room: LineRoom) {
    self.paragraph = paragraph
    self.range = range
    self.room = room
    head = range.lowerBound..<paragraph.visibleEnd(from: range.lowerBound, to: range.upperBound)
    tail = range.upperBound..<range.upperBound
  }

  /// Shows a hyphen in place of the soft hyphen that ends the line.
  mutating func end(with hyphen: ShapedParagraph) {
    mark = hyphen
    head = head.lowerBound..<max(head.lowerBound, head.upperBound - 1)
  }

  /// The sum of the advances, in points.
  var width: Double {
    var width = paragraph.width(of: head)
    if !paragraph.tabs.isEmpty { width += tabAdvances.total }
    guard let mark else { return width }
    return width + mark.width(of: 0..<mark.length) + paragraph.width(of: tail)
  }

  /// The line's box.
  var metrics: LineMetrics {
    var metrics = paragraph.metrics(of: range)
    if let mark { metrics.include(mark.metrics(of: 0..<mark.length)) }
    return metrics.fitted(to: paragraph.style)
  }

  /// The glyphs in logical order of their runs; tabs have no advance yet.
  var segments: [LineSegment] {
    guard let mark else { return paragraph.segments(of: head) }
    return paragraph.segments(of: head) + mark.segments(of: 0..<mark.length) + paragraph.segments(of: tail)
  }

  /// How far each tab before an ellipsis moves the pen. Tabs after one move nothing.
  var tabAdvances: (tabs: [(offset: Int, advance: Double)], total: Double) {
    var advances = TabAdvances(paragraph, from: range.lowerBound, indent: room.indent)
    return (advances.advances(to: head.upperBound), advances.total(to: head.upperBound))
  }

  /// The line's text, in logical order.
  var text: String {
    let head = String(utf16Units: paragraph.source[self.head])
    guard let mark else { return head }
    return head + String(utf16Units: mark.source[...])
      + String(utf16Units: paragraph.source[tail])
  }
}
