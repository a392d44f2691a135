import Foundation
import LayoutEngine
import Testing
import UIKit

@testable import PageBase
@testable import UIKitCore
@testable import screenpages

/// Page view controllers in a window.
@MainActor
struct PageControllerTests {
  // MARK: The example

  /// Worked by hand: 12 below the safe area a title of 28, 4 below it dots of 26, 8 below them the pages. Dots are 25⅔
  /// high at 3×, so that pages begin ⅓ pt higher there.
  @Test(arguments: [
    (Stage.se, Orientation.portrait, CGRect(x: 0, y: 98, width: 375, height: 569)),
    (Stage.se, .landscape, CGRect(x: 0, y: 78, width: 667, height: 297)),
    (Stage.pro, .portrait, CGRect(x: 0, y: 139.667, width: 402, height: 734.333)),
    (Stage.pro, .landscape, CGRect(x: 0, y: 77.667, width: 874, height: 324.333)),
    (Stage.pad, .portrait, CGRect(x: 0, y: 102, width: 834, height: 1108)),
    (Stage.pad, .landscape, CGRect(x: 0, y: 102, width: 1210, height: 732)),
  ])
  func `the page fills the container below the dots`(
    device: String, orientation: Orientation, place: CGRect
  ) throws {
    let screen = StopsViewController(count: 7)
    let window = try Stage.window(device, orientation) { screen }
    #expect(try window.place(of: "stop0").isNear(place))
    #expect(abs(try window.place(of: "pageControl").maxY - (place.minY - 8)) < 0.01)
    #expect(window.problems == [])
  }

  @Test func `dots follow a page that is turned by a finger, and pages end where there are no more`() throws {
    let screen = StopsViewController(count: 3)
    let window = try Stage.window(Stage.pro) { screen }
    #expect(!screen.pageController.turn(.reverse))
    #expect(screen.pageController.turn(.forward))
    #expect(screen.pageControl.currentPage == 1)
    #expect(try window.place(of: "stop1").minX == 0)
    #expect(screen.pageController.turn(.forward))
    #expect(!screen.pageController.turn(.forward))
    #expect(screen.pageControl.currentPage == 2)
    #expect(window.named("stop1") == nil)
  }

  @Test func `half-way between two pages both show, with the gap between them`() throws {
    let screen = StopsViewController(count: 3, spacing: 20)
    let window = try Stage.window(Stage.pro) { screen }
    #expect(screen.pageController.hold(at: 0.5))
    // Half of a page and a gap: (402 + 20) / 2. Pages begin at 62 + 12 + 28 + 4 + 25⅔ + 8.
    let left = CGRect(x: -211, y: 139.667, width: 402, height: 734.333)
    #expect(try window.place(of: "stop0").isNear(left))
    #expect(try window.place(of: "stop1").isNear(left.offsetBy(dx: 422, dy: 0)))
    #expect(screen.pageControl.currentPage == 0)
    #expect(screen.pageController.hold(at: 0))
    #expect(try window.place(of: "stop0").minX == 0)
    #expect(window.named("stop1") == nil)
    #expect(!screen.pageController.hold(at: -0.5), "there is no page before the first")
  }

  @Test func `where one reads from the right the page after is at the left`() throws {
    let screen = StopsViewController(count: 3, spacing: 20)
    let window = try Stage.window(Stage.pro, locale: "ar") { screen }
    #expect(try window.place(of: "stop0").minX == 0)
    #expect(screen.pageController.hold(at: 0.5))
    #expect(try window.place(of: "stop0").minX == 211)
    #expect(try window.place(of: "stop1").minX == -211)
  }

