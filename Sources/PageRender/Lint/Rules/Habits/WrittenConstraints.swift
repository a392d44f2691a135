internal import LayoutEngine
internal import PageLayout

/// The constraints of a page that its authors wrote, with the relations between their items.
///
/// Constraints of the system are left out (`LayoutConstraint.isOfSystem`): of its own views, stacks, guides
/// and autoresizing masks. The environment does not affect any of this.
struct WrittenConstraints {
  typealias Attribute = LayoutConstraint.Attribute

  let page: DrawnPage
  /// The indices of the written constraints in `LayoutInput.constraints`.
  let indices: [Int]
  /// The view of each layout item; `nil` for guides.
  private let viewOfItem: [Int?]

  init(_ page: DrawnPage) {
    self.page = page
    let tree = page.solved.page.tree
    var views = [Int?](repeating: nil, count: tree.layout.items.count)
    for (index, view) in tree.views.enumerated() { views[view.item] = index }
    viewOfItem = views
    let constraints = tree.layout.constraints
    indices = constraints.indices.filter { !constraints[$0].isOfSystem }
  }

  var input: LayoutInput { page.solved.page.tree.layout }

  subscript(index: Int) -> LayoutConstraint { input.constraints[index] }

  // MARK: Items

  func item(_ item: Int) -> LayoutItem { input.items[item] }

  func isGuide(_ item: Int) -> Bool { input.items[item].role != .view }

  /// The index in the page's tree of an item's view, or of the view that owns a guide.
  func view(of item: Int) -> Int { viewOfItem[owner(of: item)] ?? 0 }

  /// The item itself, or for a guide the item of the view that owns it.
  func owner(of item: Int) -> Int { isGuide(item) ? input.items[item].parent ?? 0 : item }

  /// The item of a view's superview, or of the view that owns a guide; `nil` for the root.
  func container(of item: Int) -> Int? { input.items[item].parent }

  /// The item, then its ancestors, from the inside out.
  func ancestry(of item: Int) -> UnfoldFirstSequence<Int> { sequence(first: item) { input.items[$0].parent } }

  /// Returns true if an item is inside another item, at any depth. No item is inside a guide.
  func isInside(_ item: Int, of other: Int) -> Bool { item != other && ancestry(of: item).contains(other) }

  /// Returns true if an item is a rectangle that contains views: a view itself, or one of the guides that
  /// UIKit gives it.
  func isRoom(_ item: Int) -> Bool {
    switch input.items[item].role {
    case .view, .safeAreaGuide, .layoutMarginsGuide, .readableContentGuide, .contentLayoutGuide,
      .frameLayoutGuide:
      true
    case .guide, .distanceGuide: false
    }
  }

  func isStack(_ item: Int) -> Bool {
    if case .stack = input.items[item].arrangement { true } else { false }
  }

  func isScroller(_ item: Int) -> Bool {
    switch input.items[item].arrangement {
    case .scroll, .flow: true
    default: false
    }
  }
}
