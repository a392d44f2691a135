import LayoutEngine
import Testing

/// Where content is: offsets, insets, and what attributes mean inside and outside. The scroll view is 300 × 200.
@Suite struct ScrollOffsetTests {
  /// A content of a size, one view filling it.
  private func content(
    _ width: Double, _ height: Double, _ arrangement: ScrollArrangement,
    _ environment: LayoutEnvironment = .screen(300, 200)
  ) throws -> (offset: Point, frame: Rect) {
    var scroll = ScrollTree(.edges, arrangement)
    let view = scroll.addContentView()
    scroll.tree.set(view, .width, to: width)
    scroll.tree.set(view, .height, to: height)
    let result = try Verdict(scroll, environment).result
    return (result.contentOffsets[scroll.scroll], result.frames[view])
  }

  @Test func `an offset moves what is inside the other way`() throws {
    let moved = try content(900, 400, ScrollArrangement(contentOffset: .points(Point(x: 250, y: 30))))
    #expect(moved.offset == Point(x: 250, y: 30))
    expectClose(moved.frame, Rect(x: -250, y: -30, width: 900, height: 400))
  }

  @Test func `an offset stays within the content and its insets`() throws {
    let insets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let far = ScrollArrangement(contentOffset: .points(Point(x: 1e6, y: 1e6)), contentInset: insets)
    // 900 − 300 + 40 and 400 − 200 + 30.
    #expect(try content(900, 400, far).offset == Point(x: 640, y: 230))
    let near = ScrollArrangement(contentOffset: .points(Point(x: -1e6, y: -1e6)), contentInset: insets)
    #expect(try content(900, 400, near).offset == Point(x: -20, y: -10))
    // A content that fits with its insets cannot be moved: 50 + 20 + 40 < 300.
    #expect(try content(50, 50, far).offset == Point(x: -20, y: -10))
  }

  @Test func `at rest the content begins after its insets`() throws {
    let insets = EdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    let rest = try content(900, 400, ScrollArrangement(contentInset: insets))
    #expect(rest.offset == Point(x: -20, y: -10))
    expectClose(rest.frame, Rect(x: 20, y: 10, width: 900, height: 400))
  }

  @Test(arguments: [(0.0, 0.0), (1, 300), (1.5, 450), (2, 600), (9, 600), (-1, 0)])
  func `a page is a multiple of the width`(page: Double, x: Double) throws {
    let paged = ScrollArrangement(contentOffset: .page(page, .horizontal))
    #expect(try content(900, 200, paged).offset == Point(x: x, y: 0))
    let rightToLeft = try content(900, 200, paged, .screen(300, 200, direction: .rightToLeft))
    #expect(rightToLeft.offset == Point(x: 600 - x, y: 0))
  }