  @Test func `pages that scroll upwards lie one below the other`() throws {
    let source = Source(count: 2)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 10])
    pages.dataSource = source
    pages.setViewControllers([source.page(0)], direction: .forward, animated: false)
    let window = try Stage.window(Stage.se) { pages }
    #expect(try window.place(of: "page0") == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(pages.hold(at: 1))
    #expect(try window.place(of: "page0").minY == -677)
    #expect(try window.place(of: "page1") == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  // MARK: Life

  /// Pages that know their index, each made when it is asked for.
  private final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let count: Int
    let hasDots: Bool
    var asked: [Int] = []
    var heard: [String] = []

    init(count: Int, hasDots: Bool = false) {
      self.count = count
      self.hasDots = hasDots
    }

    func page(_ index: Int) -> Leaf { Leaf(index, in: self) }

    private func asked(_ index: Int) -> UIViewController? {
      asked.append(index)
      return index >= 0 && index < count ? page(index) : nil
    }

    private func index(_ controller: UIViewController?) -> Int { (controller as? Leaf)?.index ?? -1 }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { asked(index(viewController) - 1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { asked(index(viewController) + 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { hasDots ? count : 0 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      index(pageViewController.viewControllers?.first)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      heard.append("to \(pendingViewControllers.map(index))")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let now = pageViewController.viewControllers?.map(index) ?? []
      heard.append("from \(previousViewControllers.map(index)) now \(now) \(completed)")
    }
  }

  /// A page; how many there are at once is counted.
  private final class Leaf: UIViewController {
    // Pages are made and freed by one test at a time, on the main actor.
    nonisolated(unsafe) static var living = 0
    nonisolated(unsafe) static var most = 0
    let index: Int
    private weak var source: Source?

    init(_ index: Int, in source: Source) {
      self.index = index
      self.source = source
      super.init(nibName: nil, bundle: nil)
      Self.living += 1
      Self.most = max(Self.most, Self.living)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    deinit { Self.living -= 1 }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "page\(index)"
      source?.heard.append("load \(index)")
    }
    override func viewWillAppear(_ animated: Bool) { source?.heard.append("will appear \(index)") }
    override func viewDidDisappear(_ animated: Bool) { source?.heard.append("gone \(index)") }
  }

  private func pager(_ source: Source, at index: Int = 0) throws -> (UIPageViewController, UIWindow) {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([source.page(index)], direction: .forward, animated: false)
    #expect(source.asked == [], "nothing is asked for before the page is laid out")
    return (pages, try Stage.window(Stage.se) { pages })
  }

  @Test func `neighbours are asked for once the page is laid out, loaded and kept`() throws {
    let source = Source(count: 10)
    let (pages, window) = try pager(source, at: 4)
    #expect(source.asked == [3, 5])
    #expect(source.heard == ["load 4", "will appear 4", "load 3", "load 5"])
    window.layoutIfNeeded()
    #expect(source.asked == [3, 5])
    #expect(pages.children.count == 1)
    #expect(pages.turn(.forward))
    #expect(source.asked == [3, 5, 6], "page 4 is kept as the one before")
    #expect(pages.turn(.reverse))
    #expect(source.asked == [3, 5, 6, 3])
  }

  @Test func `a finger that turns a page is heard, setting pages is not`() throws {
    let source = Source(count: 10)
    let (pages, window) = try pager(source, at: 4)
    source.heard = []
    #expect(pages.turn(.forward))
    #expect(source.heard == ["to [5]", "will appear 5", "gone 4", "load 6", "from [4] now [5] true"])
    source.heard = []
    #expect(pages.hold(at: -0.25))
    #expect(pages.hold(at: 0))
    #expect(source.heard == ["to [4]", "will appear 4", "gone 4", "from [5] now [5] false"])
    source.heard = []
    var isCompleted = false
    pages.setViewControllers([source.page(8)], direction: .forward, animated: true) { isCompleted = $0 }
    window.layoutIfNeeded()
    #expect(isCompleted)
    #expect(source.heard == ["load 8", "gone 5", "will appear 8", "load 7", "load 9"])
    #expect(source.asked.suffix(2) == [7, 9], "neighbours of the former page are forgotten")
  }

  @Test func `dots follow pages that are turned`() throws {
    let source = Source(count: 10, hasDots: true)
    let (pages, window) = try pager(source, at: 4)
    let dots = try #require(pages.dots)
    #expect((dots.numberOfPages, dots.currentPage) == (10, 4))
    // 26 high at the bottom; the page ends above.
    #expect(dots.place.maxY == 667)
    #expect(try window.place(of: "page4").maxY == 641)
    pages.turn(.forward)
    pages.turn(.forward)
    #expect(dots.currentPage == 6)
    pages.hold(at: 0.5)
    #expect(dots.currentPage == 6)
    pages.setViewControllers([source.page(1)], direction: .reverse, animated: false)
    window.layoutIfNeeded()
    #expect(dots.currentPage == 1)
  }

  /// Turning all of them takes a minute in a debug build: `TURN_ALL_PAGES=1` does.
  @Test func `of ten thousand pages four are in memory, however many are turned`() throws {
    let source = Source(count: 10_000)
    Leaf.most = Leaf.living
    let before = Leaf.living
    let turnsAll = ProcessInfo.processInfo.environment["TURN_ALL_PAGES"] != nil
    let first = turnsAll ? 0 : 9_800
    let (pages, window) = try pager(source, at: first)
    var turned = 0
    while pages.turn(.forward) { turned += 1 }
    #expect(turned == 9_999 - first)
    #expect((pages.viewControllers?.first as? Leaf)?.index == 9_999)
    #expect(try window.place(of: "page9999").minX == 0)
    // The page, its neighbours, and the one that is just being asked for.
    #expect(Leaf.most - before <= 4)
    #expect(Leaf.living - before <= 3)
    // Before and after the first, then one for each page that was turned to.
    #expect(source.asked.count == 2 + turned)
  }

  // MARK: Curled pages

  @Test func `curled pages are asked for when one turns to them`() throws {
    let source = Source(count: 3)
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([source.page(0)], direction: .forward, animated: false)
    let window = try Stage.window(Stage.se) { pages }
    #expect(pages.spineLocation == .min && source.asked == [])
    #expect(pages.turn(.forward))
    window.layoutIfNeeded()
    #expect(try window.place(of: "page1") == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(!pages.hold(at: 0.5), "a page that curls is drawn at rest only")
  }

  @Test func `beside a spine in the middle two pages turn at once`() throws {
    let source = Source(count: 6)
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    pages.dataSource = source
    pages.setViewControllers([source.page(0), source.page(1)], direction: .forward, animated: false)
    let window = try Stage.window(Stage.se, .landscape) { pages }
    #expect(pages.turn(.forward))
    window.layoutIfNeeded()
    // 667 / 2, on half points at 2×.
    #expect(try window.place(of: "page2") == CGRect(x: 0, y: 0, width: 333.5, height: 375))
    #expect(try window.place(of: "page3") == CGRect(x: 333.5, y: 0, width: 333.5, height: 375))
    #expect(pages.turn(.reverse))
    window.layoutIfNeeded()
    #expect(try window.place(of: "page0").minX == 0)
    #expect(window.problems == [])
  }

  @Test func `behind a page of a double-sided controller is its back`() throws {
    let source = Source(count: 4)
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.isDoubleSided = true
    pages.dataSource = source
    pages.setViewControllers([source.page(0)], direction: .forward, animated: false)
    _ = try Stage.window(Stage.se) { pages }
    #expect(pages.turn(.forward))
    #expect((pages.viewControllers?.first as? Leaf)?.index == 2)
  }

  // MARK: Bad input

  @Test func `a controller that is given no page, or never one, says so`() throws {
    let none = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let window = try Stage.window(Stage.se) { none }
    #expect(
      window.problems == [
        "UIPageViewController shows no page; call setViewControllers(_:direction:animated:completion:) before it "
          + "appears"
      ])
    let empty = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    empty.view.accessibilityIdentifier = "photos"
    empty.setViewControllers([], direction: .forward, animated: false)
    let other = try Stage.window(Stage.se) { empty }
    #expect(
      other.problems.first
        == "photos: setViewControllers(_:direction:animated:completion:) is given 0 pages; 1 is wanted")
    none.setViewControllers([UIViewController()], direction: .forward, animated: false)
    window.layoutIfNeeded()
    #expect(window.problems == [])
  }

  @Test func `pages that do not fit the spine are named`() throws {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    pages.isDoubleSided = false
    #expect(pages.isDoubleSided)
    let window = try Stage.window(Stage.se) { pages }
    #expect(
      window.problems == [
        "UIPageViewController: setViewControllers(_:direction:animated:completion:) is given 1 pages; 2 are "
          + "wanted beside a spine in the middle",
        "UIPageViewController: isDoubleSided is set to false, but a spine in the middle has pages on both sides",
      ])
    let spineless = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.none])
    #expect(spineless.spineLocation == .min)
    spineless.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(
      try Stage.window(Stage.se) { spineless }.problems == [
        "UIPageViewController: init asks for pages that are curled without a spine; give min, mid or max as "
          + "spineLocation"
      ])
  }
}
