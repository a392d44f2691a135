import Foundation
import LayoutEngine
import PageBase
import PageLayout
import PageTestSupport
import Testing

@testable import UIKitCore

/// A collection view of 200 × 100 over a layout of one's own, a board of 1000 × 1000:
/// developer.apple.com/documentation/uikit/uicollectionview and …/uicollectionviewlayout.
@MainActor
@Suite struct CollectionBoardTests {
  private final class Board: UICollectionViewLayout {
    var places: [UICollectionViewLayoutAttributes] = []
    var isFlipped = false
    override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipped }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      places.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      places.first { $0.representedElementCategory == .cell && $0.indexPath == path }
    }
    override func layoutAttributesForSupplementaryView(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      places.first { $0.representedElementKind == kind && $0.indexPath == path }
    }
  }

  private final class Page: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let board = Board()
    var counts = [0, 0]
    var told: [String] = []
    private(set) lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: board)
    override func viewDidLoad() {
      grid.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
      grid.contentInsetAdjustmentBehavior = .never
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "t")
      (grid.dataSource, grid.delegate) = (self, self)
      view.addSubview(grid)
    }
    func add(_ item: Int, _ section: Int = 0, at x: CGFloat, _ y: CGFloat, z: Int = 0) {
      counts[section] = max(counts[section], item + 1)
      place(UICollectionViewLayoutAttributes(forCellWith: [section, item]), at: x, y, z)
    }
    func place(_ one: UICollectionViewLayoutAttributes, at x: CGFloat, _ y: CGFloat, _ z: Int = 0) {
      (one.frame, one.zIndex) = (CGRect(x: x, y: y, width: 60, height: 40), z)
      board.places.append(one)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "t", for: path)
    }
    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
      told.append("+\(path)")
    }
    func collectionView(
      _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) { told.append("-\(path)") }
  }

  /// Scroll positions, as UICollectionView.ScrollPosition's page has them, lie between insets of 20 and 40 at the
  /// sides, 10 above and 30 below. One item is from (500, 400) to (560, 440), one at the board's start, one at its end.
  @Test func `an item is scrolled to each place between the insets, no farther than the content`() throws {
    let page = Page()
    page.add(0, at: 500, 400)
    page.add(1, at: 0, 0)
    page.add(2, at: 940, 960)
    page.add(3, 1, at: 500, 0)
    let window = try makeWindow(page)
    page.grid.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    window.layoutIfNeeded()
    let all: [(item: Int, position: UICollectionView.ScrollPosition, x: CGFloat, y: CGFloat)] = [
      (0, .left, 480, 50), (0, .right, 400, 50), (0, .centeredHorizontally, 440, 50), (0, .top, 50, 390),
      (0, .bottom, 50, 370), (0, .centeredVertically, 50, 380), (0, [.left, .top], 480, 390), (0, [], 50, 50),
      (1, [.right, .bottom], -20, -10), (1, [.centeredHorizontally, .centeredVertically], -20, -10),
      (2, [.left, .top], 840, 930), (2, [.centeredHorizontally, .centeredVertically], 840, 930),
    ]
    for (item, position, x, y) in all {
      page.grid.contentOffset = CGPoint(x: 50, y: 50)
      page.grid.scrollToItem(at: [0, item], at: position, animated: false)
      #expect(page.grid.contentOffset == CGPoint(x: x, y: y), "item \(item) at \(position.rawValue)")
    }
    // A new data source is read first, then the target is scrolled to.
    page.grid.reloadData()
    page.grid.scrollToItem(at: [1, 3], at: .left, animated: false)
    window.layoutIfNeeded()
    #expect(page.grid.contentOffset == CGPoint(x: 480, y: 930))
    page.grid.scrollToItem(at: [0, 9], at: .left, animated: false)
    #expect(page.grid.contentOffset.x == 480 && window.preparedPage(id: "a").tree.diagnostics.count == 1)
  }

  @Test func `a flipped board begins at the right`() throws {
    let page = Page()
    page.board.isFlipped = true
    page.add(0, at: 0, 0)
    page.add(1, at: 250, 40)
    var environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    environment.direction = .rightToLeft
    let window = UIWindow(environment: environment)
    window.rootViewController = page
    window.makeKeyAndVisible()
    #expect(page.grid.contentOffset == CGPoint(x: 800, y: 0))
    #expect(page.grid.visibleCells.map(\.frame) == [CGRect(x: 940, y: 0, width: 60, height: 40)])
    #expect(page.grid.layoutAttributesForItem(at: [0, 1])?.frame.minX == 690)
    page.grid.scrollToItem(at: [0, 1], at: .right, animated: false)
    window.layoutIfNeeded()
    // Its right edge is 1000 − 250.
    #expect(page.grid.contentOffset.x == 550 && page.grid.indexPathsForVisibleItems == [[0, 1]])
  }

  @Test func `elements have their attributes' looks and lie above one another by z-index`() throws {
    let page = Page()
    page.add(0, at: 0, 0, z: 2)
    page.add(1, at: 30, 0)
    page.add(2, at: 100, 0, z: -1)
    page.place(.init(forSupplementaryViewOfKind: "title", with: [0, 0]), at: 20, 20)
    page.place(.init(forSupplementaryViewOfKind: "title", with: [1, 0]), at: 90, 60, 5)
    page.place(.init(forDecorationViewOfKind: "ground", with: [0, 0]), at: 0, 0, -3)
    page.place(.init(forDecorationViewOfKind: "nobody", with: [0, 0]), at: 0, 0, -3)
    page.board.places[1].alpha = 0.5
    page.board.places[2].isHidden = true
    page.board.places[1].transform = CGAffineTransform(scaleX: 2, y: 2)
    final class Ground: UICollectionReusableView {}
    page.board.register(Ground.self, forDecorationViewOfKind: "ground")
    let back = UIView()
    page.grid.backgroundView = back
    let window = try makeWindow(page)
    func cell(_ item: Int) -> UICollectionViewCell? { page.grid.cellForItem(at: [0, item]) }
    func title(_ section: Int) -> UICollectionReusableView? {
      page.grid.supplementaryView(forElementKind: "title", at: [section, 0])
    }
    #expect(page.grid.subviews.first === back && page.grid.subviews[1] is Ground)
    let above: [UIView?] = [cell(2), cell(1), title(0), cell(0), title(1)]
    #expect(Array(page.grid.subviews.dropFirst(2)) == above.compactMap { $0 })
    #expect(page.grid.subviews.count == 7 && window.preparedPage(id: "a").tree.diagnostics.count == 1)
    #expect(cell(1)?.alpha == 0.5 && cell(1)?.transform.a == 2 && cell(2)?.isHidden == true)
    #expect(page.grid.visibleCells.count == 3 && page.grid.indexPathsForVisibleItems.count == 3)
    #expect(
      cell(0)?.isHidden == false && cell(0)?.alpha == 1 && cell(0).flatMap(page.grid.indexPath) == [0, 0])
    #expect(page.grid.indexPathsForVisibleSupplementaryElements(ofKind: "title") == [[0, 0], [1, 0]])
    #expect(page.grid.visibleSupplementaryViews(ofKind: "title") == [title(0), title(1)].compactMap { $0 })
    #expect(page.grid.layoutAttributesForSupplementaryElement(ofKind: "title", at: [1, 0])?.zIndex == 5)
    // The upper one of two that overlap is at a point.
    #expect(page.grid.indexPathForItem(at: CGPoint(x: 110, y: 5)) == [0, 2])
    #expect(page.grid.indexPathForItem(at: CGPoint(x: 90, y: 70)) == nil)
    page.board.places[1].zIndex = 3
    page.board.places.removeFirst()
    page.board.invalidateLayout()
    page.grid.contentOffset = CGPoint(x: 20, y: 30)
    window.layoutIfNeeded()
    #expect(page.grid.subviews.first === back && back.frame == CGRect(x: 20, y: 30, width: 200, height: 100))
    #expect(
      cell(0) == nil && page.told.last == "-[0, 0]" && cell(1)?.bounds.size == CGSize(width: 60, height: 40))
    page.grid.backgroundView = nil
    #expect(back.superview == nil)
  }

  @Test func `cells come and go with the scroll, are used again, and the delegate hears of it`() throws {
    let page = Page()
    for item in 0..<3 { page.add(item, at: CGFloat(item) * 155, 0) }
    let window = try makeWindow(page)
    let first = try #require(page.grid.cellForItem(at: [0, 0]))
    #expect(page.told == ["+[0, 0]", "+[0, 1]"] && page.grid.numberOfItems(inSection: 0) == 3)
    page.grid.contentOffset.x = 100
    window.layoutIfNeeded()
    #expect(page.told.dropFirst(2) == ["-[0, 0]"])
    page.grid.contentOffset.x = 300
    window.layoutIfNeeded()
    // The cell that went serves the item that comes.
    #expect(page.told.dropFirst(3) == ["+[0, 2]", "-[0, 1]"] && page.grid.cellForItem(at: [0, 2]) === first)
    #expect(page.grid.cellForItem(at: [0, 0]) == nil && page.grid.indexPathsForVisibleItems == [[0, 2]])
    #expect(
      page.grid.numberOfItems(inSection: 7) == 0
        && page.grid.supplementaryView(forElementKind: "t", at: [0, 0]) == nil)
  }

  @Test func `one item is selected, or several where that is allowed`() throws {
    let page = Page()
    for item in 0..<4 { page.add(item, at: CGFloat(item) * 300, 0) }
    let window = try makeWindow(page)
    let grid = page.grid
    func isSelected(_ item: Int) -> Bool? {
      window.layoutIfNeeded()
      return grid.cellForItem(at: [0, item])?.isSelected
    }
    grid.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    grid.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect(
      grid.indexPathsForSelectedItems == [[0, 0]] && isSelected(0) == true && grid.contentOffset.x == 0)
    grid.allowsMultipleSelection = true
    for _ in 0..<2 { grid.selectItem(at: [0, 2], animated: false, scrollPosition: .left) }
    // A cell that comes is selected by the item that it is for, a used one too.
    #expect(grid.contentOffset.x == 600 && isSelected(2) == true)
    #expect(grid.indexPathsForSelectedItems == [[0, 0], [0, 2]])
    grid.contentOffset.x = 300
    #expect(isSelected(1) == false)
    grid.contentOffset.x = 0
    #expect(isSelected(0) == true)
    grid.deselectItem(at: [0, 0], animated: false)
    #expect(grid.indexPathsForSelectedItems == [[0, 2]] && isSelected(0) == false)
    grid.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(grid.indexPathsForSelectedItems == [])
  }

  /// developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes: center, size and bounds are of the frame.
  @Test func `attributes have one place, and a copy has all of them`() {
    let one = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "title", with: [1, 2])
    one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(one.center == CGPoint(x: 25, y: 40) && one.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    one.size = CGSize(width: 50, height: 60)
    #expect(one.frame == CGRect(x: 10, y: 20, width: 50, height: 60))
    one.center = CGPoint(x: 100, y: 200)
    #expect(one.frame == CGRect(x: 75, y: 170, width: 50, height: 60))
    one.bounds.size.height = 20
    #expect(one.frame.height == 20 && one.size.width == 50)
    (one.alpha, one.zIndex, one.isHidden, one.transform) = (0.3, 4, true, CGAffineTransform(rotationAngle: 1))
    let copy = one.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.frame == one.frame && copy?.alpha == 0.3 && copy?.zIndex == 4 && copy?.isHidden == true)
    #expect(copy?.transform == one.transform && copy?.indexPath == [1, 2])
    #expect(copy?.representedElementKind == "title" && copy?.representedElementCategory == .supplementaryView)
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ground", with: [1, 0])
    #expect(
      decoration.representedElementCategory == .decorationView
        && decoration.representedElementKind == "ground")
    #expect(UICollectionViewLayoutAttributes(forCellWith: [0, 3]).representedElementKind == nil)
  }

  /// developer.apple.com/documentation/uikit/uicollectionviewcell: the background lies below the selected one, and both
  /// below the content.
  @Test func `a cell's backgrounds lie below its content, the selected one while it is selected or touched`()
  {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let (back, front, other) = (UIView(), UIView(), UIView())
    cell.selectedBackgroundView = front
    #expect(cell.subviews == [cell.contentView])
    cell.backgroundView = back
    for change in [\UICollectionViewCell.isSelected, \.isHighlighted] {
      cell[keyPath: change] = true
      #expect(cell.subviews == [back, front, cell.contentView] && front.frame == cell.bounds)
      #expect(cell.configurationState.isSelected == cell.isSelected)
      #expect(cell.configurationState.isHighlighted == cell.isHighlighted)
      cell[keyPath: change] = false
      #expect(cell.subviews == [back, cell.contentView])
    }
    cell.isSelected = true
    cell.selectedBackgroundView = other
    cell.backgroundView = nil
    #expect(cell.subviews == [other, cell.contentView] && other.frame == cell.bounds)
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isHighlighted && cell.isSelected)
  }

  @Test func `counts that no collection has are named and show nothing`() throws {
    for (counts, left) in [
      ([-1, 2], [0, 2]), ([10_000_001, 1], [0, 1]), ([6_000_000, 6_000_000], [6_000_000, 0]),
    ] {
      let page = Page()
      page.counts = counts
      let window = try makeWindow(page)
      #expect((0..<2).map(page.grid.numberOfItems) == left && page.grid.numberOfSections == 2)
      #expect(window.preparedPage(id: "a").tree.diagnostics.count == 1)
    }
    let page = Page()
    page.counts = Array(repeating: 1, count: 100_001)
    _ = try makeWindow(page)
    #expect(page.grid.numberOfSections == 0)
  }
}
