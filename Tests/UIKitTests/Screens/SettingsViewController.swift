import UIKit

class SettingsViewController: UIViewController {

  private enum Section: Int, CaseIterable {
    case account, notifications

    var title: String {
      switch self {
      case .account: return "Account"
      case .notifications: return "Notifications"
      }
    }
  }

  private struct Row {
    let title: String
    var detail: String?
    var isOn: Bool?
  }

  private let rows: [Section: [Row]] = [
    .account: [Row(title: "Name", detail: "Mira"), Row(title: "Plan", detail: "Free")],
    .notifications: [Row(title: "Daily reminder", isOn: true), Row(title: "News", isOn: false)],
  ]

  lazy var tableView: UITableView = {
    let tableView = UITableView(frame: .zero, style: .grouped)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 44
    return tableView
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func row(at indexPath: IndexPath) -> Row? {
    guard let section = Section(rawValue: indexPath.section) else { return nil }
    return rows[section]?[indexPath.row]
  }
}

// MARK: - UITableViewDataSource

extension SettingsViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    return Section.allCases.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let section = Section(rawValue: section) else { return 0 }
    return rows[section]?.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    guard let row = row(at: indexPath) else { return cell }
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    if let isOn = row.isOn {
      let toggle = UISwitch()
      toggle.setOn(isOn, animated: false)
      cell.accessoryView = toggle
    } else {
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return Section(rawValue: section)?.title
  }
}

// MARK: - UITableViewDelegate

extension SettingsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    return section == 0 ? 56 : 38
  }
}
