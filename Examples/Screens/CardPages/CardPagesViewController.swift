import UIKit

/// A walk as cards beside one another: a compositional layout whose section pages by groups, each coming to the middle.
final class CardPagesViewController: UIViewController {
  private enum Section { case walk }

  private let stops = Stop.all
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  let pageControl = UIPageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .mount
    setUpViews()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.walk])
    snapshot.appendItems(Array(stops.indices))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func setUpViews() {
    collectionView.accessibilityIdentifier = "cards"
    collectionView.backgroundColor = .clear
    collectionView.alwaysBounceVertical = false
    collectionView.contentInsetAdjustmentBehavior = .never
    pageControl.accessibilityIdentifier = "pageControl"
    pageControl.numberOfPages = stops.count
    pageControl.currentPageIndicatorTintColor = .coral
    pageControl.pageIndicatorTintColor = UIColor.ink.withAlphaComponent(0.25)
    for part in [collectionView, pageControl] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: pageControl.topAnchor),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 24, leading: 8, bottom: 24, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.82), heightDimension: .fractionalHeight(1)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.contentInsetsReference = .none
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      let width = environment.container.contentSize.width
      let middle = offset.x + width / 2
      for item in items {
        // The cards beside the one in the middle stand back.
        let distance = min(abs(item.frame.midX - middle) / width, 1)
        item.transform = CGAffineTransform(scaleX: 1 - distance * 0.1, y: 1 - distance * 0.1)
        item.alpha = 1 - distance * 0.4
      }
      let nearest = items.min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }
      if let nearest { self?.pageControl.currentPage = nearest.indexPath.item }
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Int> {
    let registration = UICollectionView.CellRegistration<CardCell, Int> { [stops] cell, _, index in
      cell.accessibilityIdentifier = "card\(index + 1)"
      cell.show(stops[index], number: index + 1, of: stops.count)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, index in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: index)
    }
  }
}
