import LayoutEngine
import TestSupport
import Testing
import UIKit

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// What an app's code does wrong is an error that names the view and the call.
@MainActor
@Suite(.tags(.corpus), .long)
struct HostileSourceTests {
  private func faults(_ controller: UIViewController) throws -> [String] {
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    let window = UIWindow(environment: PageEnvironment(device: device))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window.preparedPage(id: "hostile").tree.diagnostics.map { "\($0)" }
  }

  private func screen(_ view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view.addSubview(view)
    return controller
  }

  @Test(arguments: [[0, 9], [0, -1], [5, 0], [], [0], [0, 0, 0]])
  func `a layout cannot show items that there are not`(path: [Int]) throws {
    let layout = FixedLayout()
    layout.paths = [IndexPath(indexes: path)]
    let grid = Grid(layout)
    let found = try faults(grid)
    #expect(found.contains { $0.contains("grid: layoutAttributesForElements(in:) gives attributes for") })
    #expect(grid.asked == 0)
  }

  @Test func `a layout that shows everything at once is cut off`() throws {
    let layout = FixedLayout()
    layout.paths = (0..<6_000).map { IndexPath(item: $0 % 2, section: 0) }
    let found = try faults(Grid(layout))
    #expect(found.contains { $0.contains("grid: layoutAttributesForElements(in:) gives more than 5000") })
  }

  @Test func `a class that is no cell is named when it is to be made`() throws {
    let grid = Grid(UICollectionViewFlowLayout())
    grid.collectionView.register(UILabel.self, forCellWithReuseIdentifier: "cell")
    let found = try faults(grid)
    #expect(found.contains { $0.contains("is given UILabel, which is no UICollectionViewCell") })
  }

  @Test func `data cannot be reloaded while it is asked for`() throws {
    let grid = Grid(UICollectionViewFlowLayout())
    grid.reloads = true
    #expect(try faults(grid).contains { $0.contains("grid: reloadData() is called while") })
    #expect(grid.asked == 2)
  }

