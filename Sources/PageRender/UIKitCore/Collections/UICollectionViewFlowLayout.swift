public import Foundation

/// A layout that fills lines with items, one line after the other.
open class UICollectionViewFlowLayout: _UICollectionViewFlowLayoutNames {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The least distance between lines, in points; 10 unless set.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The least distance between the items of a line, in points; 10 unless set.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The items' size in points; 50 × 50 unless set. The size from a flow layout delegate takes precedence.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  /// The size of cells before they are measured, in points.
  ///
  /// Unless it is zero, cells measure themselves when they become visible.
  open var estimatedItemSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }
  /// The header's size in points, of which only the length along the scrolling axis counts.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// The footer's size in points, of which only the length along the scrolling axis counts.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }

  /// A value of `estimatedItemSize` that makes cells measure themselves; their estimate is `itemSize`.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Layout

  private var sections: [FlowSection] = []
  private var contentSize = CGSize.zero
  /// The measured sizes of cells, in points.
  private var preferredSizes: [IndexPath: CGSize] = [:]
  private var preparedSize = CGSize.zero

  override var estimatesSizes: Bool { estimatedItemSize != .zero }

  override func take(_ preferred: UICollectionViewLayoutAttributes) {
    preferredSizes[preferred.indexPath] = preferred.size
    isInvalid = true
  }

  /// Has cells measured again.
  override func forgetPreferredSizes() {
    preferredSizes = [:]
    guard let view = collectionView else { return }
    for index in view.shownContent.shown.indices { view.shownContent.shown[index].isMeasured = false }
  }

  open override func prepare() {
    super.prepare()
    sections = []
    contentSize = .zero
    guard let view = collectionView else { return }
    if view.bounds.size != preparedSize { forgetPreferredSizes() }
    preparedSize = view.bounds.size
    let isHorizontal = scrollDirection == .horizontal
    var start: CGFloat = 0
    for index in 0..<view.numberOfSections {
      let section = section(index, of: view, from: start)
      start = section.end
      sections.append(section)
    }
    contentSize =
      isHorizontal
      ? CGSize(width: start, height: view.flowBounds.height)
      : CGSize(width: view.flowBounds.width, height: start)
  }

  private func section(_ index: Int, of view: UICollectionView, from start: CGFloat) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let isHorizontal = scrollDirection == .horizontal
    var section = FlowSection(isHorizontal: isHorizontal, itemCount: view.numberOfItems(inSection: index))
    section.start = start
    section.insets = view.checked(
      delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset,
      "insetForSectionAt: \(index)")
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    section.lineSpacing = view.checked(lineSpacing, "minimumLineSpacingForSectionAt: \(index)")
    let itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    section.itemSpacing = view.checked(itemSpacing, "minimumInteritemSpacingForSectionAt: \(index)")
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
      ?? footerReferenceSize
    section.header = max(
      0,
      view.checked(isHorizontal ? header.width : header.height, "referenceSizeForHeaderInSection: \(index)"))
    section.footer = max(
      0,
      view.checked(isHorizontal ? footer.width : footer.height, "referenceSizeForFooterInSection: \(index)"))
    section.room = isHorizontal ? view.flowBounds.height : view.flowBounds.width
    section.sizes = sizes(ofSection: index, count: section.itemCount, of: view, delegate: delegate)
    section.arrange()
    return section
  }

  private func sizes(
    ofSection section: Int, count: Int, of view: UICollectionView,
    delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Sizes {
    if estimatesSizes {
      let estimate = view.checked(
        estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize,
        at: IndexPath(item: 0, section: section))
      return .own((0..<count).map { preferredSizes[IndexPath(item: $0, section: section)] ?? estimate })
    }
    guard let delegate else { return .same(view.checked(itemSize, at: IndexPath(item: 0, section: section))) }
    return .own(
      (0..<count).map { item in
        let path = IndexPath(item: item, section: section)
        return view.checked(delegate.collectionView(view, layout: self, sizeForItemAt: path), at: path)
      })
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() where section.reaches(into: rect) {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: index)
        if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          attributes.frame.intersects(rect)
        {
          found.append(attributes)
        }
      }
      let room = UICollectionView.shownLimit + 1 - found.count
      guard room > 0 else { break }
      for item in section.items(in: rect, limit: room) {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: index)) {
          found.append(attributes)
        }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      0..<sections[indexPath.section].itemCount ~= indexPath.item
    else { return nil }
    let attributes = makeAttributes()
    attributes.indexPath = indexPath
    attributes.frame = sections[indexPath.section].frame(ofItem: indexPath.item)
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard let frame = isHeader ? section.headerFrame : section.footerFrame else { return nil }
    let attributes = makeAttributes()
    attributes.indexPath = indexPath
    attributes.representedElementKind = elementKind
    attributes.representedElementCategory = .supplementaryView
    attributes.frame = frame
    return attributes
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    (type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type)?.init()
      ?? UICollectionViewLayoutAttributes()
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }
}

extension UICollectionViewLayout {
  /// The layout whose properties stand in for a delegate's answers; `nil` for another kind of layout.
  var flow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}
