internal import Foundation
internal import LayoutEngine

/// What a collection view in a window knows of its data source, and shows of it.
struct CollectionContent {
  /// Items in each section.
  var counts: [Int] = []
  var classes: [ElementKind: AnyClass] = [:]
  /// Elements that a document describes.
  var prototypes: [ElementKind: () -> UICollectionReusableView?] = [:]
  /// Sorted by path, headers and footers of a section with its first item.
  var shown: [Element] = []
  /// No longer shown, to be used again.
  var reusable: [ElementKind: [UICollectionReusableView]] = [:]
  var selected: [IndexPath] = []
  /// Whether the data source is being asked, which must not begin that anew.
  var isAsking = false
  /// The bounds of the last layout.
  var bounds = CGRect.null

  struct ElementKind: Hashable {
    /// `nil` for cells.
    var kind: String?
    var identifier: String
  }

  struct Element {
    var path: IndexPath
    /// `nil` for a cell.
    var kind: String?
    var view: UICollectionReusableView
    /// Whether the view has said how large it wants to be.
    var isMeasured = false
  }
}

extension UICollectionView {
  /// More items than a page can be about.
  private static let itemLimit = 10_000_000
  private static let sectionLimit = 100_000
  /// In one go; only items without a size come so many.
  static let shownLimit = 5_000

  /// Whether the view shows cells as subviews: it does in a window.
  var isLive: Bool { window != nil }

  /// What a layout fills, without what the adjusted insets take, in points.
  var flowBounds: CGSize {
    CGSize(
      width: bounds.width - adjustedContentInset.left - adjustedContentInset.right,
      height: bounds.height - adjustedContentInset.top - adjustedContentInset.bottom)
  }

  func register(kind: String?, identifier: String, _ make: @escaping () -> UICollectionReusableView?) {
    shownContent.prototypes[.init(kind: kind, identifier: identifier)] = make
  }

  /// A size that a layout can use; others are reported.
  func checked(_ size: CGSize, at path: IndexPath) -> CGSize {
    guard size.width >= 0, size.height >= 0, size.width <= 10_000_000, size.height <= 10_000_000 else {
      report(
        "sizeForItemAt",
        "gives item \(path.item) of section \(path.section) the size \(size.width) × \(size.height); return sizes "
          + "from 0 to 10,000,000 points")
      return CGSize(
        width: size.width > 0 ? min(size.width, 10_000_000) : 0,
        height: size.height > 0 ? min(size.height, 10_000_000) : 0)
    }
    return size
  }

  /// A distance that a layout can use, in points; others are reported.
  func checked(_ distance: CGFloat, _ call: String) -> CGFloat {
    guard abs(distance) <= 10_000_000 else {
      report(call, "gives \(distance); return a distance up to 10,000,000 points")
      return 0
    }
    return distance
  }

  /// Insets that a layout can use, in points; others are reported.
  func checked(_ insets: UIEdgeInsets, _ call: String) -> UIEdgeInsets {
    UIEdgeInsets(
      top: checked(insets.top, call), left: checked(insets.left, call),
      bottom: checked(insets.bottom, call), right: checked(insets.right, call))
  }

  // MARK: Data

  /// Whether data can be asked for anew. While the data source is being asked it cannot, which is reported: the question
  /// would come again, and so on without end.
  func mayReload() -> Bool {
    guard shownContent.isAsking else { return true }
    report(
      "reloadData()", "is called while the data source or its layout is asked; call it where the data changes"
    )
    return false
  }

  private func asking<Answer>(_ question: () -> Answer) -> Answer {
    let former = shownContent.isAsking
    shownContent.isAsking = true
    defer { shownContent.isAsking = former }
    return question()
  }

  private func countItems() {
    shownContent.counts = []
    guard let dataSource else { return }
    let sections = dataSource.numberOfSections(in: self)
    guard sections >= 0, sections <= Self.sectionLimit else {
      return report(
        "numberOfSections(in:)", "returns \(sections); return a number from 0 to \(Self.sectionLimit)")
    }
    var room = Self.itemLimit
    shownContent.counts = (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      if count >= 0, count <= Self.itemLimit, count > room {
        report(
          "collectionView(_:numberOfItemsInSection: \(section))",
          "brings the items of all sections beyond \(Self.itemLimit)")
        room = 0
        return 0
      }
      guard count >= 0, count <= Self.itemLimit else {
        report(
          "collectionView(_:numberOfItemsInSection: \(section))",
          "returns \(count); return a number from 0 to \(Self.itemLimit)")
        return 0
      }
      room -= count
      return count
    }
  }

