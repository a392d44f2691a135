internal import LayoutEngine
internal import PageLayout

/// Words for a page's constraints, and topics that identify them in every environment.
struct HabitWording {
  private let written: WrittenConstraints
  /// The page's layout, with the names by which a reader knows its views.
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

  /// A constraint in words, such as `title.left = icon.right + 8`, without its position in the file, which
  /// the finding has.
  func words(_ constraint: LayoutConstraint) -> String { named.legibleWording(of: constraint) }

  /// The topic of a habit: equal for the same constraint in equal cells; outside of cells, the constraint's
  /// wording.
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

  /// The classes of views that a page repeats with different contents.
  static let cells: Set<String> = [
    "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView", "UITableViewCell",
    "UITableViewHeaderFooterView",
  ]

  /// Returns the nearest cell among a view and its ancestors; `nil` if there is none.
  private func cell(around view: Int) -> Int? {
    sequence(first: view) { parents[$0]?.parent }.first {
      Self.cells.contains(written.page.views[$0].className)
    }
  }

  /// The classes and child indices on the path from an item up to its cell.
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
