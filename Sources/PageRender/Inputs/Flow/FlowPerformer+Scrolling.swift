internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

extension FlowPerformer {
  /// The most pages that are swiped one by one, so that a delegate is notified of every page. For a page
  /// farther away, only the last swipe is performed.
  private static let mostSwipes = 50
  /// The most turns of a page view controller, which reaches a page only through all pages before it.
  private static let mostTurns = 1_000

  func scroll(to page: Int, in identifier: String?) throws(FlowFault) {
    let pages: FlowPages
    switch try pager(identifier) {
    case .scrollView(let view): pages = try FlowPages(of: view, in: window)
    case .controller(let controller): return try turn(controller, to: page)
    }
    guard page <= pages.count else { throw tooFar(pages) }
    let target = page - 1
    var current = pages.nearest(to: pages.current)
    if current == target || abs(target - current) > Self.mostSwipes { return swipe(pages, to: target) }
    while current != target {
      current += target > current ? 1 : -1
      swipe(pages, to: current)
    }
  }

  func drag(to page: Double, in identifier: String?) throws(FlowFault) {
    let view: UIScrollView
    switch try pager(identifier) {
    case .scrollView(let found): view = found
    case .controller(let controller): return try hold(controller, at: page)
    }
    let pages = try FlowPages(of: view, in: window)
    guard page <= Double(pages.count) else { throw tooFar(pages) }
    if held !== view {
      letGo()
      view.hearer?.scrollViewWillBeginDragging(view)
      held = view
    }
    view.contentOffset = pages.offset(ofPage: page - 1)
    window.layoutIfNeeded()
  }

  /// Lifts the finger: a view or controller held between pages settles on the nearest page.
  func letGo() {
    if let controller = heldController {
      heldController = nil
      let progress = controller.scroller?.progress ?? 0
      let isTurned = abs(progress) >= 0.5 && controller.turn(progress > 0 ? .forward : .reverse)
      if isTurned {
        note(currentPage(of: controller) + (progress > 0 ? 1 : -1), of: controller)
      } else {
        controller.hold(at: 0)
      }
    }
    guard let view = held, let pages = try? FlowPages(of: view, in: window) else { return held = nil }
    swipe(pages, to: pages.nearest(to: pages.current))
  }

  private func tooFar(_ pages: FlowPages) -> FlowFault {
    FlowFault(message: "\(pages.view.flowName) has only \(pages.count) pages")
  }

  /// Performs one swipe, with the delegate's callbacks in UIKit's order. The content ends at the target
  /// offset, which the delegate may change.
  ///
  /// - Parameter page: The index of the page, from 0.
  func swipe(_ pages: FlowPages, to page: Int) {
    let view = pages.view
    let (start, end) = (view.contentOffset, pages.offset(ofPage: Double(page)))
    if held !== view { view.hearer?.scrollViewWillBeginDragging(view) }
    held = nil
    // The finger lets go half-way.
    view.contentOffset = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    window.layoutIfNeeded()
    var target = end
    // In points per millisecond: 1 is an unhurried swipe.
    let velocity = CGPoint(x: (end.x - start.x).unit, y: (end.y - start.y).unit)
    view.hearer?.scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: &target)
    view.hearer?.scrollViewDidEndDragging(view, willDecelerate: true)
    view.hearer?.scrollViewWillBeginDecelerating(view)
    view.contentOffset = target
    window.layoutIfNeeded()
    view.hearer?.scrollViewDidEndDecelerating(view)
    window.layoutIfNeeded()
  }

  // MARK: What pages

  enum Pager {
    case scrollView(UIScrollView)
    case controller(UIPageViewController)
  }

  /// The scroll view or page view controller with an identifier. For `nil`, the first paging scroll view,
  /// else the first page view controller.
  func pager(_ identifier: String?) throws(FlowFault) -> Pager {
    if let identifier {
      let found = try view(identifier)
      if let controller = found.owningController as? UIPageViewController { return .controller(controller) }
      guard let view = found as? UIScrollView else {
        throw FlowFault(message: "\(Wording.quoted(identifier)) is no scroll view")
      }
      return .scrollView(view)
    }
    let views = window.flattened.compactMap { $0 as? UIScrollView }.filter {
      !$0.isHidden && !window.isDimmed($0)
    }
    if let view = views.first(where: { $0.isPagingEnabled || ($0 as? OrthogonalScroller)?.pageCount != nil })
    {
      return (view as? PageScroller)?.controller.map { .controller($0) } ?? .scrollView(view)
    }
    if let controller = shownControllers.compactMap({ $0 as? UIPageViewController }).first {
      return .controller(controller)
    }
    let named = views.compactMap(\.accessibilityIdentifier)
    let advice =
      named.isEmpty
      ? "" : "; name the one to scroll (\(Wording.alternatives(named))): \"scroll VIEW to 2\""
    throw FlowFault(message: "no scroll view on the screen has isPagingEnabled\(advice)")
  }

  // MARK: Page view controllers

  private func turn(_ controller: UIPageViewController, to page: Int) throws(FlowFault) {
    heldController = nil
    var current = currentPage(of: controller)
    if current == page { controller.hold(at: 0) }
    guard abs(page - current) <= Self.mostTurns else {
      throw FlowFault(
        message:
          "page \(page) is more than \(Self.mostTurns) pages away, each of which would be made; begin nearer")
    }
    while current != page {
      guard controller.turn(page > current ? .forward : .reverse) else {
        throw FlowFault(message: "the page view controller has no page \(page); it ends at \(current)")
      }
      current += page > current ? 1 : -1
      note(current, of: controller)
      window.layoutIfNeeded()
    }
  }

  /// Holds a page view controller between two pages. If neither of them is shown, the controller first turns
  /// to one.
  private func hold(_ controller: UIPageViewController, at page: Double) throws(FlowFault) {
    var current = currentPage(of: controller)
    if abs(page - Double(current)) >= 1 {
      current = Int(page > Double(current) ? page.rounded(.down) : page.rounded(.up))
      try turn(controller, to: current)
    }
    guard controller.hold(at: page - Double(current)) else {
      let isCurled = controller.transitionStyle == .pageCurl
      throw FlowFault(
        message: isCurled
          ? "pages that are curled are not drawn between two pages; write \"scroll to \(Int(page))\""
          : "the page view controller has no page beside page \(current) there")
    }
    heldController = controller
  }

  /// Returns the current page, from 1: the page control's, else the page that steps have turned to.
  func currentPage(of controller: UIPageViewController) -> Int {
    controller.dots.map { $0.currentPage + 1 } ?? turnedPages[ObjectIdentifier(controller)] ?? 1
  }

  func note(_ page: Int, of controller: UIPageViewController) {
    turnedPages[ObjectIdentifier(controller)] = page
  }
}

extension CGFloat {
  /// The sign: -1, 0 or 1.
  fileprivate var unit: CGFloat { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