  @Test func `a table's rows cannot be reloaded while they are asked for`() throws {
    let list = Rows()
    let found = try faults(list)
    for call in ["reloadData()", "reloadRows(at:with:)"] {
      #expect(
        found.contains {
          $0.contains("rows: \(call) is called while the data source or the delegate is asked")
        },
        "\(found)")
    }
    // Once for each row.
    #expect(list.asked == 2)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `numbers of constraints, alphas and transforms that are none are named, and the page is drawn`(
    number: CGFloat
  ) throws {
    let (box, faint, turned) = (UIView(), UIView(), UIView())
    box.accessibilityIdentifier = "box"
    faint.accessibilityIdentifier = "faint"
    turned.accessibilityIdentifier = "turned"
    let controller = screen(box)
    controller.view.addSubview(faint)
    controller.view.addSubview(turned)
    box.widthAnchor.constraint(equalToConstant: number).isActive = true
    box.heightAnchor.constraint(equalTo: faint.heightAnchor, multiplier: number).isActive = true
    faint.alpha = number
    turned.transform = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let found = try faults(controller)
    #expect(found.contains { $0.contains("box: the constant of its constraint on width is") })
    #expect(found.contains { $0.contains("box: the multiplier of its constraint on height is") })
    #expect(found.contains { $0.contains("faint: its alpha is") })
    #expect(found.contains { $0.contains("turned: a number of its transform is") })
  }

  @Test func `an action that sends itself is ended`() throws {
    let button = UIButton(type: .custom)
    button.accessibilityIdentifier = "again"
    var count = 0
    button.addAction(
      UIAction { _ in
        count += 1
        button.sendActions(for: .touchUpInside)
      }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(count == 32)
    #expect(try faults(screen(button)).contains { $0.contains("again: sendActions(for:) is called by") })
  }

  @Test(arguments: [true, false])
  func `thousands of layers in one another are cut off`(isFromInside: Bool) throws {
    let view = UIView()
    view.accessibilityIdentifier = "deep"
    var last = CALayer()
    if !isFromInside { view.layer.addSublayer(last) }
    for _ in 0..<3_000 {
      let next = CALayer()
      if isFromInside { next.addSublayer(last) } else { last.addSublayer(next) }
      last = next
    }
    if isFromInside { view.layer.addSublayer(last) }
    let found = try faults(screen(view))
    // From the inside the fault is that of a layer in no view.
    #expect(
      isFromInside || found.contains { $0.contains("deep: addSublayer(_:) puts layers into one another") })
    #expect(view.layer.depthWithin <= 256)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `estimates, insets and headers that are no numbers are errors`(number: CGFloat) throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: number, height: number)
    layout.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    layout.headerReferenceSize = CGSize(width: number, height: number)
    let found = try faults(Grid(layout))
    for call in ["sizeForItemAt", "insetForSectionAt: 0", "referenceSizeForHeaderInSection: 0"] {
      #expect(found.contains { $0.contains("grid: \(call) gives") })
    }
  }

  @Test func `a view cannot be in itself`() throws {
    let (outer, inner) = (UIView(), UIView())
    inner.accessibilityIdentifier = "inner"
    outer.addSubview(inner)
    inner.addSubview(outer)
    inner.addSubview(inner)
    let found = try faults(screen(outer))
    #expect(found.contains { $0.contains("inner: addSubview(_:) is given one of its superviews") })
    #expect(found.contains { $0.contains("inner: addSubview(_:) is given the view itself") })
  }

  @Test func `a controller cannot be in itself`() throws {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: tabs)
    tabs.viewControllers = [stack, tabs]
    stack.pushViewController(stack, animated: false)
    let page = UIViewController()
    page.addChild(page)
    stack.pushViewController(page, animated: false)
    #expect(tabs.viewControllers?.isEmpty ?? false)
    let found = try faults(stack)
    #expect(found.contains { $0.contains("UINavigationController: viewControllers is given the controller") })
    #expect(found.contains { $0.contains("UIViewController: addChild(_:) is given the controller itself") })
  }

  @Test func `a controller cannot present itself`() throws {
    let page = UIViewController()
    page.present(page, animated: false)
    #expect(
      try faults(page).contains { $0.contains("present(_:animated:completion:) is given the controller") })
  }

  @Test func `screens that show others without end are stopped`() throws {
    let found = try faults(UINavigationController(rootViewController: Endless()))
    #expect(found.contains { $0.contains("Endless: viewWillAppear(_:) or viewDidAppear(_:) shows another") })
  }

  @Test func `a view whose layout never settles is named and drawn`() throws {
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = "restless"
    let found = try faults(screen(view))
    #expect(
      found.contains {
        $0.contains("warning: the layout of restless never settles: every layout calls setNeedsLayout()")
      })
  }

  @Test func `views that are added again in each layout settle`() throws {
    final class Adding: UIViewController {
      let parts = [UIView(), UIView()]
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for part in parts { view.addSubview(part) }
      }
    }
    #expect(try faults(Adding()) == [])
  }

  @Test func `views ten thousand deep are an error`() throws {
    var view = UIView()
    for _ in 0..<10_000 {
      let outer = UIView()
      outer.addSubview(view)
      view = outer
    }
    #expect(try faults(screen(view)).contains { $0.contains("addSubview(_:) puts views into one another") })
  }

  @Test func `a delegate that scrolls whenever it hears of it is stopped`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.accessibilityIdentifier = "scroll"
    let pusher = Pusher()
    scroll.delegate = pusher
    scroll.contentOffset.x = 1
    #expect(try faults(screen(scroll)).contains { $0.contains("scroll: scrollViewDidScroll(_:) scrolls") })
  }

  @Test func `a view that is made of itself is an error`() throws {
    #expect(try faults(Loader()).contains { $0.contains("Loader: loadView() asks for the view") })
  }

  @Test func `a xib that is missing is an error of the page`() throws {
    let found = try faults(UIViewController(nibName: "NoSuch", bundle: nil))
    #expect(found.contains { $0.contains("UIViewController: init(nibName: \"NoSuch\") names no xib") })
  }
}

private final class FixedLayout: UICollectionViewLayout {
  var paths: [IndexPath] = []

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    paths.map { path in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return attributes
    }
  }
}

/// Two items.
private final class Grid: UICollectionViewController {
  var reloads = false
  private(set) var asked = 0

  override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
    collectionView.accessibilityIdentifier = "grid"
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  convenience init(_ layout: UICollectionViewLayout) { self.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    if reloads { view.reloadData() }
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

/// Two rows that have the table reloaded.
private final class Rows: UITableViewController {
  private(set) var asked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "rows"
  }

  override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    asked += 1
    if path.row == 0 { view.reloadData() } else { view.reloadRows(at: [path], with: .none) }
    return UITableViewCell(frame: .zero)
  }
}

private final class Endless: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    navigationController?.pushViewController(Endless(), animated: false)
  }
}

private final class Restless: UIView {
  override func layoutSubviews() { setNeedsLayout() }
}

private final class Loader: UIViewController {
  override func loadView() { _ = view }
}

@MainActor private final class Pusher: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.x += 1 }
}
