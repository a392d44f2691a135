internal import LayoutEngine

/// The changes from one tree to another: those that the page's author made, and the views that moved because
/// of them.
struct TreeChanges {
  let old: FrameTree
  let new: FrameTree
  let matching: TreeMatching
  /// The names of the trees' views.
  let names: (old: [String], new: [String])
  let parents: (old: [Int?], new: [Int?])
  /// The indices of the views, by their names.
  let places: (old: [String: Int], new: [String: Int])
  /// The changes that the page's author made, the most telling first, else in the order of the new document.
  private(set) var causes: [Cause] = []
  /// The indices in the new tree of the views whose frames changed.
  private(set) var moved: [Int] = []

  enum Cause: Hashable {
    /// The view was added; index in the new tree. Views inside it are not listed.
    case added(Int)
    /// The view was removed; index in the old tree. Views inside it are not listed.
    case removed(Int)
    /// The view has another superview; index in the new tree.
    case reparented(Int)
    /// The property has another value, `nil` if it is not set; index in the new tree.
    case property(Int, name: String, old: String?, new: String?)
    case rule(old: FrameTree.Rule?, new: FrameTree.Rule?)
    /// The view is now in front of or behind a sibling. Both indices are in the new tree; `of` is a sibling
    /// that it passed.
    case reordered(Int, isInFront: Bool, of: Int)
  }

  init(from old: FrameTree, to new: FrameTree) {
    self.old = old
    self.new = new
    matching = TreeMatching(old, new)
    names = (old.names, new.names)
    parents = (old.parents, new.parents)
    places = (Self.places(names.old), Self.places(names.new))
    findViews()
    findOrder()
    causes += RuleChanges(self).causes
    moved = new.nodes.indices.filter { index in
      matching.oldIndex[index].map { old.nodes[$0].frame != new.nodes[index].frame } ?? false
    }
    let order = causes.enumerated().sorted { a, b in
      (rank(a.element), a.offset) < (rank(b.element), b.offset)
    }
    causes = order.map(\.element)
  }

  private static func places(_ names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  private mutating func findViews() {
    for index in new.nodes.indices {
      guard let before = matching.oldIndex[index] else {
        if parents.new[index].map({ matching.oldIndex[$0] != nil }) ?? true { causes.append(.added(index)) }
        continue
      }
      if parents.new[index].flatMap({ matching.oldIndex[$0] }) != parents.old[before] {
        causes.append(.reparented(index))
      }
      for change in propertyChanges(before, index) {
        causes.append(.property(index, name: change.name, old: change.old, new: change.new))
      }
    }
    for index in old.nodes.indices where matching.newIndex[index] == nil {
      if parents.old[index].map({ matching.newIndex[$0] != nil }) ?? true { causes.append(.removed(index)) }
    }
  }

  // MARK: Properties

  private func propertyChanges(_ before: Int, _ index: Int) -> [PropertyChange] {
    let (a, b) = (old.nodes[before], new.nodes[index])
    var changes: [PropertyChange] = []
    if a.className != b.className { changes.append(.init(name: "class", old: a.className, new: b.className)) }
    if a.identifier != b.identifier {
      changes.append(.init(name: "identifier", old: a.identifier, new: b.identifier))
    }
    changes += PropertyChange.between(a.properties, b.properties)
    return changes.filter { change in
      switch change.name {
      case "placed": isParentUnchanged(before, index)
      case "arranged": isArrangementChanged(change)
      default: true
      }
    }
  }

  /// Returns true if the view's superview has its old size: only then is a new position the view's own
  /// change.
  private func isParentUnchanged(_ before: Int, _ index: Int) -> Bool {
    guard let a = parents.old[before], let b = parents.new[index] else { return true }
    return old.nodes[a].frame.size == new.nodes[b].frame.size
  }

  /// Returns true if a stack view arranges other views although none was added or removed. A new order is
  /// reported view by view.
  private func isArrangementChanged(_ change: PropertyChange) -> Bool {
    let after = arranged(change.new, places.new).filter { matching.oldIndex[$0] != nil }
    let before = arranged(change.old, places.old).compactMap { matching.newIndex[$0] }
    return Set(before) != Set(after)
  }

  /// Returns the indices of the views in a list of names.
  private func arranged(_ names: String?, _ places: [String: Int]) -> [Int] {
    names?.components(between: ", ").compactMap { places[$0] } ?? []
  }

  // MARK: Order

  private mutating func findOrder() {
    for (parent, children) in new.children.enumerated() {
      guard let before = matching.oldIndex[parent] else { continue }
      func arranged(_ node: FrameTree.Node, _ places: [String: Int]) -> [Int] {
        self.arranged(node.properties.first { $0.name == "arranged" }?.value, places)
      }
      let rows = (old: arranged(old.nodes[before], places.old), new: arranged(new.nodes[parent], places.new))
      let ranks = Dictionary(zip(rows.old, rows.old.indices), uniquingKeysWith: { first, _ in first })
      // In a stack view, the order of its arranged views counts; in other views, later subviews are in front.
      let inRows = moves(rows.new) { ranks[$0] }
      causes += inRows.isEmpty ? moves(children) { parents.old[$0] == before ? $0 : nil } : inRows
    }
  }

  /// Returns the fewest moves of views that explain their new order.
  ///
  /// - Parameter rank: Returns a view's former position, by its index in the old tree; `nil` if it was not
  ///   among the views.
  private func moves(_ views: [Int], rank: (Int) -> Int?) -> [Cause] {
    let stayed = views.filter { matching.oldIndex[$0].flatMap(rank) != nil }
    let before = stayed.compactMap { matching.oldIndex[$0].flatMap(rank) }
    guard zip(before, before.dropFirst()).contains(where: { $0 > $1 }) else { return [] }
    // The views that did not move: both their old and their new positions rise.
    let kept = Self.longestRising(before)
    return stayed.enumerated().compactMap { place, child in
      let inFrontNow = Self.count(of: kept) { $0 < place }
      let inFrontBefore = Self.count(of: kept) { before[$0] < before[place] }
      guard inFrontNow != inFrontBefore else { return nil }
      let passed = kept[min(inFrontNow, inFrontBefore)]
      return .reordered(child, isInFront: passed < place, of: stayed[passed])
    }
  }

  /// Counts the leading elements for which `holds` is true, by binary search; it is false for all others.
  private static func count(of places: [Int], where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(places[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the indices of a longest increasing subsequence of distinct numbers.
  private static func longestRising(_ numbers: [Int]) -> [Int] {
    /// The index of the smallest number that ends an increasing subsequence, by the subsequence's length
    /// minus 1.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let low = count(of: ends) { numbers[$0] < number }
      previous[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    guard let last = ends.last else { return [] }
    return sequence(first: last) { previous[$0] }.reversed()
  }

  // MARK: Rank

  /// Returns a cause's rank, the most telling first: the author's changes come before those that may follow
  /// from them.
  private func rank(_ cause: Cause) -> Int {
    switch cause {
    case .property(_, name: "class", _, _), .added, .removed, .reparented: 0
    // A drawing's hash tells less than any other change.
    case .property(_, name: "drawing", _, _), .property(_, name: "identifier", _, _): 3
    // A position that code gave to a view may follow from other views, as may the offset and the inset of a
    // list. The number of a list's items is the same on all its pages.
    case .property(_, name: "placed", _, _), .property(_, name: "contentOffset", _, _),
      .property(_, name: "itemCount", _, _),
      .property(_, name: "contentInset", _, _):
      2
    case .property, .rule, .reordered: 1
    }
  }
}
