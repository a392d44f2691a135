internal import LayoutEngine
internal import PageLayout

/// The constraints of a page that somebody wrote, with what connects their items.
///
/// Left out are those of the system's own views (`LayoutConstraint.isOfSystem`), of stacks, guides and autoresizing
/// masks. Nothing here depends on the environment.
struct WrittenConstraints {
  typealias Attribute = LayoutConstraint.Attribute

  let page: DrawnPage
  /// Indices in `LayoutInput.constraints`.
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

  /// The index of an item's view in the page's tree; of a guide that of the view it belongs to.
  func view(of item: Int) -> Int { viewOfItem[owner(of: item)] ?? 0 }

  /// The item of a view; of a guide that of the view it belongs to.
  func owner(of item: Int) -> Int { isGuide(item) ? input.items[item].parent ?? 0 : item }

  /// The rectangle in which an item stands: for views the superview's item, for guides that of the view they belong to.
  func container(of item: Int) -> Int? { input.items[item].parent }

  /// The item, then all it is in, from the inside out.
  func ancestry(of item: Int) -> UnfoldFirstSequence<Int> { sequence(first: item) { input.items[$0].parent } }

  /// Returns true if an item stands inside another, which is no guide: at whatever depth.
  func isInside(_ item: Int, of other: Int) -> Bool { item != other && ancestry(of: item).contains(other) }

  /// Returns true if an item is the rectangle of a view in which other views stand: the view itself, or one of the guides that
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
