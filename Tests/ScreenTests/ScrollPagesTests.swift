import Foundation
import LayoutEngine
import Testing
import UIKit

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore
@testable import screenpages

/// Pages side by side in a scroll view. Numbers are worked from the devices' sizes (`Stage`): page n begins at n widths,
/// and four pages are four widths.
@MainActor
struct ScrollPagesTests {
  @Test(arguments: [
    (Stage.se, Orientation.portrait, 375.0, 667.0), (Stage.se, .landscape, 667, 375),
    (Stage.pro, .portrait, 402, 874), (Stage.pro, .landscape, 874, 402), (Stage.pad, .portrait, 834, 1210),
    (Stage.pad, .landscape, 1210, 834),
  ])
  func `four pages make the content four widths wide, whichever edges they are pinned to`(
    device: String, orientation: Orientation, width: Double, height: Double
  ) throws {
    for pins in [WalkthroughViewController.Pins.edges, .guides] {
      let screen = WalkthroughViewController(pins: pins)
      let window = try Stage.window(device, orientation) { screen }
      #expect(screen.scrollView.contentSize == CGSize(width: 4 * width, height: height))
      #expect(screen.scrollView.contentOffset == .zero)
      for (index, page) in screen.pages.enumerated() {
        #expect(page.place == CGRect(x: Double(index) * width, y: 0, width: width, height: height))
      }
      #expect(window.problems == [])
    }
  }

  @Test func `a page's picture and words share its room, one above the other or side by side`() throws {
    // Held upright: 72 above and 96 below leave 706, two halves with 24 between: 341 each; 24 at the sides leave 354.
    let upright = WalkthroughViewController()
    _ = try Stage.window(Stage.pro) { upright }
    let page = try #require(upright.pages.first)
    #expect(page.imageView.place == CGRect(x: 24, y: 72, width: 354, height: 341))
    // The lower half begins at 72 + 341 + 24 = 437, the title 16 below that; it is 28 × 1.193… = 33.4 high, which is 33⅔
    // on thirds of a point, and the text begins 12 below it.
    #expect(page.titleLabel.place.minY == 453)
    #expect(abs(page.detailLabel.place.minY - 498 - 2 / 3.0) < 0.01)
    // Turned: 640 wide in the middle, (874 − 640) / 2 = 117; halves of (640 − 24) / 2 = 308; 402 − 72 − 96 = 234 high.
    let turned = WalkthroughViewController()
    _ = try Stage.window(Stage.pro, .landscape) { turned }
    let wide = try #require(turned.pages.first)
    #expect(wide.imageView.place == CGRect(x: 117, y: 72, width: 308, height: 234))
    #expect(wide.titleLabel.place.minX == 449)
    #expect(wide.titleLabel.place.maxY == 189)
  }

  @Test func `controls lie above the home indicator and do not scroll`() throws {
    let screen = WalkthroughViewController()
    let window = try Stage.window(Stage.pro) { screen }
    // 874 − 34 − 8 − 44 = 788; three columns of 402 / 3.
    #expect(try window.place(of: "controls") == CGRect(x: 0, y: 788, width: 402, height: 44))
    #expect(try window.place(of: "next") == CGRect(x: 268, y: 788, width: 134, height: 44))
    let next = try #require(window.named("next") as? UIButton)
    next.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(screen.scrollView.contentOffset == CGPoint(x: 402, y: 0))
    #expect(screen.pageControl.currentPage == 1)
    #expect(screen.pages[1].place.minX == 0)
    #expect(try window.place(of: "controls").minX == 0)
  }

  // MARK: Steps of building it

  /// What the engine says is open about the scroll view's content, in its own words, and what it is.
  private func verdict(_ step: ScrollStepViewController.Step) throws -> (words: [String], content: CGSize) {
    let screen = ScrollStepViewController(step: step)
    let window = try Stage.window(Stage.se) { screen }
    let tree = window.preparedPage(id: "step").tree
    var system = try LayoutSystem(tree.layout)
    let text = try TextEngine(catalog: FontCatalog())
    let page = PreparedPage(id: "step", tree: tree)
    _ = try system.solve(
      in: window.environment.layoutEnvironment,
      measuring: ViewMeasurer(
        contents: page.contents, text: text, scale: 2, direction: .leftToRight, language: "en"))
    let words = system.ambiguities(proposalLimit: 0).filter(\.isOfContent).map { tree.layout.wording(of: $0) }
    return (words, screen.scrollView.contentSize)
  }

