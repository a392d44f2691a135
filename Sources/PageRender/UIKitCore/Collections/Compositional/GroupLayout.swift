internal import Foundation

/// The frames of one group's items for left-to-right text; right-to-left layouts are mirrored afterwards.
struct GroupLayout {
  var size = CGSize.zero
  /// The group's items in order, including those of nested groups.
  var leaves: [Leaf] = []

  struct Leaf {
    /// The frame in the group, in points.
    var frame: CGRect
    var zIndex = 0
    /// The axes along which the cell's preferred size replaces the estimated one.
    var measuredAxes: UIAxis = []
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  }

  /// An element of a line: one item, or a nested group with its items.
  fileprivate struct Block {
    /// The size in the line including the content insets, in points.
    var size: CGSize
    var leaves: [Leaf]
    var spacing: Edges
  }

  /// The spacing before and after a block along and across its line, in points; flexible spacing can grow.
  fileprivate struct Edges {
    var before: (length: CGFloat, isFlexible: Bool)
    var after: (length: CGFloat, isFlexible: Bool)
    var acrossBefore: (length: CGFloat, isFlexible: Bool)
    var acrossAfter: (length: CGFloat, isFlexible: Bool)
  }
}

/// Computes the frames of the items of groups.
@MainActor
struct GroupSolver {
  /// Returns the measured size of a cell by its index in the section; `nil` if it is not measured.
  let preferred: (Int) -> CGSize?
  let traits: UITraitCollection
  /// The most items that one group may hold.
  nonisolated static let itemLimit = 5_000
  /// The deepest nesting of groups; a group nested deeper counts as a single item.
  private static let depthLimit = 32

