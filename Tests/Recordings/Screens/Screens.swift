import PageRenderCLI
import UIKit

/// The scenes of records that no document can hold: `recordings layout --page list`.
@main
struct Screens: PageCatalog {
  var pages: [Page] {
    Page("list") { ListController(rows: 4) }
    Page("list-headers") { ListController(rows: 3, header: .supplementary) }
    Page("split-two") { Columns.controller(["primary", "secondary"]) }
    Page("split-three") { Columns.controller(["primary", "supplementary", "secondary"]) }
    Page("switch-rows") { SwitchRowsController(style: .plain) }
    Page("form-sheet") { PresentingController(style: .formSheet) }
    Page("medium-sheet") { PresentingController(style: .pageSheet, detents: [.medium()]) }
  }
}

/// An inset grouped list of two sections of plain cells at the top of the screen, without a safe area.
final class ListController: UIViewController, UICollectionViewDataSource {
  private let rows: Int
  private let header: UICollectionLayoutListConfiguration.HeaderMode

  init(rows: Int, header: UICollectionLayoutListConfiguration.HeaderMode = .none) {
    (self.rows, self.header) = (rows, header)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
    cell.backgroundColor = .secondarySystemGroupedBackground
    cell.accessibilityIdentifier = text
    place(text, .body, in: cell.contentView, top: 15, leading: 48)
  }

  private let heading = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, path in
    header.accessibilityIdentifier = "h\(path.section)"
    place("Section \(path.section)", .headline, in: header, top: 8, leading: 16)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = header
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = self
    view.addSubview(list)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cell, for: path, item: "c\(path.section * rows + path.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: heading, for: path)
  }
}

/// Adds a label whose distance from the view's end is that from the view's top, as in the probes.
@MainActor
private func place(
  _ text: String, _ style: UIFont.TextStyle, in view: UIView, top: CGFloat, leading: CGFloat
) {
  let label = UILabel()
  label.text = text
  label.font = .preferredFont(forTextStyle: style)
  label.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(label)
  NSLayoutConstraint.activate([
    label.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
    view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: top),
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: leading),
  ])
}

/// Rows with a text and a switch.
final class SwitchRowsController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Hello World"
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = "row\(path.row)"
    let accessory = UISwitch()
    accessory.accessibilityIdentifier = "switch\(path.row)"
    cell.accessoryView = accessory
    return cell
  }
}

/// A split view controller, whose columns are named.
@MainActor
enum Columns {
  static func controller(_ names: [String]) -> UIViewController {
    let split = UISplitViewController(style: names.count == 2 ? .doubleColumn : .tripleColumn)
    let columns: [UISplitViewController.Column] =
      names.count == 2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    for (name, column) in zip(names, columns) {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      controller.view.accessibilityIdentifier = name
      split.setViewController(controller, for: column)
    }
    return split
  }
}

/// A screen that presents another, whose view is named `sheet`.
final class PresentingController: UIViewController {
  private let sheet = UIViewController()

  init(style: UIModalPresentationStyle, detents: [UISheetPresentationController.Detent] = []) {
    super.init(nibName: nil, bundle: nil)
    sheet.modalPresentationStyle = style
    if !detents.isEmpty { sheet.sheetPresentationController?.detents = detents }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    sheet.view.backgroundColor = .systemBackground
    sheet.view.accessibilityIdentifier = "sheet"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(sheet, animated: false)
  }
}
