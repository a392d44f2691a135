import LayoutEngine
import Testing

@Suite struct FlowTests {
  static func tree(
    _ axis: Axis, count: Int, size: FlowArrangement.ItemSize, line: Double = 10, item: Double = 10,
    insets: EdgeInsets = .zero, offset: FlowArrangement.ContentOffset = .points(.zero), showing: [Int]
  ) -> LayoutInput {
    var tree = TreeBuilder()
    let collection = tree.add("collection")
    tree.pinEdges(collection, to: 0)
    let cells = showing.map { (item: tree.add("cell\($0)", in: collection), index: $0) }
    tree.input.items[collection].arrangement = .flow(
      FlowArrangement(
        scrollAxis: axis, itemCount: count, itemSize: size, lineSpacing: line, interitemSpacing: item,
        sectionInsets: insets, contentOffset: offset, cells: cells))
    return tree.input
  }

  @Test func `full lines are spread and the last keeps their gap`() throws {
    let input = Self.tree(
      .vertical, count: 5, size: .fixed(Size(width: 50, height: 40)), line: 12,
      insets: EdgeInsets(top: 3, left: 5, bottom: 7, right: 5), showing: [0, 1, 2, 3, 4])
    let result = try layOut(input, .screen(210, 300))
    // 200 points of room hold three of 50 with gaps of at least 10: gaps of 25.
    #expect(result.frames[2...].map(\.minX) == [5, 80, 155, 5, 80])
    #expect(result.frames[2...].map(\.minY) == [3, 3, 3, 55, 55])
    #expect(result.contentSizes[1] == Size(width: 210, height: 102))
  }

  @Test func `a line that is not full stands as a full one would`() throws {
    // 200 hold three of 50 with gaps of 25.
    let input = Self.tree(.vertical, count: 2, size: .fixed(Size(width: 50, height: 40)), showing: [0, 1])
    #expect(try layOut(input, .screen(200, 300)).frames[2...].map(\.minX) == [0, 75])
    let lone = Self.tree(.vertical, count: 1, size: .fixed(Size(width: 50, height: 40)), showing: [0])
    #expect(try layOut(lone, .screen(200, 300)).frames[2].minX == 0)
    let wide = Self.tree(.vertical, count: 1, size: .fixed(Size(width: 150, height: 40)), showing: [0])
    #expect(try layOut(wide, .screen(200, 300)).frames[2].minX == 25)
  }

  @Test func `a horizontal flow fills columns from the top`() throws {
    let input = Self.tree(
      .horizontal, count: 3, size: .fixed(Size(width: 50, height: 40)), line: 6, showing: [0, 1, 2])
    let result = try layOut(input, .screen(300, 100))
    #expect(result.frames[2...].map(\.minX) == [0, 0, 56])
    #expect(result.frames[2...].map(\.minY) == [0, 60, 0])
    #expect(result.contentSizes[1] == Size(width: 106, height: 100))
  }

  @Test(arguments: [(-1, 0.0), (0, 0), (1, 300), (2, 600), (3, 600), (99, 600)])
  func `a page is shown at its multiple of the width, inside the content`(page: Int, x: Double) throws {
    let input = Self.tree(
      .horizontal, count: 3, size: .bounds, line: 0, offset: .page(page), showing: [0, 2])
    let result = try layOut(input, .screen(300, 100))
    #expect(result.contentOffsets[1] == Point(x: x, y: 0))
    #expect(result.frames[2].minX == -x)
    #expect(result.frames[3].minX == 600 - x)
  }

  @Test(arguments: 0..<3)
  func `in right-to-left layouts the page that is shown is still at the origin`(page: Int) throws {
    let input = Self.tree(
      .horizontal, count: 3, size: .bounds, line: 0, offset: .page(page), showing: [0, 1, 2])
    let result = try layOut(input, .screen(300, 100, direction: .rightToLeft))
    expectClose(result.frames[2 + page], Rect(x: 0, y: 0, width: 300, height: 100))
    // The next page lies to the left.
    if page < 2 { expectClose(result.frames[3 + page].minX, -300) }
    #expect(result.contentOffsets[1].x == 600 - Double(page) * 300)
  }

  @Test func `a vertical flow pages downwards`() throws {
    let input = Self.tree(.vertical, count: 4, size: .bounds, line: 0, offset: .page(2), showing: [2])
    let result = try layOut(input, .screen(300, 100))
    expectClose(result.frames[2], Rect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test func `an offset in points stays inside the content`() throws {
    let input = Self.tree(
      .vertical, count: 4, size: .fixed(Size(width: 300, height: 100)), line: 0,
      offset: .points(Point(x: 9, y: 1e6)), showing: [3])
    let result = try layOut(input, .screen(300, 150))
    #expect(result.contentOffsets[1] == Point(x: 0, y: 250))
    expectClose(result.frames[2], Rect(x: 0, y: 50, width: 300, height: 100))
  }

  @Test func `an empty section has no content`() throws {
    let input = Self.tree(.horizontal, count: 0, size: .bounds, offset: .page(3), showing: [])
    let result = try layOut(input, .screen(300, 100))
    #expect(result.contentSizes[1] == Size(width: 0, height: 100))
    #expect(result.contentOffsets[1] == .zero)
  }
}
