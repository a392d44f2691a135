import UIKit

@testable import PageBase
@testable import UIKitCore

/// A scroll view of 100 × 100 pt over a content of 200 × 300, below a safe area that begins at 40.
@MainActor
private func scroll() -> UIScrollView {
  let view = UIScrollView()
  view.widthAnchor.constraint(equalToConstant: 100).isActive = true
  view.heightAnchor.constraint(equalToConstant: 100).isActive = true
  let content = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
  content.backgroundColor = .red
  view.addSubview(content)
  view.contentSize = CGSize(width: 200, height: 300)
  return view
}

/// The same in a screen whose safe area begins 40 pt down, with content that does not scroll by itself.
@MainActor
private func notched(_ view: UIScrollView) -> UIViewController {
  let controller = UIViewController()
  controller.additionalSafeAreaInsets = UIEdgeInsets(top: 60, left: 60, bottom: 0, right: 0)
  return PropertyStage.page(of: view, in: controller)
}

@MainActor
private func smallScroll() -> UIScrollView {
  let view = scroll()
  view.contentSize = CGSize(width: 50, height: 50)
  return view
}

private final class Cells: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var cell: @MainActor (UICollectionViewCell) -> Void = { _ in }
  var size: CGSize?
  var count = 5
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    made.contentView.backgroundColor = .blue
    cell(made)
    return made
  }
}

/// Keeps its data source.
private final class CellsController: UIViewController {
  let cells: Cells
  let layout: UICollectionViewFlowLayout
  let collection: UICollectionView

  init(_ layout: UICollectionViewFlowLayout, cells: Cells = Cells()) {
    self.layout = layout
    self.cells = cells
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = cells
    collection.widthAnchor.constraint(equalToConstant: 130).isActive = true
    collection.heightAnchor.constraint(equalToConstant: 130).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = PropertyStage.page(of: collection, in: self)
  }
}

/// A cell of 60 × 60 pt by itself.
@MainActor
private func cell() -> UICollectionViewCell {
  let cell = UICollectionViewCell(frame: .zero)
  cell.selectedBackgroundView = plain(.green)
  cell.widthAnchor.constraint(equalToConstant: 60).isActive = true
  cell.heightAnchor.constraint(equalToConstant: 60).isActive = true
  return cell
}

/// A collection view of which a layout says how high the content is.
@MainActor
private func contentHeight(_ change: (UICollectionViewFlowLayout) -> Void) throws -> CGFloat {
  let layout = UICollectionViewFlowLayout()
  change(layout)
  let page = CellsController(layout)
  _ = try PropertyStage.outcome { page }
  return page.collection.contentSize.height
}

/// The scale that a scroll view has after it was told one.
@MainActor
private func zoomed(to scale: CGFloat, within limits: ClosedRange<CGFloat>) -> CGFloat {
  final class Zoomer: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }
  let (scroll, zoomer) = (scroll(), Zoomer())
  scroll.addSubview(zoomer.view)
  scroll.delegate = zoomer
  scroll.minimumZoomScale = limits.lowerBound
  scroll.maximumZoomScale = limits.upperBound
  scroll.setZoomScale(scale, animated: false)
  return scroll.zoomScale
}

@MainActor
private func plain(_ color: UIColor) -> UIView {
  let view = UIView()
  view.backgroundColor = color
  return view
}

