import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Collection views in a window make, place and use again the cells that show.
@MainActor
struct CollectionViewTests {
  final class PageCell: UICollectionViewCell {
    static var made = 0
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class Pages: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var count = 4
    var asked: [Int] = []
    init(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.isPagingEnabled = true
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(PageCell.self, forCellWithReuseIdentifier: "page")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath.item)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath) as! PageCell
      cell.label.text = "\(indexPath.item)"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: view.frame.width, height: view.frame.height) }
  }

  @Test func `only the cells that show are asked for`() throws {
    let pages = Pages()
    _ = try makeWindow(pages)
    #expect(pages.asked == [0])
    #expect(pages.collectionView.visibleCells.map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 812)])
    #expect(pages.collectionView.contentSize == CGSize(width: 1500, height: 812))
  }

  @Test func `scrolling shows another cell, made of one used before`() throws {
    let pages = Pages()
    let window = try makeWindow(pages)
    let made = PageCell.made
    pages.collectionView.scrollToItem(
      at: IndexPath(item: 2, section: 0), at: .centeredHorizontally, animated: true)
    #expect(pages.collectionView.contentOffset == CGPoint(x: 750, y: 0))
    window.layoutIfNeeded()
    #expect(pages.collectionView.indexPathsForVisibleItems.map(\.item) == [2])
    pages.collectionView.scrollToItem(
      at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: true)
    window.layoutIfNeeded()
    #expect(PageCell.made == made + 1)
    let cell = try #require(pages.collectionView.visibleCells.first)
    #expect(cell.convert(cell.bounds, to: nil) == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test func `a turned device stays on its page`() throws {
    let pages = Pages()
    let window = try makeWindow(pages)
    pages.collectionView.contentOffset = CGPoint(x: 375, y: 0)
    var environment = window.environment
    environment.orientation = .landscape
    window.transition(to: environment)
    // 375 ÷ 375 × 812.
    #expect(pages.collectionView.contentOffset == CGPoint(x: 812, y: 0))
    #expect(pages.collectionView.visibleCells.map(\.frame) == [CGRect(x: 812, y: 0, width: 812, height: 375)])
  }

  @Test func `half-way between two pages both show`() throws {
    let pages = Pages()
    let window = try makeWindow(pages)
    pages.collectionView.contentOffset.x = 1.5 * 375
    window.layoutIfNeeded()
    #expect(pages.collectionView.indexPathsForVisibleItems.map(\.item) == [1, 2])
  }

  @Test func `ten thousand items of one size cost those that show`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    final class Source: NSObject, UICollectionViewDataSource {
      var asked = 0
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        10_000
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        asked += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let (controller, source) = (UIViewController(), Source())
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let margins = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    _ = try makeWindow(controller)
    // 343 × 734 inside the margins of an iPhone X: 3 columns, 8 rows.
    #expect(view.frame == CGRect(x: 16, y: 44, width: 343, height: 734))
    #expect(source.asked == 24)
    #expect(view.contentSize == CGSize(width: 343, height: 333_400))
    // 43 points are left over, shared by two gaps.
    #expect(view.visibleCells[1].frame == CGRect(x: 121.5, y: 0, width: 100, height: 100))
  }

  @Test func `an identifier without a class is named`() throws {
    final class Careless: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 1 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "nobody", for: indexPath)
      }
    }
    let controller = Careless(collectionViewLayout: UICollectionViewFlowLayout())
    let window = try makeWindow(controller)
    let page = window.preparedPage(id: "page")
    #expect(
      page.tree.diagnostics.map(\.message) == [
        "UICollectionView: dequeueReusableCell(withReuseIdentifier: \"nobody\") has no class to make; call "
          + "register(_:forCellWithReuseIdentifier:) with that identifier first"
      ])
  }

  @Test func `cells that measure themselves stand below one another`() throws {
    final class Texts: UICollectionViewController {
      let texts = ["Short", "Two\nlines", "Three\nlines\nhere"]
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell =
          collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
        cell.label.text = texts[indexPath.item]
        return cell
      }
    }
    final class TextCell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          contentView.widthAnchor.constraint(equalToConstant: 300),
        ])
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let controller = Texts(collectionViewLayout: layout)
    _ = try makeWindow(controller)
    // One, two and three lines of 17 points: 20⅓, 40⅔ and 61 at 3 pixels per point (facts), and 20 points around.
    let pixels = controller.collectionView.visibleCells.map { ($0.frame.height * 3).rounded() }
    #expect(pixels == [121, 182, 243])
    #expect(controller.collectionView.visibleCells.map(\.frame.width) == [300, 300, 300])
  }
}
