import LayoutEngine
import Testing

@Suite struct GuideTests {
  static let insets = EdgeInsets(top: 44, left: 10, bottom: 34, right: 6)

  @Test func `the root's safe area guide keeps the environment's insets`() throws {
    var tree = TreeBuilder()
    let guide = tree.add("safeArea", role: .safeAreaGuide)
    let frames = try layOut(tree.input, .screen(400, 800, safeArea: Self.insets)).frames
    expectClose(frames[guide], Rect(x: 10, y: 44, width: 384, height: 722))
  }

  @Test func `a nested view has the part of the safe area that reaches into it`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    let guide = tree.add("safeArea", in: view, role: .safeAreaGuide)
    tree.constrain(view, .top, .equal, 0, .top, plus: 30)
    tree.pin(view, to: 0, [.leading, .bottom])
    tree.constrain(view, .trailing, .equal, 0, .trailing, plus: -50)
    let frames = try layOut(tree.input, .screen(400, 800, safeArea: Self.insets)).frames
    // 44 − 30 = 14 at the top, 10 at the left, 34 at the bottom, none 50 away from the right edge.
    expectClose(frames[guide], Rect(x: 10, y: 44, width: 340, height: 722))
  }

  @Test func `a view whose place depends on its own safe area settles`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    let guide = tree.add("safeArea", in: view, role: .safeAreaGuide)
    let label = tree.add("label", in: view, content: .fixed(width: 50, height: 20))
    tree.pin(view, to: 0, [.leading, .trailing, .bottom])
    tree.pin(label, to: guide, [.top, .bottom, .leading])
    let frames = try layOut(tree.input, .screen(400, 800, safeArea: Self.insets)).frames
    // The bar is 20 tall plus the bottom inset of 34; it is far from the top.
    expectClose(frames[view], Rect(x: 0, y: 746, width: 400, height: 54))
    expectClose(frames[label].minY, 746)
  }

  @Test func `margins follow UIKit's defaults, the direction and the safe area`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    let inner = tree.add("inner", in: view)
    let guide = tree.add("margins", role: .layoutMarginsGuide)
    tree.pinEdges(view, to: 0)
    tree.input.items[view].margins.leading = 30
    tree.constrain(inner, .leading, .equal, view, .leadingMargin)
    tree.constrain(inner, .trailing, .equal, view, .trailingMargin)
    tree.constrain(inner, .top, .equal, view, .topMargin)
    tree.constrain(inner, .bottom, .equal, view, .bottomMargin)
    let environment = LayoutEnvironment(
      size: Size(width: 400, height: 800), scale: 1, safeArea: Self.insets, rootMargins: (20, 18),
      direction: .rightToLeft)
    let frames = try layOut(tree.input, environment).frames
    // Leading is the right edge: 30 + 6; trailing 8 + 10; top 8 + 44; bottom 8 + 34.
    expectClose(frames[inner], Rect(minX: 18, minY: 52, maxX: 364, maxY: 758))
    // The root: 20 at the right, 18 at the left and the safe area at top and bottom.
    expectClose(frames[guide], Rect(minX: 18, minY: 44, maxX: 380, maxY: 766))
  }

  @Test func `margins without the safe area, and inherited ones`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    let inner = tree.add("inner", in: view)
    let innermost = tree.add("innermost", in: inner)
    tree.pinEdges(view, to: 0)
    tree.constrain(inner, .leading, .equal, view, .leading, plus: 5)
    tree.pin(inner, to: view, [.top, .bottom, .trailing])
    tree.input.items[view].margins.leading = 50
    for item in [view, inner] { tree.input.items[item].margins.includesSafeArea = false }
    tree.input.items[inner].margins.preservesParent = true
    tree.constrain(innermost, .leading, .equal, inner, .leadingMargin)
    tree.constrain(innermost, .trailing, .equal, inner, .trailingMargin)
    tree.constrain(innermost, .centerY, .equal, inner, .centerYWithinMargins)
    tree.set(innermost, .height, to: 10)
    let frames = try layOut(tree.input, .screen(400, 800, safeArea: Self.insets)).frames
    // The parent's 50 reach 45 into the inner view; at the other side both have 8.
    expectClose(frames[innermost], Rect(minX: 50, minY: 395, maxX: 392, maxY: 405))
  }

  @Test func `a screen's margins without the safe area reach its edges but for the system's own`() throws {
    var tree = TreeBuilder()
    let guide = tree.add("margins", role: .layoutMarginsGuide)
    tree.input.items[0].margins.includesSafeArea = false
    var environment = LayoutEnvironment.screen(
      400, 800, safeArea: EdgeInsets(top: 44, left: 30, bottom: 34, right: 30))
    environment.rootMargins = (46, 46)
    // Of 46 beside a safe area of 30 the system's own 16 remain.
    let frames = try layOut(tree.input, environment).frames
    expectClose(frames[guide], Rect(minX: 16, minY: 0, maxX: 384, maxY: 800))
  }

  @Test(arguments: [(1024.0, 180.0, 844.0), (700, 20, 680)])
  func `margins that follow the readable width leave 664 points of a wide screen`(
    width: Double, left: Double, right: Double
  ) throws {
    var tree = TreeBuilder()
    let card = tree.add("card")
    let (own, inherited) = (
      tree.add("margins", in: 0, role: .layoutMarginsGuide),
      tree.add("inner", in: card, role: .layoutMarginsGuide)
    )
    tree.pinEdges(card, to: 0)
    tree.input.items[0].margins.followsReadableWidth = true
    tree.input.items[card].margins.preservesParent = true
    var environment = LayoutEnvironment.screen(width, 800)
    environment.rootMargins = (20, 20)
    environment.horizontalSizeClass = .regular
    // (1024 − 664) / 2
    let frames = try layOut(tree.input, environment).frames
    for guide in [own, inherited] {
      expectClose(frames[guide].minX, left)
      expectClose(frames[guide].maxX, right)
    }
  }

  @Test func `layout guides are rectangles that only constraints place`() throws {
    var tree = TreeBuilder()
    let left = tree.add("left", content: .fixed(width: 40, height: 20))
    let right = tree.add("right", content: .fixed(width: 60, height: 20))
    let gaps = (0..<3).map { tree.add("gap\($0)", role: .guide) }
    var previous: (Int, LayoutConstraint.Attribute) = (0, .leading)
    for (gap, view) in [(gaps[0], left), (gaps[1], right)] {
      tree.constrain(gap, .leading, .equal, previous.0, previous.1)
      tree.constrain(view, .leading, .equal, gap, .trailing)
      previous = (view, .trailing)
    }
    tree.constrain(gaps[2], .leading, .equal, right, .trailing)
    tree.constrain(gaps[2], .trailing, .equal, 0, .trailing)
    for gap in gaps[1...] { tree.constrain(gap, .width, .equal, gaps[0], .width) }
    let frames = try layOut(tree.input, .screen(400, 100)).frames
    #expect(frames[left].minX == 100 && frames[right].minX == 240 && frames[gaps[2]].minX == 300)
  }

  @Test func `frames reach beyond alignment rectangles`() throws {
    // A switch: 51 wide, alignment rectangle 49; its right edge aligned with the root's.
    var tree = TreeBuilder()
    let toggle = tree.add("switch", content: .fixed(width: 49, height: 31))
    tree.input.items[toggle].alignmentRectInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    tree.pin(toggle, to: 0, [.trailing, .top])
    let frames = try layOut(tree.input, .screen(400, 100)).frames
    expectClose(frames[toggle], Rect(x: 351, y: 0, width: 51, height: 31))
  }
}

