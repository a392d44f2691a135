import UIKit

/// An inset grouped list with headers, values and switches, from a provider of sections.
final class SettingsListViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable {
    case general, sound
    var title: String { self == .general ? "General" : "Sound" }
  }

  struct Setting: Hashable {
    let id = UUID()
    var name: String
    var value: String?
    var isOn: Bool?
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Setting>! = nil
  private(set) var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
    applyInitialSnapshot()
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, layoutEnvironment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: layoutEnvironment)
    }
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> {
      cell, _, setting in
      var content = UIListContentConfiguration.valueCell()
      content.text = setting.name
      content.secondaryText = setting.value
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = setting.name
      if let isOn = setting.isOn {
        let toggle = UISwitch()
        toggle.isOn = isOn
        cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
      } else {
        cell.accessories = [.disclosureIndicator()]
      }
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = Section(rawValue: indexPath.section)?.title
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Setting>(collectionView: collectionView) {
      collectionView, indexPath, setting in
      collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: setting)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
    }
  }

  private func applyInitialSnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Setting>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(
      [Setting(name: "Language", value: "English"), Setting(name: "Region", value: "Japan")],
      toSection: .general)
    snapshot.appendItems([Setting(name: "Clicks", isOn: true)], toSection: .sound)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
