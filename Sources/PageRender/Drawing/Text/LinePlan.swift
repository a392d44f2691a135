/// The contents of one line: a range of a paragraph; in a truncated line, the parts before and after an
/// ellipsis.
struct LinePlan {
  var paragraph: ShapedParagraph
  /// The range that determines the line's metrics, including the white space that hangs at its end.
  var range: Range<Int>
  /// The shown range, without hanging white space; in a truncated line, the part before the ellipsis.
  var head: Range<Int>
  /// The part after the ellipsis; empty if there is none.
  var tail: Range<Int>
  /// The ellipsis between `head` and `tail`, or the hyphen that ends the line; `nil` for none. The mark is
  /// not in the text.
  var mark: ShapedParagraph?
  var room: LineRoom
  /// True if text in or after the line is not shown.
  var isTruncated = false

  /// Makes a line that shows all of `range`.
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

  /// The sum of the line's advances, in points.
  var width: Double {
    var width = paragraph.width(of: head)
    if !paragraph.tabs.isEmpty { width += tabAdvances.total }
    guard let mark else { return width }
    return width + mark.width(of: 0..<mark.length) + paragraph.width(of: tail)
  }

  /// The width to which a line that is as narrow as its text makes a view, in points: the white space at the line's end
  /// counts as far as there is room for it, as recorded of labels (square/Blueprint: lines of 17 pt in 320 pt).
  var measuredWidth: Double {
    guard mark == nil, !isTruncated, head.upperBound < range.upperBound else { return width }
    let full = width + paragraph.width(of: head.upperBound..<range.upperBound)
    return max(width, min(full, room.width ?? full))
  }

  /// The line's vertical metrics.
  var metrics: LineMetrics {
    var metrics = paragraph.metrics(of: range)
    if let mark { metrics.include(mark.metrics(of: 0..<mark.length)) }
    return metrics.fitted(to: paragraph.style)
  }

  /// The line's glyphs, in the logical order of their runs; tabs have no advance yet.
  var segments: [LineSegment] {
    guard let mark else { return paragraph.segments(of: head) }
    return paragraph.segments(of: head) + mark.segments(of: 0..<mark.length) + paragraph.segments(of: tail)
  }

  /// The advances of the tabs before an ellipsis, in points, and their sum. Tabs after an ellipsis have none.
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
