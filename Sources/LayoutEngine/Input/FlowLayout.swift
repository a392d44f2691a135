/// The frames and content size of a `FlowArrangement` for one size of the collection view.
///
/// Items fill lines across the scroll axis. A full line is justified from edge to edge; an incomplete line
/// has the gaps of a full one. If a line has room for one item only, the item is centred. Right-to-left
/// layouts are mirrored.
struct FlowLayout {
  let flow: FlowArrangement
  /// The collection view's size in points.
  let bounds: Size
  let direction: LayoutDirection
  /// The size of each item in points.
  let itemSize: Size
  /// The number of items on a full line, at least 1.
  let itemsPerLine: Int
  /// The distance between neighbours on a line and (`lead`) before the line's first item, in points.
  let gap: Double
  let lead: Double
  /// The size of the scrollable content in points.
  let contentSize: Size
  /// The content offset in points, clamped to the range that UIKit allows.
  let contentOffset: Point

  init(_ flow: FlowArrangement, bounds: Size, direction: LayoutDirection) {
    self.flow = flow
    self.bounds = bounds
    self.direction = direction
    switch flow.itemSize {
    case .fixed(let size): itemSize = size
    case .bounds: itemSize = bounds
    }
    let insets = flow.sectionInsets
    let isHorizontal = flow.scrollAxis == .horizontal
    let room =
      isHorizontal ? bounds.height - insets.top - insets.bottom : bounds.width - insets.left - insets.right
    let across = isHorizontal ? itemSize.height : itemSize.width
    (itemsPerLine, gap, lead) = Self.line(room: room, item: across, flow: flow)

    let lines = (flow.itemCount + itemsPerLine - 1) / itemsPerLine
    let along = isHorizontal ? itemSize.width : itemSize.height
    let extent = Double(lines) * along + Double(max(0, lines - 1)) * flow.lineSpacing
    contentSize =
      isHorizontal
      ? Size(width: insets.left + extent + insets.right, height: bounds.height)
      : Size(width: bounds.width, height: insets.top + extent + insets.bottom)
    contentOffset = Self.offset(flow, bounds: bounds, contentSize: contentSize, direction: direction)
  }

  private static func line(
    room: Double, item: Double, flow: FlowArrangement
  ) -> (count: Int, gap: Double, lead: Double) {
    // A tolerance of 1e-6 points keeps items on the line that fit exactly. `count` is the number of items
    // that fit, also if the section has fewer.
    let fitting = (room + flow.interitemSpacing + 1e-6) / (item + flow.interitemSpacing)
    let count = fitting.isFinite ? max(1, Int(max(0, min(fitting, 1_000_000)))) : max(1, flow.itemCount)
    let free = max(0, room - Double(count) * item)
    guard count > 1 else { return (1, flow.interitemSpacing, free / 2) }
    return (count, max(free / Double(count - 1), flow.interitemSpacing), 0)
  }

  private static func offset(
    _ flow: FlowArrangement, bounds: Size, contentSize: Size, direction: LayoutDirection
  ) -> Point {
    let range = Point(
      x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
    switch flow.contentOffset {
    case .points(let point):
      return Point(x: min(max(0, point.x), range.x), y: min(max(0, point.y), range.y))
    case .page(let page):
      guard flow.scrollAxis == .horizontal else {
        return Point(x: 0, y: min(max(0, Double(page) * bounds.height), range.y))
      }
      let x = min(max(0, Double(page) * bounds.width), range.x)
      return Point(x: direction == .rightToLeft ? range.x - x : x, y: 0)
    }
  }

  /// The frame of an item relative to the collection view's upper left corner: the content offset is subtracted.
  func frame(ofItem index: Int) -> Rect {
    let line = index / itemsPerLine
    let position = Double(index % itemsPerLine)
    let insets = flow.sectionInsets
    var origin: Point
    if flow.scrollAxis == .horizontal {
      origin = Point(
        x: insets.left + Double(line) * (itemSize.width + flow.lineSpacing),
        y: insets.top + lead + position * (itemSize.height + gap))
    } else {
      origin = Point(
        x: insets.left + lead + position * (itemSize.width + gap),
        y: insets.top + Double(line) * (itemSize.height + flow.lineSpacing))
    }
    if direction == .rightToLeft { origin.x = contentSize.width - origin.x - itemSize.width }
    return Rect(
      origin: Point(x: origin.x - contentOffset.x, y: origin.y - contentOffset.y), size: itemSize)
  }
}
