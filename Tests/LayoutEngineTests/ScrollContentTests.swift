import LayoutEngine
import Testing

/// Content sizes that follow from constraints, step by step as one builds a scroll view of pages, with constraints to
/// the scroll view's own edges and with its guides. The scroll view is 300 × 200.
@Suite struct ScrollContentTests {
  static let widthIsFree = "scroll: content width of the scroll view is free"
  static let heightIsFree = "scroll: content height of the scroll view is free"

  @Test(arguments: ScrollTree.Style.allCases)
  func `a content view pinned to the edges leaves both axes open`(style: ScrollTree.Style) throws {
    var scroll = ScrollTree(style)
    _ = scroll.addContentView()
    let verdict = try Verdict(scroll)
    #expect(verdict.content == [Self.widthIsFree, Self.heightIsFree])
    #expect(verdict.result.contentSizes[scroll.scroll] == .zero)
  }

  @Test(arguments: ScrollTree.Style.allCases)
  func `with equal width and height the content is as large as the frame`(style: ScrollTree.Style) throws {
    var scroll = ScrollTree(style)
    let view = scroll.addContentView()
    scroll.tree.pin(view, to: scroll.frame, [.width, .height])
    let verdict = try Verdict(scroll)
    #expect(verdict.content.isEmpty)
    #expect(verdict.result.contentSizes[scroll.scroll] == Size(width: 300, height: 200))
    expectClose(verdict.result.frames[view], Rect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test(arguments: ScrollTree.Style.allCases)
  func `without the width only that axis is open`(style: ScrollTree.Style) throws {
    var scroll = ScrollTree(style)
    let view = scroll.addContentView()
    scroll.tree.pin(view, to: scroll.frame, [.height])
    let verdict = try Verdict(scroll)
    #expect(verdict.content == [Self.widthIsFree])
    #expect(verdict.result.contentSizes[scroll.scroll] == Size(width: 0, height: 200))
  }

  @Test(arguments: ScrollTree.Style.allCases)
  func `pages without widths leave the content's width open`(style: ScrollTree.Style) throws {
    var scroll = ScrollTree(style)
    let view = scroll.addContentView()
    scroll.tree.pin(view, to: scroll.frame, [.height])
    _ = scroll.addPages(4, in: view) { _, _, _ in }
    let verdict = try Verdict(scroll)
    #expect(verdict.content == [Self.widthIsFree])
  }

  @Test(arguments: ScrollTree.Style.allCases)
  func `four pages as wide as the frame give a content of four widths`(style: ScrollTree.Style) throws {
    var scroll = ScrollTree(style)
    let view = scroll.addContentView()
    let frame = scroll.frame
    scroll.tree.pin(view, to: frame, [.height])
    let pages = scroll.addPages(4, in: view) { tree, page, _ in tree.pin(page, to: frame, [.width]) }
    let verdict = try Verdict(scroll)
    #expect(verdict.content.isEmpty)
    #expect(verdict.result.conflicts.isEmpty)
    #expect(verdict.result.contentSizes[scroll.scroll] == Size(width: 1200, height: 200))
    #expect(pages.map { verdict.result.frames[$0].minX } == [0, 300, 600, 900])
  }

  /// The pages' equal widths are wishes; pages beyond the data have width 0.
  @Test(arguments: ScrollTree.Style.allCases)
  func `five slots with three pages of data are three widths wide`(style: ScrollTree.Style) throws {
    var scroll = ScrollTree(style)
    let view = scroll.addContentView()
    let frame = scroll.frame
    scroll.tree.pin(view, to: frame, [.height])
    let pages = scroll.addPages(5, in: view) { tree, page, index in
      tree.constrain(page, .width, .equal, frame, .width, at: 750)
      if index >= 3 { tree.set(page, .width, to: 0) }
    }
    let verdict = try Verdict(scroll)
    #expect(verdict.content.isEmpty)
    #expect(verdict.result.contentSizes[scroll.scroll] == Size(width: 900, height: 200))
    #expect(pages.map { verdict.result.frames[$0].width } == [300, 300, 300, 0, 0])
  }

  @Test func `a content size that was set is used where constraints do not say`() throws {
    var scroll = ScrollTree(.edges, ScrollArrangement(contentSize: Size(width: 500, height: 700)))
    let view = scroll.add("view")
    scroll.tree.pin(view, to: scroll.scroll, [.leading, .top])
    scroll.tree.set(view, .width, to: 20)
    scroll.tree.constrain(view, .bottom, .equal, scroll.scroll, .bottom, plus: -10)
    scroll.tree.set(view, .height, to: 80)
    let verdict = try Verdict(scroll)
    // 80 + 10 from the constraints; across, none speaks of the content's width.
    #expect(verdict.result.contentSizes[scroll.scroll] == Size(width: 500, height: 90))
    #expect(verdict.content.isEmpty)
  }

  @Test func `contents inside contents have sizes of their own`() throws {
    var scroll = ScrollTree()
    let inner = scroll.add("inner")
    scroll.tree.input.items[inner].arrangement = .scroll(ScrollArrangement())
    scroll.tree.pinEdges(inner, to: scroll.scroll)
    scroll.tree.set(inner, .width, to: 400)
    scroll.tree.set(inner, .height, to: 250)
    let view = scroll.add("view", in: inner)
    scroll.tree.pinEdges(view, to: inner)
    scroll.tree.set(view, .width, to: 900)
    scroll.tree.constrain(view, .height, .equal, scroll.scroll, .height)
    let verdict = try Verdict(scroll)
    #expect(verdict.result.contentSizes[scroll.scroll] == Size(width: 400, height: 250))
    #expect(verdict.result.contentSizes[inner] == Size(width: 900, height: 200))
  }

  @Test func `no content is smaller than nothing`() throws {
    var scroll = ScrollTree()
    let view = scroll.add("view")
    scroll.tree.pin(view, to: scroll.scroll, [.leading, .top, .bottom])
    scroll.tree.set(view, .width, to: 10)
    scroll.tree.set(view, .height, to: 10)
    scroll.tree.constrain(view, .trailing, .equal, scroll.scroll, .trailing, plus: 30)
    let conflicts = try Verdict(scroll).result.conflicts
    // 10 = content width + 30 would need −20.
    #expect(conflicts.count == 1)
    let words = conflicts.flatMap(\.members).map { scroll.tree.input.wording(of: $0) }
    #expect(words.contains("content width of scroll view scroll >= 0"), "\(words)")
    let needs = conflicts.flatMap(\.needs).map { scroll.tree.input.wording(of: $0) }
    #expect(needs.contains("content width of scroll view scroll >= 0 (would have to be -20)"), "\(needs)")
  }

  @Test func `explanations go through the content to the scroll view`() throws {
    var scroll = ScrollTree()
    let view = scroll.add(
      "view",
      placement: .autoresizing(
        frame: Rect(x: 20, y: 0, width: 50, height: 50), mask: [], parentSize: Size(width: 300, height: 200)))
    var system = try LayoutSystem(scroll.tree.input)
    _ = try system.solve(in: .screen(300, 200), measuring: NoContent())
    let left = try #require(system.explanation(ofItem: view)?.values.first)
    let words = scroll.tree.input.wording(of: left, environment: "phone")
    #expect(
      words == [
        "view.left = 20: view.left = scroll.contentLayoutGuide.left + 20 (frame and autoresizing mask)",
        "<- scroll.contentLayoutGuide.left = root.left",
      ], "\(words)")
  }

  @Test func `a content guide belongs to a scroll view`() {
    var tree = TreeBuilder()
    let view = tree.add("view")
    _ = tree.add("content", in: view, role: .contentLayoutGuide)
    #expect(throws: LayoutInputError.guideWithoutContent(item: 2)) { _ = try LayoutSystem(tree.input) }
  }

  @Test func `the root may scroll`() throws {
    var tree = TreeBuilder()
    tree.input.items[0].arrangement = .scroll(ScrollArrangement(contentOffset: .points(Point(x: 0, y: 50))))
    let view = tree.add("view")
    tree.pinEdges(view, to: 0)
    tree.constrain(view, .width, .equal, 0, .width)
    tree.set(view, .height, to: 500)
    let result = try layOut(tree.input, .screen(300, 200))
    #expect(result.contentSizes[0] == Size(width: 300, height: 500))
    expectClose(result.frames[view], Rect(x: 0, y: -50, width: 300, height: 500))
  }
}
