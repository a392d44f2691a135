import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Compositional layouts on an iPhone X: 375 × 812 pt at 3×, 44 pt of safe area above and 34 below.
@MainActor
struct CompositionalLayoutTests {
  final class BoxCell: UICollectionViewCell {
    static var made = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  /// Numbers in sections of so many, on the whole screen.
  final class Boxes: UIViewController {
    let layout: UICollectionViewLayout
    let counts: [Int]
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
    var asked: [IndexPath] = []
    /// Kept as long as the controller.
    var window: UIWindow?
    var setUp: @MainActor (UICollectionView) -> Void = { _ in }

    init(_ counts: [Int], _ layout: UICollectionViewLayout) {
      self.layout = layout
      self.counts = counts
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.contentInsetAdjustmentBehavior = .never
      setUp(collectionView)
      view.addSubview(collectionView)
      let cells = UICollectionView.CellRegistration<BoxCell, Int> { _, _, _ in }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: "header"
      ) {
        _, _, _ in
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
        [unowned self] view, path, item in
        asked.append(path)
        return view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      dataSource.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      var next = 0
      for (section, count) in counts.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems(Array(next..<next + count))
        next += count
      }
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// On the screen, by path.
    func frame(_ item: Int, _ section: Int = 0) throws -> CGRect {
      let cell = try #require(collectionView.cellForItem(at: IndexPath(item: item, section: section)))
      return cell.convert(cell.bounds, to: nil)
    }

    func page(_ item: Int, _ section: Int = 0) {
      collectionView.scrollToItem(
        at: IndexPath(item: item, section: section), at: .centeredHorizontally, animated: true)
      view.window?.layoutIfNeeded()
    }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private var full: NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  }

  private func layout(_ section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: section)
  }

  // MARK: Groups

