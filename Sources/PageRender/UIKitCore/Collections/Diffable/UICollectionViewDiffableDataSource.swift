public import Foundation

/// A data source that gives a collection view the items of a snapshot.
///
/// A collection view holds its data source weakly, so the app must keep it. Nothing is animated. Cells of
/// remaining items are kept, as in UIKit, unless the snapshot reloads the items or their sections.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  UIDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes the headers, footers and other supplementary views that the layout asks for.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers of reordering; never called, since nobody reorders items on a page.
  open var reorderingHandlers = ReorderingHandlers()
  /// The handlers of expanding and collapsing; never called, since nobody expands items on a page.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((Any) -> Void)?
    public var didReorder: ((Any) -> Void)?
    public init() {}
  }

  public struct SectionSnapshotHandlers<Item> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public init() {}
  }

  /// Makes a data source and sets it as the collection view's `dataSource`.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows the visible items of a section snapshot in a section; appends the section if it is missing.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    showItems(of: snapshot, in: section)
    completion?()
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    showItems(of: snapshot, in: section)
  }

  /// The section snapshot applied to a section; a flat one if the section's items were applied otherwise.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = sectionSnapshots[section] { return known }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(content.snapshot.itemIdentifiers(inSection: section))
    return flat
  }

  private func showItems(
    of sectionSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType
  ) {
    for fault in sectionSnapshot.faults { collectionView?.report(fault.call, fault.problem) }
    var next = content.snapshot
    next.replaceItems(of: section, with: sectionSnapshot.visibleItems, "apply(_:to:)")
    show(next, isReloading: false)
    sectionSnapshots[section] = sectionSnapshot
  }

  override func show(_ snapshot: Snapshot, isReloading: Bool) {
    guard let collectionView else { return super.show(snapshot, isReloading: isReloading) }
    collectionView.report(snapshot)
    guard collectionView.mayReload("apply(_:)") else { return }
    sectionSnapshots = sectionSnapshots.filter { identifier, tree in
      snapshot.itemIdentifiers(inSection: identifier) == tree.visibleItems
    }
    let former = content
    take(snapshot, selection: &collectionView.shownContent.selected, isReloading: isReloading)
    guard !isReloading, collectionView.dataSource === self else { return collectionView.reloadData() }
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    let reconfigured = Set(snapshot.reconfiguredItemIdentifiers)
    let sections = Set(snapshot.reloadedSectionIdentifiers)
    collectionView.recount { element in
      guard element.kind == nil, let item = former.item(at: element.path), !reloaded.contains(item),
        let path = content.path(of: item), let section = content.section(at: path[0]),
        !sections.contains(section)
      else { return nil }
      return (path, reconfigured.contains(item))
    }
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.sectionCount }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.itemCount(inSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = content.item(at: indexPath) else { return UICollectionViewCell(frame: .zero) }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    collectionView.report("cellProvider", "returns no cell for the item \(item)")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    let problem = supplementaryViewProvider == nil ? "is not set" : "returns no view"
    collectionView.report("supplementaryViewProvider", "\(problem); the layout asks for one of kind \(kind)")
    return UICollectionReusableView(frame: .zero)
  }
}