@MainActor let scrollProperties: [PropertyCheck] =
  properties(
    "UICollectionViewCell", .picture, of: cell,
    [
      "backgroundView": { $0.backgroundView = plain(.red) }, "isSelected": { $0.isSelected = true },
      "isHighlighted": { $0.isHighlighted = true },
    ])
  + properties(
    "UICollectionViewCell", .picture,
    of: { () -> UICollectionViewCell in
      let cell = cell()
      cell.isSelected = true
      return cell
    }, ["selectedBackgroundView": { $0.selectedBackgroundView = plain(.red) }])
  + properties(
    "UIScrollView", .picture, of: scroll,
    [
      "contentOffset": { $0.contentOffset = CGPoint(x: 10, y: 10) },
      "contentInset": { $0.contentInset = .init(top: 12, left: 0, bottom: 0, right: 0) },
    ])
  + properties(
    "UIScrollView", .picture,
    of: { () -> UIScrollView in
      let view = scroll()
      view.contentOffset = CGPoint(x: 20, y: 0)
      return view
    }, ["contentSize": { $0.contentSize = CGSize(width: 90, height: 90) }])
  + properties(
    "UIScrollView", .picture, of: scroll, shownBy: notched,
    ["contentInsetAdjustmentBehavior": { $0.contentInsetAdjustmentBehavior = .never }])
  + properties(
    "UIScrollView", .picture,
    of: { () -> UIScrollView in
      let view = smallScroll()
      view.contentInsetAdjustmentBehavior = .scrollableAxes
      return view
    }, shownBy: notched,
    [
      "alwaysBounceVertical": { $0.alwaysBounceVertical = true },
      "alwaysBounceHorizontal": { $0.alwaysBounceHorizontal = true },
    ])
  + properties(
    "UIScrollView", .nothing, of: scroll,
    [
      "isScrollEnabled": { $0.isScrollEnabled = false },
      "showsHorizontalScrollIndicator": { $0.showsHorizontalScrollIndicator = false },
      "showsVerticalScrollIndicator": { $0.showsVerticalScrollIndicator = false },
      "scrollIndicatorInsets": { $0.scrollIndicatorInsets.top = 3 },
    ])
  + properties(
    "UIRefreshControl", .nothing, of: { UIRefreshControl() },
    ["attributedTitle": { $0.attributedTitle = NSAttributedString(string: "a") }])
  + properties(
    "UICollectionViewFlowLayout", .picture, of: { UICollectionViewFlowLayout() },
    shownBy: { CellsController($0) },
    [
      "scrollDirection": { $0.scrollDirection = .horizontal },
      "minimumLineSpacing": { $0.minimumLineSpacing = 1 },
      "minimumInteritemSpacing": {
        $0.itemSize = CGSize(width: 30, height: 30)
        $0.minimumInteritemSpacing = 40
      },
      "itemSize": { $0.itemSize = CGSize(width: 20, height: 20) },
      "estimatedItemSize": { $0.estimatedItemSize = CGSize(width: 70, height: 70) },
      "sectionInset": { $0.sectionInset = .init(top: 5, left: 5, bottom: 5, right: 5) },
    ])
  + properties(
    "UICollectionView", .picture, of: { CellsController(UICollectionViewFlowLayout()) }, shownBy: { $0 },
    [
      "collectionViewLayout": {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        $0.collection.collectionViewLayout = layout
      },
      "dataSource": { $0.collection.dataSource = nil },
      "backgroundView": { $0.collection.backgroundView = plain(.red) },
    ])
  + properties(
    "UICollectionView", .nothing, of: { CellsController(UICollectionViewFlowLayout()) }, shownBy: { $0 },
    [
      "allowsSelection": { $0.collection.allowsSelection = false },
      "allowsMultipleSelection": { $0.collection.allowsMultipleSelection = true },
      "isPrefetchingEnabled": { $0.collection.isPrefetchingEnabled = false },
    ])
  + [
    behaviour("UICollectionView.contentOffset") {
      let page = CellsController(UICollectionViewFlowLayout())
      _ = try PropertyStage.outcome { page }
      page.collection.contentOffset.y = 9
      page.collection.layoutIfNeeded()
      return page.collection.bounds.minY == 9
    },
    behaviour("UICollectionViewFlowLayout.headerReferenceSize") {
      let plain = try contentHeight { _ in }
      return try contentHeight { $0.headerReferenceSize.height = 30 } == plain + 30
    },
    behaviour("UICollectionViewFlowLayout.footerReferenceSize") {
      let plain = try contentHeight { _ in }
      return try contentHeight { $0.footerReferenceSize.height = 30 } == plain + 30
    },
    behaviour("UIScrollView.zoomScale") { zoomed(to: 2, within: 1...3) == 2 },
    behaviour("UIScrollView.minimumZoomScale") { zoomed(to: 0.25, within: 0.5...3) == 0.5 },
    behaviour("UIScrollView.maximumZoomScale") { zoomed(to: 4, within: 1...3) == 3 },
    behaviour("UIScrollView.isPagingEnabled") {
      // A page turned stays on its page.
      let device = try DeviceCatalog.builtin.device("320x480@2x")
      let view = UIScrollView()
      view.isPagingEnabled = true
      view.contentSize = CGSize(width: 3000, height: 100)
      let controller = UIViewController()
      controller.view = view
      let window = UIWindow(environment: PageEnvironment(device: device))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      view.contentOffset.x = 640
      window.transition(to: PageEnvironment(device: device, orientation: .landscape))
      return view.contentOffset.x == 960
    },
    behaviour("UICollectionView.delegate") {
      final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        var isAsked = false
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
          isAsked = true
          return CGSize(width: 10, height: 10)
        }
      }
      let (page, sizes) = (CellsController(UICollectionViewFlowLayout()), Sizes())
      page.collection.delegate = sizes
      _ = try PropertyStage.outcome { page }
      return sizes.isAsked
    },
    behaviour("UICollectionViewController.collectionView") {
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      controller.collectionView = other
      return other.isDescendant(of: controller.view)
    },
    behaviour("UIScrollViewDelegating.delegate") {
      final class Hearer: NSObject, UIScrollViewDelegate {
        var count = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
      }
      let (view, hearer) = (UIScrollView(), Hearer())
      view.delegate = hearer
      view.contentOffset.y = 5
      return hearer.count == 1
    },
  ]
