internal import Foundation

/// The groups of a section, one after the other.
///
/// Groups with a fixed number of items share one layout until one of their cells is measured.
/// Groups out of view are not computed, so ten thousand items cost no more than ten.
@MainActor
struct GroupSequence {
  /// The axis along which one group follows the other.
  let axis: NSLayoutConstraint.Axis
  /// The distance between groups, in points.
  let spacing: CGFloat
  private let itemCount: Int
  private var groups: Groups

  private enum Groups {
    /// `own` has the groups that differ from `pattern`, by group index; read by key, never iterated.
    case alike(pattern: GroupLayout, extents: RowHeights, own: [Int: GroupLayout])
    case each([Placed])
  }

  private struct Placed {
    var item: Int
    var start: CGFloat
    var layout: GroupLayout
  }

  /// - Parameter measured: The indices of the items with a measured size, ascending.
  init(
    of section: NSCollectionLayoutSection, itemCount: Int, in container: CGSize,
    along axis: NSLayoutConstraint.Axis, solver: GroupSolver, measured: [Int]
  ) {
    self.axis = axis
    self.itemCount = itemCount
    spacing = abs(section.interGroupSpacing) <= 10_000_000 ? section.interGroupSpacing : 0
    groups = .each([])
    let group = section.group
    guard itemCount > 0 else { return }
    guard group.holdsFixedCount else {
      groups = .each(Self.each(of: group, itemCount, in: container, axis, spacing, solver))
      return
    }
    // The pattern is a full group; the last group may hold fewer items.
    let unmeasured = GroupSolver(preferred: { _ in nil }, traits: solver.traits)
    let pattern = unmeasured.solve(group, in: container, from: 0, count: GroupSolver.itemLimit)
    let perGroup = pattern.leaves.count
    guard perGroup > 0 else { return }
    let count = (itemCount + perGroup - 1) / perGroup
    var extents = RowHeights(count: count, estimates: .same(pattern.size[axis]))
    var own: [Int: GroupLayout] = [:]
    var special: [Int] = []
    for item in measured where item / perGroup != special.last { special.append(item / perGroup) }
    if itemCount % perGroup != 0, special.last != count - 1 { special.append(count - 1) }
    for index in special where index < count {
      let first = index * perGroup
      let layout = solver.solve(group, in: container, from: first, count: min(perGroup, itemCount - first))
      own[index] = layout
      extents.learn(layout.size[axis], of: index, isFixed: false)
    }
    groups = .alike(pattern: pattern, extents: extents, own: own)
  }

  private static func each(
    of group: NSCollectionLayoutGroup, _ itemCount: Int, in container: CGSize,
    _ axis: NSLayoutConstraint.Axis,
    _ spacing: CGFloat, _ solver: GroupSolver
  ) -> [Placed] {
    var (item, start): (Int, CGFloat) = (0, 0)
    var placed: [Placed] = []
    while item < itemCount {
      let layout = solver.solve(group, in: container, from: item, count: itemCount - item)
      guard !layout.leaves.isEmpty else { break }
      placed.append(Placed(item: item, start: start, layout: layout))
      item += layout.leaves.count
      start += layout.size[axis] + spacing
    }
    return placed
  }

  // MARK: Places

  var count: Int {
    switch groups {
    case .alike(_, let extents, _): extents.count
    case .each(let placed): placed.count
    }
  }

  /// The number of items with a frame; fewer than all if a group comes out empty.
  var placedItems: Int {
    switch groups {
    case .alike: itemCount
    case .each(let placed): placed.last.map { $0.item + $0.layout.leaves.count } ?? 0
    }
  }

  func layout(of group: Int) -> GroupLayout {
    switch groups {
    case .alike(let pattern, _, let own): own[group] ?? pattern
    case .each(let placed): placed[group].layout
    }
  }

  /// The start of a group along the axis, in points from the first group's start.
  func start(of group: Int) -> CGFloat {
    switch groups {
    case .alike(_, let extents, _): extents.start(of: group) + CGFloat(group) * spacing
    case .each(let placed): placed[group].start
    }
  }

  func extent(of group: Int) -> CGFloat { layout(of: group).size[axis] }

  func firstItem(of group: Int) -> Int {
    switch groups {
    case .alike(let pattern, _, _): group * pattern.leaves.count
    case .each(let placed): placed[group].item
    }
  }

  /// The length of all groups along the axis, in points.
  var length: CGFloat { count > 0 ? start(of: count - 1) + extent(of: count - 1) : 0 }

  /// The extent of the thickest group across the axis, in points.
  var thickness: CGFloat {
    switch groups {
    case .alike(let pattern, _, let own):
      // The pattern counts only if at least one group uses it.
      own.values.reduce(own.count < count ? pattern.size[axis.other] : 0) { max($0, $1.size[axis.other]) }
    case .each(let placed): placed.map { $0.layout.size[axis.other] }.max() ?? 0
    }
  }

  func group(ofItem item: Int) -> Int {
    if case .alike(let pattern, _, _) = groups { return item / max(1, pattern.leaves.count) }
    return max(0, firstGroup { firstItem(of: $0) > item } - 1)
  }

  /// The first group that ends beyond a position along the axis, in points; `count` if none does.
  func group(reaching place: CGFloat) -> Int { firstGroup { start(of: $0) + extent(of: $0) > place } }

  private func firstGroup(where isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The leaf of an item, with its frame relative to the first group's origin; `nil` if it has none.
  func leaf(ofItem item: Int) -> GroupLayout.Leaf? {
    guard item >= 0, item < placedItems else { return nil }
    let group = group(ofItem: item)
    let leaves = layout(of: group).leaves
    let index = item - firstItem(of: group)
    return leaves.indices.contains(index) ? moved(leaves[index], by: start(of: group)) : nil
  }

  private func moved(_ leaf: GroupLayout.Leaf, by distance: CGFloat) -> GroupLayout.Leaf {
    var moved = leaf
    moved.frame.origin[axis] += distance
    return moved
  }

  /// The items that intersect a rectangle relative to the first group's origin; at most `limit`.
  func leaves(in rect: CGRect, limit: Int) -> [(item: Int, leaf: GroupLayout.Leaf)] {
    var found: [(Int, GroupLayout.Leaf)] = []
    var group = group(reaching: rect.start(along: axis))
    while group < count, start(of: group) < rect.end(along: axis) {
      let (first, place) = (firstItem(of: group), start(of: group))
      for (index, leaf) in layout(of: group).leaves.enumerated() where first + index < itemCount {
        let leaf = moved(leaf, by: place)
        if leaf.frame.intersects(rect) { found.append((first + index, leaf)) }
        guard found.count < limit else { return found }
      }
      group += 1
    }
    return found
  }
}
