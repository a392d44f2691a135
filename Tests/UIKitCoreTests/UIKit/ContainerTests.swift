import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageLayout
@testable import UIKitCore

/// View controllers in view controllers. Frames are worked by hand from the devices' safe areas (`Stage`) and the
/// bars' heights: 44 and 49 on a phone held upright, 32 in compact height, 50 on an iPad.
@MainActor
@Suite struct ContainerTests {
  /// A controller whose view `safe` fills its safe area.
  private final class Screen: UIViewController {
    let name: String
    init(_ name: String = "safe") {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      return nil
    }

    override func viewDidLoad() {
      let safe = UIView().added(to: view, as: name)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        safe.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        safe.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        safe.topAnchor.constraint(equalTo: guide.topAnchor),
        safe.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      view.accessibilityIdentifier = name + "Screen"
    }
  }

  private func frame(
    _ name: String = "safe", of controller: UIViewController, on stage: Stage = .xPortrait
  ) throws -> Rect {
    try withExtendedLifetime(controller) {
      try solve(try #require(controller.view), on: stage).frame(name)
    }
  }

  @Test func `children come and go`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(parent.children == [child] && child.parent === parent)
    let other = UIViewController()
    other.addChild(child)
    #expect(parent.children.isEmpty && child.parent === other)
    child.addChild(other)
    #expect(child.children.isEmpty, "a controller cannot be inside itself")
    child.removeFromParent()
    #expect(other.children.isEmpty && child.parent == nil)
  }

  private final class Leading: UIViewController {
    override func viewDidLoad() {
      navigationController?.pushViewController(Screen("tour"), animated: false)
      tabBarController?.selectedIndex = 1
    }
  }

  // UINavigationController.h: the controller that is pushed becomes the top one, whose view shows. UITabBarController.h: the view of
  // the selected controller shows.
  @Test func `a controller that is pushed or chosen while another loads is the one that shows`() throws {
    let leading = Leading()
    let navigation = UINavigationController(rootViewController: leading)
    // 44 + 44 at the top, 34 at the bottom.
    #expect(try frame("tour", of: navigation) == Rect(x: 0, y: 88, width: 375, height: 690))
    #expect(navigation.topViewController !== leading && leading.view.superview == nil)
    let tabs = UITabBarController()
    let first = Leading()
    tabs.viewControllers = [first, Screen("second")]
    // 44 at the top, 34 + 49 at the bottom.
    #expect(try frame("second", of: tabs) == Rect(x: 0, y: 44, width: 375, height: 685))
    #expect(first.view.superview == nil)
  }

  @Test func `a navigation bar adds to the safe area of the screen that shows`() throws {
    let navigation = UINavigationController(rootViewController: Screen("first"))
    navigation.pushViewController(Screen(), animated: false)
    // 44 + 44 at the top, 34 at the bottom; the screen itself is under the bar.
    #expect(try frame(of: navigation) == Rect(x: 0, y: 88, width: 375, height: 690))
    #expect(try frame("safeScreen", of: navigation) == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(try frame("navigationBar", of: navigation) == Rect(x: 0, y: 44, width: 375, height: 44))
    navigation.isNavigationBarHidden = true
    #expect(try frame(of: navigation) == Rect(x: 0, y: 44, width: 375, height: 734))
    navigation.isNavigationBarHidden = false
    navigation.navigationBar.prefersLargeTitles = true
    #expect(try frame(of: navigation).minY == 140)
    navigation.popViewController(animated: false)
    #expect(try frame("first", of: navigation).minY == 140)
    #expect(navigation.children.count == 1)
  }

  @Test func `bars are lower in landscape and higher on an iPad`() throws {
    for (traits, top) in [
      (UITraitCollection(verticalSizeClass: .compact, userInterfaceIdiom: .phone), 32.0),
      (UITraitCollection(verticalSizeClass: .regular, userInterfaceIdiom: .pad), 50),
    ] {
      let safe = try UITraitCollection.withCurrent(traits) { () throws -> Rect in
        try frame(of: UINavigationController(rootViewController: Screen()), on: .seLandscape)
      }
      #expect(safe == Rect(x: 0, y: top, width: 667, height: 375 - top))
    }
    #expect(UITraitCollection.current.verticalSizeClass == .regular)
  }