  func prepareLayout() {
    if isStale {
      isStale = false
      for element in shownContent.shown { retire(element) }
      shownContent.shown = []
      asking { countItems() }
      collectionViewLayout.isInvalid = true
    }
    if bounds != shownContent.bounds {
      shownContent.bounds = bounds
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.isInvalid = true
      }
    }
    guard collectionViewLayout.isInvalid else { return }
    collectionViewLayout.isInvalid = false
    asking { collectionViewLayout.prepare() }
  }

  // MARK: Showing

  /// Makes the cells that show, and puts away those that no longer do.
  func showElements() {
    guard isLive else { return }
    backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
    // Cells that say how large they are may bring others into view.
    for _ in 0..<Self.measuringLimit {
      prepareLayout()
      let size = collectionViewLayout.collectionViewContentSize
      if contentSize != size { contentSize = size }
      scrollToTarget()
      guard placeElements() else { break }
    }
  }
  private static let measuringLimit = 12

  /// - Returns: whether a cell asked for another size than the layout gave it.
  private func placeElements() -> Bool {
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    guard visible.width > 0, visible.height > 0 else { return false }
    let wanted =
      existing(asking { collectionViewLayout.layoutAttributesForElements(in: mirrored(visible)) } ?? [])
      .map(mirroredWhereNeeded)
    var former = shownContent.shown
    shownContent.shown = []
    var isAnySizeNew = false
    for attributes in wanted.sorted(by: Self.isBefore) {
      let known = former.firstIndex {
        $0.path == attributes.indexPath && $0.kind == attributes.representedElementKind
      }
      guard var element = known.map({ former.remove(at: $0) }) ?? makeElement(attributes) else { continue }
      if collectionViewLayout.estimatesSizes, element.kind == nil, !element.isMeasured {
        element.isMeasured = true
        isAnySizeNew = measure(element, attributes) || isAnySizeNew
      }
      shownContent.shown.append(element)
      apply(attributes, to: element.view)
    }
    for element in former { retire(element) }
    arrange(wanted)
    return isAnySizeNew
  }

  /// Those of elements that there are, each once; others are reported.
  private func existing(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let call = "layoutAttributesForElements(in:)"
    if attributes.count > Self.shownLimit {
      report(call, "gives more than \(Self.shownLimit) elements that show at once; the others are left out")
    }
    return attributes.prefix(Self.shownLimit).filter { one in
      let path = one.indexPath
      if one.representedElementCategory != .cell {
        return path.first.map(shownContent.counts.indices.contains) ?? false
      }
      guard path.count == 2, shownContent.counts.indices.contains(path[0]),
        0..<shownContent.counts[path[0]] ~= path[1]
      else {
        let name = path.map { "\($0)" }.joined(separator: ", ")
        report(call, "gives attributes for the item at [\(name)], which there is not")
        return false
      }
      return true
    }
  }

  private static func isBefore(
    _ a: UICollectionViewLayoutAttributes, _ b: UICollectionViewLayoutAttributes
  ) -> Bool {
    (a.indexPath, a.representedElementKind ?? "") < (b.indexPath, b.representedElementKind ?? "")
  }

  private func measure(
    _ element: CollectionContent.Element, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    // A copy: most cells change what they are given and return it.
    let preferred = element.view.preferredLayoutAttributesFitting(attributes.duplicate())
    guard preferred.size != attributes.size else { return false }
    preferred.size = checked(preferred.size, at: element.path)
    collectionViewLayout.take(preferred)
    return true
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    if view.frame != attributes.frame { view.frame = attributes.frame }
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.apply(attributes)
  }

  private func makeElement(_ attributes: UICollectionViewLayoutAttributes) -> CollectionContent.Element? {
    asking { ask(for: attributes) }
  }

  private func ask(for attributes: UICollectionViewLayoutAttributes) -> CollectionContent.Element? {
    guard let dataSource else { return nil }
    let path = attributes.indexPath
    let view: UICollectionReusableView
    if let kind = attributes.representedElementKind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    } else {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      cell.isSelected = shownContent.selected.contains(path)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      view = cell
    }
    if shownContent.shown.contains(where: { $0.view === view }) {
      report(
        "collectionView(_:cellForItemAt:)",
        "returns the cell of another item for item \(path.item) of section \(path.section); dequeue one for each"
      )
      return nil
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    addSubview(view)
    return CollectionContent.Element(path: path, kind: attributes.representedElementKind, view: view)
  }

  private func retire(_ element: CollectionContent.Element) {
    element.view.removeFromSuperview()
    if let cell = element.view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    }
    guard let identifier = element.view.reuseIdentifier else { return }
    shownContent.reusable[.init(kind: element.kind, identifier: identifier), default: []].append(element.view)
  }

  /// Cells stand in the order of their paths, those with a higher index above.
  private func arrange(_ attributes: [UICollectionViewLayoutAttributes]) {
    var heights: [IndexPath: Int] = [:]
    for one in attributes where one.representedElementKind == nil { heights[one.indexPath] = one.zIndex }
    let ordered = shownContent.shown.enumerated().sorted { a, b in
      let (aHeight, bHeight) = (heights[a.element.path] ?? 1, heights[b.element.path] ?? 1)
      return aHeight == bHeight ? a.offset < b.offset : aHeight < bHeight
    }
    let others = backgroundView?.superview === self ? 1 : 0
    for (place, element) in ordered.enumerated() {
      let index = place + others
      guard subviews.indices.contains(index), subviews[index] !== element.element.view else { continue }
      insertSubview(element.element.view, at: index)
    }
  }

  // MARK: Reuse

  func dequeue(
    kind: String?, _ identifier: String, at path: IndexPath, base: UICollectionReusableView.Type
  ) -> UICollectionReusableView {
    let key = CollectionContent.ElementKind(kind: kind, identifier: identifier)
    if let used = shownContent.reusable[key]?.popLast() {
      used.prepareForReuse()
      return used
    }
    if let made = shownContent.prototypes[key]?() {
      made.reuseIdentifier = identifier
      return made
    }
    let named: AnyClass? = shownContent.classes[key]
    // A cell can stand where another view is wanted, but not the other way round.
    let registered =
      kind == nil ? named as? UICollectionViewCell.Type : named as? UICollectionReusableView.Type
    let call = kind == nil ? "dequeueReusableCell" : "dequeueReusableSupplementaryView"
    let registering = kind == nil ? "forCellWithReuseIdentifier" : "forSupplementaryViewOfKind"
    if registered == nil, let named {
      report(
        "register(_:\(registering): \"\(identifier)\")",
        "is given \(named), which is no \(base); register a class that comes from it", isUrgent: true)
    } else if registered == nil {
      report(
        "\(call)(withReuseIdentifier: \"\(identifier)\")",
        "has no class to make; call register(_:\(registering):) with that identifier first", isUrgent: true)
    }
    let made =
      ViewInitializer.make(registered ?? base, frame: .zero)
      ?? (kind == nil ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero))
    made.reuseIdentifier = identifier
    return made
  }

  // MARK: Scrolling

  private func scrollToTarget() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    if let target = scrollTarget {
      scrollTarget = nil
      if let offset = offset(showing: target.path, at: target.position) { contentOffset = offset }
    } else if case .atRest = position, isMirrored, contentSize.width > bounds.width {
      // Reading begins at the right end.
      contentOffset = CGPoint(
        x: contentSize.width - bounds.width + adjustedContentInset.right, y: contentOffset.y)
    }
  }

  /// Where the content has to be scrolled to show an item; `nil` where there is no such item.
  func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    prepareLayout()
    guard let found = collectionViewLayout.layoutAttributesForItem(at: path) else {
      report(
        "scrollToItem(at:)",
        "names item \(path.count > 1 ? path.item : -1) of section \(path.first ?? -1), which there is not")
      return nil
    }
    let (frame, inset) = (mirroredWhereNeeded(found).frame, adjustedContentInset)
    let size = collectionViewLayout.collectionViewContentSize
    var offset = contentOffset
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.width + inset.left - inset.right) / 2
    } else if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - bounds.width + inset.right
    }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
    } else if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + inset.bottom
    }
    let most = CGPoint(
      x: max(-inset.left, size.width - bounds.width + inset.right),
      y: max(-inset.top, size.height - bounds.height + inset.bottom))
    return CGPoint(x: min(max(-inset.left, offset.x), most.x), y: min(max(-inset.top, offset.y), most.y))
  }

  // MARK: Right to left

  private var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    let width = collectionViewLayout.collectionViewContentSize.width
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func mirroredWhereNeeded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let turned = attributes.duplicate()
    turned.frame = mirrored(attributes.frame)
    return turned
  }
}