  /// Lays out one group whose first item has the index `item` in the section.
  ///
  /// - Parameter count: The number of items left in the section, from `item` on.
  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, from item: Int, count: Int)
    -> GroupLayout
  {
    var next = item
    return layout(of: group, in: container, next: &next, end: item + min(count, Self.itemLimit), depth: 0)
  }

  private func layout(
    of item: NSCollectionLayoutItem, in container: CGSize, next: inout Int, end: Int, depth: Int,
    fixed: (axis: NSLayoutConstraint.Axis, length: CGFloat)? = nil
  ) -> GroupLayout {
    var size = item.layoutSize.size(in: container)
    var axes = item.layoutSize.measuredAxes
    if let fixed {
      size[fixed.axis] = fixed.length
      axes.remove(fixed.axis == .horizontal ? .horizontal : .vertical)
    }
    guard let group = item as? NSCollectionLayoutGroup, depth < Self.depthLimit else {
      if let preferred = preferred(next) {
        if axes.contains(.horizontal) { size.width = preferred.width }
        if axes.contains(.vertical) { size.height = preferred.height }
      }
      next += 1
      let leaf = GroupLayout.Leaf(
        frame: CGRect(origin: .zero, size: size).inset(by: item.shownInsets), measuredAxes: axes,
        supplementaryItems: item.supplementaryItems)
      return GroupLayout(size: size, leaves: [leaf])
    }
    if case .custom(let provider) = group.arrangement {
      return custom(provider, of: group, size: size, next: &next, end: end)
    }
    return line(group, size: size, axes: axes, next: &next, end: end, depth: depth)
  }

  private func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, of group: NSCollectionLayoutGroup, size: CGSize,
    next: inout Int, end: Int
  ) -> GroupLayout {
    let surroundings = LayoutSurroundings(size: size, insets: group.shownInsets, traits: traits)
    let items = provider(surroundings).prefix(max(0, end - next))
    next += items.count
    let leaves = items.map { GroupLayout.Leaf(frame: $0.frame.usable, zIndex: $0.zIndex) }
    var size = size
    // The extent of the frames replaces an estimated size.
    if group.layoutSize.widthDimension.isMeasured { size.width = leaves.map(\.frame.maxX).max() ?? 0 }
    if group.layoutSize.heightDimension.isMeasured { size.height = leaves.map(\.frame.maxY).max() ?? 0 }
    return GroupLayout(size: size, leaves: leaves)
  }

  // MARK: Lines

  private func line(
    _ group: NSCollectionLayoutGroup, size: CGSize, axes: UIAxis, next: inout Int, end: Int, depth: Int
  ) -> GroupLayout {
    let insets = group.shownInsets
    let inner = CGRect(origin: .zero, size: size).inset(by: insets).size
    let (axis, pattern, limit) = group.pattern
    let spacing = group.interItemSpacing
    let gap = spacing?.length ?? 0
    var fixed: (axis: NSLayoutConstraint.Axis, length: CGFloat)?
    if case .divided(_, _, let count) = group.arrangement, count > 0 {
      fixed = (axis, max(0, (inner[axis] - gap * CGFloat(count - 1)) / CGFloat(count)))
    }
    let isOpen = axes.contains(axis == .horizontal ? .horizontal : .vertical)
    var blocks: [GroupLayout.Block] = []
    var (used, estimated): (CGFloat, CGFloat) = (0, 0)
    while next < end, !pattern.isEmpty, blocks.count < limit ?? Self.itemLimit {
      let item = pattern[blocks.count % pattern.count]
      let start = next
      let content = layout(of: item, in: inner, next: &next, end: end, depth: depth + 1, fixed: fixed)
      guard !content.leaves.isEmpty else { break }
      let block = GroupLayout.Block(
        size: content.size, leaves: content.leaves,
        spacing: GroupLayout.Edges(item.edgeSpacing, along: axis))
      let around = block.spacing.before.length + block.spacing.after.length
      let lead = blocks.isEmpty ? 0 : gap
      // In a group of estimated length, the items' estimates decide how many items it holds.
      let wanted =
        isOpen ? estimated + lead + item.layoutSize.size(in: inner)[axis] : used + lead + block.size[axis]
      if limit == nil, !blocks.isEmpty, wanted + around > inner[axis] + Self.tolerance {
        next = start
        break
      }
      estimated += lead + item.layoutSize.size(in: inner)[axis] + around
      used += lead + block.size[axis] + around
      blocks.append(block)
    }
    return place(
      blocks, of: group, size: size, inner: inner, axis: axis, isFlexible: spacing?.isFlexible ?? false,
      gap: gap, used: used)
  }
  /// A millionth of a point, so that items that fit exactly are not pushed off their line.
  private static let tolerance: CGFloat = 1e-6

  private func place(
    _ blocks: [GroupLayout.Block], of group: NSCollectionLayoutGroup, size: CGSize, inner: CGSize,
    axis: NSLayoutConstraint.Axis, isFlexible: Bool, gap: CGFloat, used: CGFloat
  ) -> GroupLayout {
    let insets = group.shownInsets
    let across = axis.other
    let dimensions = group.layoutSize
    func isOpen(_ axis: NSLayoutConstraint.Axis) -> Bool {
      (axis == .horizontal ? dimensions.widthDimension : dimensions.heightDimension).isMeasured
    }
    var shares = isFlexible ? max(0, blocks.count - 1) : 0
    for block in blocks {
      shares += (block.spacing.before.isFlexible ? 1 : 0) + (block.spacing.after.isFlexible ? 1 : 0)
    }
    let free = isOpen(axis) ? 0 : max(0, inner[axis] - used)
    let share = free / CGFloat(max(1, shares))
    let thickest =
      blocks.map { block in
        block.size[across] + block.spacing.acrossBefore.length + block.spacing.acrossAfter.length
      }.max() ?? 0
    let thickness = isOpen(across) ? thickest : inner[across]
    let isUniform = blocks.contains { $0.leaves.count == 1 } && group.isUniform(along: across)
    var leaves: [GroupLayout.Leaf] = []
    var place: CGFloat = 0
    for (index, block) in blocks.enumerated() {
      if index > 0 { place += gap + (isFlexible ? share : 0) }
      place += block.spacing.before.length + (block.spacing.before.isFlexible ? share : 0)
      var origin = CGPoint(x: insets.leading, y: insets.top)
      origin[axis] += place
      origin[across] += block.spacing.startAcross(of: block.size[across], in: thickness)
      for var leaf in block.leaves {
        leaf.frame.origin.x += origin.x
        leaf.frame.origin.y += origin.y
        if isUniform, block.leaves.count == 1 { leaf.frame.size[across] = thickest }
        leaves.append(leaf)
      }
      place += block.size[axis] + block.spacing.after.length + (block.spacing.after.isFlexible ? share : 0)
    }
    var size = size
    // Insets do not count along the axes of an estimated size.
    if isOpen(axis) { size[axis] = place }
    if isOpen(across) { size[across] = thickest }
    return GroupLayout(size: size, leaves: leaves)
  }
}