  @Test func `items of a fifth of the width stand five in a row`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let boxes = Boxes([12], layout(NSCollectionLayoutSection(group: group)))
    boxes.window = try makeWindow(boxes)
    // 375 ÷ 5 = 75, less 5 on each side.
    #expect(try boxes.frame(0) == CGRect(x: 5, y: 5, width: 65, height: 65))
    #expect(try boxes.frame(4) == CGRect(x: 305, y: 5, width: 65, height: 65))
    #expect(try boxes.frame(5) == CGRect(x: 5, y: 80, width: 65, height: 65))
    #expect(boxes.collectionView.contentSize == CGSize(width: 375, height: 225))
  }

  @Test func `an old group of two divides its width whatever its item says`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: full, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let boxes = Boxes([3], layout(section))
    boxes.window = try makeWindow(boxes)
    // (375 − 20 − 10) ÷ 2 = 172.5.
    #expect(try boxes.frame(0) == CGRect(x: 10, y: 0, width: 172.5, height: 44))
    #expect(try boxes.frame(1) == CGRect(x: 192.5, y: 0, width: 172.5, height: 44))
    #expect(try boxes.frame(2) == CGRect(x: 10, y: 54, width: 172.5, height: 44))
    #expect(boxes.collectionView.contentSize.height == 98)
  }

  @Test func `a repeated item keeps its own width`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(4)
    let boxes = Boxes([3], layout(NSCollectionLayoutSection(group: group)))
    boxes.window = try makeWindow(boxes)
    // 375 − 150 = 225 between three: 112.5 each.
    #expect(try (0..<3).map { try boxes.frame($0).minX } == [0, 162.5, 325])
    #expect(try boxes.frame(0).size == CGSize(width: 50, height: 30))
  }

  @Test func `groups stand in groups`() throws {
    let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))),
      count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [leading, trailing])
    let boxes = Boxes([5], layout(NSCollectionLayoutSection(group: group)))
    boxes.window = try makeWindow(boxes)
    #expect(try boxes.frame(0) == CGRect(x: 0, y: 0, width: 262.5, height: 200))
    #expect(try boxes.frame(1) == CGRect(x: 262.5, y: 0, width: 112.5, height: 100))
    #expect(try boxes.frame(2) == CGRect(x: 262.5, y: 100, width: 112.5, height: 100))
    #expect(try boxes.frame(3) == CGRect(x: 0, y: 200, width: 262.5, height: 200))
    #expect(try boxes.frame(4) == CGRect(x: 262.5, y: 200, width: 112.5, height: 100))
  }

  @Test func `flexible edges put an item in the middle`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(75), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(10), trailing: .flexible(0), bottom: .fixed(10))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 1)
    let boxes = Boxes([2], layout(NSCollectionLayoutSection(group: group)))
    boxes.window = try makeWindow(boxes)
    #expect(try boxes.frame(0) == CGRect(x: 150, y: 10, width: 75, height: 20))
    #expect(try boxes.frame(1).minY == 50)
  }

  @Test func `a custom group has frames of its own`() throws {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(120))) {
      surroundings in
      let width = surroundings.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 3, height: 60)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 3, y: 60, width: 100, height: 60), zIndex: 3),
      ]
    }
    let boxes = Boxes([3], layout(NSCollectionLayoutSection(group: group)))
    boxes.window = try makeWindow(boxes)
    #expect(try boxes.frame(0) == CGRect(x: 0, y: 0, width: 125, height: 60))
    #expect(try boxes.frame(1) == CGRect(x: 125, y: 60, width: 100, height: 60))
    #expect(try boxes.frame(2) == CGRect(x: 0, y: 120, width: 125, height: 60))
    #expect(boxes.collectionView.subviews.last === boxes.collectionView.cellForItem(at: [0, 1]))
  }

  @Test func `ten thousand items cost those that show`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: full, count: 1)
    let boxes = Boxes([10_000], layout(NSCollectionLayoutSection(group: group)))
    let made = BoxCell.made
    let window = try makeWindow(boxes)
    // 812 ÷ 100.
    #expect(boxes.asked.count == 9 && BoxCell.made - made == 9)
    #expect(boxes.collectionView.contentSize.height == 1_000_000)
    boxes.collectionView.contentOffset.y = 500_000
    window.layoutIfNeeded()
    #expect(boxes.asked.count == 18 && BoxCell.made - made <= 18)
    #expect(try boxes.frame(5_000).minY == 0)
  }

  @Test func `ten thousand pages beside one another cost the one that shows`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitems: [full])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .paging
    let boxes = Boxes([10_000], layout(section))
    let made = BoxCell.made
    boxes.window = try makeWindow(boxes)
    #expect(boxes.asked == [[0, 0]] && BoxCell.made - made == 1)
    boxes.page(9_999)
    #expect(BoxCell.made - made <= 2)
    #expect(try boxes.frame(9_999) == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  // MARK: Sections that scroll by themselves

  private func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 300
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(width), .absolute(200)), subitems: [full])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
    return section
  }

  private func scroller(_ boxes: Boxes) throws -> OrthogonalScroller {
    try #require(boxes.collectionView.subviews.compactMap { $0 as? OrthogonalScroller }.first)
  }

  @Test func `a section that scrolls by itself is as high as its groups and as wide as the view`() throws {
    let boxes = Boxes([4, 2], layout(carousel(.continuous)))
    boxes.window = try makeWindow(boxes)
    #expect(try scroller(boxes).frame == CGRect(x: 0, y: 20, width: 375, height: 200))
    // 16 + 4 × 300 + 3 × 10 + 16.
    #expect(try scroller(boxes).contentSize == CGSize(width: 1262, height: 200))
    #expect(try boxes.frame(0) == CGRect(x: 16, y: 20, width: 300, height: 200))
    #expect(try boxes.frame(1).minX == 326)
    #expect(boxes.collectionView.contentSize == CGSize(width: 375, height: 480))
    // The second section begins at 240.
    #expect(try boxes.frame(0, 1) == CGRect(x: 16, y: 260, width: 300, height: 200))
    #expect(boxes.collectionView.indexPathsForVisibleItems == [[0, 0], [0, 1], [1, 0], [1, 1]])
  }

  @Test func `pages by groups come to rest where the first group was`() throws {
    let boxes = Boxes([4], layout(carousel(.groupPaging)))
    boxes.window = try makeWindow(boxes)
    boxes.page(1)
    #expect(try scroller(boxes).contentOffset.x == 310)
    #expect(try boxes.frame(1).minX == 16)
    boxes.page(3)
    // The content ends: 1262 − 375.
    #expect(try scroller(boxes).contentOffset.x == 887)
    #expect(try scroller(boxes).pageCount == 4)
  }

  @Test func `pages by groups in the middle begin and end in the middle`() throws {
    let boxes = Boxes([4], layout(carousel(.groupPagingCentered)))
    boxes.window = try makeWindow(boxes)
    // (375 − 300) ÷ 2.
    #expect(try boxes.frame(0).minX == 37.5)
    boxes.page(2)
    #expect(try boxes.frame(2).minX == 37.5)
    boxes.page(3)
    #expect(try boxes.frame(3).minX == 37.5)
  }

  @Test func `paging goes by the view's width`() throws {
    let section = carousel(.paging, width: 375)
    section.interGroupSpacing = 0
    section.contentInsets = .zero
    let boxes = Boxes([3], layout(section))
    let window = try makeWindow(boxes)
    boxes.page(1)
    #expect(try boxes.frame(1).minX == 0 && scroller(boxes).pageCount == 3)
    try scroller(boxes).contentOffset.x = 562.5
    window.layoutIfNeeded()
    #expect(boxes.collectionView.indexPathsForVisibleItems == [[0, 1], [0, 2]])
    #expect(try boxes.frame(1).minX == -187.5)
  }

  @Test func `a turned device stays on its page`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitems: [full])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsetsReference = .none
    let boxes = Boxes([4], layout(section))
    let window = try makeWindow(boxes)
    boxes.page(2)
    var environment = window.environment
    environment.orientation = .landscape
    window.transition(to: environment)
    #expect(try boxes.frame(2) == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(boxes.collectionView.indexPathsForVisibleItems == [[0, 2]])
  }

  @Test func `the handler of visible items changes those that show`() throws {
    let section = carousel(.groupPagingCentered)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, surroundings in
      offsets.append(offset.x)
      for item in items {
        let distance = abs(item.frame.midX - offset.x - surroundings.container.contentSize.width / 2)
        let scale = max(0.8, 1 - distance / surroundings.container.contentSize.width)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.alpha = item.indexPath.item == 0 ? 1 : 0.5
      }
    }
    let boxes = Boxes([4], layout(section))
    boxes.window = try makeWindow(boxes)
    let cells = boxes.collectionView.visibleCells
    // In the middle as it is; the next is 310 away: less than 0.8.
    #expect(cells.map(\.alpha) == [1, 0.5])
    #expect(abs(cells[0].transform.a - 1) < 1e-9 && abs(cells[1].transform.a - 0.8) < 1e-9)
    // 37.5 of room before the first group, of which 16 are content.
    #expect(offsets.allSatisfy { $0 == -21.5 })
    boxes.page(1)
    #expect(offsets.last == 288.5)
  }

  // MARK: Headers, footers, backgrounds

  private func headed(pins: Bool) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: full, count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 12, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = pins
    section.boundarySupplementaryItems = [header]
    return section
  }

  private func header(_ boxes: Boxes, _ section: Int) throws -> CGRect {
    let view = boxes.collectionView.supplementaryView(forElementKind: "header", at: [section, 0])
    let header = try #require(view)
    return header.convert(header.bounds, to: nil)
  }

  @Test func `a header stands above the content insets and between them at the sides`() throws {
    let boxes = Boxes([2, 1], layout(headed(pins: false)))
    boxes.window = try makeWindow(boxes)
    #expect(try header(boxes, 0) == CGRect(x: 20, y: 0, width: 335, height: 40))
    #expect(try boxes.frame(0).minY == 48)
    // 40 + 8 + 200 + 12.
    #expect(try header(boxes, 1).minY == 260)
    #expect(boxes.collectionView.contentSize.height == 420)
  }

  @Test func `a pinned header stays until its section leaves`() throws {
    let boxes = Boxes([10, 10], layout(headed(pins: true)))
    let window = try makeWindow(boxes)
    boxes.collectionView.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(try header(boxes, 0).minY == 0)
    // The section ends at 1060: 30 below the top.
    boxes.collectionView.contentOffset.y = 1030
    window.layoutIfNeeded()
    #expect(try header(boxes, 0).minY == -10 && header(boxes, 1).minY == 30)
  }

  /// NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds: the footer stays at the end of what is visible
  /// while its section shows. A section: 8, ten items of 100, 12, and the footer from 1020 to 1060; 812 are visible.
  @Test(arguments: [(CGFloat(0), CGFloat(772)), (100, 872), (248, 1020), (600, 1020)])
  func `a pinned footer stays at the end of what is visible`(offset: CGFloat, top: CGFloat) throws {
    let section = headed(pins: true)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .bottom)
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [footer]
    let boxes = Boxes([10, 20], layout(section))
    let window = try makeWindow(boxes)
    boxes.collectionView.contentOffset.y = offset
    window.layoutIfNeeded()
    #expect(try header(boxes, 0).minY == top - offset)
  }

  /// The first group comes to rest in the middle: 16 + 300 / 2 is 21.5 less than half of 375. The last ends at 936,
  /// before 56 of inset, and needs no more room than these.
  @Test(arguments: [(LayoutDirection.leftToRight, CGFloat(21.5), CGFloat(0)), (.rightToLeft, 0, 21.5)])
  func `a centred section has room at the side where its groups begin`(
    direction: LayoutDirection, left: CGFloat, right: CGFloat
  ) throws {
    let section = carousel(.groupPagingCentered)
    section.contentInsets.trailing = 56
    let boxes = Boxes([3], layout(section))
    var environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-x"), orientation: .portrait)
    environment.direction = direction
    let window = UIWindow(environment: environment)
    window.rootViewController = boxes
    window.makeKeyAndVisible()
    let insets = try scroller(boxes).contentInset
    #expect(insets.left == left && insets.right == right && insets.top == 0 && insets.bottom == 0)
    #expect(try boxes.frame(0).midX == 187.5)
  }

  /// The target is kept until the view has a size: below a header of 40 and 8 more, item 10 is from 1048 to 1148, and
  /// its middle at half of 812.
  @Test func `a view without a height scrolls to an item once it has one`() throws {
    let boxes = Boxes([20], layout(headed(pins: false)))
    let window = try makeWindow(boxes)
    for size in [CGSize(width: 375, height: 0), CGSize(width: 0, height: 812)] {
      boxes.collectionView.contentOffset = .zero
      boxes.collectionView.frame.size = size
      boxes.collectionView.scrollToItem(at: [0, 10], at: .centeredVertically, animated: false)
      boxes.collectionView.frame.size = CGSize(width: 375, height: 812)
      window.layoutIfNeeded()
      #expect(abs(boxes.collectionView.contentOffset.y - 692) < 0.01)
    }
  }

  @Test func `a section has its background behind everything`() throws {
    final class Plate: UICollectionReusableView {}
    let section = headed(pins: false)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
    background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    section.decorationItems = [background]
    let layout = layout(section)
    layout.register(Plate.self, forDecorationViewOfKind: "plate")
    let boxes = Boxes([2], layout)
    boxes.window = try makeWindow(boxes)
    let plate = try #require(boxes.collectionView.subviews.first as? Plate)
    #expect(plate.frame == CGRect(x: 4, y: 0, width: 367, height: 260))
  }

  @Test func `a badge stands at a corner of its item`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "header",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(120)), repeatingSubitem: item, count: 1)
    let boxes = Boxes([1], layout(NSCollectionLayoutSection(group: group)))
    boxes.setUp = { $0.contentInset.top = 50 }
    boxes.window = try makeWindow(boxes)
    // 80 + 6 and 0 − 6, below 50 of inset.
    #expect(try header(boxes, 0) == CGRect(x: 86, y: 44, width: 20, height: 20))
  }

  // MARK: Surroundings

  @Test func `content keeps off the safe area at the sides unless told otherwise`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: full, count: 1)
    for (reference, x) in [(UIContentInsetsReference.automatic, 44), (.none, 0)] as [(_, CGFloat)] {
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsetsReference = reference
      let boxes = Boxes([1], layout(section))
      let window = try makeWindow(boxes, on: "iphone-x", .landscape)
      #expect(try boxes.frame(0) == CGRect(x: x, y: 0, width: 812 - 2 * x, height: 100))
      #expect(window.layoutError == nil)
    }
  }

  @Test func `a whole page is as high as what bars leave`() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitems: [full])
    let boxes = Boxes([1], layout(NSCollectionLayoutSection(group: group)))
    boxes.setUp = { $0.contentInsetAdjustmentBehavior = .always }
    boxes.window = try makeWindow(boxes)
    // 812 − 44 − 34.
    #expect(try boxes.frame(0) == CGRect(x: 0, y: 44, width: 375, height: 734))
  }

  @Test func `a layout can scroll sideways`() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .absolute(200))), count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsetsReference = .none
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 30
    let boxes = Boxes(
      [3, 1], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    boxes.window = try makeWindow(boxes)
    #expect(try boxes.frame(1) == CGRect(x: 0, y: 200, width: 100, height: 200))
    #expect(try boxes.frame(2) == CGRect(x: 100, y: 0, width: 100, height: 200))
    #expect(try boxes.frame(0, 1).minX == 230)
    #expect(boxes.collectionView.contentSize == CGSize(width: 330, height: 812))
  }

  @Test func `where text runs from right to left everything is mirrored`() throws {
    let boxes = Boxes([3], layout(carousel(.groupPaging)))
    let device = try DeviceCatalog.builtin.device("iphone-x")
    var environment = PageEnvironment(device: device, orientation: .portrait)
    environment.direction = .rightToLeft
    let window = UIWindow(environment: environment)
    window.rootViewController = boxes
    window.makeKeyAndVisible()
    // 375 − 16 − 300.
    #expect(try boxes.frame(0).minX == 59)
    boxes.page(1)
    #expect(try boxes.frame(1).minX == 59)
  }

  @Test func `a provider without a section is named`() throws {
    let boxes = Boxes([1], UICollectionViewCompositionalLayout { _, _ in nil })
    let window = try makeWindow(boxes)
    #expect(
      window.preparedPage(id: "page").tree.diagnostics.map(\.message) == [
        "UICollectionView: sectionProvider returns no section for section 0; its items are not shown"
      ])
  }
}
