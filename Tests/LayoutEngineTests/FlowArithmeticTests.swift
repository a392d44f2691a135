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

  @Test func `lines run down the page with the insets of their sides`() {
    // 200 − 5 − 11 = 184 hold three of 50 with gaps of 17; three lines are 3 · 40 + 2 · 12 = 144 high.
    let size = FlowArrangement.ItemSize.fixed(Size(width: 50, height: 40))
    let down = flow(.vertical, size, in: Size(width: 200, height: 100))
    #expect(down.itemsPerLine == 3 && down.gap == 17 && down.lead == 0)
    #expect(down.contentSize == Size(width: 200, height: 154))
    #expect(down.frame(ofItem: 0) == Rect(x: 5, y: 3, width: 50, height: 40))
    #expect(down.frame(ofItem: 4) == Rect(x: 72, y: 55, width: 50, height: 40))
    let turned = flow(.vertical, size, in: Size(width: 200, height: 100), .rightToLeft)
    #expect(turned.frame(ofItem: 4) == Rect(x: 78, y: 55, width: 50, height: 40))
  }

  @Test func `columns run along the page with the insets of their sides`() {
    // 194 − 3 − 7 = 184 hold three of 50 with gaps of 17; three columns are 144 wide.
    let size = FlowArrangement.ItemSize.fixed(Size(width: 40, height: 50))
    let along = flow(.horizontal, size, in: Size(width: 100, height: 194))
    #expect(along.contentSize == Size(width: 160, height: 194))
    #expect(along.frame(ofItem: 0) == Rect(x: 5, y: 3, width: 40, height: 50))
    #expect(along.frame(ofItem: 4) == Rect(x: 57, y: 70, width: 40, height: 50))
    let turned = flow(.horizontal, size, in: Size(width: 100, height: 194), .rightToLeft)
    #expect(turned.frame(ofItem: 4) == Rect(x: 63, y: 70, width: 40, height: 50))
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

  @Test func `one number of a cell that differs from the first guess is fed back`() throws {
    // The collection is 200 × 100 in a root of 300 × 400: only what follows from its width, or its height, changes.
    func cell(
      _ axis: Axis, _ size: FlowArrangement.ItemSize, count: Int = 1,
      _ direction: LayoutDirection = .leftToRight,
      width: Double = 200, height: Double = 100
    ) throws -> Rect {
      var tree = TreeBuilder()
      let collection = tree.add("collection")
      tree.pin(collection, to: 0, [.left, .top])
      tree.set(collection, .width, to: width)
      tree.set(collection, .height, to: height)
      let cell = tree.add("cell", in: collection)
      tree.input.items[collection].arrangement = .flow(
        FlowArrangement(
          scrollAxis: axis, itemCount: count, itemSize: size, cells: [(item: cell, index: count - 1)]))
      return try layOut(tree.input, .screen(300, 400, direction: direction)).frames[cell]
    }
    let small = FlowArrangement.ItemSize.fixed(Size(width: 150, height: 90))
    #expect(try cell(.vertical, small) == Rect(x: 25, y: 0, width: 150, height: 90))
    #expect(try cell(.horizontal, small) == Rect(x: 0, y: 5, width: 150, height: 90))
    #expect(try cell(.vertical, .bounds, height: 400) == Rect(x: 0, y: 0, width: 200, height: 400))
    #expect(try cell(.vertical, .bounds, width: 300) == Rect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test func `a flow with a direction of its own is mirrored by that`() throws {
    for outer in [LayoutDirection.leftToRight, .rightToLeft] {
      var input = FlowTests.tree(
        .vertical, count: 3, size: .fixed(Size(width: 50, height: 40)), showing: [0, 1])
      input.items[1].direction = .rightToLeft
      let result = try layOut(input, .screen(200, 300, direction: outer))
      #expect(result.frames[2...].map(\.minX) == [150, 75])
    }
  }
}
