import Foundation
import LayoutEngine
import PageBase
import PageLayout
import PageTestSupport
import Testing

@testable import UIKitCore

/// Pages that a finger turns, on an iPhone X: 375 × 812 pt. The delegate hears of a turn as in
/// developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate: before it begins, and when it ends, with true if
/// the page was turned.
@MainActor
@Suite struct PageTurnTests {
  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var asked: [Int] = []
    var told: [String] = []
    var dots = 0
    init(_ count: Int) {
      pages = (0..<count).map { _ in UIViewController() }
    }

    func numbers(_ pages: [UIViewController]?) -> [Int] {
      (pages ?? []).compactMap { page in self.pages.firstIndex { $0 === page } }
    }

    private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
      let number = numbers([page])[0] + step
      asked.append(number)
      return pages.indices.contains(number) ? pages[number] : nil
    }

    func pageViewController(
      _ controller: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { self.page(beside: page, by: -1) }
    func pageViewController(
      _ controller: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { self.page(beside: page, by: 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    func pageViewController(_ controller: UIPageViewController, willTransitionTo pages: [UIViewController]) {
      told.append("to \(numbers(pages))")
    }
    func pageViewController(
      _ controller: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { told.append("\(completed ? "left" : "kept") \(numbers(previousViewControllers))") }
  }

  private typealias Options = [UIPageViewController.OptionsKey: Any]

  private func open(
    _ book: Book, at numbers: [Int], _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, _ options: Options = [:],
    isDoubleSided: Bool = false
  ) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    if isDoubleSided { pages.isDoubleSided = true }
    (pages.dataSource, pages.delegate) = (book, book)
    pages.setViewControllers(numbers.map { book.pages[$0] }, direction: .forward, animated: false)
    return pages
  }

  /// The upper left corner of a page in its window, in points; `nil` without a window.
  private func corner(_ book: Book, _ page: Int) -> CGPoint? {
    guard let view = book.pages[page].viewIfLoaded, view.window != nil else { return nil }
    return view.convert(CGPoint.zero, to: nil)
  }

  @Test func `a page that is turned was asked for once and takes the place of the one before`() throws {
    let book = Book(4)
    book.dots = 4
    let pages = open(book, at: [1])
    let window = try makeWindow(pages)
    let dots = try #require(window.first(UIPageControl.self))
    #expect(book.asked == [0, 2] && book.told.isEmpty && dots.currentPage == 1)
    #expect(pages.turn(.forward))
    #expect(book.told == ["to [2]", "left [1]"] && book.numbers(pages.viewControllers) == [2])
    #expect(corner(book, 2) == .zero && corner(book, 1) == nil && dots.currentPage == 2)
    // The page that was left is known to be the one before.
    #expect(book.asked == [0, 2, 3])
    #expect(pages.turn(.reverse) && pages.turn(.reverse))
    #expect(book.asked == [0, 2, 3, 0, -1] && dots.currentPage == 0 && corner(book, 0) == .zero)
    book.told = []
    #expect(!pages.turn(.reverse) && book.told.isEmpty && pages.children == [book.pages[0]])
  }

  @Test func `a page that is held beside the next has moved by so much of the width`() throws {
    let book = Book(3)
    let pages = open(book, at: [1])
    let window = try makeWindow(pages)
    for _ in 0..<2 { #expect(pages.hold(at: 0.5)) }
    #expect(corner(book, 1) == CGPoint(x: -187.5, y: 0) && corner(book, 2) == CGPoint(x: 187.5, y: 0))
    #expect(book.told == ["to [2]"] && pages.children == [book.pages[1], book.pages[2]])
    #expect(pages.hold(at: -0.25))
    #expect(corner(book, 0) == CGPoint(x: -281.25, y: 0) && corner(book, 1) == CGPoint(x: 93.75, y: 0))
    #expect(corner(book, 2) == nil && book.told == ["to [2]", "to [0]"])
    // Released: the page stays.
    for _ in 0..<2 { #expect(pages.hold(at: 0)) }
    #expect(book.told == ["to [2]", "to [0]", "kept [1]"] && book.numbers(pages.viewControllers) == [1])
    #expect(corner(book, 1) == .zero && corner(book, 0) == nil && pages.children == [book.pages[1]])
    #expect(pages.hold(at: 7) && corner(book, 2) == .zero && !pages.hold(at: .nan))
    // Pages that are set while one is held take its place.
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    window.layoutIfNeeded()
    #expect(corner(book, 2) == .zero && !pages.hold(at: 0.5) && pages.hold(at: -1))
    #expect(corner(book, 1) == .zero)
  }

  /// The pitch of pages is 375 + 20 beside one another, and 812 + 20 below: half of it, and a quarter.
  @Test func `pages lie as far apart as the option says, and come from the side where reading ends`() throws {
    for (spacing, gap) in [(20 as Any, 20), (20.0, 20), (CGFloat(20), 20), (-5, 0), (Double.nan, 0)] {
      let book = Book(2)
      let pages = open(book, at: [0], .scroll, .horizontal, [.interPageSpacing: spacing])
      let window = try makeWindow(pages)
      #expect(pages.hold(at: 0.5))
      let half = (375 + CGFloat(gap)) / 2
      #expect(corner(book, 0)?.x == -half && corner(book, 1)?.x == half, "\(spacing)")
      withExtendedLifetime(window) {}
    }
    let column = Book(2)
    let pages = open(column, at: [0], .scroll, .vertical, [.interPageSpacing: 20])
    let window = try makeWindow(pages)
    #expect(pages.hold(at: 0.25))
    #expect(corner(column, 0) == CGPoint(x: 0, y: -208) && corner(column, 1) == CGPoint(x: 0, y: 624))
    #expect(window.first(UIPageControl.self) == nil)
    let arabic = Book(2)
    let turned = open(arabic, at: [0])
    var environment = window.environment
    environment.direction = .rightToLeft
    let other = UIWindow(environment: environment)
    other.rootViewController = turned
    other.makeKeyAndVisible()
    #expect(turned.hold(at: 0.25) && corner(arabic, 0)?.x == 93.75 && corner(arabic, 1)?.x == -281.25)
  }

  /// developer.apple.com/documentation/uikit/uipageviewcontroller/isdoublesided: content is on the front and the back of
  /// pages; with a spine in the middle two of them show.
  @Test func `double-sided pages are turned with their backs`() throws {
    let book = Book(5)
    let single = open(book, at: [0], .pageCurl, isDoubleSided: true)
    #expect(single.turn(.forward) && book.numbers(single.viewControllers) == [2])
    #expect(single.turn(.reverse) && book.numbers(single.viewControllers) == [0])
    #expect(book.told == ["to [2]", "left [0]", "to [0]", "left [2]"])
    let spread: Options = [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
    let double = open(book, at: [0, 1], .pageCurl, .vertical, spread)
    let window = try makeWindow(double)
    #expect(corner(book, 0) == .zero && corner(book, 1) == CGPoint(x: 0, y: 406))
    #expect(double.turn(.forward) && book.numbers(double.viewControllers) == [2, 3])
    #expect(!double.turn(.forward), "a page without a back is not turned to")
    #expect(corner(book, 2) == .zero && book.pages[3].view.frame.size == CGSize(width: 375, height: 406))
    #expect(double.turn(.reverse) && book.numbers(double.viewControllers) == [0, 1])
    double.isDoubleSided = false
    #expect(double.isDoubleSided)
    double.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    // Both are mistakes that UIKit ends the app for.
    #expect(window.preparedPage(id: "page").tree.diagnostics.map(\.severity) == [.error, .error])
  }

  @Test func `the spine is where the option says, and scrolled pages have none`() {
    typealias Spine = UIPageViewController.SpineLocation
    func spine(_ style: UIPageViewController.TransitionStyle, _ option: Any?) -> Spine {
      let options: Options = option.map { [.spineLocation: $0] } ?? [:]
      return UIPageViewController(
        transitionStyle: style, navigationOrientation: .horizontal, options: options
      ).spineLocation
    }
    #expect(
      spine(.pageCurl, Spine.max) == .max && spine(.pageCurl, 2) == .mid && spine(.pageCurl, nil) == .min)
    #expect(spine(.pageCurl, Spine.none) == .min && spine(.scroll, Spine.mid) == .none)
  }
}
