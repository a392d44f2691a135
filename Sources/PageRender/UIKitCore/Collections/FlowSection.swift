internal import Foundation

/// The items of one section of a flow layout, in lines across the scrolling axis.
///
/// A line holds as many items as fit and spreads them from edge to edge; a lone item is centred.
/// The last line is spaced as if further items like its last one followed. Public re-implementations of
/// UICollectionView found these rules.
struct FlowSection {
  let isHorizontal: Bool
  let itemCount: Int
  /// The section's start along the scrolling axis, in points.
  var start: CGFloat = 0
  var insets = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  /// The lengths of the header and the footer along the scrolling axis, in points.
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// The extent of the collection view's content area across the scrolling axis, in points.
  var room: CGFloat = 0
  var sizes = Sizes.same(.zero)

  enum Sizes {
    /// One size for all items; frames of items out of view are not computed.
    case same(CGSize)
    case own([CGSize])
  }

  private var lines: [Line] = []
  /// A full line of items of one size.
  private var pattern = Line(first: 0, count: 1)

  struct Line {
    var first: Int
    var count: Int
    /// The line's start along the scrolling axis, in points from the section's first line.
    var offset: CGFloat = 0
    /// The line's extent along the scrolling axis, in points.
    var extent: CGFloat = 0
    /// The space before the first item and between neighbours across the scrolling axis, in points.
    var lead: CGFloat = 0
    var gap: CGFloat = 0
  }

  init(isHorizontal: Bool, itemCount: Int) {
    self.isHorizontal = isHorizontal
    self.itemCount = itemCount
  }

  private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  private func size(_ item: Int) -> CGSize {
    switch sizes {
    case .same(let size): size
    case .own(let all): all[item]
    }
  }

  private var freeRoom: CGFloat {
    max(0, room - (isHorizontal ? insets.top + insets.bottom : insets.left + insets.right))
  }

  /// A millionth of a point, so that items that fit exactly are not pushed off their line.
  private static let tolerance: CGFloat = 1e-6

  // MARK: Lines

  mutating func arrange() {
    lines = []
    guard itemCount > 0 else { return }
    switch sizes {
    case .same(let size): arrange(allOf: size)
    case .own(let all): arrange(all)
    }
  }

  private mutating func arrange(allOf size: CGSize) {
    let step = across(size) + itemSpacing
    let fitting = step > 0 ? (freeRoom + itemSpacing + Self.tolerance) / step : CGFloat(itemCount)
    // A section with fewer items than fit on a line spaces them as on a full line.
    let full = max(1, Int(max(0, min(fitting, 1_000_000))))
    pattern = Line(first: 0, count: full)
    pattern.extent = along(size)
    spread(&pattern, occupied: CGFloat(full) * across(size), by: full)
  }

  private mutating func arrange(_ all: [CGSize]) {
    var next = 0
    var offset: CGFloat = 0
    while next < all.count {
      var line = Line(first: next, count: 0, offset: offset)
      var occupied: CGFloat = 0
      while next < all.count {
        let size = across(all[next])
        let wanted = occupied + size + CGFloat(line.count) * itemSpacing
        guard line.count == 0 || wanted <= freeRoom + Self.tolerance else { break }
        occupied += size
        line.extent = max(line.extent, along(all[next]))
        line.count += 1
        next += 1
      }
      var stretched = line.count
      if next == all.count, let last = all.last {
        // The last line is spaced as if it were full.
        while stretched < 1_000_000, across(last) > 0,
          occupied + across(last) + CGFloat(stretched) * itemSpacing <= freeRoom + Self.tolerance
        {
          occupied += across(last)
          stretched += 1
        }
      }
      spread(&line, occupied: occupied, by: stretched)
      lines.append(line)
      offset += line.extent + lineSpacing
    }
  }

  private func spread(_ line: inout Line, occupied: CGFloat, by count: Int) {
    let free = max(0, freeRoom - occupied)
    line.gap = count > 1 ? max(free / CGFloat(count - 1), itemSpacing) : itemSpacing
    line.lead = count > 1 ? 0 : free / 2
  }