  @Test(arguments: [
    (ScrollStepViewController.Step.contentPinned, true), (.contentSized, false), (.widthRemoved, true),
    (.pagesAdded, true), (.pagesSized, false),
  ])
  func `a content view says itself that its layout is ambiguous`(
    step: ScrollStepViewController.Step, isAmbiguous: Bool
  ) throws {
    let screen = ScrollStepViewController(step: step)
    let window = try Stage.window(Stage.se) { screen }
    #expect(screen.contentView.hasAmbiguousLayout == isAmbiguous)
    #expect(window.layoutError == nil)
  }

  @Test func `a content view pinned to the edges leaves the content's width and height open`() throws {
    let (words, content) = try verdict(.contentPinned)
    #expect(
      words == [
        "scroll: content width of the scroll view is free",
        "scroll: content height of the scroll view is free",
      ])
    #expect(content == .zero)
  }

  @Test func `a content view as large as the scroll view settles both`() throws {
    let (words, content) = try verdict(.contentSized)
    #expect(words == [])
    #expect(content == CGSize(width: 375, height: 667))
  }

  @Test func `without the width the content's width is open again`() throws {
    let (words, content) = try verdict(.widthRemoved)
    #expect(words == ["scroll: content width of the scroll view is free"])
    #expect(content == CGSize(width: 0, height: 667))
  }

  @Test func `four pages of no width leave it open`() throws {
    let (words, content) = try verdict(.pagesAdded)
    #expect(words == ["scroll: content width of the scroll view is free"])
    #expect(content == CGSize(width: 0, height: 667))
  }

  @Test func `pages as wide as the scroll view settle it`() throws {
    let (words, content) = try verdict(.pagesSized)
    #expect(words == [])
    #expect(content == CGSize(width: 1500, height: 667))
  }

  // MARK: Variable pages

  @Test(arguments: [(Stage.se, 375.0, 667.0), (Stage.pro, 402, 874), (Stage.pad, 834, 1210)])
  func `three stops in five slots make the content three widths wide`(
    device: String, width: Double, height: Double
  ) throws {
    let screen = RouteViewController(stops: Array(Stop.all.prefix(3)))
    let window = try Stage.window(device) { screen }
    #expect(screen.scrollView.contentSize == CGSize(width: 3 * width, height: height))
    #expect(screen.slots.map { Double($0.frame.width) } == [width, width, width, 0, 0])
    #expect(screen.pageControl.numberOfPages == 3)
    #expect(window.problems == [])
    screen.stops = Stop.all
    window.layoutIfNeeded()
    #expect(Double(screen.scrollView.contentSize.width) == 5 * width)
    screen.stops = Array(Stop.all.prefix(1))
    window.layoutIfNeeded()
    #expect(Double(screen.scrollView.contentSize.width) == width)
    #expect(screen.slots.map { Double($0.frame.width) } == [width, 0, 0, 0, 0])
  }

  @Test func `a stop's card keeps its distance from the page's edges`() throws {
    let screen = RouteViewController(stops: Array(Stop.all.prefix(3)))
    _ = try Stage.window(Stage.se) { screen }
    // 375 − 48, 667 − 72 − 96.
    #expect(screen.slots[0].card.place == CGRect(x: 24, y: 72, width: 327, height: 499))
    #expect(screen.slots[1].card.place.minX == 399)
    let pad = RouteViewController(stops: Stop.all)
    _ = try Stage.window(Stage.pad) { pad }
    // At most 560: (834 − 560) / 2.
    #expect(pad.slots[0].card.place == CGRect(x: 137, y: 72, width: 560, height: 1042))
  }
}
