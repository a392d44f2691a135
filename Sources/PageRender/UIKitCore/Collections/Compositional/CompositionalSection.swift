internal import Foundation

/// A section of a compositional layout with the frames of its groups, headers and footers.
@MainActor
struct CompositionalSection {
  let definition: NSCollectionLayoutSection
  /// The axis along which the layout stacks its sections.
  let axis: NSLayoutConstraint.Axis
  let itemCount: Int
  let surroundings: LayoutSurroundings
  /// `contentInsets` plus the insets of the edges that they count from, in points.
  let insets: NSDirectionalEdgeInsets
  let groups: GroupSequence
  /// The section's start and end along the layout's axis, in points.
  let start: CGFloat
  let end: CGFloat
  /// The origin of the first group, in points of the content.
  let origin: CGPoint
  /// The whole section with headers, footers and insets, in points of the content.
  let frame: CGRect
  let edges: [Edge]

  /// A header, a footer or the like, with its frame in points of the content.
  struct Edge {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
  }

  var isScrolling: Bool { definition.orthogonalScrollingBehavior != .none }

  init(
    _ definition: NSCollectionLayoutSection, index: Int, itemCount: Int, start: CGFloat, space: LayoutSpace,
    sizes: MeasuredSizes
  ) {
    self.definition = definition
    self.itemCount = itemCount
    self.start = start
    let start = start + (definition.list?.padding(aboveSection: index) ?? 0)
    axis = space.axis
    surroundings = space.surroundings
    insets = definition.contentInsets.finite + space.reference(definition.contentInsetsReference)
    let outer = space.surroundings.contentSize
    let sides = space.supplementaryInsets(of: definition)
    let inner = CGRect(origin: .zero, size: outer).inset(by: insets).size
    let room = CGRect(origin: .zero, size: outer).inset(by: sides).size
    let items = definition.boundarySupplementaryItems
    let lengths = items.enumerated().map { index, item in
      sizes.size(
        of: item, number: index,
        in: space.axis == .vertical
          ? CGSize(width: room.width, height: inner.height) : CGSize(width: inner.width, height: room.height))
    }
    func extent(_ isWanted: (NSRectAlignment) -> Bool) -> CGFloat {
      zip(items, lengths).filter { $0.0.extendsBoundary && isWanted($0.0.alignment) }
        .map { $0.1[space.axis] }.max() ?? 0
    }
    let (before, after) = (extent { $0.isAtStart(of: space.axis) }, extent { $0.isAtEnd(of: space.axis) })
    let isScrolling = definition.orthogonalScrollingBehavior != .none
    let groups = GroupSequence(
      of: definition, itemCount: itemCount, in: inner, along: isScrolling ? space.axis.other : space.axis,
      solver: GroupSolver(preferred: { sizes.items[$0] }, traits: space.surroundings.traitCollection),
      measured: sizes.items.keys.sorted())
    self.groups = groups
    let content = isScrolling ? groups.thickness : groups.length
    var origin = CGPoint(x: insets.leading, y: insets.top)
    origin[axis] = start + before + insets.start(along: axis)
    self.origin = origin
    let contentEnd = origin[axis] + content + insets.end(along: axis)
    end = contentEnd + after
    var (corner, size) = (CGPoint.zero, outer)
    corner[axis] = self.start
    size[axis] = end - self.start
    frame = CGRect(origin: corner, size: size)
    edges = zip(items, lengths).map { item, length in
      Edge(
        item: item,
        frame: Self.frame(
          of: item, size: length, sides: sides, section: (start, start + before, contentEnd),
          axis: space.axis,
          across: outer[space.axis.other]))
    }
  }

  private static func frame(
    of item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize, sides: NSDirectionalEdgeInsets,
    section: (start: CGFloat, content: CGFloat, contentEnd: CGFloat), axis: NSLayoutConstraint.Axis,
    across: CGFloat
  ) -> CGRect {
    let place = item.alignment.place
    var origin = CGPoint.zero
    if item.alignment.isAtStart(of: axis) {
      // A header or footer without `extendsBoundary` overlaps the groups.
      origin[axis] = item.extendsBoundary ? section.content - size[axis] : section.content
    } else if item.alignment.isAtEnd(of: axis) {
      origin[axis] = item.extendsBoundary ? section.contentEnd : section.contentEnd - size[axis]
    } else {
      origin[axis] = section.content + (section.contentEnd - section.content - size[axis]) / 2
    }
    let other = axis.other
    let room = across - sides.sum(along: other)
    let part = other == .horizontal ? place.x : place.y
    origin[other] = sides.start(along: other) + (room - size[other]) * part
    return CGRect(
      x: origin.x + item.offset.x, y: origin.y + item.offset.y, width: size.width, height: size.height)
  }

