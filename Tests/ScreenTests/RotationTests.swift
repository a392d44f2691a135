import Foundation
import LayoutEngine
import Testing
import UIKit

@testable import PageBase
@testable import UIKitCore
@testable import screenpages

/// A paging scroll view whose device is turned. Offsets are worked by hand: pages scrolled times the new width.
@MainActor
struct RotationTests {
  @Test(arguments: [
    (Stage.se, 375.0, 667.0), (Stage.pro, 402, 874), (Stage.pad, 834, 1210),
  ])
  func `the page stays: the offset is as many widths as before`(
    device: String, width: Double, height: Double
  ) throws {
    let screen = WalkthroughViewController()
    let window = try Stage.window(device) { screen }
    screen.scrollView.contentOffset = CGPoint(x: 2 * width, y: 0)
    window.layoutIfNeeded()
    window.turn(to: .landscape)
    #expect(screen.scrollView.contentOffset == CGPoint(x: 2 * height, y: 0))
    #expect(screen.pages[2].place == CGRect(x: 0, y: 0, width: height, height: width))
    window.turn(to: .portrait)
    #expect(screen.scrollView.contentOffset == CGPoint(x: 2 * width, y: 0))
  }

  @Test func `the first page stays at zero`() throws {
    let screen = WalkthroughViewController()
    let window = try Stage.window(Stage.pro) { screen }
    window.turn(to: .landscape)
    #expect(screen.scrollView.contentOffset == .zero)
    #expect(screen.pages[0].place.minX == 0)
  }

  @Test func `a scroll view that adjusts its insets begins beside the notch when launched in landscape`()
    throws
  {
    let screen = WalkthroughViewController(adjustment: .automatic)
    let window = try Stage.window(Stage.pro, .landscape) { screen }
    // The content is wider than the view, so the safe area's 62 at the left become an inset, and the content at rest
    // begins there: at −62.
    #expect(screen.scrollView.adjustedContentInset == UIEdgeInsets(left: 62, right: 62))
    #expect(screen.scrollView.contentOffset == CGPoint(x: -62, y: 0))
    #expect(screen.pages[0].place.minX == 62)
    // Turned to that from portrait, zero widths are still zero.
    let turned = WalkthroughViewController(adjustment: .automatic)
    let other = try Stage.window(Stage.pro) { turned }
    other.turn(to: .landscape)
    #expect(turned.scrollView.contentOffset == .zero)
    #expect(turned.pages[0].place.minX == 0)
    // The same screen as it is written, without adjustment, begins at zero.
    let plain = WalkthroughViewController()
    _ = try Stage.window(Stage.pro, .landscape) { plain }
    #expect(plain.scrollView.contentOffset == .zero)
    window.turn(to: .portrait)
    #expect(screen.pages[0].place.minX == 0)
  }

  @Test func `half-way between two pages both show, and the dots follow where the finger lets go`() throws {
    let screen = WalkthroughViewController()
    let window = try Stage.window(Stage.pro) { screen }
    screen.scrollView.contentOffset = CGPoint(x: 603, y: 0)
    window.layoutIfNeeded()
    #expect(screen.pages[1].place.minX == -201)
    #expect(screen.pages[2].place.minX == 201)
    #expect(screen.pageControl.currentPage == 0)
    var target = CGPoint(x: 804, y: 0)
    screen.scrollView.delegate?.scrollViewWillEndDragging(
      screen.scrollView, withVelocity: CGPoint(x: 1, y: 0), targetContentOffset: &target)
    #expect(screen.pageControl.currentPage == 2)
    #expect(screen.scrollView.contentOffset.x == 603, "the content is still on its way")
  }

  @Test func `a page view controller keeps its place by itself`() throws {
    let screen = StopsViewController(count: 5)
    let window = try Stage.window(Stage.pro) { screen }
    screen.pageController.turn(.forward)
    window.turn(to: .landscape)
    let stop = try #require(screen.pageController.viewControllers?.first as? StopViewController)
    #expect(stop.index == 1)
    // Below the title and the dots, which are 25⅔ high at 3×: 0 + 12 + 28 + 4 + 25⅔ + 8.
    #expect(stop.view.place.isNear(CGRect(x: 0, y: 77.667, width: 874, height: 324.333)))
  }
}
