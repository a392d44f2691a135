import Testing

@testable import LayoutEngine

/// A flow's places, gaps and offsets by themselves. Numbers are worked by hand.
@Suite struct FlowArithmeticTests {
  private static let insets = EdgeInsets(top: 3, left: 5, bottom: 7, right: 11)

  private func flow(
    _ axis: Axis, count: Int = 7, _ item: FlowArrangement.ItemSize, line: Double = 12, gap: Double = 10,
    insets: EdgeInsets = insets, offset: FlowArrangement.ContentOffset = .points(.zero), in bounds: Size,
    _ direction: LayoutDirection = .leftToRight
  ) -> FlowLayout {
    FlowLayout(
      FlowArrangement(
        scrollAxis: axis, itemCount: count, itemSize: item, lineSpacing: line, interitemSpacing: gap,
        sectionInsets: insets, contentOffset: offset, cells: []),
      bounds: bounds, direction: direction)
  }

  @Test(arguments: [
    // Room across, the width of an item, the least gap: how many fit, the gap and what is before the first.
    (160.0, 50.0, 5.0, 3, 5.0, 0.0), (159.99, 50, 5, 2, 59.99, 0), (161, 50, 5, 3, 5.5, 0),
    (104, 50, 5, 1, 5, 27), (50, 50, 5, 1, 5, 0), (40, 50, 5, 1, 5, 0), (0, 50, 5, 1, 5, 0),
    (-30, 50, 5, 1, 5, 0), (100, 50, 0, 2, 0, 0), (100, 25, 0, 4, 0, 0),
    // Items without a width: as many as there are.
    (60, 0, 0, 7, 10, 0), (60, 0, 20, 4, 20, 0),
  ])
  func `a line holds as many as fit`(
    room: Double, item: Double, least: Double, count: Int, gap: Double, lead: Double
  ) {
    let size = FlowArrangement.ItemSize.fixed(Size(width: item, height: 40))
    let found = flow(.vertical, size, gap: least, insets: .zero, in: Size(width: room, height: 90))
    #expect(found.itemsPerLine == count)
    expectClose(found.gap, gap)
    expectClose(found.lead, lead)
  }

  @Test func `an empty section of items without a size has one on a line`() {
    let empty = flow(
      .vertical, count: 0, .fixed(.zero), gap: 0, insets: .zero, in: Size(width: 60, height: 90))
    #expect(empty.itemsPerLine == 1 && empty.contentSize == Size(width: 60, height: 0))
  }

  @Test(arguments: [(1, 53.0), (2, 53), (3, 53), (4, 105), (6, 105), (7, 157)])
  func `lines are counted up, with gaps between them alone`(count: Int, height: Double) {
    let size = FlowArrangement.ItemSize.fixed(Size(width: 50, height: 40))
    let insets = EdgeInsets(top: 6, left: 0, bottom: 7, right: 0)
    let found = flow(.vertical, count: count, size, insets: insets, in: Size(width: 184, height: 100))
    #expect(found.contentSize.height == height)
  }

  @Test(arguments: [
    (Point(x: -1, y: -1), Point(x: 0, y: 0)), (Point(x: 20, y: 30), Point(x: 0, y: 30)),
    (Point(x: 0, y: 54), Point(x: 0, y: 54)), (Point(x: 0, y: 55), Point(x: 0, y: 54)),
  ])
  func `an offset downwards stays in the content`(wanted: Point, offset: Point) {
    // 154 high in 100.
    let size = FlowArrangement.ItemSize.fixed(Size(width: 50, height: 40))
    let found = flow(.vertical, size, offset: .points(wanted), in: Size(width: 200, height: 100))
    #expect(found.contentOffset == offset)
    #expect(found.frame(ofItem: 0) == Rect(x: 5, y: 3 - offset.y, width: 50, height: 40))
  }

  @Test func `an offset across stays in the content`() {
    // 160 wide in 100.
    let size = FlowArrangement.ItemSize.fixed(Size(width: 40, height: 50))
    for (wanted, x) in [(-1.0, 0.0), (30, 30), (60, 60), (61, 60)] {
      let found = flow(
        .horizontal, size, offset: .points(Point(x: wanted, y: 9)), in: Size(width: 100, height: 194))
      #expect(found.contentOffset == Point(x: x, y: 0))
      #expect(found.frame(ofItem: 0).minX == 5 - x)
    }
  }

  @Test(arguments: [(-1, 0.0), (0, 0), (1, 100), (2, 140), (3, 140)])
  func `a page is a multiple of the bounds inside the content`(page: Int, distance: Double) {
    // Six of 40 and no gaps: 240 in 100.
    let down = flow(
      .vertical, count: 6, .fixed(Size(width: 70, height: 40)), line: 0, insets: .zero, offset: .page(page),
      in: Size(width: 70, height: 100))
    #expect(down.contentOffset == Point(x: 0, y: distance))
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let along = flow(
        .horizontal, count: 6, .fixed(Size(width: 40, height: 70)), line: 0, insets: .zero,
        offset: .page(page), in: Size(width: 100, height: 70), direction)
      #expect(along.contentOffset == Point(x: direction == .rightToLeft ? 140 - distance : distance, y: 0))
    }
  }
}
