import Foundation
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Swipes in a scroll view with three pages of 375 points, on an iPhone SE.
@MainActor
final class FlowScrollingTests {
  /// Data sources, which controllers hold weakly.
  private var kept: [CountedPages] = []

  private func perform(
    _ steps: FlowStep..., on screen: UIViewController, locale: String = "en"
  ) throws -> [String] {
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    var flow = Flow(
      of: .controller(screen), in: PageEnvironment(device: device, locale: locale), id: "page",
      file: "Pages.swift",
      position: nil)
    flow.perform(steps.map { Located($0) })
    return flow.diagnostics.map(\.description)
  }

  @Test func `a swipe tells the delegate what UIKit tells it, in that order`() throws {
    let screen = ScrollScreen()
    #expect(try perform("scroll to 2", on: screen) == [])
    #expect(
      screen.heard == [
        "begin 0.0", "did 187.5", "will end 375.0, velocity 1.0", "end", "decelerate", "did 375.0",
        "rest 375.0",
      ])
  }

  @Test func `a swipe goes page by page, and back`() throws {
    let screen = ScrollScreen()
    #expect(try perform("scroll to 3", "scroll to 2", on: screen) == [])
    #expect(screen.heard.filter { $0.hasPrefix("rest") } == ["rest 375.0", "rest 750.0", "rest 375.0"])
  }

  @Test func `a delegate that moves the target is followed`() throws {
    let screen = ScrollScreen()
    screen.target = 100
    #expect(try perform("scroll pages to 2", on: screen) == [])
    #expect(screen.scrollView.contentOffset == CGPoint(x: 100, y: 0))
  }

  @Test func `a drag is held between two pages until another step lets it go`() throws {
    let screen = ScrollScreen()
    #expect(try perform("drag to 1.5", on: screen) == [])
    #expect(screen.scrollView.contentOffset == CGPoint(x: 187.5, y: 0))
    #expect(screen.heard == ["begin 0.0", "did 187.5"])
    let other = ScrollScreen()
    #expect(try perform("drag to 2.75", "set appearance dark", on: other) == [])
    #expect(other.scrollView.contentOffset == CGPoint(x: 750, y: 0))
    #expect(other.heard.last == "rest 750.0")
    #expect(other.heard.filter { $0.hasPrefix("begin") }.count == 1)
  }

  @Test func `pages in Arabic count from the right`() throws {
    let screen = ScrollScreen()
    #expect(try perform("scroll to 1", on: screen, locale: "ar") == [])
    #expect(screen.scrollView.contentOffset == CGPoint(x: 750, y: 0))
    #expect(try perform("scroll to 3", on: screen, locale: "ar") == [])
    #expect(screen.scrollView.contentOffset == CGPoint(x: 0, y: 0))
  }

  @Test func `a page that is not there is named`() throws {
    #expect(
      try perform("scroll to 4", on: ScrollScreen())[0].hasSuffix(#""pages" has only 3 pages"#))
    #expect(
      try perform("drag to 3.5", on: ScrollScreen())[0].hasSuffix(#""pages" has only 3 pages"#))
    let stiff = ScrollScreen()
    stiff.scrollView.isScrollEnabled = false
    #expect(
      try perform("scroll to 2", on: stiff)[0]
        .hasSuffix(#""pages" does not scroll (isScrollEnabled is false)"#))
  }

  @Test
  func
    `pages of a page view controller are held between two, and turn when they are let go beyond the middle`()
    throws
  {
    let pages = CountedPages()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = pages
    controller.setViewControllers([CountedPage(0)], direction: .forward, animated: false)
    #expect(try perform("drag to 2.25", on: controller) == [])
    #expect((controller.viewControllers?.first as? CountedPage)?.number == 1)
    #expect(try perform("drag to 1.75", "set appearance dark", on: controller) == [])
    #expect((controller.viewControllers?.first as? CountedPage)?.number == 2)
  }

  @Test func `a swipe turns one page, and one beyond the first or the last is named`() throws {
    let screen = ScrollScreen()
    #expect(try perform("swipe left", "swipe left", "swipe right", on: screen) == [])
    #expect(screen.scrollView.contentOffset == CGPoint(x: 375, y: 0))
    #expect(
      try perform("swipe left", "swipe left", on: screen)[0]
        .hasSuffix(#""pages" has no page beyond page 3 of 3, which a swipe left would show"#))
    #expect(try perform("swipe up", on: ScrollScreen())[0].contains("nothing on the screen hears a swipe up"))
  }

  @Test func `in Arabic a swipe to the right goes on`() throws {
    let screen = ScrollScreen()
    #expect(try perform("scroll to 1", "swipe right", on: screen, locale: "ar") == [])
    // The first of three pages is the rightmost, at 750.
    #expect(screen.scrollView.contentOffset == CGPoint(x: 375, y: 0))
  }

  @Test func `the end of the content is the last page`() throws {
    let screen = ScrollScreen()
    #expect(try perform("scroll to end", on: screen) == [])
    #expect(screen.scrollView.contentOffset == CGPoint(x: 750, y: 0))
  }

  @Test func `a swipe turns a page view controller, which has an end`() throws {
    let controller = pages(from: 7)
    #expect(
      try perform("swipe left", "swipe right", "swipe left", on: controller) == [])
    #expect((controller.viewControllers?.first as? CountedPage)?.number == 8)
    #expect(
      try perform("swipe left", on: controller)[0]
        .contains("the page view controller has no page beyond page 1"))
  }

  @Test func `a swipe recogniser hears a swipe in its direction alone`() throws {
    let screen = UIViewController()
    var heard = 0
    let hearer = Hearer { heard += 1 }
    MemberRegistry.register(members: Hearer.self) { table in
      table.method("swiped") { hearer, _ in hearer.hear() }
    }
    let recognizer = UISwipeGestureRecognizer(target: hearer, action: "swiped")
    recognizer.direction = .left
    screen.view.addGestureRecognizer(recognizer)
    #expect(try perform("swipe left", on: screen) == [])
    #expect(heard == 1)
    #expect(try perform("swipe right", on: screen).count == 1)
  }

  // MARK: Counting

  private func pages(from number: Int, _ source: CountedPages = CountedPages()) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = source
    kept.append(source)
    controller.setViewControllers([CountedPage(number)], direction: .forward, animated: false)
    return controller
  }

  private func count(_ screen: UIViewController) throws -> [Int]? {
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    let flow = Flow(
      of: .controller(screen), in: PageEnvironment(device: device), id: "page", file: "Pages.swift",
      position: nil)
    return flow.countPages().map { [$0.before, $0.after] }
  }

  @Test func `pages are counted before and after the one that shows`() throws {
    #expect(try count(ScrollScreen()) == [0, 2])
    // Of the pages 0 to 8.
    #expect(try count(pages(from: 5)) == [5, 3])
    #expect(try count(UIViewController()) == nil)
    let screen = UIViewController()
    let dots = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    (dots.numberOfPages, dots.currentPage) = (4, 1)
    screen.view.addSubview(dots)
    #expect(try count(screen) == [1, 2])
  }

  @Test func `pages that go round are counted once`() throws {
    let source = RoundPages()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = source
    controller.setViewControllers([source.page(0)], direction: .forward, animated: false)
    #expect(try count(controller) == [0, 2])
  }

  @Test func `a double tap zooms in, and out again`() throws {
    let screen = ZoomScreen()
    #expect(try perform("double tap picture", on: screen) == [])
    #expect(screen.scrollView.zoomScale == 3)
    #expect(try perform("double tap picture", on: screen) == [])
    #expect(screen.scrollView.zoomScale == 1)
  }

  @Test func `a page view controller turns its pages, and asks only for neighbours`() throws {
    let pages = CountedPages()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = pages
    controller.setViewControllers([CountedPage(5)], direction: .forward, animated: false)
    #expect(try perform("scroll to 3", on: controller) == [])
    #expect((controller.viewControllers?.first as? CountedPage)?.number == 7)
    // The page and its neighbours.
    #expect(pages.asked.max() == 8)
    #expect(
      try perform("scroll to 9", on: controller)[0]
        .hasSuffix("the page view controller has no page 9; it ends at 2"))
  }

  @Test func `a page view controller is held between two pages, and comes to rest on the nearer`() throws {
    let pages = CountedPages()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = pages
    controller.setViewControllers([CountedPage(5)], direction: .forward, animated: false)
    #expect(try perform("drag to 1.25", on: controller) == [])
    #expect(controller.scroller?.progress == 0.25)
    #expect((controller.viewControllers?.first as? CountedPage)?.number == 5)
    #expect(try perform("drag to 2.75", "rotate", on: controller) == [])
    #expect(controller.scroller?.progress == 0)
    #expect((controller.viewControllers?.first as? CountedPage)?.number == 7)
    let curled = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    curled.dataSource = pages
    curled.setViewControllers([CountedPage(5)], direction: .forward, animated: false)
    #expect(
      try perform("drag to 1.5", on: curled)[0]
        .hasSuffix(#"pages that are curled are not drawn between two pages; write "scroll to 1""#))
  }
}

