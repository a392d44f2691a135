import UIKit

/// A table of tasks whose rows come from a diffable data source, done ones below.
final class TaskTableViewController: UITableViewController {
  struct Task: Hashable, Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  enum Section: String { case open = "Open", done = "Done" }

  final class DataSource: UITableViewDiffableDataSource<Section, Task.ID> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      snapshot().sectionIdentifiers[section].rawValue
    }
  }

  private var tasks = [
    Task(id: 1, title: "Water the plants"), Task(id: 2, title: "Buy bread"),
    Task(id: 3, title: "Call Mia", isDone: true),
  ]
  private var dataSource: DataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
      guard let task = self?.tasks.first(where: { $0.id == id }) else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = task.title
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = task.title
      cell.accessoryType = task.isDone ? .checkmark : .none
      return cell
    }
    update(animated: false)
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Task.ID>()
    snapshot.appendSections([.open, .done])
    snapshot.appendItems(tasks.filter { !$0.isDone }.map(\.id), toSection: .open)
    snapshot.appendItems(tasks.filter(\.isDone).map(\.id), toSection: .done)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let index = tasks.firstIndex(where: { $0.id == id })
    else { return }
    tasks[index].isDone.toggle()
    update(animated: true)
  }
}
