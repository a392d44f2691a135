import LayoutEngine
import Testing

/// What a stack weighs in one that fills in proportion; weights worked by hand.
@Suite struct StackProportionTests {
  /// A row as wide as the root, 300, of a view 50 wide and a stack with views of these sizes.
  private func row(
    _ inner: StackArrangement, _ sizes: [(Double, Double)],
    change: (inout TreeBuilder, [Int]) -> Void = { _, _ in }
  ) throws -> [Rect] {
    var tree = TreeBuilder()
    let row = tree.add("row")
    tree.pinEdges(row, to: 0)
    let plain = tree.add("plain", in: row, content: .fixed(width: 50, height: 20))
    let stack = tree.add("stack", in: row)
    let views = sizes.enumerated().map {
      tree.add("view\($0)", in: stack, content: .fixed(width: $1.0, height: $1.1))
    }
    var inner = inner
    inner.arranged = views
    tree.input.items[stack].arrangement = .stack(inner)
    tree.input.items[row].arrangement = .stack(
      StackArrangement(axis: .horizontal, distribution: .fillProportionally, arranged: [plain, stack]))
    change(&tree, views)
    let result = try layOut(tree.input, .screen(300, 100))
    #expect(result.conflicts.isEmpty)
    return [result.frames[plain], result.frames[stack]]
  }

  @Test func `a row in a row weighs what its views and gaps add up to`() throws {
    // 50 : 40 + 10 + 50, so a third and two thirds.
    let frames = try row(
      StackArrangement(axis: .horizontal, spacing: 10, arranged: []), [(40, 20), (50, 20)])
    #expect(frames.map(\.width) == [100, 200])
  }

  @Test func `a column in a row weighs as much as its widest view`() throws {
    // 50 : 100
    let frames = try row(StackArrangement(axis: .vertical, spacing: 10, arranged: []), [(100, 20), (30, 20)])
    #expect(frames.map(\.width) == [100, 200])
  }

  @Test func `hidden views weigh nothing, nor do the gaps beside them`() throws {
    let frames = try row(
      StackArrangement(axis: .horizontal, spacing: 10, arranged: []), [(70, 20), (100, 20)]
    ) { tree, views in tree.input.items[views[0]].isHidden = true }
    #expect(frames.map(\.width) == [100, 200])
  }

  @Test func `views of one width weigh the widest one each`() throws {
    // 50 : 2 · 50
    let frames = try row(
      StackArrangement(axis: .horizontal, distribution: .fillEqually, arranged: []), [(50, 20), (20, 20)])
    #expect(frames.map(\.width) == [100, 200])
  }

  @Test func `a number for a width in the stack counts before the content`() throws {
    // 50 : 30 + 70
    let frames = try row(StackArrangement(axis: .horizontal, arranged: []), [(30, 20), (20, 20)]) {
      $0.set($1[1], .width, to: 70)
      // What is left over goes to the other view.
      $0.input.items[$1[0]].contentHugging = AxisPriorities(horizontal: 1, vertical: 250)
    }
    #expect(frames.map(\.width) == [100, 200])
  }

  @Test func `a stack in a stack in a row is weighed down to its views`() throws {
    var tree = TreeBuilder()
    let row = tree.add("row")
    tree.pinEdges(row, to: 0)
    let plain = tree.add("plain", in: row, content: .fixed(width: 50, height: 20))
    let outer = tree.add("outer", in: row)
    let inner = tree.add("inner", in: outer)
    let view = tree.add("view", in: inner, content: .fixed(width: 100, height: 20))
    for (stack, axis, arranged) in [
      (row, Axis.horizontal, [plain, outer]), (outer, .vertical, [inner]), (inner, .horizontal, [view]),
    ] {
      tree.input.items[stack].arrangement = .stack(
        StackArrangement(
          axis: axis, distribution: stack == row ? .fillProportionally : .fill, arranged: arranged))
    }
    let frames = try layOut(tree.input, .screen(300, 100)).frames
    #expect(frames[plain].width == 100 && frames[outer].width == 200)
  }
}
