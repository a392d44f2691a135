public import Foundation

/// A data source that gives a table the rows of a snapshot.
///
/// A table holds its data source weakly, so the app must keep it. Nothing is animated. Each snapshot has all
/// visible rows requested again.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// A setting without effect, since nothing is animated.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source and sets it as the table's `dataSource`.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot at the next layout; `completion` is called at once.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, isKeepingSelection: true)
    completion?()
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    show(snapshot, isKeepingSelection: true)
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    show(snapshot, isKeepingSelection: false)
    completion?()
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    show(snapshot, isKeepingSelection: false)
  }

  open func snapshot() -> Snapshot { content.snapshot }

  private func show(_ snapshot: Snapshot, isKeepingSelection: Bool) {
    guard let tableView else {
      content = DiffableContent(snapshot)
      return
    }
    tableView.report(snapshot)
    guard tableView.mayReload("apply(_:)") else { return }
    let former = content
    content = DiffableContent(snapshot)
    let selected = tableView.shownContent.selected.compactMap(former.item(at:))
    tableView.shownContent.selected = isKeepingSelection ? selected.compactMap { content.path(of: $0) } : []
    tableView.invalidate(.all)
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

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { content.sectionCount }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.itemCount(inSection: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = content.item(at: indexPath) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    tableView.report("cellProvider", "returns no cell for the item \(item)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  // Requirements have to be methods of the class for subclasses to override them.

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
