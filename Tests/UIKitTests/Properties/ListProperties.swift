import UIKit

@testable import UIKitCore

/// A compositional layout of one section of five cells, 20 × 30 pt in rows of two, with a header.
@MainActor
private final class Parts {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(30)))
  lazy var group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
    repeatingSubitem: item, count: 2)
  lazy var section = NSCollectionLayoutSection(group: group)
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(10)),
    elementKind: "header", alignment: .top)
  let background = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  var other: UICollectionViewCompositionalLayoutConfiguration?
  var offset: CGFloat = 0
  var decorates = false

  func show() -> UIViewController { PartsController(self) }
}

@MainActor
private final class PartsController: UIViewController {
  private final class Plate: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .green
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
  let parts: Parts
  let collection: UICollectionView
  var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ parts: Parts) {
    self.parts = parts
    parts.section.boundarySupplementaryItems.insert(parts.header, at: 0)
    if parts.decorates { parts.section.decorationItems = [parts.background] }
    let layout = UICollectionViewCompositionalLayout(
      section: parts.section, configuration: parts.configuration)
    layout.register(Plate.self, forDecorationViewOfKind: "plate")
    if let other = parts.other { layout.configuration = other }
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    additionalSafeAreaInsets.left = 40
    collection.widthAnchor.constraint(equalToConstant: 130).isActive = true
    collection.heightAnchor.constraint(equalToConstant: 70).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      cell.contentView.backgroundColor = item % 2 == 0 ? .blue : .red
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "header")
    {
      view, _, _ in view.backgroundColor = .orange
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source?.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([0, 1, 2, 3, 4], toSection: 0)
    snapshot.appendItems([5], toSection: 1)
    source?.apply(snapshot)
    _ = PropertyStage.page(of: collection, in: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Only now: `viewDidLayoutSubviews` is called before the collection view has laid out what it shows.
    if parts.offset > 0 { collection.contentOffset.y = parts.offset }
  }
}

@MainActor
private func parts(_ change: (Parts) -> Void) -> Parts {
  let parts = Parts()
  change(parts)
  return parts
}

private final class ListController: UICollectionViewController {
  let changes: @MainActor (UICollectionViewListCell) -> Void
  var source: UICollectionViewDiffableDataSource<Int, Int>?
  init(_ changes: @escaping @MainActor (UICollectionViewListCell) -> Void) {
    self.changes = changes
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [changes] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      changes(cell)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source?.apply(snapshot)
  }
}

@MainActor
private func listCell(
  _ type: String, _ changes: KeyValuePairs<String, @MainActor (UICollectionViewListCell) -> Void>,
  before: @escaping @MainActor (UICollectionViewListCell) -> Void = { _ in }
) -> [PropertyCheck] {
  changes.map { name, change in
    PropertyCheck(
      name: "\(type).\(name)", effect: .picture,
      page: { isChanged in
        ListController { cell in
          before(cell)
          if isChanged { change(cell) }
        }
      })
  }
}

@MainActor
private func shown(
  _ type: String,
  of make: @escaping @MainActor () -> Parts = { Parts() },
  _ changes: KeyValuePairs<String, @MainActor (Parts) -> Void>
) -> [PropertyCheck] {
  properties(type, .picture, of: make, shownBy: { $0.show() }, changes)
}

@MainActor
private func dataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
  UICollectionViewDiffableDataSource(
    collectionView: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  ) { _, _, _ in nil }
}

