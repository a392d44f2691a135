/// Shortens a line by as many characters as it takes for the rest to fit beside an ellipsis.
struct Truncator {
  let paragraph: ShapedParagraph
  let ellipsis: ShapedParagraph
  let room: LineRoom

  /// The line from `start` with as much of the paragraph's rest as fits. If not even the ellipsis fits, it is
  /// shown alone.
  func plan(from start: Int, mode: LineBreakMode) -> LinePlan {
    let end = paragraph.length
    var plan = LinePlan(paragraph, start..<end, in: room)
    plan.mark = ellipsis
    plan.isTruncated = true
    let room =
      (self.room.width ?? .infinity) + LineBreaker.tolerance - ellipsis.width(of: 0..<ellipsis.length)
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

  /// The longest beginning of a range that fits, without the white space at its end.
  private func prefix(of range: Range<Int>, room: Double) -> Range<Int> {
    let offsets = paragraph.graphemes.offsets
    let start = range.lowerBound
    var tabs = TabAdvances(paragraph, from: start, indent: self.room.indent)
    // The first character that does not fit by distances in the unbroken paragraph; exact widths are tried
    // from there backwards.
    var index = offsets.partitioningIndex {
      $0 > start
        && paragraph.estimatedWidth(of: start..<Int($0)) + tabs.total(to: Int($0))
          > room + paragraph.largestPointSize
    }
    while index > 0, offsets[index - 1] > start {
      let end = paragraph.visibleEnd(from: start, to: Int(offsets[index - 1]))
      if paragraph.width(of: start..<end) + tabs.total(to: end) <= room { return start..<end }
      index -= 1
    }
    return start..<start
  }

  /// The longest end of a range that fits, without the white space at its beginning.
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
