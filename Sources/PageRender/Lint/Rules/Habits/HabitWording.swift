internal import LayoutEngine
internal import PageLayout

/// Constraints of a page in words, and what tells them apart from one environment to the next.
struct HabitWording {
  private let written: WrittenConstraints
  /// The page's layout in names that a reader knows views by.
  private let named: LayoutInput
  private let parents: [(parent: Int, place: Int)?]

  init(_ written: WrittenConstraints) {
    self.written = written
    named = written.page.solved.legibleLayout()
    let views = written.page.solved.page.tree.views
    var parents = [(parent: Int, place: Int)?](repeating: nil, count: views.count)
    for (index, view) in views.enumerated() {
      for (place, child) in view.children.enumerated() { parents[child] = (index, place) }
    }
    self.parents = parents
  }

  /// Such as `title.left = icon.right + 8`, without its place, which the finding has.
  func words(_ constraint: LayoutConstraint) -> String { named.legibleWording(of: constraint) }

  /// Equal for the same constraint of equal cells; else by the place in the document, or by the items' names.
  func topic(of habit: Habit) -> String {
    habit.constraints.map { index in
      let constraint = written[index]
      let items = [constraint.first] + [constraint.second].compactMap(\.self)
      let cells = items.map { cell(around: written.view(of: $0)) }
      guard cells.contains(where: { $0 != nil }) else { return written.input.wording(of: constraint) }
      let paths = zip(items, cells).map { path(of: $0, in: $1) }
      return ([shape(constraint)] + paths)
        .joined(separator: "\u{1}")
    }.joined(separator: "\0")
  }

  private func shape(_ constraint: LayoutConstraint) -> String {
    "\(constraint.firstAttribute) \(constraint.relation) \(constraint.multiplier) \(constraint.secondAttribute) "
      + "\(constraint.constant) \(constraint.priority)"
  }

  /// The classes of views that come several times with other contents.
  static let cells: Set<String> = [
    "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView", "UITableViewCell",
    "UITableViewHeaderFooterView",
  ]

  /// The cell that a view is in, or is.
  private func cell(around view: Int) -> Int? {
    sequence(first: view) { parents[$0]?.parent }.first {
      Self.cells.contains(written.page.views[$0].className)
    }
  }

  /// The classes and places on the way from the cell to an item.
  private func path(of item: Int, in cell: Int?) -> String {
    var steps: [String] = []
    if written.isGuide(item) {
      steps.append(String(written.item(item).name.split(separator: ".").last ?? ""))
    }
    for view in sequence(first: written.view(of: item), next: { parents[$0]?.parent }) {
      if view == cell {
        steps.append(written.page.views[view].className)
        break
      }
      steps.append("\(written.page.views[view].className) \(parents[view]?.place ?? 0)")
    }
    return steps.joined(separator: "/")
  }
}
