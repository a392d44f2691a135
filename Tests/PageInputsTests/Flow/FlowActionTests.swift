import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Single actions on small screens of an iPhone SE, of 375 × 667 points, and the faults of those that cannot be.
@MainActor
final class FlowActionTests {
  private var kept: [CountedPages] = []

  /// Performs actions and returns the first fault.
  private func fault(_ actions: FlowAction..., on screen: UIViewController) throws -> String? {
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    let window = UIWindow(environment: PageEnvironment(device: device))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let performer = FlowPerformer(window: window)
    for action in actions {
      do throws(FlowFault) { try performer.perform(action) } catch { return error.message }
      window.layoutIfNeeded()
    }
    return nil
  }

  private func screen(_ views: UIView...) -> UIViewController {
    let screen = UIViewController()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 20, y: 40 + 60 * CGFloat(index), width: 200, height: 40)
      screen.view.addSubview(view)
    }
    return screen
  }

  private func pages(from number: Int, _ style: UIPageViewController.TransitionStyle = .scroll)
    -> UIPageViewController
  {
    let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    let source = CountedPages()
    controller.dataSource = source
    kept.append(source)
    controller.setViewControllers([CountedPage(number)], direction: .forward, animated: false)
    return controller
  }

  private func number(_ controller: UIPageViewController) -> Int? {
    (controller.viewControllers?.first as? CountedPage)?.number
  }

  // MARK: Pages

  @Test func `a page view controller is held from its first page on`() throws {
    let far = try fault(.drag(to: 1e9, in: nil), on: pages(from: 5)) ?? ""
    #expect(far.contains("is more than 1000 pages away"), "\(far)")
    #expect(try fault(.drag(to: 1, in: nil), on: pages(from: 5)) == nil)
  }

  @Test func `a page too far to turn to is told before any page is made`() throws {
    let controller = pages(from: 0)
    #expect(
      try fault(.scroll(to: 1002, in: nil), on: controller)
        == "page 1002 is more than 1000 pages away, each of which would be made; begin nearer")
    #expect(number(controller) == 0)
    #expect(
      try fault(.scroll(to: 1001, in: nil), on: controller)
        == "the page view controller has no page 1001; it ends at 9")
  }

  @Test(
    arguments: [
      (3, 8, nil), (4, nil, "no page beyond page 4"), (-5, 0, nil), (-6, nil, "no page beyond page -4"),
    ]
      as [(Int, Int?, String?)])
  func `pages are turned on and back, up to the last`(count: Int, end: Int?, message: String?) throws {
    let controller = pages(from: 5)
    let found = try fault(.turn(by: count), on: controller)
    #expect((found == nil) == (message == nil))
    if let message { #expect(found?.hasSuffix(message) == true, "\(found ?? "")") }
    if let end { #expect(number(controller) == end) }
  }

  @Test(
    arguments: [(1, 375, nil), (2, 750, nil), (3, 0, "has only 3 pages"), (-1, 0, "has only 3 pages")]
      as [(Int, CGFloat, String?)])
  func `a scroll view's pages are turned one by one`(count: Int, offset: CGFloat, message: String?) throws {
    let screen = ScrollScreen()
    let found = try fault(.turn(by: count), on: screen)
    #expect(found.map { $0.hasSuffix(message ?? "?") } ?? (message == nil))
    #expect(screen.scrollView.contentOffset.x == offset)
    #expect(screen.heard.count { $0.hasPrefix("rest") } == (message == nil ? count : 0))
  }

  @Test(
    arguments: [(2, 3, nil), (3, 1, "has only 4 pages"), (-1, 0, nil), (-2, 1, "has only 4 pages")]
      as [(Int, Int, String?)])
  func `a page control is turned, and tells its targets`(count: Int, page: Int, message: String?) throws {
    let dots = UIPageControl()
    (dots.numberOfPages, dots.currentPage) = (4, 1)
    var heard: [Int] = []
    dots.addAction(UIAction { _ in heard.append(dots.currentPage) }, for: .valueChanged)
    let found = try fault(.turn(by: count), on: screen(dots))
    #expect(found.map { $0.hasSuffix(message ?? "?") } ?? (message == nil))
    #expect(dots.currentPage == page && heard == (message == nil ? [page] : []))
  }

  @Test func `what turns has more than one page, is enabled and is seen`() throws {
    let none = "nothing on the screen has pages"
    #expect(try fault(.turn(by: 1), on: UIViewController()) == none)
    for change in [
      { $0.numberOfPages = 1 }, { $0.isEnabled = false }, { $0.isHidden = true },
    ] as [(UIPageControl) -> Void] {
      let dots = UIPageControl()
      dots.numberOfPages = 4
      change(dots)
      #expect(try fault(.turn(by: 1), on: screen(dots)) == none)
    }
    // A paging view with a single page leaves the turn to the dots.
    let single = ScrollScreen()
    single.count = 1
    let dots = UIPageControl(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
    (dots.numberOfPages, dots.currentPage) = (4, 1)
    single.view.addSubview(dots)
    #expect(try fault(.turn(by: 1), on: single) == nil)
    #expect(dots.currentPage == 2 && single.scrollView.contentOffset == .zero)
  }

  @Test func `without a named or paging view the largest goes to its end`() throws {
    let (small, large) = (UIScrollView(), UIScrollView())
    let screen = screen(small, large)
    large.frame = CGRect(x: 0, y: 200, width: 300, height: 100)
    for view in [small, large] {
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: view.frame.width, height: 1000)
    }
    #expect(try fault(.scrollToEnd(in: nil), on: screen) == nil)
    #expect(large.contentOffset == CGPoint(x: 0, y: 900) && small.contentOffset == .zero)
    small.accessibilityIdentifier = "small"
    #expect(try fault(.scrollToEnd(in: "small"), on: screen) == nil)
    #expect(small.contentOffset == CGPoint(x: 0, y: 960))
    #expect(
      try fault(.scrollToEnd(in: nil), on: UIViewController()) == "there is no scroll view on the screen")
  }

  // MARK: Touches

  @Test func `two taps on a control tell it of the second one`() throws {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "it"
    var heard: [String] = []
    button.addAction(UIAction { _ in heard.append("up") }, for: .touchUpInside)
    button.addAction(
      UIAction { _ in heard.append("twice") }, for: UIControl.Event(rawValue: 1 << 1))
    button.addAction(UIAction { _ in heard.append("down") }, for: .touchDown)
    #expect(try fault(.doubleTap("it"), on: screen(button)) == nil)
    #expect(heard == ["down", "up", "twice", "down", "up"])
  }

  @Test(arguments: [1, 2])
  func `a recognizer hears as many taps as it waits for`(taps: Int) throws {
    let view = UIView()
    view.accessibilityIdentifier = "it"
    var heard = 0
    let hearer = Hearer { heard += 1 }
    MemberRegistry.register(members: Hearer.self) { table in
      table.method("swiped") { hearer, _ in hearer.hear() }
    }
    let recognizer = UITapGestureRecognizer(target: hearer, action: "swiped")
    recognizer.numberOfTapsRequired = taps
    view.addGestureRecognizer(recognizer)
    #expect((try fault(.tap("it"), on: screen(view)) == nil) == (taps == 1))
    #expect((try fault(.doubleTap("it"), on: screen(view)) == nil) == (taps == 2))
    #expect(heard == 1)
    recognizer.isEnabled = false
    #expect(try fault(taps == 1 ? .tap("it") : .doubleTap("it"), on: screen(view)) != nil && heard == 1)
  }

  @Test func `a tab and a segment are counted from one, up to the last`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    #expect(try fault(.selectTab(2), on: tabs) == nil && tabs.selectedIndex == 1)
    #expect(try fault(.selectTab(3), on: tabs) == "the tab bar has only 2 tabs")
    #expect(try fault(.selectTab(1), on: tabs) == nil && tabs.selectedIndex == 0)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.accessibilityIdentifier = "it"
    #expect(try fault(.selectSegment(2, of: "it"), on: screen(segments)) == nil)
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test func `of several screens in one another the innermost goes back`() throws {
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.pushViewController(UIViewController(), animated: false)
    let outer = UINavigationController(rootViewController: UIViewController())
    let middle = UIViewController()
    middle.addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    middle.view.addSubview(inner.view)
    outer.pushViewController(middle, animated: false)
    #expect(try fault(.goBack, on: outer) == nil)
    #expect(inner.viewControllers.count == 1 && outer.viewControllers.count == 2)
  }

  @Test func `a name that is nowhere is told with up to twenty of those on the screen`() throws {
    func message(_ count: Int) throws -> String? {
      let labels = (0..<count).map { number in
        let label = UILabel()
        label.accessibilityIdentifier = "view \(number)"
        return label
      }
      let screen = UIViewController()
      for label in labels { screen.view.addSubview(label) }
      return try fault(.tap("nowhere to be found"), on: screen)
    }
    #expect(try message(0)?.contains("no view on the screen has one") == true)
    #expect(try message(20)?.hasSuffix("view 18, view 19") == true)
    #expect(try message(21)?.hasSuffix("view 18, view 19, …") == true)
  }

  // MARK: Previews and catalogues

  /// The preferred size is known when the view has been laid out.
  @Test func `a preview's content is laid out on the screen before it is asked for its size`() throws {
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    var canvas = PreviewCanvas()
    canvas.fits = true
    let shown = canvas.environment(PageEnvironment(device: device), of: LateController())
    // A third of 375, and 80.
    #expect(shown.layoutEnvironment.size == Size(width: 125, height: 80))
  }

  @Test func `a page tells how many pages are before and after it`() async throws {
    let counted = Counted()
    var page = Page("page") { ScrollScreen() }
    page.turns = 1
    page.countsPages = { counted.found.append([$0, $1]) }
    let (loaded, _) = SwiftPageSource.load([page], name: "pages")
    let source = try #require(loaded)
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    _ = await source.prepareVariants(images: ImageStore(), only: [0], for: [environment])
    #expect(counted.found == [[1, 1]])
  }
}

@MainActor
private final class Counted {
  var found: [[Int]] = []
}

private final class LateController: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.window != nil else { return }
    preferredContentSize = CGSize(width: view.bounds.width / 3, height: 80)
  }
}
