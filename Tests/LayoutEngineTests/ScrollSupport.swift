import LayoutEngine

/// A scroll view that covers a root of 300 × 200 points, and what is in it.
struct ScrollTree {
  var tree = TreeBuilder()
  let scroll: Int
  /// How constraints reach the content and the frame.
  let style: Style
  private(set) var content = -1
  private(set) var frame = -1

  enum Style: CaseIterable {
    /// Constraints to the scroll view itself.
    case edges
    /// Constraints to its two guides.
    case guides
  }

  init(_ style: Style = .edges, _ arrangement: ScrollArrangement = ScrollArrangement()) {
    self.style = style
    scroll = tree.add("scroll")
    tree.pinEdges(scroll, to: 0)
    tree.input.items[scroll].arrangement = .scroll(arrangement)
    content = scroll
    frame = scroll
    if style == .guides {
      content = tree.add("content", in: scroll, role: .contentLayoutGuide)
      frame = tree.add("frame", in: scroll, role: .frameLayoutGuide)
    }
  }

  /// A view in the scroll view.
  mutating func add(
    _ name: String, in parent: Int? = nil, content: LayoutItem.Content = .none,
    placement: LayoutItem.Placement = .constraints
  ) -> Int {
    tree.add(name, in: parent ?? scroll, placement: placement, content: content)
  }

  /// A view whose edges are those of the content.
  mutating func addContentView() -> Int {
    let view = add("contentView")
    tree.pinEdges(view, to: content)
    return view
  }

  /// Pages side by side that fill a content view; `width` constrains each page's width.
  mutating func addPages(_ count: Int, in view: Int, width: (inout TreeBuilder, Int, Int) -> Void) -> [Int] {
    let pages = (0..<count).map { add("page\($0)", in: view) }
    for (index, page) in pages.enumerated() {
      tree.pin(page, to: view, [.top, .bottom])
      tree.constrain(
        page, .leading, .equal, index == 0 ? view : pages[index - 1], index == 0 ? .leading : .trailing)
      width(&tree, page, index)
    }
    if let last = pages.last { tree.pin(last, to: view, [.trailing]) }
    return pages
  }
}

/// A layout and what is loose about it.
struct Verdict {
  var result: LayoutResult
  /// In words; none where everything is settled.
  var content: [String]

  init(_ scroll: ScrollTree, _ environment: LayoutEnvironment = .screen(300, 200)) throws {
    var system = try LayoutSystem(scroll.tree.input)
    result = try system.solve(in: environment, measuring: NoContent())
    content = system.ambiguities(proposalLimit: 0).filter(\.isOfContent).map {
      scroll.tree.input.wording(of: $0)
    }
  }
}
