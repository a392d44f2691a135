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
        "begin 0.0", "did 187.5", "will end 375.0, velocity 1.0 0.0", "end", "decelerate", "did 375.0",
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

  private func pages(from number: Int, _ source: CountedPages = CountedPages()) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = source
    kept.append(source)
    controller.setViewControllers([CountedPage(number)], direction: .forward, animated: false)
    return controller
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

  @Test func `to a page that is more than fifty away only the last swipe is made`() throws {
    let screen = ScrollScreen()
    screen.count = 60
    #expect(try perform("scroll to 51", on: screen) == [])
    #expect(screen.heard.count { $0.hasPrefix("rest") } == 50)
    #expect(try perform("scroll to 1", on: screen) == [])
    #expect(screen.heard.count { $0.hasPrefix("rest") } == 100)
    #expect(try perform("scroll to 52", on: screen) == [])
    #expect(screen.heard.count { $0.hasPrefix("rest") } == 101 && screen.heard.last == "rest 19125.0")
    // A swipe back, and one to the page that shows.
    #expect(try perform("scroll to 51", on: screen) == [])
    #expect(screen.heard.last { $0.hasPrefix("will end") } == "will end 18750.0, velocity -1.0 0.0")
    #expect(try perform("scroll to 51", on: screen) == [])
    #expect(screen.heard.last { $0.hasPrefix("will end") } == "will end 18750.0, velocity 0.0 0.0")
  }

  @Test func `a drag to a whole page turns to it, and one beyond the ends is named`() throws {
    let controller = pages(from: 5)
    #expect(try perform("drag to 2", on: controller) == [])
    #expect((controller.viewControllers?.first as? CountedPage)?.number == 6)
    #expect(controller.scroller?.progress == 0)
    #expect(
      try perform("drag to 1.5", on: pages(from: 8))[0]
        .hasSuffix("the page view controller has no page beside page 1 there"))
  }

  @Test func `a page view controller's pages are counted as they are turned`() throws {
    #expect(
      try perform("swipe left", "swipe left", on: pages(from: 7))[0]
        .hasSuffix("no page beyond page 2, which a swipe left would show"))
    #expect(
      try perform("swipe right", "swipe right", on: pages(from: 1))[0]
        .hasSuffix("no page beyond page 0, which a swipe right would show"))
    #expect(
      try perform("scroll to 3", "swipe left", on: pages(from: 6))[0]
        .hasSuffix("no page beyond page 3, which a swipe left would show"))
    // Let go beyond the middle, in either direction.
    #expect(
      try perform("drag to 1.5", "swipe left", on: pages(from: 7))[0]
        .hasSuffix("no page beyond page 2, which a swipe left would show"))
    #expect(
      try perform("drag to 1.25", "swipe left", "swipe left", on: pages(from: 7))[0]
        .hasSuffix("no page beyond page 2, which a swipe left would show"))
    #expect(
      try perform("scroll to end", "swipe left", on: pages(from: 5))[0]
        .hasSuffix("no page beyond page 4, which a swipe left would show"))
  }
}
