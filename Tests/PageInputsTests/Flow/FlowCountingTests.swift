import Foundation
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// The pages before and after the one that shows.
@MainActor
final class FlowCountingTests {
  /// Data sources, which controllers hold weakly.
  private var kept: [CountedPages] = []

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
    dots.isEnabled = false
    #expect(try count(screen) == nil)
  }

  @Test func `a scroll view of one page has none to count, so that the dots beside it count`() throws {
    let screen = ScrollScreen()
    screen.count = 1
    #expect(try count(screen) == nil)
    let dots = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    (dots.numberOfPages, dots.currentPage) = (4, 1)
    screen.view.addSubview(dots)
    #expect(try count(screen) == [1, 2])
    dots.numberOfPages = 1
    #expect(try count(screen) == nil)
  }

  @Test func `pages that go round are counted once`() throws {
    let source = RoundPages()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = source
    controller.setViewControllers([source.page(0)], direction: .forward, animated: false)
    #expect(try count(controller) == [0, 2])
  }
}