extension NSCollectionLayoutGroup {
  /// The axis, the items repeated in order, and the number of items; a `nil` limit is as many as fit.
  fileprivate var pattern: (axis: NSLayoutConstraint.Axis, items: [NSCollectionLayoutItem], limit: Int?) {
    switch arrangement {
    case .filled(let axis, let items): (axis, items, nil)
    case .repeated(let axis, let item, let count), .divided(let axis, let item, let count):
      (axis, [item], min(max(0, count), GroupSolver.itemLimit))
    case .custom: (.horizontal, [], 0)
    }
  }

  fileprivate func isUniform(along axis: NSLayoutConstraint.Axis) -> Bool {
    pattern.items.contains {
      (axis == .horizontal ? $0.layoutSize.widthDimension : $0.layoutSize.heightDimension)
        .isUniformAcrossSiblings
    }
  }

  /// True if all repetitions of the group in a section hold equally many items, whatever the measured sizes
  /// are.
  var holdsFixedCount: Bool {
    switch arrangement {
    case .custom: return false
    case .repeated(_, let item, _), .divided(_, let item, _):
      return (item as? NSCollectionLayoutGroup)?.holdsFixedCount ?? true
    case .filled(let axis, let items):
      let isOpen = (axis == .horizontal ? layoutSize.widthDimension : layoutSize.heightDimension).isMeasured
      return items.allSatisfy { item in
        let length = axis == .horizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
        return (isOpen || !length.isMeasured) && (item as? NSCollectionLayoutGroup)?.holdsFixedCount ?? true
      }
    }
  }
}

extension GroupLayout.Edges {
  @MainActor
  init(_ spacing: NSCollectionLayoutEdgeSpacing?, along axis: NSLayoutConstraint.Axis) {
    func edge(_ spacing: NSCollectionLayoutSpacing?) -> (CGFloat, Bool) {
      (spacing?.length ?? 0, spacing?.isFlexible ?? false)
    }
    let (leading, trailing) = (edge(spacing?.leading), edge(spacing?.trailing))
    let (top, bottom) = (edge(spacing?.top), edge(spacing?.bottom))
    self =
      axis == .horizontal
      ? Self(before: leading, after: trailing, acrossBefore: top, acrossAfter: bottom)
      : Self(before: top, after: bottom, acrossBefore: leading, acrossAfter: trailing)
  }

  /// The offset of a block across its line, in points: `acrossBefore`, plus free space if that is flexible.
  func startAcross(of length: CGFloat, in room: CGFloat) -> CGFloat {
    let free = max(0, room - length - acrossBefore.length - acrossAfter.length)
    guard acrossBefore.isFlexible else { return acrossBefore.length }
    return acrossBefore.length + (acrossAfter.isFlexible ? free / 2 : free)
  }
}

extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  func start(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
  func end(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// The rectangle with NaNs, numbers beyond ±10,000,000 and negative sizes replaced by 0.
  var usable: CGRect {
    func usable(_ number: CGFloat) -> CGFloat { abs(number) <= 10_000_000 ? number : 0 }
    return CGRect(
      x: usable(origin.x), y: usable(origin.y), width: max(0, usable(size.width)),
      height: max(0, usable(size.height)))
  }
}

extension NSDirectionalEdgeInsets {
  func start(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? leading : top }
  func end(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  func sum(along axis: NSLayoutConstraint.Axis) -> CGFloat { start(along: axis) + end(along: axis) }
}
