import LayoutEngine
import Testing

/// Margins and safe areas of screens inside screens. The root is 400 × 800.
@Suite struct ScreenRootTests {
  private static let insets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  private static func environment(_ safeArea: EdgeInsets = insets) -> LayoutEnvironment {
    LayoutEnvironment(
      size: Size(width: 400, height: 800), scale: 1, safeArea: safeArea, rootMargins: (20, 20))
  }

  @Test func `a screen inside a screen has the system's margins`() throws {
    var tree = TreeBuilder()
    let screen = tree.add("screen")
    let guide = tree.add("margins", in: screen, role: .layoutMarginsGuide)
    tree.pinEdges(screen, to: 0)
    expectClose(
      try layOut(tree.input, Self.environment()).frames[guide],
      Rect(minX: 8, minY: 52, maxX: 392, maxY: 758))
    tree.input.items[screen].isScreenRoot = true
    expectClose(
      try layOut(tree.input, Self.environment()).frames[guide],
      Rect(minX: 20, minY: 44, maxX: 380, maxY: 766))
  }

  @Test func `margins set on a screen's root win, side by side`() throws {
    var tree = TreeBuilder()
    tree.input.items[0].margins.leading = 4
    tree.input.items[0].margins.top = 12
    let guide = tree.add("margins", role: .layoutMarginsGuide)
    expectClose(
      try layOut(tree.input, Self.environment()).frames[guide],
      Rect(minX: 4, minY: 56, maxX: 380, maxY: 766))
  }

  @Test func `the system's margins come on top of a screen's own safe area`() throws {
    var tree = TreeBuilder()
    let guide = tree.add("margins", role: .layoutMarginsGuide)
    tree.input.items[0].additionalSafeArea.left = 50
    expectClose(try layOut(tree.input, Self.environment()).frames[guide].minX, 70)
  }

  @Test func `additional insets grow the safe area of a view and of what is in it`() throws {
    var tree = TreeBuilder()
    let screen = tree.add("screen")
    tree.pinEdges(screen, to: 0)
    tree.input.items[screen].additionalSafeArea = EdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
    let inner = tree.add("inner", in: screen)
    tree.constrain(inner, .top, .equal, screen, .top, plus: 60)
    tree.constrain(inner, .bottom, .equal, screen, .bottom, plus: -60)
    tree.pin(inner, to: screen, [.leading, .trailing])
    let guides = [screen, inner, 0].map { tree.add("safeArea", in: $0, role: .safeAreaGuide) }
    let frames = try layOut(tree.input, Self.environment()).frames
    // 44 + 44 from the top, 34 + 49 from the bottom; the root itself has its own.
    for guide in guides[...1] { expectClose(frames[guide], Rect(minX: 0, minY: 88, maxX: 400, maxY: 717)) }
    expectClose(frames[guides[2]], Rect(minX: 0, minY: 44, maxX: 400, maxY: 766))
  }

  @Test func `additional insets of screens in screens add up`() throws {
    var tree = TreeBuilder()
    let tabs = tree.add("tabs")
    tree.pinEdges(tabs, to: 0)
    tree.input.items[tabs].additionalSafeArea.bottom = 49
    let screen = tree.add("screen", in: tabs)
    tree.pinEdges(screen, to: tabs)
    tree.input.items[screen].additionalSafeArea.top = 44
    let guide = tree.add("safeArea", in: screen, role: .safeAreaGuide)
    let frames = try layOut(tree.input, Self.environment()).frames
    expectClose(frames[guide], Rect(minX: 0, minY: 88, maxX: 400, maxY: 717))
  }

  @Test func `additional insets count from the view they are set on`() throws {
    var tree = TreeBuilder()
    let card = tree.add("card")
    tree.constrain(card, .top, .equal, 0, .top, plus: 100)
    tree.pin(card, to: 0, [.leading, .trailing])
    tree.set(card, .height, to: 300)
    tree.input.items[card].additionalSafeArea.top = 30
    let inner = tree.add("inner", in: card)
    tree.constrain(inner, .top, .equal, card, .top, plus: 10)
    tree.pin(inner, to: card, [.leading, .trailing, .bottom])
    let guide = tree.add("safeArea", in: inner, role: .safeAreaGuide)
    // 30 below the card's top at 100.
    expectClose(
      try layOut(tree.input, Self.environment()).frames[guide],
      Rect(minX: 0, minY: 130, maxX: 400, maxY: 400))
  }

  @Test func `a main scroll view begins below the bar of its screen`() throws {
    var tree = TreeBuilder()
    let screen = tree.add("screen")
    tree.pinEdges(screen, to: 0)
    tree.input.items[screen].additionalSafeArea.top = 44
    let scroll = tree.add("scroll", in: screen)
    tree.input.items[scroll].arrangement = .scroll(ScrollArrangement(isMainContent: true))
    tree.pinEdges(scroll, to: screen)
    let view = tree.add("view", in: scroll)
    tree.pinEdges(view, to: scroll)
    tree.constrain(view, .width, .equal, scroll, .width)
    tree.set(view, .height, to: 100)
    let result = try layOut(tree.input, Self.environment())
    expectClose(result.frames[view], Rect(x: 0, y: 88, width: 400, height: 100))
    #expect(result.contentOffsets[scroll] == Point(x: 0, y: -88))
  }
}
