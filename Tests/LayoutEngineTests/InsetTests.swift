import LayoutEngine
import Testing

/// Safe areas and margins side by side. The root is 400 × 800, its safe area 44, 10, 34 and 6 (top, left, bottom, right).
@Suite struct InsetTests {
  private static let safe = EdgeInsets(top: 44, left: 10, bottom: 34, right: 6)

  /// The insets of a guide in a view with this frame, which the root's edges hold.
  private func insets(
    _ role: LayoutItem.Role, _ frame: Rect, safeArea: EdgeInsets = safe,
    direction: LayoutDirection = .leftToRight, change: (inout TreeBuilder, Int) -> Void = { _, _ in }
  ) throws -> EdgeInsets {
    var tree = TreeBuilder()
    let view = tree.add("view")
    tree.constrain(view, .left, .equal, 0, .left, plus: frame.minX)
    tree.constrain(view, .top, .equal, 0, .top, plus: frame.minY)
    tree.constrain(view, .right, .equal, 0, .right, plus: frame.maxX - 400)
    tree.constrain(view, .bottom, .equal, 0, .bottom, plus: frame.maxY - 800)
    let guide = tree.add("guide", in: view, role: role)
    change(&tree, view)
    let result = try layOut(tree.input, .screen(400, 800, safeArea: safeArea, direction: direction))
    #expect(result.conflicts.isEmpty)
    expectClose(result.frames[view], frame)
    let inner = result.frames[guide]
    return EdgeInsets(
      top: inner.minY - frame.minY, left: inner.minX - frame.minX, bottom: frame.maxY - inner.maxY,
      right: frame.maxX - inner.maxX)
  }

