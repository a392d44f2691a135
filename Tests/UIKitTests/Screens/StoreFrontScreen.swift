import UIKit

/// Several kinds of sections in one layout: a carousel, a row that scrolls, a grid with a header.
final class StoreFrontViewController: UICollectionViewController {
  enum Section: Int, CaseIterable {
    case featured, categories, all
  }

  static let headerKind = "title"
  private lazy var dataSource = makeDataSource()

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
        switch Section(rawValue: index) {
        case .featured: return Self.featured()
        case .categories: return Self.categories()
        case .all: return Self.grid(environment)
        case nil: return nil
        }
      })
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private static func featured() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 0, leading: 6, bottom: 0, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(180)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  private static func categories() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(90), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(90), heightDimension: .absolute(40)),
      repeatingSubitem: item, count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  private static func grid(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      repeatingSubitem: item, count: columns)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        elementKind: headerKind, alignment: .top)
    ]
    return section
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    for section in Section.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems((1...8).map { "\(section) \($0)" })
    }
    dataSource.apply(snapshot)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
      cell.contentView.backgroundColor = .secondarySystemFill
      cell.accessibilityIdentifier = name
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: Self.headerKind) {
      view, _, _ in
      view.label.text = "Everything"
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) {
      view, path, name in view.dequeueConfiguredReusableCell(using: cell, for: path, item: name)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return dataSource
  }

  final class TitleView: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      accessibilityIdentifier = "title"
      label.font = .systemFont(ofSize: 17)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      ])
    }
    required init?(coder: NSCoder) { fatalError() }
  }
}