@Suite struct AutoresizingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var mask: AutoresizingMask
    var x: Double
    var width: Double
    var testDescription: String { "mask \(mask.rawValue)" }
  }

  /// A frame at 20, 60 wide, set when the parent was 100 wide; the parent is now 200 wide.
  @Test(arguments: [
    Case(mask: [], x: 20, width: 60),
    Case(mask: .flexibleWidth, x: 20, width: 160),
    Case(mask: .flexibleLeftMargin, x: 120, width: 60),
    Case(mask: .flexibleRightMargin, x: 20, width: 60),
    Case(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 70, width: 60),
    // 100 more in the proportion 20 : 60 and 20 : 60 : 20.
    Case(mask: [.flexibleLeftMargin, .flexibleWidth], x: 45, width: 135),
    Case(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 40, width: 120),
  ])
  func `flexible parts share the parent's growth in proportion`(item: Case) throws {
    var tree = TreeBuilder()
    let parent = tree.add("parent")
    tree.pinEdges(parent, to: 0)
    let vertical = AutoresizingMask(rawValue: item.mask.rawValue << 3)
    let view = tree.add(
      "view", in: parent,
      placement: .autoresizing(
        frame: Rect(x: 20, y: 20, width: 60, height: 60), mask: item.mask.union(vertical),
        parentSize: Size(width: 100, height: 100)))
    let result = try layOut(tree.input, .screen(200, 200))
    expectClose(result.frames[view], Rect(x: item.x, y: item.x, width: item.width, height: item.width))
  }

  @Test func `parts without a size share evenly`() throws {
    var tree = TreeBuilder()
    let view = tree.add(
      "view",
      placement: .autoresizing(
        frame: Rect(x: 0, y: 0, width: 100, height: 100), mask: [.flexibleLeftMargin, .flexibleRightMargin],
        parentSize: Size(width: 100, height: 100)))
    expectClose(try layOut(tree.input, .screen(200, 100)).frames[view].minX, 50)
  }

  @Test func `a constraint against a frame is the one given up`() throws {
    var tree = TreeBuilder()
    let view = tree.add(
      "view",
      placement: .autoresizing(
        frame: Rect(x: 5, y: 6, width: 70, height: 80), mask: [], parentSize: Size(width: 100, height: 100)))
    tree.set(view, .width, to: 50)
    let result = try layOut(tree.input, .screen(100, 100))
    #expect(
      result.conflicts == [
        LayoutConflict(members: [.autoresizing(item: view), .constraint(0)], leftOut: .constraint(0))
      ])
    expectClose(result.frames[view], Rect(x: 5, y: 6, width: 70, height: 80))
  }
}
