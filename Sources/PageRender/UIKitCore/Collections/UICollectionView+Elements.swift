internal import Foundation
internal import LayoutEngine

/// The item counts and the visible elements of a collection view in a window.
struct CollectionContent {
  /// The number of items in each section.
  var counts: [Int] = []
  var origins: [ElementKind: ReusableOrigin] = [:]
  /// The visible elements, sorted by index path; a section's header and footer have its first item's path.
  var shown: [Element] = []
  /// The views that are out of view and can be dequeued.
  var reusable: [ElementKind: [UICollectionReusableView]] = [:]
  var selected: [IndexPath] = []
  /// True if the next layout counts the items again but keeps the visible views.
  var isRecounted = false
  /// The cell that the data source is configuring again.
  var reconfigured: UICollectionViewCell?
  /// The role and position in its list of the element that the data source is making.
  var askedPlace: ListPlace?
  /// The scroll views of orthogonally scrolling sections, by section.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// True during a call of the data source or the layout, which must not reload the data.
  var isAsking = false
  /// The bounds of the last layout.
  var bounds = CGRect.null

  struct ElementKind: Hashable {
    /// The supplementary kind; `nil` for cells.
    var kind: String?
    var identifier: String
  }

  struct Element {
    var path: IndexPath
    /// The supplementary or decoration kind; `nil` for a cell.
    var kind: String?
    var view: UICollectionReusableView
    var isDecoration = false
    /// True if the view has been measured.
    var isMeasured = false
    /// True if the data source is to configure the view again.
    var isReconfigured = false
    var zIndex = 0
    /// The orthogonally scrolling section that contains the element; `nil` for any other section.
    var scroller: Int?

    /// The drawing order: `zIndex`, except that 0 counts as 1 for headers and footers.
    var height: Int { kind == nil || isDecoration || zIndex != 0 ? zIndex : 1 }
  }
}

extension UICollectionView {
  /// The most items in all sections together.
  private static let itemLimit = 10_000_000
  private static let sectionLimit = 100_000
  /// The most elements that are visible at once; only items without a size exceed this limit.
  static let shownLimit = 5_000

  /// True if the view is in a window and so shows cells as subviews.
  var isLive: Bool { window != nil }

  /// The size of the bounds less the adjusted content insets, in points, which a layout fills.
  var flowBounds: CGSize {
    CGSize(
      width: bounds.width - adjustedContentInset.left - adjustedContentInset.right,
      height: bounds.height - adjustedContentInset.top - adjustedContentInset.bottom)
  }

  /// Registers a document's prototype for an identifier; the kind of a cell is `nil`.
  package func register(kind: String?, prototype identifier: String, _ make: @escaping () -> UIView?) {
    shownContent.origins[.init(kind: kind, identifier: identifier)] = .document(make)
  }

  /// Returns the size clamped to 0…10,000,000 points; reports a size outside this range.
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

  /// Returns the distance in points, or 0 for a reported distance beyond ±10,000,000.
  func checked(_ distance: CGFloat, _ call: String) -> CGFloat {
    guard abs(distance) <= 10_000_000 else {
      report(call, "gives \(distance); return a distance up to 10,000,000 points")
      return 0
    }
    return distance
  }

  /// Returns the insets; one beyond ±10,000,000 points becomes 0 and is reported.
  func checked(_ insets: UIEdgeInsets, _ call: String) -> UIEdgeInsets {
    UIEdgeInsets(
      top: checked(insets.top, call), left: checked(insets.left, call),
      bottom: checked(insets.bottom, call), right: checked(insets.right, call))
  }

  // MARK: Data

  /// Returns true if the data can be reloaded now.
  ///
  /// A reload during a call of the data source would make the same call again without end; it is reported.
  func mayReload(_ call: String = "reloadData()") -> Bool {
    guard shownContent.isAsking else { return true }
    report(call, "is called while the data source or its layout is asked; call it where the data changes")
    return false
  }