@MainActor let listProperties: [PropertyCheck] =
  shown(
    "NSCollectionLayoutItem",
    [
      "contentInsets": { $0.item.contentInsets.top = 5 },
      "edgeSpacing": {
        $0.item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: .fixed(7), top: nil, trailing: nil, bottom: nil)
      },
    ])
  + shown("NSCollectionLayoutGroup", ["interItemSpacing": { $0.group.interItemSpacing = .fixed(5) }])
  + shown(
    "NSCollectionLayoutSection",
    [
      "contentInsets": { $0.section.contentInsets.top = 5 },
      "interGroupSpacing": { $0.section.interGroupSpacing = 5 },
      "contentInsetsReference": { $0.section.contentInsetsReference = .none },
      "orthogonalScrollingBehavior": { $0.section.orthogonalScrollingBehavior = .continuous },
      "decorationItems": { $0.section.decorationItems = [$0.background] },
      "supplementaryContentInsetsReference": { $0.section.supplementaryContentInsetsReference = .none },
      "visibleItemsInvalidationHandler": {
        $0.section.visibleItemsInvalidationHandler = { items, _, _ in for item in items { item.alpha = 0.5 } }
      },
    ])
  + shown(
    "NSCollectionLayoutSection", of: { parts { $0.section.contentInsets.leading = 9 } },
    ["supplementariesFollowContentInsets": { $0.section.supplementariesFollowContentInsets = false }])
  + shown(
    "NSCollectionLayoutSection", of: { parts { $0.offset = 60 } },
    [
      "boundarySupplementaryItems": {
        $0.section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: $0.header.layoutSize, elementKind: "header", alignment: .bottom)
        ]
      }
    ])
  + shown(
    "NSCollectionLayoutBoundarySupplementaryItem",
    ["extendsBoundary": { $0.header.extendsBoundary = false }])
  + shown(
    "NSCollectionLayoutBoundarySupplementaryItem", of: { parts { $0.offset = 20 } },
    ["pinToVisibleBounds": { $0.header.pinToVisibleBounds = true }])
  + shown(
    "NSCollectionLayoutSupplementaryItem", of: { parts { $0.header.extendsBoundary = false } },
    ["zIndex": { $0.header.zIndex = -1 }])
  + shown(
    "NSCollectionLayoutDecorationItem", of: { parts { $0.decorates = true } },
    ["zIndex": { $0.background.zIndex = 5 }])
  + shown(
    "UICollectionViewCompositionalLayoutConfiguration",
    [
      "scrollDirection": { $0.configuration.scrollDirection = .horizontal },
      "contentInsetsReference": { $0.configuration.contentInsetsReference = .none },
      "boundarySupplementaryItems": {
        $0.configuration.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: $0.header.layoutSize, elementKind: "header", alignment: .topLeading)
        ]
      },
    ])
  + shown(
    "UICollectionViewCompositionalLayoutConfiguration", of: { parts { $0.offset = 60 } },
    ["interSectionSpacing": { $0.configuration.interSectionSpacing = 5 }])
  + shown(
    "UICollectionViewCompositionalLayout",
    [
      "configuration": {
        let other = UICollectionViewCompositionalLayoutConfiguration()
        other.contentInsetsReference = .none
        $0.other = other
      }
    ])
  + listCell(
    "UICollectionViewListCell",
    [
      "accessories": { $0.accessories = [.disclosureIndicator()] },
      "indentationLevel": { $0.indentationLevel = 2 },
    ])
  + listCell(
    "UICollectionViewListCell", ["indentationWidth": { $0.indentationWidth = 30 }],
    before: { $0.indentationLevel = 1 })
  + listCell(
    "UICollectionViewListCell", ["indentsAccessories": { $0.indentsAccessories = false }],
    before: { cell in
      cell.indentationLevel = 2
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .red
      cell.accessories = [
        .customView(configuration: .init(customView: view, placement: .leading(), maintainsFixedSize: true))
      ]
    })
  + properties(
    "UICollectionViewListCell", .picture,
    of: { () -> UICollectionViewListCell in
      let cell = UICollectionViewListCell(frame: .zero)
      cell.widthAnchor.constraint(equalToConstant: 60).isActive = true
      cell.heightAnchor.constraint(equalToConstant: 60).isActive = true
      return cell
    }, ["isSelected": { $0.isSelected = true }, "isHighlighted": { $0.isHighlighted = true }])
  + listCell(
    "UICollectionViewCell",
    [
      "contentConfiguration": { $0.contentConfiguration = UIListContentConfiguration.cell() },
      "backgroundConfiguration": {
        $0.backgroundConfiguration = .clear()
        $0.backgroundConfiguration?.backgroundColor = .red
      },
      "configurationUpdateHandler": {
        $0.configurationUpdateHandler = { cell, _ in cell.contentView.backgroundColor = .red }
      },
    ])
  + [
    behaviour("UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration") {
      let cell = UICollectionViewCell(frame: .zero)
      cell.backgroundConfiguration = .listPlainCell()
      cell.automaticallyUpdatesBackgroundConfiguration = false
      cell.isSelected = true
      let color = cell.backgroundConfiguration?.backgroundColor
      cell.automaticallyUpdatesBackgroundConfiguration = true
      cell.isHighlighted = true
      return color == .systemBackground && cell.backgroundConfiguration?.backgroundColor == .systemGray4
    },
    behaviour("UICollectionViewCell.automaticallyUpdatesContentConfiguration") {
      struct Counting: UIContentConfiguration {
        static var updates = 0
        func makeContentView() -> any UIView & UIContentView {
          UIListContentView(configuration: UIListContentConfiguration.cell())
        }
        func updated(for state: any UIConfigurationState) -> Counting {
          Self.updates += 1
          return self
        }
      }
      let cell = UICollectionViewCell(frame: .zero)
      cell.contentConfiguration = Counting()
      cell.isSelected = true
      let updates = Counting.updates
      cell.automaticallyUpdatesContentConfiguration = false
      cell.isSelected = false
      return updates == 1 && Counting.updates == 1
    },
    behaviour("UICollectionViewDiffableDataSource.supplementaryViewProvider") {
      let source = dataSource()
      let view = UICollectionReusableView(frame: .zero)
      source.supplementaryViewProvider = { _, _, _ in view }
      let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      return source.collectionView(list, viewForSupplementaryElementOfKind: "a", at: [0, 0]) === view
    },
    behaviour("UICollectionViewDiffableDataSource.reorderingHandlers") {
      let source = dataSource()
      source.reorderingHandlers.canReorderItem = { $0 == 1 }
      return source.reorderingHandlers.canReorderItem?(1) == true
    },
    behaviour("UICollectionViewDiffableDataSource.sectionSnapshotHandlers") {
      let source = dataSource()
      source.sectionSnapshotHandlers.shouldExpandItem = { $0 == 1 }
      return source.sectionSnapshotHandlers.shouldExpandItem?(1) == true
    },
    behaviour("UITableViewDiffableDataSource.defaultRowAnimation") {
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: UITableView()) { _, _, _ in nil }
      source.defaultRowAnimation = .fade
      return source.defaultRowAnimation == .fade
    },
  ]
