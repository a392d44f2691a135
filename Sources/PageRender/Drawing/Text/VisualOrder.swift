/// The order of a line's segments from left to right, by rules L1 and L2 of the Unicode Bidirectional
/// Algorithm. HarfBuzz applies rule L4, mirrored brackets.
enum VisualOrder {
  /// The segments of a line of `paragraph`, which are given in logical order. An ellipsis, which belongs to
  /// another paragraph, has the level of `paragraph`.
  static func sorted(_ segments: [LineSegment], on paragraph: ShapedParagraph) -> [LineSegment] {
    guard paragraph.level > 0 || segments.contains(where: { $0.item.level > 0 }) else { return segments }
    var segments = segments
    for index in segments.indices where segments[index].paragraph !== paragraph {
      segments[index].item.level = paragraph.level
    }
    resetEnd(of: &segments, to: paragraph.level)
    return order(of: segments.map(\.item.level)).map { segments[$0] }
  }

  /// Applies the part of rule L1 that depends on the line's end: white space and formatting characters at the
  /// end get the level of the paragraph.
  private static func resetEnd(of segments: inout [LineSegment], to level: UInt8) {
    for index in segments.indices.reversed() {
      let segment = segments[index]
      let end = segment.startOfResetEnd
      if end == segment.range.lowerBound {
        segments[index].item.level = level
        continue
      }
      if end < segment.range.upperBound, segment.item.level != level {
        let (before, after) = segment.split(at: end)
        segments[index] = before
        segments.insert(after, at: index + 1)
        segments[index + 1].item.level = level
      }
      return
    }
  }

  /// Applies rule L2: from the highest level down to the lowest odd one, each sequence at that level or above
  /// is reversed.
  ///
  /// - Returns: The index of the segment at each position, from left to right.
  private static func order(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.min() else { return order }
    // No level is below `lowest`, so the lowest odd level is at least `lowest | 1`.
    for level in stride(from: Int(highest), through: Int(lowest | 1), by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, Int(levels[order[end]]) >= level { end += 1 }
        order[start..<end].reverse()
        start = end + 1
      }
    }
    return order
  }
}

extension LineSegment {
  /// The start of the white space and formatting characters at the segment's end.
  fileprivate var startOfResetEnd: Int {
    let units = paragraph.source
    var start = range.upperBound
    while start > range.lowerBound {
      var scalar = UInt32(units[start - 1])
      var length = 1
      if UTF16.isTrailSurrogate(units[start - 1]), start - 2 >= range.lowerBound,
        UTF16.isLeadSurrogate(units[start - 2])
      {
        scalar = 0x1_0000 + (UInt32(units[start - 2] & 0x3FF) << 10 | scalar & 0x3FF)
        length = 2
      }
      guard BidiLevels.resetsAtLineEnd(scalar) else { break }
      start -= length
    }
    return start
  }

  /// The two parts of the segment on either side of an offset. A cluster across the offset stays in the first
  /// part.
  fileprivate func split(at offset: Int) -> (LineSegment, LineSegment) {
    var (before, after) = (self, self)
    before.range = range.lowerBound..<offset
    after.range = offset..<range.upperBound
    let isAfter = { (glyph: ShapedGlyph) in Int(glyph.cluster) >= offset }
    // The clusters of glyphs descend in text from right to left.
    let isRightToLeft = item.style.isRightToLeft
    let middle = glyphs.partitioningIndex { isAfter($0) != isRightToLeft }
    before.glyphs = isRightToLeft ? glyphs[middle...] : glyphs[..<middle]
    after.glyphs = isRightToLeft ? glyphs[..<middle] : glyphs[middle...]
    return (before, after)
  }
}