  /// Has the next layout count the items again and keeps the views of remaining elements.
  ///
  /// - Parameter place: Returns an element's new index path, and true if the data source is to configure its
  ///   view again; `nil` if the element is gone.
  func recount(_ place: (CollectionContent.Element) -> (path: IndexPath, isReconfigured: Bool)?) {
    setNeedsLayout()
    guard !isStale else { return collectionViewLayout.invalidateLayout() }
    var kept: [CollectionContent.Element] = []
    for var element in shownContent.shown {
      guard let place = place(element) else {
        retire(element)
        continue
      }
      element.path = place.path
      // The new content may have another size.
      if place.isReconfigured { (element.isReconfigured, element.isMeasured) = (true, false) }
      kept.append(element)
    }
    shownContent.shown = kept
    shownContent.isRecounted = true
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
  }

  /// Has the data source configure a cell again; meanwhile, dequeuing returns that cell.
  private func reconfigure(_ element: CollectionContent.Element) {
    guard let cell = element.view as? UICollectionViewCell else { return }
    shownContent.reconfigured = cell
    let answer = asking { dataSource?.collectionView(self, cellForItemAt: element.path) }
    shownContent.reconfigured = nil
    guard answer === cell else {
      return report(
        "reconfigureItems(_:)",
        "needs the cell provider to return the cell that it dequeues for item \(element.path.item) of section "
          + "\(element.path.section)")
    }
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
      shownContent.isRecounted = false
    }
    if shownContent.isRecounted {
      shownContent.isRecounted = false
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

  /// Makes the visible elements and retires those out of view.
  func showElements() {
    guard isLive else { return }
    backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
    // Newly measured cells may bring others into view.
    for _ in 0..<Self.measuringLimit {
      prepareLayout()
      let size = collectionViewLayout.collectionViewContentSize
      if contentSize != size { contentSize = size }
      if backgroundColor == nil, let color = collectionViewLayout.contentBackground {
        backgroundColor = color
      }
      placeScrollers()
      scrollToTarget()
      guard placeElements() else { break }
    }
  }
  private static let measuringLimit = 12

  /// - Returns: True if a measured size differs from the size that the layout gave.
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
      let isDecoration = attributes.representedElementCategory == .decorationView
      let known = former.firstIndex {
        $0.path == attributes.indexPath && $0.kind == attributes.representedElementKind
          && $0.isDecoration == isDecoration
      }
      guard var element = known.map({ former.remove(at: $0) }) ?? makeElement(attributes) else { continue }
      if element.isReconfigured {
        element.isReconfigured = false
        reconfigure(element)
      }
      (element.zIndex, element.scroller) = (attributes.zIndex, attributes.scroller)
      adopt(element)
      if let place = attributes.listPlace { (element.view as? UICollectionViewCell)?.place = place }
      let isMeasuring =
        !attributes.measuredAxes.isEmpty || (collectionViewLayout.estimatesSizes && element.kind == nil)
      if isMeasuring, !element.isMeasured {
        element.isMeasured = true
        isAnySizeNew = measure(element, attributes) || isAnySizeNew
      }
      shownContent.shown.append(element)
      apply(attributes, to: element.view)
    }
    for element in former { retire(element) }
    arrange()
    return isAnySizeNew
  }

  /// The attributes of existing elements, at most `shownLimit`; others are reported and left out.
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
        report(call, "gives attributes for item [\(name)], which does not exist")
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
    if element.view is UICollectionViewListCell {
      // Measuring needs the safe area insets, which the layout of the cell would set only later.
      element.view.safeAreaInsets = UIEdgeInsets(
        top: 0, left: max(0, safeAreaInsets.left - attributes.frame.minX), bottom: 0,
        right: max(0, safeAreaInsets.right - (bounds.width - attributes.frame.maxX)))
    }
    // A copy, since most cells change the given attributes and return them.
    let preferred = element.view.preferredLayoutAttributesFitting(attributes.duplicate())
    if !attributes.measuredAxes.isEmpty {
      if !attributes.measuredAxes.contains(.horizontal) { preferred.size.width = attributes.size.width }
      if !attributes.measuredAxes.contains(.vertical) { preferred.size.height = attributes.size.height }
    }
    guard preferred.size != attributes.size else { return false }
    preferred.size = checked(preferred.size, at: element.path)
    collectionViewLayout.take(preferred)
    return true
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    let frame =
      shownContent.scrollers[attributes.scroller ?? -1]?.place(of: attributes.frame) ?? attributes.frame
    if view.frame != frame { view.frame = frame }
    if view.transform3D != attributes.transform3D { view.transform3D = attributes.transform3D }
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.apply(attributes)
  }

  private func makeElement(_ attributes: UICollectionViewLayoutAttributes) -> CollectionContent.Element? {
    shownContent.askedPlace = attributes.listPlace
    defer { shownContent.askedPlace = nil }
    return asking { ask(for: attributes) }
  }

  private func ask(for attributes: UICollectionViewLayoutAttributes) -> CollectionContent.Element? {
    let path = attributes.indexPath
    if attributes.representedElementCategory == .decorationView { return decoration(attributes) }
    guard let dataSource else { return nil }
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
    return CollectionContent.Element(path: path, kind: attributes.representedElementKind, view: view)
  }

  private func decoration(_ attributes: UICollectionViewLayoutAttributes) -> CollectionContent.Element? {
    let kind = attributes.representedElementKind ?? ""
    guard let view = collectionViewLayout.makeDecoration(ofKind: kind) else {
      report(
        "register(_:forDecorationViewOfKind: \"\(kind)\")",
        "was not called on the layout, or with a class that is no UICollectionReusableView")
      return nil
    }
    return CollectionContent.Element(
      path: attributes.indexPath, kind: kind, view: view, isDecoration: true)
  }

  /// Adds an element's view to the collection view or to its section's scroll view.
  private func adopt(_ element: CollectionContent.Element) {
    let host = element.scroller.flatMap { shownContent.scrollers[$0] } ?? self
    guard element.view.superview !== host else { return }
    element.view.translatesAutoresizingMaskIntoConstraints = true
    element.view.autoresizingMask = []
    host.addSubview(element.view)
  }

  func retire(_ element: CollectionContent.Element) {
    element.view.removeFromSuperview()
    guard !element.isDecoration else { return }
    if element.kind == nil, let cell = element.view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    }
    guard let identifier = element.view.reuseIdentifier else { return }
    shownContent.reusable[.init(kind: element.kind, identifier: identifier), default: []].append(element.view)
  }

  /// Orders the subviews by drawing order; elements of equal order by index path.
  private func arrange() {
    let ordered = shownContent.shown.enumerated().sorted { a, b in
      let (aHeight, bHeight) = (a.element.height, b.element.height)
      return aHeight == bHeight ? a.offset < b.offset : aHeight < bHeight
    }.map(\.element)
    var own: [UIView] = backgroundView?.superview === self ? [backgroundView].compactMap { $0 } : []
    var inside: [Int: [UIView]] = [:]
    for element in ordered {
      guard let section = element.scroller, let scroller = shownContent.scrollers[section] else {
        own.append(element.view)
        continue
      }
      if inside[section] == nil { own.append(scroller) }
      inside[section, default: []].append(element.view)
    }
    own.arrange(in: self)
    for (section, scroller) in shownContent.scrollers { (inside[section] ?? []).arrange(in: scroller) }
  }
}

extension [UIView] {
  /// Orders the subviews of a view as in the array, below all other subviews.
  @MainActor
  fileprivate func arrange(in view: UIView) {
    for (index, one) in enumerated()
    where view.subviews.indices.contains(index) && view.subviews[index] !== one {
      view.insertSubview(one, at: index)
    }
  }
}
