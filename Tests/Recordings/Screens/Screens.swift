import PageRenderCLI
import UIKit

/// The scenes of records that no document can hold: `recordings layout --page list`.
@main
struct Screens: PageCatalog {
  var pages: [Page] {
    Page("list") { ListController(rows: 4) }
    Page("list-headers") { ListController(rows: 3, header: .supplementary) }
    Page("switch-rows") { SwitchRowsController(style: .plain) }
    Page("form-sheet") { PresentingController(style: .formSheet) }
    Page("medium-sheet") { PresentingController(style: .pageSheet, detents: [.medium()]) }
  }
}

/// An inset grouped list of two sections at the top of the screen, without a safe area.
final class ListController: UIViewController, UICollectionViewDataSource {
  private let rows: Int
  private let header: UICollectionLayoutListConfiguration.HeaderMode

  init(rows: Int, header: UICollectionLayoutListConfiguration.HeaderMode = .none) {
    (self.rows, self.header) = (rows, header)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = text
  }

  private let heading = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, path in
    var content = header.defaultContentConfiguration()
    content.text = "Section \(path.section)"
    header.contentConfiguration = content
    header.accessibilityIdentifier = "h\(path.section)"
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