  @Test func `tabs, navigation and pages inside one another`() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([Screen()], direction: .forward, animated: false)
    let navigation = UINavigationController(rootViewController: Screen("first"))
    navigation.pushViewController(pages, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Screen("other")]
    // 44 + 44 at the top, 34 + 49 at the bottom: 812 − 88 − 83.
    #expect(try frame(of: tabs) == Rect(x: 0, y: 88, width: 375, height: 641))
    #expect(try frame("tabBar", of: tabs) == Rect(x: 0, y: 729, width: 375, height: 49))
    #expect(pages.tabBarController === tabs && pages.navigationController === navigation)
    pages.hidesBottomBarWhenPushed = true
    tabs.selectedIndex = 1
    #expect(try frame("other", of: tabs) == Rect(x: 0, y: 44, width: 375, height: 685))
    tabs.selectedViewController = navigation
    #expect(try frame(of: tabs) == Rect(x: 0, y: 88, width: 375, height: 690))
  }

  @Test func `additional insets and layout guides`() throws {
    final class Guided: UIViewController {
      override func viewDidLoad() {
        additionalSafeAreaInsets = UIEdgeInsets(top: 10, bottom: 5)
        let band = UIView().added(to: view, as: "band")
        NSLayoutConstraint.activate([
          band.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          band.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
          band.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
          band.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
        ])
      }
    }
    let navigation = UINavigationController(rootViewController: Guided())
    // 44 + 44 + 10, and 34 + 5; the screen's margins of 16 hold in a child too.
    #expect(try frame("band", of: navigation) == Rect(x: 16, y: 98, width: 343, height: 675))
  }

  @Test func `a scroll view is moved below the bar by its adjusted inset or not at all`() throws {
    final class Photo: UIViewController {
      let scroll = UIScrollView(frame: .zero)
      override func viewDidLoad() {
        _ = scroll.added(to: view, as: "scroll")
        let photo = plain(.gray).added(to: scroll, as: "photo")
        for (inner, outer) in [(scroll, view as UIView), (photo, scroll)] as [(UIView, UIView)] {
          NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
          ])
        }
        photo.widthAnchor.constraint(equalToConstant: 300).isActive = true
        photo.heightAnchor.constraint(equalToConstant: 200).isActive = true
      }
    }
    let photo = Photo()
    let navigation = UINavigationController(rootViewController: photo)
    #expect(try frame("photo", of: navigation) == Rect(x: 0, y: 88, width: 300, height: 200))
    photo.automaticallyAdjustsScrollViewInsets = false
    #expect(try frame("photo", of: navigation).minY == 0)
    photo.automaticallyAdjustsScrollViewInsets = true
    photo.scroll.contentInsetAdjustmentBehavior = .never
    #expect(try frame("photo", of: navigation).minY == 0)
  }

  @Test func `a split view shows the detail unless it is collapsed`() throws {
    final class Collapse: UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    let split = UISplitViewController()
    split.viewControllers = [Screen("list"), Screen("detail")]
    #expect(try frame("detailScreen", of: split) == Rect(x: 0, y: 0, width: 375, height: 812))
    let collapse = Collapse()
    split.delegate = collapse
    #expect(try frame("listScreen", of: split) == Rect(x: 0, y: 0, width: 375, height: 812))
  }

  // MARK: Pages

  /// Ten thousand pages, each made when it is asked for.
  private final class Source: UIPageViewControllerDataSource {
    let count: Int
    let hasDots: Bool
    var asked: [Int] = []
    init(count: Int, hasDots: Bool = false) {
      self.count = count
      self.hasDots = hasDots
    }

    func page(_ index: Int) -> UIViewController? {
      guard index >= 0, index < count else { return nil }
      let page = Screen("page\(index)")
      page.title = "\(index)"
      return page
    }

    private func beside(_ controller: UIViewController, by step: Int) -> UIViewController? {
      let index = (controller.title.flatMap { Int($0) } ?? 0) + step
      asked.append(index)
      return page(index)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { beside(viewController, by: -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { beside(viewController, by: 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { hasDots ? count : 0 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  private func pager(_ source: Source, at index: Int) throws -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([try #require(source.page(index))], direction: .forward, animated: false)
    return pages
  }

  @Test func `of ten thousand pages only neighbours are asked for`() throws {
    let source = Source(count: 10_000)
    let pages = try pager(source, at: 5000)
    #expect(try frame("page5000Screen", of: pages) == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(source.asked.isEmpty)
    #expect(pages.turn(.forward))
    #expect(try frame("page5001Screen", of: pages) == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(source.asked == [5001])
    #expect(pages.children.count == 1, "a page that was left is not kept")
  }

  @Test func `pages end where the data source has none`() throws {
    let source = Source(count: 2)
    let pages = try pager(source, at: 0)
    #expect(!pages.turn(.reverse))
    #expect(pages.turn(.forward))
    #expect(!pages.turn(.forward))
    #expect(pages.viewControllers?.first?.title == "1")
  }

  @Test func `dots take a strip above the home indicator`() throws {
    let source = Source(count: 3, hasDots: true)
    let pages = try pager(source, at: 1)
    // 25⅔ high at 3×, above the 34 of the home indicator: 752⅓ are left of 812.
    let page = try frame("page1Screen", of: pages)
    #expect(page.minX == 0 && page.minY == 0 && page.width == 375)
    #expect((page.height * 3).rounded() == 2257)
    let window = try makeWindow(pager(source, at: 1))
    let dots = try #require(window.first(UIPageControl.self))
    let frame = dots.convert(dots.bounds, to: window)
    #expect(abs(frame.midX - 187.5) < 0.4 && abs(frame.maxY - 778) < 0.4 && dots.currentPage == 1)
  }

  @Test func `a spine in the middle has two pages beside it`() throws {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    pages.setViewControllers([Screen("left"), Screen("right")], direction: .forward, animated: false)
    #expect(pages.isDoubleSided)
    #expect(try frame("leftScreen", of: pages, on: .seLandscape).width == 333.5)
    #expect(try frame("rightScreen", of: pages, on: .seLandscape).minX == 333.5)
    #expect(
      UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical).spineLocation
        == .min)
  }

  @Test func `a page view controller without pages is an empty view`() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(pages.viewControllers == [])
    #expect(try solve(try #require(pages.view), on: .xPortrait).layout.frames.count > 0)
  }
}