  private func edges(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> EdgeInsets {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func `each side of a safe area is what reaches into the view`() throws {
    let root = Rect(x: 0, y: 0, width: 400, height: 800)
    #expect(try insets(.safeAreaGuide, root) == Self.safe)
    // One side after the other away from the edge: by less than the safe area, as much, and more.
    #expect(try insets(.safeAreaGuide, root.inset(by: edges(40, 0, 0, 0))) == edges(4, 10, 34, 6))
    #expect(try insets(.safeAreaGuide, root.inset(by: edges(0, 7, 0, 0))) == edges(44, 3, 34, 6))
    #expect(try insets(.safeAreaGuide, root.inset(by: edges(0, 0, 34, 0))) == edges(44, 10, 0, 6))
    #expect(try insets(.safeAreaGuide, root.inset(by: edges(0, 0, 0, 5))) == edges(44, 10, 34, 1))
    #expect(try insets(.safeAreaGuide, root.inset(by: 90)) == .zero)
    // A view that sticks out has no more of it.
    #expect(try insets(.safeAreaGuide, root.inset(by: -20)) == Self.safe)
  }

  @Test func `each side of additional insets is added, and none is negative`() throws {
    let view = Rect(x: 0, y: 0, width: 400, height: 800)
    for (added, expected) in [
      (edges(1, 2, 3, 4), edges(45, 12, 37, 10)), (edges(-4, -3, -2, -1), edges(40, 7, 32, 5)),
      (edges(-99, -99, -99, -99), .zero), (edges(5, 0, 0, 0), edges(49, 10, 34, 6)),
    ] {
      let found = try insets(.safeAreaGuide, view) { $0.input.items[$1].additionalSafeArea = added }
      #expect(found == expected)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `each side of margins has its own number, and the safe area beside it`(direction: LayoutDirection)
    throws
  {
    let view = Rect(x: 0, y: 0, width: 400, height: 800)
    func margins(_ change: (inout LayoutItem.Margins) -> Void) throws -> EdgeInsets {
      try insets(.layoutMarginsGuide, view, direction: direction) { change(&$0.input.items[$1].margins) }
    }
    let isReversed = direction == .rightToLeft
    // 8 on each side unless set.
    #expect(try margins { _ in } == edges(52, 18, 42, 14))
    #expect(try margins { $0.top = 1 } == edges(45, 18, 42, 14))
    #expect(try margins { $0.bottom = 1 } == edges(52, 18, 35, 14))
    let leading = isReversed ? edges(52, 18, 42, 7) : edges(52, 11, 42, 14)
    let trailing = isReversed ? edges(52, 11, 42, 14) : edges(52, 18, 42, 7)
    #expect(try margins { $0.leading = 1 } == leading)
    #expect(try margins { $0.trailing = 1 } == trailing)
    // Absolute ones stay.
    #expect(try margins { ($0.leading, $0.isAbsolute) = (1, true) } == edges(52, 11, 42, 14))
    #expect(try margins { ($0.trailing, $0.isAbsolute) = (1, true) } == edges(52, 18, 42, 7))
    #expect(try margins { $0.includesSafeArea = false } == edges(8, 8, 8, 8))
  }

  @Test func `each side of a superview's margins is inherited where it reaches into the view`() throws {
    let root = Rect(x: 0, y: 0, width: 400, height: 800)
    func inherited(_ frame: Rect, _ own: EdgeInsets? = nil) throws -> EdgeInsets {
      try insets(.layoutMarginsGuide, frame, safeArea: .zero) { tree, view in
        tree.input.items[0].margins.top = 50
        tree.input.items[0].margins.leading = 60
        tree.input.items[0].margins.bottom = 70
        tree.input.items[0].margins.trailing = 80
        tree.input.items[view].margins.preservesParent = true
        tree.input.items[view].margins.top = own?.top
        tree.input.items[view].margins.leading = own?.left
        tree.input.items[view].margins.bottom = own?.bottom
        tree.input.items[view].margins.trailing = own?.right
      }
    }
    #expect(try inherited(root) == edges(50, 60, 70, 80))
    #expect(try inherited(root.inset(by: edges(5, 6, 7, 8))) == edges(45, 54, 63, 72))
    #expect(try inherited(root.inset(by: 100)) == edges(8, 8, 8, 8))
    // The greater of each side's two.
    for own in [edges(51, 1, 1, 1), edges(1, 61, 1, 1), edges(1, 1, 71, 1), edges(1, 1, 1, 81)] {
      #expect(
        try inherited(root, own)
          == edges(max(50, own.top), max(60, own.left), max(70, own.bottom), max(80, own.right)))
      #expect(try inherited(root.inset(by: 100), own) == own)
    }
  }

  @Test func `a screen's sides keep the system's margin less the safe area, and never less than that`() throws
  {
    for (direction, left, right) in [(LayoutDirection.leftToRight, 20.0, 30.0), (.rightToLeft, 30, 20)] {
      for safe in [EdgeInsets.zero, Self.safe, edges(0, 25, 0, 45)] {
        var tree = TreeBuilder()
        let guide = tree.add("guide", role: .layoutMarginsGuide)
        var screen = LayoutEnvironment.screen(400, 800, safeArea: safe, direction: direction)
        screen.rootMargins = (20, 30)
        let frame = try layOut(tree.input, screen).frames[guide]
        #expect(frame.minX == max(left, safe.left) && frame.maxX == 400 - max(right, safe.right))
        #expect(frame.minY == safe.top && frame.maxY == 800 - safe.bottom)
      }
    }
  }

  @Test func `sides without a margin of a screen in a measured view are the system's`() throws {
    var tree = TreeBuilder()
    let box = tree.add("box", content: .fixed(width: 100, height: 50))
    let guide = tree.add("margins", role: .layoutMarginsGuide)
    tree.pinEdges(box, to: guide)
    var screen = LayoutEnvironment.screen(400, 800, safeArea: Self.safe)
    screen.rootMargins = (20, 30)
    func size(isInWindow: Bool, isScreen: Bool) throws -> Size {
      tree.input.items[0].isScreenRoot = isScreen
      return try LayoutSystem.fittingSize(
        of: tree.input, target: .zero, in: screen, isInWindow: isInWindow, measuring: NoContent())
    }
    // 8 on each side outside of a window; in one the safe area beside it, and the system's margins for a screen.
    #expect(try size(isInWindow: false, isScreen: false) == Size(width: 116, height: 66))
    #expect(try size(isInWindow: false, isScreen: true) == Size(width: 116, height: 66))
    #expect(try size(isInWindow: true, isScreen: false) == Size(width: 116 + 16, height: 66 + 78))
    #expect(try size(isInWindow: true, isScreen: true) == Size(width: 150, height: 50 + 78))
  }

  @Test func `margins that follow the readable width grow on both sides alike`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    tree.pinEdges(view, to: 0)
    tree.input.items[view].margins.followsReadableWidth = true
    tree.input.items[view].margins.leading = 20
    let guides = [LayoutItem.Role.layoutMarginsGuide, .readableContentGuide].map {
      tree.add("guide", in: view, role: $0)
    }
    var screen = LayoutEnvironment.screen(800, 600)
    screen.horizontalSizeClass = .regular
    let frames = try layOut(tree.input, screen).frames
    // 800 − 20 − 8 − 664 = 108, 54 for each side.
    for guide in guides { expectClose(frames[guide], Rect(minX: 74, minY: 8, maxX: 738, maxY: 592)) }
  }

  @Test func `a readable width is that of the view, not of the screen`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    tree.constrain(view, .left, .equal, 0, .left)
    tree.constrain(view, .top, .equal, 0, .top)
    tree.constrain(view, .bottom, .equal, 0, .bottom)
    tree.set(view, .width, to: 300)
    let guide = tree.add("guide", in: view, role: .readableContentGuide)
    var screen = LayoutEnvironment.screen(1000, 600)
    screen.horizontalSizeClass = .regular
    // 300 − 8 − 8 is below the readable width.
    expectClose(
      try layOut(tree.input, screen).frames[guide], Rect(minX: 8, minY: 8, maxX: 292, maxY: 592))
  }

  @Test(
    arguments: [
      // What a scroll view keeps its content out of, and what is left for that content, in insets of the root's safe area.
      (ScrollArrangement.InsetAdjustment.never, 900.0, 900.0, [0.0, 0, 0, 0]),
      (.always, 900, 900, [1, 1, 1, 1]), (.always, 100, 100, [1, 1, 1, 1]),
      (.scrollableAxes, 400, 900, [1, 0, 1, 0]), (.scrollableAxes, 900, 800, [0, 1, 0, 1]),
      (.automatic, 400, 900, [1, 0, 1, 0]), (.automatic, 900, 800, [0, 1, 0, 1]),
      (.automatic, 900, 900, [1, 1, 1, 1]), (.automatic, 400, 800, [0, 0, 0, 0]),
    ] as [(ScrollArrangement.InsetAdjustment, Double, Double, [Double])])
  func `a scroll view's content has the sides of the safe area that are not kept clear of`(
    adjustment: ScrollArrangement.InsetAdjustment, width: Double, height: Double, kept: [Double]
  ) throws {
    var tree = TreeBuilder()
    let scroll = tree.add("scroll")
    tree.pinEdges(scroll, to: 0)
    tree.input.items[scroll].arrangement = .scroll(
      ScrollArrangement(adjustment: adjustment, contentSize: Size(width: width, height: height)))
    // A view that is where the scroll view is, and moves with nothing.
    let view = tree.add("view", in: scroll)
    tree.pinEdges(view, to: 0)
    let guide = tree.add("guide", in: view, role: .safeAreaGuide)
    let result = try layOut(tree.input, .screen(400, 800, safeArea: Self.safe))
    let insets = edges(44 * kept[0], 10 * kept[1], 34 * kept[2], 6 * kept[3])
    #expect(result.adjustedContentInsets[scroll] == insets)
    #expect(result.contentOffsets[scroll] == Point(x: -insets.left, y: -insets.top))
    let rest = edges(44 - insets.top, 10 - insets.left, 34 - insets.bottom, 6 - insets.right)
    expectClose(result.frames[guide], Rect(x: 0, y: 0, width: 400, height: 800).inset(by: rest))
  }

  @Test func `each side of a content inset is added to that of the safe area`() throws {
    var tree = TreeBuilder()
    let scroll = tree.add("scroll")
    tree.pinEdges(scroll, to: 0)
    tree.input.items[scroll].arrangement = .scroll(
      ScrollArrangement(
        contentOffset: .points(Point(x: 1e6, y: 1e6)), contentInset: edges(1, 2, 3, 4), adjustment: .always,
        contentSize: Size(width: 900, height: 900)))
    let result = try layOut(tree.input, .screen(400, 800, safeArea: Self.safe))
    #expect(result.adjustedContentInsets[scroll] == edges(45, 12, 37, 10))
    // 900 − 400 + 10 and 900 − 800 + 37.
    #expect(result.contentOffsets[scroll] == Point(x: 510, y: 137))
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 100), (1, 200), (3.5, 700), (9, 700)])
  func `a page downwards stays between the ends`(page: Double, distance: Double) throws {
    var tree = TreeBuilder()
    tree.input.items[0].arrangement = .scroll(
      ScrollArrangement(
        contentOffset: .page(page, .vertical), contentInset: edges(5, 7, 0, 0),
        contentSize: Size(width: 0, height: 895)))
    // From −5 to 895 − 200 = 695.
    #expect(try layOut(tree.input, .screen(300, 200)).contentOffsets[0] == Point(x: -7, y: distance - 5))
  }

  @Test func `a page across counts from the side where reading begins`() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 293.0), (.rightToLeft, 308)] {
      var tree = TreeBuilder()
      tree.input.items[0].arrangement = .scroll(
        ScrollArrangement(
          contentOffset: .page(1, .horizontal), contentInset: edges(5, 7, 0, 8),
          contentSize: Size(width: 900, height: 0)))
      // From −7 to 900 − 300 + 8 = 608, one page of 300 from either end.
      #expect(
        try layOut(tree.input, .screen(300, 200, direction: direction)).contentOffsets[0]
          == Point(x: x, y: -5))
    }
  }

  // MARK: One number that changes is enough to solve again

  @Test func `one side that differs from the first guess is fed back`() throws {
    let root = Rect(x: 0, y: 0, width: 400, height: 800)
    for away in [edges(90, 0, 0, 0), edges(0, 90, 0, 0), edges(0, 0, 90, 0), edges(0, 0, 0, 90)] {
      let expected = edges(
        away.top > 0 ? 0 : 44, away.left > 0 ? 0 : 10, away.bottom > 0 ? 0 : 34, away.right > 0 ? 0 : 6)
      #expect(try insets(.safeAreaGuide, root.inset(by: away)) == expected)
    }
  }

  @Test func `one coordinate of an offset that differs from the first guess is fed back`() throws {
    for axis in Axis.allCases {
      var tree = TreeBuilder()
      let scroll = tree.add("scroll")
      tree.pin(scroll, to: 0, [.leading, .top])
      tree.set(scroll, .width, to: 100)
      tree.set(scroll, .height, to: 100)
      tree.input.items[scroll].arrangement = .scroll(
        ScrollArrangement(contentOffset: .page(2, axis), contentSize: Size(width: 500, height: 500)))
      let view = tree.add("view", in: scroll, content: .fixed(width: 10, height: 10))
      tree.pin(view, to: scroll, [.left, .top])
      let result = try layOut(tree.input, .screen(400, 800))
      let offset = axis == .horizontal ? Point(x: 200, y: 0) : Point(x: 0, y: 200)
      #expect(result.contentOffsets[scroll] == offset)
      expectClose(result.frames[view], Rect(x: -offset.x, y: -offset.y, width: 10, height: 10))
    }
  }

  @Test func `content that exceeds its view by a rounding error fits`() throws {
    for (excess, top) in [(1e-7, 0.0), (1e-5, 44)] {
      var tree = TreeBuilder()
      tree.input.items[0].arrangement = .scroll(
        ScrollArrangement(contentSize: Size(width: 400, height: 800 + excess)))
      #expect(
        try layOut(tree.input, .screen(400, 800, safeArea: Self.safe)).adjustedContentInsets[0].top == top)
      tree.input.items[0].arrangement = .scroll(
        ScrollArrangement(contentSize: Size(width: 400 + excess, height: 800)))
      #expect(
        try layOut(tree.input, .screen(400, 800, safeArea: Self.safe)).adjustedContentInsets[0].left
          == (top > 0 ? 10 : 0))
    }
  }
}
