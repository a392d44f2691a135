public import Foundation

/// A data source that gives a table the rows of a snapshot.
///
/// A table holds its data source weakly, so the app must keep it. Nothing is animated. Each snapshot has all
/// visible rows requested again.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  UIDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
{
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// A setting without effect, since nothing is animated.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider

  /// Makes a data source and sets it as the table's `dataSource`.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  override func show(_ snapshot: Snapshot, isReloading: Bool) {
    guard let tableView else { return super.show(snapshot, isReloading: isReloading) }
    tableView.report(snapshot)
    guard tableView.mayReload("apply(_:)") else { return }
    take(snapshot, selection: &tableView.shownContent.selected, isReloading: isReloading)
    tableView.invalidate(.all)
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
