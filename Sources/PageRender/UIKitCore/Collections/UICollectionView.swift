public import Foundation
internal import LayoutEngine

/// A scroll view that shows a data source's items in cells, arranged by a layout.
///
/// In a window it requests the visible cells and reuses those out of view. On a page without a window,
/// such as a deck's, one arrangement serves all devices: see `flow()`.
open class UICollectionView: _UICollectionViewNames {
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      adopt(collectionViewLayout, insteadOf: oldValue)
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { collectionViewLayout.invalidateLayout() }
  }
  /// The view below the cells, as large as the collection view.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// A setting without effect: cells are requested when they become visible.
  open var isPrefetchingEnabled = true
  /// True if the next layout counts the items and requests all views again.
  var isStale = true
  var shownContent = CollectionContent()
  var scrollTarget: (path: IndexPath, position: ScrollPosition)?

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    clipsToBounds = true
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = (coder as? DocumentCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    clipsToBounds = true
    collectionViewLayout.collectionView = self
  }

  package override var uiKitClassName: String { "UICollectionView" }
  package override var hearer: (any UIScrollViewDelegate)? { delegate }

  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      scrollTarget = nil
      super.contentOffset = newValue
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showElements()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    // Inset list sections lie between the layout margins.
    if collectionViewLayout is UICollectionViewCompositionalLayout { collectionViewLayout.invalidateLayout() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if collectionViewLayout is UICollectionViewCompositionalLayout { collectionViewLayout.invalidateLayout() }
  }

  /// True for a compositional layout, whose inset sections keep the screen's margins.
  override var hasScreenMargins: Bool { collectionViewLayout is UICollectionViewCompositionalLayout }

  // MARK: Data

  /// Has the next layout request all counts and views from the data source again.
  open func reloadData() {
    guard mayReload() else { return }
    isStale = true
    collectionViewLayout.invalidateLayout()
  }

  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Has the data source configure the existing cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    guard mayReload("reconfigureItems(at:)") else { return }
    recount { ($0.path, $0.kind == nil && indexPaths.contains($0.path)) }
  }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }

  /// Runs `updates` and reloads the data; nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  open var numberOfSections: Int { shownContent.counts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    shownContent.counts.indices.contains(section) ? shownContent.counts[section] : 0
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    shownContent.origins[.init(kind: nil, identifier: identifier)] = ReusableOrigin(cellClass)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    shownContent.origins[.init(kind: elementKind, identifier: identifier)] = ReusableOrigin(viewClass)
  }

  /// Registers a xib whose first view becomes a cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    shownContent.origins[.init(kind: nil, identifier: identifier)] = ReusableOrigin(nib)
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    shownContent.origins[.init(kind: kind, identifier: identifier)] = ReusableOrigin(nib)
  }

  /// Returns a reused cell, or a new one of the class, xib or prototype registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = dequeue(kind: nil, identifier, at: indexPath, base: UICollectionViewCell.self)
    return made as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(kind: elementKind, identifier, at: indexPath, base: UICollectionReusableView.self)
  }

  /// The visible cells, sorted by index path.
  open var visibleCells: [UICollectionViewCell] {
    shownContent.shown.compactMap { $0.view as? UICollectionViewCell }
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    shownContent.shown.filter { $0.kind == nil }.map(\.path)
  }

  /// The cell of an item; `nil` if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownContent.shown.first { $0.kind == nil && $0.path == indexPath }?.view as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownContent.shown.first { $0.view === cell }?.path
  }

  /// The index path of the visible item at a point of the content; `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shownContent.shown.last { element in
      guard element.kind == nil, let superview = element.view.superview else { return false }
      return element.view.frame.contains(superview === self ? point : superview.convert(point, from: self))
    }?.path
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownContent.shown.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(mirroredWhereNeeded)
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { shownContent.selected }

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    if !allowsMultipleSelection { deselectAll() }
    if !shownContent.selected.contains(indexPath) { shownContent.selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    shownContent.selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  private func deselectAll() {
    for path in shownContent.selected { deselectItem(at: path, animated: false) }
  }

  // MARK: Scrolling

  /// Scrolls to an item, at once or at the first layout; nothing is animated.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard isLive, bounds.width > 0, bounds.height > 0, !isStale,
      let offset = offset(showing: indexPath, at: scrollPosition)
    else {
      scrollTarget = (indexPath, scrollPosition)
      return setNeedsLayout()
    }
    contentOffset = offset
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    (0..<numberOfSections).map { IndexPath(item: 0, section: $0) }.filter {
      supplementaryView(forElementKind: elementKind, at: $0) != nil
    }
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  private func adopt(_ layout: UICollectionViewLayout, insteadOf former: UICollectionViewLayout) {
    if former.collectionView === self { former.collectionView = nil }
    layout.collectionView = self
    layout.invalidateLayout()
  }

  private func exchange(_ former: UIView?, for view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    guard let view else { return }
    insertSubview(view, at: 0)
    setNeedsLayout()
  }
}
