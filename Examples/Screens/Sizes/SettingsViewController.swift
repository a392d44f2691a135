import UIKit

/// Settings in rows of every kind: standard styles, values at the end, switches, ticks, and notes that measure themselves.
final class SettingsViewController: UITableViewController {
  enum Row {
    case value(String, String)
    case more(String, String)
    case toggle(String, Bool)
    case choice(String, isChosen: Bool)
    case note(String, String)
  }

  struct Section {
    var title: String?
    var footer: String?
    var rows: [Row]
  }

  private let sections = [
    Section(
      title: "Walks",
      rows: [
        .value("Pace", "Unhurried"), .value("Usual length", "45 minutes"),
        .more("Streets to leave out", "Three of them, and all of Mill Lane before nine in the morning"),
      ]),
    Section(
      title: "When to turn", footer: "Byway only buzzes where there is more than one way to go.",
      rows: [
        .toggle("Buzz gently", true), .choice("At the corner", isChosen: true),
        .choice("A few steps before", isChosen: false),
      ]),
    Section(
      rows: [
        .note(
          "Why does Byway ask where I am?",
          "To know which streets you have not walked yet. Nothing leaves this phone: the map of your walks is drawn, kept "
            + "and forgotten here.")
      ]),
  ]

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("SettingsViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "value")
    tableView.register(SubtitleCell.self, forCellReuseIdentifier: "more")
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.estimatedRowHeight = 60
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .value(let name, let value):
      let cell = tableView.dequeueReusableCell(withIdentifier: "value", for: indexPath)
      var content = UIListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = value
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    case .more(let name, let detail):
      let cell = tableView.dequeueReusableCell(withIdentifier: "more", for: indexPath)
      cell.textLabel?.text = name
      cell.detailTextLabel?.text = detail
      cell.accessoryType = .disclosureIndicator
      return cell
    case .toggle(let name, let isOn):
      let cell = tableView.dequeueReusableCell(withIdentifier: "value", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.onTintColor = .coral
      cell.accessoryView = toggle
      cell.selectionStyle = .none
      return cell
    case .choice(let name, let isChosen):
      let cell = tableView.dequeueReusableCell(withIdentifier: "value", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessoryType = isChosen ? .checkmark : .none
      cell.tintColor = .coral
      return cell
    case .note(let title, let text):
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      (cell as? NoteCell)?.show(title, text)
      return cell
    }
  }
}

/// A registered class makes its cells in a style of its own.
final class SubtitleCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
    detailTextLabel?.numberOfLines = 0
    detailTextLabel?.textColor = .secondaryLabel
  }

  required init?(coder: NSCoder) {
    fatalError("SubtitleCell is made in code")
  }
}

/// As high as its two texts, and at least as high as its picture.
final class NoteCell: UITableViewCell {
  let picture = UIImageView(image: UIImage(named: "signpost"))
  let titleLabel = UILabel()
  let noteLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.contentMode = .scaleAspectFit
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    noteLabel.font = .preferredFont(forTextStyle: .subheadline)
    noteLabel.textColor = .secondaryLabel
    for label in [titleLabel, noteLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    for view in [picture, titleLabel, noteLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.widthAnchor.constraint(equalToConstant: 64),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor),

      titleLabel.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      noteLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      noteLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      noteLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: noteLabel.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("NoteCell is made in code")
  }

  func show(_ title: String, _ text: String) {
    titleLabel.text = title
    noteLabel.text = text
  }
}
