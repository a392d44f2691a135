import LayoutEngine
import Testing

/// Readable content guides, distances, absolute margins and the baselines of row stacks. Frames are worked
/// by hand.
@Suite struct SpecialGuideTests {
  private func readable(_ width: Double, sizeClass: SizeClass, margin: Double) throws -> Rect {
    var tree = TreeBuilder()
    let guide = tree.add("readable", role: .readableContentGuide)
    let environment = LayoutEnvironment(
      size: Size(width: width, height: 500), scale: 2, rootMargins: (margin, margin),
      horizontalSizeClass: sizeClass)
    return try layOut(tree.input, environment).frames[guide]
  }

  @Test func `readable content is 664 wide and centred on wide screens`() throws {
    // (1024 − 664) / 2 = 180.
    expectClose(
      try readable(1024, sizeClass: .regular, margin: 20), Rect(x: 180, y: 0, width: 664, height: 500))
    expectClose(
      try readable(768, sizeClass: .regular, margin: 20), Rect(x: 52, y: 0, width: 664, height: 500))
  }

  @Test func `readable content has the margins of screens that are not wide`() throws {
    // 736 and 744 wide were recorded without a limit.
    expectClose(
      try readable(744, sizeClass: .regular, margin: 20), Rect(x: 20, y: 0, width: 704, height: 500))
    expectClose(
      try readable(390, sizeClass: .compact, margin: 16), Rect(x: 16, y: 0, width: 358, height: 500))
  }

  /// Two views, `first` left of `second` by 30, and a third as wide as the distance.
  private func distance(_ direction: LayoutDirection) throws -> [Rect] {
    var tree = TreeBuilder()
    let first = tree.add("first")
    let second = tree.add("second")
    let third = tree.add("third")
    let distance = tree.add("distance", role: .distanceGuide)
    for view in [first, second, third] {
      tree.pin(view, to: 0, [.top])
      tree.set(view, .height, to: 10)
    }
    tree.constrain(first, .leading, .equal, 0, .leading, plus: 20)
    tree.set(first, .width, to: 50)
    tree.constrain(second, .leading, .equal, first, .trailing, plus: 30)
    tree.set(second, .width, to: 50)
    tree.pin(third, to: 0, [.leading])
    tree.constrain(distance, .leading, .equal, first, .trailing)
    tree.constrain(distance, .trailing, .equal, second, .leading)
    tree.constrain(third, .width, .equal, distance, .width)
    return try layOut(tree.input, .screen(400, 100, direction: direction)).frames
  }

  @Test func `a distance follows the direction of reading`() throws {
    expectClose(try distance(.leftToRight)[3], Rect(x: 0, y: 0, width: 30, height: 10))
    expectClose(try distance(.rightToLeft)[3], Rect(x: 370, y: 0, width: 30, height: 10))
  }

  @Test func `a distance may be negative`() throws {
    // From 100 back to 40: −60, so that the view is 200 − 60 = 140 wide.
    var tree = TreeBuilder()
    let view = tree.add("view")
    let distance = tree.add("distance", role: .distanceGuide)
    tree.pin(view, to: 0, [.leading, .top, .bottom])
    tree.constrain(distance, .leading, .equal, 0, .leading, plus: 100)
    tree.constrain(distance, .trailing, .equal, 0, .leading, plus: 40)
    tree.constrain(view, .width, .equal, distance, .width, plus: 200)
    let result = try layOut(tree.input, .screen(400, 100))
    #expect(result.conflicts.isEmpty)
    expectClose(result.frames[view], Rect(x: 0, y: 0, width: 140, height: 100))
  }

  @Test func `absolute margins stay on their sides, directional ones turn round`() throws {
    for (isAbsolute, x) in [(true, 30.0), (false, 10.0)] {
      var tree = TreeBuilder()
      let box = tree.add("box")
      tree.pinEdges(box, to: 0)
      let inside = tree.add("inside", in: box)
      tree.pin(inside, to: box, [.top, .bottom])
      tree.constrain(inside, .left, .equal, box, .leftMargin)
      tree.constrain(inside, .right, .equal, box, .rightMargin)
      tree.input.items[box].margins.leading = 30
      tree.input.items[box].margins.trailing = 10
      tree.input.items[box].margins.isAbsolute = isAbsolute
      let frames = try layOut(tree.input, .screen(200, 100, direction: .rightToLeft)).frames
      expectClose(frames[inside], Rect(x: x, y: 0, width: 160, height: 100))
    }
  }

  @Test func `a row has the baselines of its tallest view`() throws {
    // The second is taller; its first baseline is 24 below the row's top, the first's would be 12.
    var tree = TreeBuilder()
    let row = tree.add("row")
    let small = tree.add("small", in: row, content: .measured(heightFollowsWidth: false))
    let tall = tree.add("tall", in: row, content: .measured(heightFollowsWidth: false))
    let beside = tree.add("beside")
    tree.input.items[row].arrangement = .stack(
      StackArrangement(axis: .horizontal, alignment: .leading, arranged: [small, tall]))
    tree.pin(row, to: 0, [.leading])
    tree.constrain(row, .top, .equal, 0, .top, plus: 100)
    tree.pin(beside, to: 0, [.trailing])
    tree.set(beside, .width, to: 10)
    tree.set(beside, .height, to: 10)
    tree.constrain(beside, .bottom, .equal, row, .firstBaseline)
    let content = FakeContent(
      sizes: [small: IntrinsicSize(width: 50, height: 15), tall: IntrinsicSize(width: 50, height: 30)],
      lines: [
        small: Baselines(firstFromTop: 12, lastFromBottom: 3),
        tall: Baselines(firstFromTop: 24, lastFromBottom: 6),
      ])
    let frames = try layOut(tree.input, .screen(400, 400), measuring: content).frames
    expectClose(frames[beside], Rect(x: 390, y: 114, width: 10, height: 10))
  }

  @Test func `which view of a row is tallest is decided by the outcome`() throws {
    // At first sight the second is taller (20 against 10); at a width of 50 the first text is 1000 / 50 = 20
    // pt and at 25 it is 40 high. The row is 50 wide, the second 25, so the first has 25 and is the taller.
    var tree = TreeBuilder()
    let row = tree.add("row")
    let text = tree.add("text", in: row, content: .measured(heightFollowsWidth: true))
    let icon = tree.add("icon", in: row, content: .measured(heightFollowsWidth: false))
    let mark = tree.add("mark")
    tree.input.items[row].arrangement = .stack(
      StackArrangement(axis: .horizontal, alignment: .leading, arranged: [text, icon]))
    tree.pin(row, to: 0, [.leading, .top])
    tree.set(row, .width, to: 50)
    tree.pin(mark, to: 0, [.trailing])
    tree.set(mark, .width, to: 10)
    tree.set(mark, .height, to: 5)
    tree.constrain(mark, .bottom, .equal, row, .firstBaseline)
    tree.set(icon, .width, to: 25)
    let content = FakeContent(
      sizes: [icon: IntrinsicSize(width: 25, height: 35)], areas: [text: 1000],
      lines: [
        text: Baselines(firstFromTop: 9, lastFromBottom: 3),
        icon: Baselines(firstFromTop: 30, lastFromBottom: 5),
      ])
    var system = try LayoutSystem(tree.input)
    for _ in 0..<2 {
      let frames = try system.solve(in: .screen(400, 400), measuring: content).frames
      #expect(frames[text].height == 40)
      expectClose(frames[mark], Rect(x: 390, y: 4, width: 10, height: 5))
    }
  }
}