private final class ScrollScreen: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private(set) var heard: [String] = []
  var target: CGFloat?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.accessibilityIdentifier = "pages"
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentSize = CGSize(width: 3 * view.bounds.width, height: view.bounds.height)
    // What happens while the screen appears is not the subject here.
    scrollView.delegate = self
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("did \(scrollView.contentOffset.x)") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    heard.append("begin \(scrollView.contentOffset.x)")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard.append("will end \(targetContentOffset.pointee.x), velocity \(velocity.x)")
    if let target { targetContentOffset.pointee.x = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("end")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("decelerate") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    heard.append("rest \(scrollView.contentOffset.x)")
  }
}

private final class ZoomScreen: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.accessibilityIdentifier = "picture"
    scrollView.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    scrollView.contentSize = picture.frame.size
    scrollView.maximumZoomScale = 3
    scrollView.delegate = self
    scrollView.addSubview(picture)
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

private final class CountedPage: UIViewController {
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

private final class Hearer: NSObject {
  let hear: () -> Void

  init(_ hear: @escaping () -> Void) { self.hear = hear }
}

/// Three pages with a title each, of which the first follows the last.
private final class RoundPages: UIPageViewControllerDataSource {
  func page(_ number: Int) -> UIViewController {
    let page = UIViewController()
    page.title = "\((number + 3) % 3)"
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    label.text = page.title
    page.view.addSubview(label)
    return page
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page((Int(viewController.title ?? "") ?? 0) - 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page((Int(viewController.title ?? "") ?? 0) + 1) }
}

/// Pages 0 to 8.
private final class CountedPages: UIPageViewControllerDataSource {
  private(set) var asked: [Int] = []

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page((viewController as? CountedPage).map { $0.number - 1 })
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page((viewController as? CountedPage).map { $0.number + 1 })
  }

  private func page(_ number: Int?) -> UIViewController? {
    guard let number, (0...8).contains(number) else { return nil }
    asked.append(number)
    return CountedPage(number)
  }
}
