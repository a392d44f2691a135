import UIKit

/// Pages beside one another in a section that pages by groups, with dots that follow.
final class WelcomePagesViewController: UIViewController {
  struct Page: Hashable {
    let title: String
    let color: UIColor
    func hash(into hasher: inout Hasher) { hasher.combine(title) }
    static func == (a: Page, b: Page) -> Bool { a.title == b.title }
  }

  private enum Section { case main }

  private let pages = [
    Page(title: "Plan", color: .systemBlue), Page(title: "Pack", color: .systemGreen),
    Page(title: "Go", color: .systemOrange),
  ]
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  let pageControl = UIPageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.isScrollEnabled = false
    collectionView.contentInsetAdjustmentBehavior = .never
    pageControl.translatesAutoresizingMaskIntoConstraints = false
    pageControl.numberOfPages = pages.count
    view.addSubview(collectionView)
    view.addSubview(pageControl)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: pageControl.topAnchor, constant: -8),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.heightAnchor.constraint(equalToConstant: 26),
      pageControl.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    var snapshot = NSDiffableDataSourceSnapshot<Section, Page>()
    snapshot.appendSections([.main])
    snapshot.appendItems(pages)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.visibleItemsInvalidationHandler = { [weak self] _, offset, environment in
      let page = Int((offset.x / environment.container.contentSize.width).rounded())
      self?.pageControl.currentPage = page
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Page> {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Page> { cell, _, page in
      cell.contentView.backgroundColor = page.color
      cell.accessibilityIdentifier = page.title
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, page in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: page)
    }
  }

  func next() {
    let page = min(pageControl.currentPage + 1, pages.count - 1)
    collectionView.scrollToItem(
      at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: true)
  }
}