  @Test func `a page may be a multiple of the height`() throws {
    #expect(
      try content(300, 900, ScrollArrangement(contentOffset: .page(2, .vertical))).offset
        == Point(x: 0, y: 400))
  }

  /// From 20 points before the content to 40 after it, and from 10 above to 30 below: x from −20 to
  /// 900 − 300 + 40, and y from −10 to 400 − 200 + 30.
  @Test(
    arguments: [(1.0, 280.0, 340.0, 190.0), (1.5, 430, 190, 230), (9, 640, -20, 230), (-1, -20, 640, -10)])
  func `pages are counted from the place at rest, insets included`(
    page: Double, x: Double, fromTheRight: Double, y: Double
  ) throws {
    let insets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let across = ScrollArrangement(contentOffset: .page(page, .horizontal), contentInset: insets)
    #expect(try content(900, 400, across).offset == Point(x: x, y: -10))
    let rightToLeft = try content(900, 400, across, .screen(300, 200, direction: .rightToLeft))
    #expect(rightToLeft.offset == Point(x: fromTheRight, y: -10))
    let down = ScrollArrangement(contentOffset: .page(page, .vertical), contentInset: insets)
    #expect(try content(900, 400, down).offset == Point(x: -20, y: y))
  }

  // MARK: Adjusted insets

  private static let notch = EdgeInsets(top: 44, left: 10, bottom: 34, right: 6)

  @Test(
    arguments: [
      // Neither axis scrolls.
      (ScrollArrangement.InsetAdjustment.never, 300.0, 200.0, Point(x: 0, y: 0)),
      (.always, 300, 200, Point(x: -10, y: -44)), (.automatic, 300, 200, Point(x: 0, y: 0)),
      (.scrollableAxes, 300, 200, Point(x: 0, y: 0)),
      // The vertical axis scrolls, then the horizontal one.
      (.never, 300, 400, Point(x: 0, y: 0)), (.automatic, 300, 400, Point(x: 0, y: -44)),
      (.scrollableAxes, 300, 400, Point(x: 0, y: -44)), (.scrollableAxes, 301, 200, Point(x: -10, y: 0)),
    ])
  func `the safe area is added along the axes that scroll`(
    adjustment: ScrollArrangement.InsetAdjustment, width: Double, height: Double, offset: Point
  ) throws {
    let rest = try content(
      width, height, ScrollArrangement(adjustment: adjustment), .screen(300, 200, safeArea: Self.notch))
    #expect(rest.offset == offset)
  }

  @Test func `a screen's main scroll view and one that always bounces are adjusted though they fit`() throws {
    let screen = LayoutEnvironment.screen(300, 200, safeArea: Self.notch)
    let main = ScrollArrangement(isMainContent: true)
    #expect(try content(300, 100, main, screen).offset == Point(x: 0, y: -44))
    let bouncing = ScrollArrangement(adjustment: .scrollableAxes, alwaysScrolls: (true, false))
    #expect(try content(300, 100, bouncing, screen).offset == Point(x: -10, y: 0))
  }

  @Test func `content that was moved out of the safe area has none`() throws {
    for (adjustment, top) in [(ScrollArrangement.InsetAdjustment.always, 0.0), (.never, 44)] {
      var scroll = ScrollTree(
        .edges, ScrollArrangement(contentOffset: .points(.zero), adjustment: adjustment))
      let view = scroll.addContentView()
      scroll.tree.set(view, .width, to: 300)
      scroll.tree.set(view, .height, to: 600)
      let guide = scroll.tree.add("safeArea", in: view, role: .safeAreaGuide)
      let result = try Verdict(scroll, .screen(300, 200, safeArea: Self.notch)).result
      expectClose(result.frames[guide].minY - result.frames[view].minY, top)
    }
  }

  // MARK: What attributes mean

  @Test func `inside, centres are those of the frame, moved with the content`() throws {
    var scroll = ScrollTree(.edges, ScrollArrangement(contentOffset: .points(Point(x: 100, y: 0))))
    let wide = scroll.addContentView()
    scroll.tree.set(wide, .width, to: 900)
    scroll.tree.pin(wide, to: scroll.scroll, [.height])
    let view = scroll.add("view")
    scroll.tree.pin(view, to: scroll.scroll, [.centerX, .centerY])
    scroll.tree.set(view, .width, to: 20)
    scroll.tree.set(view, .height, to: 20)
    let result = try Verdict(scroll).result
    // The frame's centre, 150 and 100, less the offset.
    expectClose(result.frames[view], Rect(x: 40, y: 90, width: 20, height: 20))
  }

  @Test func `margins inside are those of the content`() throws {
    var scroll = ScrollTree()
    let view = scroll.add("view")
    for (edge, margin) in [
      (LayoutConstraint.Attribute.leading, LayoutConstraint.Attribute.leadingMargin), (.top, .topMargin),
      (.trailing, .trailingMargin), (.bottom, .bottomMargin),
    ] { scroll.tree.constrain(view, edge, .equal, scroll.scroll, margin) }
    scroll.tree.set(view, .width, to: 500)
    scroll.tree.set(view, .height, to: 50)
    let guide = scroll.tree.add("margins", in: scroll.scroll, role: .layoutMarginsGuide)
    let result = try Verdict(scroll).result
    #expect(result.contentSizes[scroll.scroll] == Size(width: 516, height: 66))
    expectClose(result.frames[view], Rect(x: 8, y: 8, width: 500, height: 50))
    expectClose(result.frames[guide], result.frames[view])
  }

  @Test func `outside, everything means the frame`() throws {
    var scroll = ScrollTree(.edges, ScrollArrangement(contentOffset: .points(Point(x: 100, y: 0))))
    let wide = scroll.addContentView()
    scroll.tree.set(wide, .width, to: 900)
    scroll.tree.pin(wide, to: scroll.scroll, [.height])
    let sibling = scroll.tree.add("sibling")
    scroll.tree.pinEdges(sibling, to: scroll.scroll)
    // A view in the content that is pinned to one outside stays where that is.
    let header = scroll.add("header")
    scroll.tree.pin(header, to: 0, [.leading, .top, .trailing])
    scroll.tree.set(header, .height, to: 30)
    let result = try Verdict(scroll).result
    expectClose(result.frames[sibling], Rect(x: 0, y: 0, width: 300, height: 200))
    expectClose(result.frames[header], Rect(x: 0, y: 0, width: 300, height: 30))
    expectClose(result.frames[wide].minX, -100)
  }

  @Test func `frames and autoresizing masks count in the content and stretch with the frame`() throws {
    var scroll = ScrollTree(
      .edges,
      ScrollArrangement(contentOffset: .points(Point(x: 0, y: 60)), contentSize: Size(width: 0, height: 900)))
    let view = scroll.add(
      "view",
      placement: .autoresizing(
        frame: Rect(x: 10, y: 100, width: 80, height: 40), mask: [.flexibleWidth],
        parentSize: Size(width: 100, height: 100)))
    let result = try Verdict(scroll).result
    // 200 wider than when the frame was set.
    expectClose(result.frames[view], Rect(x: 10, y: 40, width: 280, height: 40))
  }

  @Test func `the frame's guide does not move`() throws {
    var scroll = ScrollTree(.guides, ScrollArrangement(contentOffset: .points(Point(x: 0, y: 60))))
    let view = scroll.addContentView()
    scroll.tree.pin(view, to: scroll.frame, [.width])
    scroll.tree.set(view, .height, to: 900)
    let floating = scroll.add("floating")
    scroll.tree.pin(floating, to: scroll.frame, [.leading, .trailing, .bottom])
    scroll.tree.set(floating, .height, to: 44)
    let result = try Verdict(scroll).result
    expectClose(result.frames[scroll.frame], Rect(x: 0, y: 0, width: 300, height: 200))
    expectClose(result.frames[scroll.content], Rect(x: 0, y: -60, width: 300, height: 900))
    expectClose(result.frames[floating], Rect(x: 0, y: 156, width: 300, height: 44))
  }

  /// Pages in a scroll view of a screen with a bar, and a long text beside it.
  private func paging(reversed: Bool = false) -> LayoutInput {
    var scroll = ScrollTree(.edges, ScrollArrangement(contentOffset: .page(1.5, .horizontal)))
    scroll.tree.input.items[0].additionalSafeArea = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    let view = scroll.addContentView()
    let frame = scroll.frame
    scroll.tree.constrain(view, .height, .equal, frame, .height, plus: 1)
    let pages = scroll.addPages(4, in: view) { tree, page, _ in tree.pin(page, to: frame, [.width]) }
    for page in pages { _ = scroll.tree.add("safeArea", in: page, role: .safeAreaGuide) }
    if reversed { scroll.tree.input.constraints.reverse() }
    return scroll.tree.input
  }

  @Test func `frames depend on neither what was solved before nor the order of constraints`() throws {
    let environments: [LayoutEnvironment] = [
      .screen(375, 812, scale: 3, safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      .screen(812, 375, scale: 3, safeArea: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
      .screen(320, 480, scale: 2), .screen(812, 375, scale: 3, direction: .rightToLeft),
      .screen(0, 0), .screen(375, 812, scale: 3),
    ]
    var system = try LayoutSystem(paging())
    for environment in environments {
      let moved = try system.solve(in: environment, measuring: NoContent())
      for reversed in [false, true] {
        let fresh = try layOut(paging(reversed: reversed), environment)
        #expect(moved.frames == fresh.frames)
        #expect(moved.contentSizes == fresh.contentSizes)
        #expect(moved.contentOffsets == fresh.contentOffsets)
        #expect(fresh.conflicts.isEmpty)
      }
    }
  }
}
