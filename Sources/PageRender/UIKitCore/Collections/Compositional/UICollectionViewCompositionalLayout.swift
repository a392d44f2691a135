public import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections made of groups of items, each arranged by its `NSCollectionLayoutSection`.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// Makes a layout that uses one definition for every section.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout that asks the provider for each section, and again if the bounds or traits change.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Layout

  private var definitions: [NSCollectionLayoutSection] = []
  private var sections: [CompositionalSection] = []
  /// The headers and footers of the whole layout.
  private var edges: [CompositionalSection.Edge] = []
  private var contentSize = CGSize.zero
  private var surroundings = LayoutSurroundings(size: .zero, insets: .zero, traits: UITraitCollection())
  /// The measured sizes by section; read by key, never iterated.
  private var sizes: [Int: MeasuredSizes] = [:]
  private var edgeSizes = MeasuredSizes()
  private var preparedBounds = CGSize.zero
  private var preparedCounts: [Int] = []
  /// True if only measured sizes changed, so that the section provider need not be called again.
  private var isOnlyMeasured = false

  private var axis: NSLayoutConstraint.Axis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  override var contentBackground: UIColor? {
    sections.first?.definition.list?.contentBackground ?? .systemBackground
  }

  override func take(_ preferred: UICollectionViewLayoutAttributes) {
    let path = preferred.indexPath
    isOnlyMeasured = !isInvalid || isOnlyMeasured
    isInvalid = true
    guard let kind = preferred.representedElementKind else {
      sizes[path[0], default: MeasuredSizes()].items[path[1]] = preferred.size
      return
    }
    if path.count == 1 {
      let number = configuration.boundarySupplementaryItems.firstIndex { $0.elementKind == kind }
      if let number { edgeSizes.edges[number] = preferred.size }
    } else if definitions.indices.contains(path[0]) {
      let items = definitions[path[0]].boundarySupplementaryItems
      let number = items.firstIndex { $0.elementKind == kind }
      if let number { sizes[path[0], default: MeasuredSizes()].edges[number] = preferred.size }
    }
  }

  override func forgetPreferredSizes() {
    sizes = [:]
    edgeSizes = MeasuredSizes()
    isOnlyMeasured = false
    guard let view = collectionView else { return }
    for index in view.shownContent.shown.indices { view.shownContent.shown[index].isMeasured = false }
  }

  open override func invalidateLayout() {
    isOnlyMeasured = false
    super.invalidateLayout()
  }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    if view.bounds.size != preparedBounds { forgetPreferredSizes() }
    let counts = view.shownContent.counts
    let isAsking = !isOnlyMeasured || counts != preparedCounts
    (preparedBounds, preparedCounts, isOnlyMeasured) = (view.bounds.size, counts, false)
    let space = space(of: view)
    surroundings = space.surroundings
    if isAsking { definitions = counts.indices.map { definition(of: $0, in: view) } }
    place(counts, in: space)
  }

  private func definition(of section: Int, in view: UICollectionView) -> NSCollectionLayoutSection {
    if let made = provider(section, surroundings) { return made }
    view.report("sectionProvider", "returns no section for section \(section); its items are not shown")
    let nothing = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: nothing, subitems: []))
  }

  private func place(_ counts: [Int], in space: LayoutSpace) {
    sections = []
    sections.reserveCapacity(counts.count)
    let size = space.surroundings.contentSize
    let items = configuration.boundarySupplementaryItems
    let lengths = items.enumerated().map { edgeSizes.size(of: $1, number: $0, in: size) }
    func extent(_ isWanted: (NSRectAlignment) -> Bool) -> CGFloat {
      zip(items, lengths).filter { $0.0.extendsBoundary && isWanted($0.0.alignment) }.map { $0.1[axis] }.max()
        ?? 0
    }
    let between = configuration.interSectionSpacing
    let spacing = abs(between) <= 10_000_000 ? between : 0
    var end = extent { $0.isAtStart(of: axis) }
    for (index, count) in counts.enumerated() {
      if index > 0 { end += spacing }
      let section = CompositionalSection(
        definitions[index], index: index, itemCount: count, start: end, space: space,
        sizes: sizes[index] ?? MeasuredSizes())
      if section.groups.placedItems < count, definitions[index].group.holdsNothing == false {
        collectionView?.report(
          "itemProvider",
          "gives frames for no items; \(count - section.groups.placedItems) items of section \(index) "
            + "are not shown")
      }
      sections.append(section)
      end = section.end
    }
    let total = end + extent { $0.isAtEnd(of: axis) }
    contentSize = size
    contentSize[axis] = total
    edges = zip(items, lengths).map { item, length in
      CompositionalSection.Edge(item: item, frame: frame(of: item, length: length, end: total))
    }
  }

  private func frame(
    of item: NSCollectionLayoutBoundarySupplementaryItem, length: CGSize, end: CGFloat
  ) -> CGRect {
    let place = item.alignment.place
    return CGRect(
      x: (contentSize.width - length.width) * place.x + item.offset.x,
      y: (contentSize.height - length.height) * place.y + item.offset.y, width: length.width,
      height: length.height)
  }

  private func space(of view: UICollectionView) -> LayoutSpace {
    let adjusted = view.adjustedContentInset
    let isReversed = view.isMirrored
    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      let left = max(0, insets.left - max(0, adjusted.left))
      let right = max(0, insets.right - max(0, adjusted.right))
      return NSDirectionalEdgeInsets(
        top: max(0, insets.top - max(0, adjusted.top)), leading: isReversed ? right : left,
        bottom: max(0, insets.bottom - max(0, adjusted.bottom)), trailing: isReversed ? left : right)
    }
    let safeArea = directional(view.safeAreaInsets)
    let margins = directional(view.layoutMargins)
    // 664 pt on wide screens, as recorded for `readableContentGuide`.
    let isWide = view.traitCollection.horizontalSizeClass == .regular && view.bounds.width >= 768
    let side = (view.bounds.width - 664) / 2
    let readable = isWide ? NSDirectionalEdgeInsets(leading: side, trailing: side) : margins
    let size = CGSize(width: max(0, view.flowBounds.width), height: max(0, view.flowBounds.height))
    let space = LayoutSpace(
      axis: axis,
      surroundings: LayoutSurroundings(size: size, insets: .zero, traits: view.traitCollection),
      reference: configuration.contentInsetsReference, safeArea: safeArea, margins: margins,
      readable: readable)
    let insets = space.reference(.automatic)
    return LayoutSpace(
      axis: axis,
      surroundings: LayoutSurroundings(
        size: size, insets: insets, traits: view.traitCollection, margins: margins),
      reference: configuration.contentInsetsReference, safeArea: safeArea, margins: margins,
      readable: readable)
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedBounds
  }

  // MARK: Elements

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    let visible = visible(rect)
    for edge in edges {
      let frame = pinned(edge, within: visible)
      if frame.intersects(rect) { found.append(attributes(of: edge, at: frame, path: IndexPath(index: 0))) }
    }
    var index = firstSection(reaching: rect.start(along: axis))
    while index < sections.count, sections[index].start < rect.end(along: axis) {
      let room = UICollectionView.shownLimit + 1 - found.count
      guard room > 0 else { break }
      found += elements(ofSection: index, in: rect, visible: visible, limit: room)
      index += 1
    }
    return found
  }

  /// The first section that ends beyond a position along the axis, in points.
  private func firstSection(reaching place: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The visible part of the content along the axis, without the parts that bars cover.
  private func visible(_ rect: CGRect) -> ClosedRange<CGFloat> {
    let inset = collectionView?.adjustedContentInset ?? .zero
    let (before, after) = axis == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let start = rect.start(along: axis) + before
    return start...max(start, rect.end(along: axis) - after)
  }

  private func pinned(_ edge: CompositionalSection.Edge, within visible: ClosedRange<CGFloat>) -> CGRect {
    guard edge.item.pinToVisibleBounds else { return edge.frame }
    var frame = edge.frame
    if edge.item.alignment.isAtStart(of: axis) {
      frame.origin[axis] = max(frame.origin[axis], visible.lowerBound)
    } else if edge.item.alignment.isAtEnd(of: axis) {
      frame.origin[axis] = min(frame.origin[axis], visible.upperBound - frame.size[axis])
    }
    return frame
  }

  private func elements(
    ofSection index: Int, in rect: CGRect, visible: ClosedRange<CGFloat>, limit: Int
  ) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    var found: [UICollectionViewLayoutAttributes] = []
    for item in section.definition.decorationItems {
      let attributes = decoration(item, of: section, index)
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
    for edge in section.edges {
      let frame = section.pinned(edge, within: visible)
      guard frame.intersects(rect) else { continue }
      let made = attributes(of: edge, at: frame, path: IndexPath(item: 0, section: index))
      made.listPlace = section.definition.list.map { look in
        ListPlace(look: look, role: edge.item.alignment.isAtStart(of: axis) ? .header : .footer)
      }
      found.append(made)
    }
    var offset = collectionView?.contentOffset ?? .zero
    var shown = rect
    if let scrolling = section.scrollingSection(index) {
      offset = collectionView?.offset(of: scrolling) ?? .zero
      shown.origin[scrolling.axis] = offset[scrolling.axis]
      shown.size[scrolling.axis] = scrolling.frame.size[scrolling.axis]
    }
    for (item, leaf) in section.leaves(in: shown, limit: limit) {
      found += attributes(of: leaf, section: section, path: IndexPath(item: item, section: index))
    }
    if let handler = section.definition.visibleItemsInvalidationHandler {
      handler(found, offset, surroundings)
    }
    return found
  }

  private func attributes(
    of leaf: GroupLayout.Leaf, section: CompositionalSection, path: IndexPath
  ) -> [UICollectionViewLayoutAttributes] {
    let cell = makeAttributes()
    cell.indexPath = path
    cell.frame = leaf.frame
    cell.zIndex = leaf.zIndex
    cell.measuredAxes = leaf.measuredAxes
    let scroller = section.isScrolling ? path.section : nil
    cell.scroller = scroller
    cell.listPlace = section.definition.list.map { look in
      var place = ListPlace(look: look, item: path.item, of: section.itemCount)
      place.path = path
      return place
    }
    return [cell]
      + leaf.supplementaryItems.map { item in
        let view = makeAttributes()
        view.indexPath = path
        view.representedElementKind = item.elementKind
        view.representedElementCategory = .supplementaryView
        view.frame = item.frame(at: leaf.frame, size: item.layoutSize.size(in: leaf.frame.size))
        view.zIndex = item.zIndex
        view.scroller = scroller
        return view
      }
  }

  private func attributes(
    of edge: CompositionalSection.Edge, at frame: CGRect, path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes()
    made.indexPath = path
    made.representedElementKind = edge.item.elementKind
    made.representedElementCategory = .supplementaryView
    made.frame = frame.inset(by: edge.item.shownInsets)
    // A pinned view lies above the cells that scroll under it.
    made.zIndex = edge.item.zIndex != 0 ? edge.item.zIndex : edge.item.pinToVisibleBounds ? 2 : 0
    made.measuredAxes = edge.item.layoutSize.measuredAxes
    return made
  }

  private func decoration(
    _ item: NSCollectionLayoutDecorationItem, of section: CompositionalSection, _ index: Int
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes()
    made.indexPath = IndexPath(item: 0, section: index)
    made.representedElementKind = item.elementKind
    made.representedElementCategory = .decorationView
    made.frame = section.frame.inset(by: item.contentInsets.finite)
    // A decoration is behind the cells unless its `zIndex` is set.
    made.zIndex = item.zIndex != 0 ? item.zIndex : -1
    return made
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    (type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type)?.init()
      ?? UICollectionViewLayoutAttributes()
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      let leaf = sections[indexPath.section].leaf(ofItem: indexPath.item)
    else { return nil }
    return attributes(of: leaf, section: sections[indexPath.section], path: indexPath).first
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let first = indexPath.first else { return nil }
    if indexPath.count == 1 {
      return edges.first { $0.item.elementKind == elementKind }.map {
        attributes(of: $0, at: $0.frame, path: indexPath)
      }
    }
    guard sections.indices.contains(first) else { return nil }
    if let edge = sections[first].edges.first(where: { $0.item.elementKind == elementKind }) {
      return attributes(of: edge, at: edge.frame, path: indexPath)
    }
    guard let leaf = sections[first].leaf(ofItem: indexPath[1]) else { return nil }
    return attributes(of: leaf, section: sections[first], path: indexPath)
      .first { $0.representedElementKind == elementKind }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let first = indexPath.first, sections.indices.contains(first) else { return nil }
    return sections[first].definition.decorationItems.first { $0.elementKind == elementKind }
      .map { decoration($0, of: sections[first], first) }
  }

  override var scrollingSections: [ScrollingSection] {
    let rect = CGRect(
      origin: collectionView?.contentOffset ?? .zero, size: collectionView?.bounds.size ?? .zero)
    var found: [ScrollingSection] = []
    var index = firstSection(reaching: rect.start(along: axis))
    while index < sections.count, sections[index].start < rect.end(along: axis) {
      if let section = sections[index].scrollingSection(index) { found.append(section) }
      index += 1
    }
    return found
  }

  /// The geometry of an orthogonally scrolling section, visible or not; `nil` for any other section.
  override func scrollingSection(_ index: Int) -> ScrollingSection? {
    sections.indices.contains(index) ? sections[index].scrollingSection(index) : nil
  }
}

extension NSCollectionLayoutGroup {
  /// True if the group has no subitems, like the substitute for a missing section, already reported.
  fileprivate var holdsNothing: Bool {
    if case .filled(_, let items) = arrangement { return items.isEmpty }
    return false
  }
}