  private var lineCount: Int {
    guard case .same = sizes else { return lines.count }
    return (itemCount + pattern.count - 1) / pattern.count
  }

  private func line(_ index: Int) -> Line {
    guard case .same = sizes else { return lines[index] }
    var line = pattern
    line.first = index * pattern.count
    line.count = min(pattern.count, itemCount - line.first)
    line.offset = CGFloat(index) * (pattern.extent + lineSpacing)
    return line
  }

  // MARK: Places, in points of the content

  private var firstLine: CGFloat { start + header + (isHorizontal ? insets.left : insets.top) }

  /// The section's end along the scrolling axis, in points.
  var end: CGFloat {
    guard itemCount > 0, lineCount > 0 else {
      let isEmpty = header == 0 && footer == 0
      let around = isHorizontal ? insets.left + insets.right : insets.top + insets.bottom
      return isEmpty ? start + around : start + header + around + footer
    }
    let last = line(lineCount - 1)
    return firstLine + last.offset + last.extent + (isHorizontal ? insets.right : insets.bottom) + footer
  }

  var headerFrame: CGRect? { header > 0 ? strip(from: start, length: header) : nil }
  var footerFrame: CGRect? { footer > 0 ? strip(from: end - footer, length: footer) : nil }

  private func strip(from place: CGFloat, length: CGFloat) -> CGRect {
    isHorizontal
      ? CGRect(x: place, y: 0, width: length, height: room)
      : CGRect(x: 0, y: place, width: room, height: length)
  }

  func frame(ofItem item: Int) -> CGRect {
    let line = line(lineIndex(ofItem: item))
    var before = line.lead
    switch sizes {
    case .same(let size): before += CGFloat(item - line.first) * (across(size) + line.gap)
    case .own:
      for other in line.first..<item { before = end(of: other, in: line, before: before) }
    }
    return frame(of: item, in: line, before: before)
  }

  /// The start of the item after `item` across the scrolling axis, if `item` starts at `before`.
  private func end(of item: Int, in line: Line, before: CGFloat) -> CGFloat {
    switch sizes {
    case .same(let size): line.lead + CGFloat(item + 1 - line.first) * (across(size) + line.gap)
    case .own(let all): before + (across(all[item]) + line.gap)
    }
  }

  private func frame(of item: Int, in line: Line, before: CGFloat) -> CGRect {
    let size = size(item)
    // Items shorter than their line along the scrolling axis are centred in it.
    let place = firstLine + line.offset + (line.extent - along(size)) / 2
    return isHorizontal
      ? CGRect(x: place, y: insets.top + before, width: size.width, height: size.height)
      : CGRect(x: insets.left + before, y: place, width: size.width, height: size.height)
  }

  private func lineIndex(ofItem item: Int) -> Int {
    guard case .own = sizes else { return item / pattern.count }
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].first <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func reaches(into rect: CGRect) -> Bool {
    let (from, to) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    return end >= from && start <= to
  }

  /// The items whose frames intersect a rectangle, at most `limit`.
  func items(in rect: CGRect, limit: Int = .max) -> [Int] {
    guard lineCount > 0 else { return [] }
    let from = (isHorizontal ? rect.minX : rect.minY) - firstLine
    let to = (isHorizontal ? rect.maxX : rect.maxY) - firstLine
    var found: [Int] = []
    var index = firstLine(reaching: from)
    while index < lineCount {
      let line = line(index)
      guard line.offset < to else { break }
      var before = line.lead
      for item in line.first..<line.first + line.count {
        if frame(of: item, in: line, before: before).intersects(rect) { found.append(item) }
        guard found.count < limit else { return found }
        before = end(of: item, in: line, before: before)
      }
      index += 1
    }
    return found
  }

  /// The first line that ends beyond a position, in points from the first line's start.
  private func firstLine(reaching place: CGFloat) -> Int {
    if case .same = sizes {
      let step = pattern.extent + lineSpacing
      guard step > 0, place > 0 else { return 0 }
      return min(Int(min(place / step, CGFloat(lineCount))), lineCount - 1)
    }
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].offset + lines[middle].extent > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