  // MARK: Items

  /// The leaf of an item, with its frame in points of the content.
  ///
  /// The frame ignores the scroll offset of a section that scrolls orthogonally.
  func leaf(ofItem item: Int) -> GroupLayout.Leaf? {
    guard var leaf = groups.leaf(ofItem: item) else { return nil }
    leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
    return leaf
  }

  func leaves(in rect: CGRect, limit: Int) -> [(item: Int, leaf: GroupLayout.Leaf)] {
    groups.leaves(in: rect.offsetBy(dx: -origin.x, dy: -origin.y), limit: limit).map { found in
      var leaf = found.leaf
      leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
      return (found.item, leaf)
    }
  }

  /// The frame of a header or footer, moved into the visible part of the content if it is pinned.
  ///
  /// - Parameter visible: The visible range along the axis, in points of the content.
  func pinned(_ edge: Edge, within visible: ClosedRange<CGFloat>) -> CGRect {
    guard edge.item.pinToVisibleBounds else { return edge.frame }
    var frame = edge.frame
    let length = frame.size[axis]
    if edge.item.alignment.isAtStart(of: axis) {
      frame.origin[axis] = max(frame.origin[axis], min(visible.lowerBound, end - length))
    } else if edge.item.alignment.isAtEnd(of: axis) {
      frame.origin[axis] = min(frame.origin[axis], max(visible.upperBound - length, start))
    }
    return frame
  }

  // MARK: Scrolling by itself

  func scrollingSection(_ index: Int) -> ScrollingSection? {
    guard isScrolling, groups.count > 0 else { return nil }
    let across = axis.other
    let outer = surroundings.contentSize
    var (corner, size) = (CGPoint.zero, outer)
    corner[axis] = origin[axis]
    size[axis] = groups.thickness
    let lead = origin[across]
    return ScrollingSection(
      index: index, frame: CGRect(origin: corner, size: size), axis: across,
      length: lead + groups.length + insets.end(along: across), lead: lead, groups: groups,
      behavior: definition.orthogonalScrollingBehavior)
  }
}

/// The space that a compositional layout fills.
@MainActor
struct LayoutSpace {
  let axis: NSLayoutConstraint.Axis
  let surroundings: LayoutSurroundings
  /// The reference that `automatic` means.
  let reference: UIContentInsetsReference
  let safeArea: NSDirectionalEdgeInsets
  let margins: NSDirectionalEdgeInsets
  let readable: NSDirectionalEdgeInsets

  /// The insets of the reference's edges across the layout's axis, in points.
  ///
  /// They are 0 along the axis, where the collection view's adjusted content insets apply already.
  ///
  /// - Parameter other: The insets for `automatic`; `nil` uses the layout's own reference.
  func reference(
    _ wanted: UIContentInsetsReference, or other: NSDirectionalEdgeInsets? = nil
  ) -> NSDirectionalEdgeInsets {
    if wanted == .automatic, let other { return other }
    var insets: NSDirectionalEdgeInsets
    switch wanted == .automatic ? reference : wanted {
    case .none: return .zero
    case .automatic, .safeArea: insets = safeArea
    case .layoutMargins: insets = margins
    case .readableContent: insets = readable
    }
    if axis == .vertical {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.leading, insets.trailing) = (0, 0)
    }
    return insets
  }

  /// The insets of a section's headers, footers and the like, in points.
  func supplementaryInsets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    let insets = reference(
      section.supplementaryContentInsetsReference, or: reference(section.contentInsetsReference))
    return section.supplementariesFollowContentInsets ? section.contentInsets.finite + insets : insets
  }
}

/// The measured sizes of a section's cells, headers and footers, in points.
struct MeasuredSizes {
  /// The sizes of items by their index, iterated only in sorted order.
  var items: [Int: CGSize] = [:]
  /// The sizes of headers and footers, by index among the section's boundary supplementary items.
  var edges: [Int: CGSize] = [:]

  @MainActor
  func size(of item: NSCollectionLayoutBoundarySupplementaryItem, number: Int, in room: CGSize) -> CGSize {
    var size = item.layoutSize.size(in: room)
    let axes = item.layoutSize.measuredAxes
    if let measured = edges[number] {
      if axes.contains(.horizontal) { size.width = measured.width }
      if axes.contains(.vertical) { size.height = measured.height }
    }
    return size
  }
}

extension NSRectAlignment {
  func isAtStart(of axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .vertical ? place.y == 0 : place.x == 0
  }

  func isAtEnd(of axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .vertical ? place.y == 1 : place.x == 1
  }
}

extension NSDirectionalEdgeInsets {
  static func + (a: Self, b: Self) -> Self {
    Self(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}
