public import Foundation

/// The snapshot of a data source, its identifiers, and the calls by which an app changes it: the part that is
/// equal for tables and collection views. UIKit has one under a private name.
@preconcurrency @MainActor
open class UIDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  // MARK: Snapshots

  /// Shows a snapshot at the next layout; `completion` is called at once.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, isReloading: false)
    completion?()
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    show(snapshot, isReloading: false)
  }

  /// Shows a snapshot at the next layout, with all cells requested again and none selected.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    show(snapshot, isReloading: true)
    completion?()
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    show(snapshot, isReloading: true)
  }

  open func snapshot() -> Snapshot { content.snapshot }

  /// Takes a snapshot; a data source whose view exists has the view show it.
  func show(_ snapshot: Snapshot, isReloading: Bool) { content = DiffableContent(snapshot) }

  /// Takes a snapshot and moves the selection with the selected items, or clears it.
  func take(_ snapshot: Snapshot, selection: inout [IndexPath], isReloading: Bool) {
    let items = selection.compactMap(content.item(at:))
    content = DiffableContent(snapshot)
    selection = isReloading ? [] : items.compactMap { content.path(of: $0) }
  }

  // MARK: Identifiers

  /// The item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.index(of: sectionIdentifier)
  }
}
