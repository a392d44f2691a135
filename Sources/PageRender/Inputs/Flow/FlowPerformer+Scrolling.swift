internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

extension FlowPerformer {
  /// Swipes page by page, so that a delegate hears of every page; far jumps are one swipe.
  private static let mostSwipes = 50
  /// A page view controller has no other way to a page than through all before it.
  private static let mostTurns = 1_000

  func scroll(to page: Int, in identifier: String?) throws(FlowFault) {
    let pages: FlowPages
    switch try pager(identifier) {
    case .scrollView(let view): pages = try FlowPages(of: view, in: window)
    case .controller(let controller): return try turn(controller, to: page)
    }
    guard page <= pages.count else { throw tooFar(pages) }
    var current = pages.nearest(to: pages.current)
    if abs(page - 1 - current) > Self.mostSwipes { current = page - 1 + (page - 1 > current ? -1 : 1) }
    if current == page - 1 { swipe(pages, to: current) }
    while current != page - 1 {
      current += page - 1 > current ? 1 : -1
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

  /// Lifts the finger: what is held between pages comes to rest on the nearest.
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

  /// One swipe, with all that a delegate is told in UIKit's order. Where it changes the target, the content goes there.
  ///
  /// - Parameter page: From 0.
  private func swipe(_ pages: FlowPages, to page: Int) {
    let view = pages.view
    let (start, end) = (view.contentOffset, pages.offset(ofPage: Double(page)))
    if held !== view { view.hearer?.scrollViewWillBeginDragging(view) }
    held = nil
    // Half-way the finger lets go.
    view.contentOffset = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    window.layoutIfNeeded()
    var target = end
    // Points per millisecond: an unhurried swipe.
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

  private enum Pager {
    case scrollView(UIScrollView)
    case controller(UIPageViewController)
  }

  /// The scroll view of an identifier, or the first that pages; else a page view controller.
  private func pager(_ identifier: String?) throws(FlowFault) -> Pager {
    if let identifier {
      let found = try view(identifier)
      if let controller = found.owningController as? UIPageViewController { return .controller(controller) }
      guard let view = found as? UIScrollView else {
        throw FlowFault(message: "\(Wording.quoted(identifier)) is no scroll view")
      }
      return .scrollView(view)
    }
    let views = window.flattened.compactMap { $0 as? UIScrollView }.filter { !$0.isHidden }
    if let view = views.first(where: { $0.isPagingEnabled || ($0 as? OrthogonalScroller)?.pageCount != nil })
    {
      return (view as? PageScroller)?.controller.map { .controller($0) } ?? .scrollView(view)
    }
    if let controller = shownControllers.compactMap({ $0 as? UIPageViewController }).first {
      return .controller(controller)
    }
    let named = views.compactMap(\.accessibilityIdentifier)
    let advice = named.isEmpty ? "" : "; name one of \(named.joined(separator: ", ")): \"scroll VIEW to 2\""
    throw FlowFault(message: "no scroll view on the screen pages (isPagingEnabled)\(advice)")
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

  /// Holds a page view controller between two pages, the nearer of which shows already, or else is turned to.
  private func hold(_ controller: UIPageViewController, at page: Double) throws(FlowFault) {
    guard page >= 1, page < 1e9 else { throw FlowFault(message: "there is no page \(Wording.number(page))") }
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

  /// From 1, as the dots say it or as steps have turned.
  private func currentPage(of controller: UIPageViewController) -> Int {
    controller.dots.map { $0.currentPage + 1 } ?? turnedPages[ObjectIdentifier(controller)] ?? 1
  }

  private func note(_ page: Int, of controller: UIPageViewController) {
    turnedPages[ObjectIdentifier(controller)] = page
  }
}

/// The pages of a scroll view: stretches of its content as long as it is itself.
@MainActor
struct FlowPages {
  let view: UIScrollView
  private let isHorizontal: Bool
  private let isMirrored: Bool
  /// How many there are; the last may be cut off.
  let count: Int

  /// - Throws: where nothing can be scrolled.
  init(of view: UIScrollView, in window: UIWindow) throws(FlowFault) {
    self.view = view
    let (content, size) = (view.contentSize, view.bounds.size)
    isHorizontal = content.width > size.width || content.height <= size.height
    let isRightToLeft =
      (view.semanticContentAttribute.direction ?? window.environment.direction) == .rightToLeft
    isMirrored = isHorizontal && isRightToLeft
    guard view.isScrollEnabled else {
      throw FlowFault(message: "\(view.flowName) does not scroll (isScrollEnabled is false)")
    }
    let (length, whole) = isHorizontal ? (size.width, content.width) : (size.height, content.height)
    guard length > 0, whole.isFinite, whole / length < 1e9 else {
      throw FlowFault(message: "\(view.flowName) has no size, or no content to scroll to")
    }
    let scroller = view as? OrthogonalScroller
    // Half a point is no page.
    count = scroller?.pageCount ?? max(1, Int(((whole - 0.5) / length).rounded(.up)))
  }

  /// The view as that of a section that scrolls by itself, whose pages need not be as long as it is.
  private var scroller: OrthogonalScroller? {
    let scroller = view as? OrthogonalScroller
    return scroller?.pageCount == nil ? nil : scroller
  }

  private var length: CGFloat { isHorizontal ? view.bounds.width : view.bounds.height }
  /// The least and the greatest offset.
  private var range: (start: CGFloat, end: CGFloat) {
    let (inset, content) = (view.adjustedContentInset, view.contentSize)
    let start = isHorizontal ? -inset.left : -inset.top
    let end = (isHorizontal ? content.width + inset.right : content.height + inset.bottom) - length
    return (start, max(start, end))
  }

  /// The page that shows, from 0, with a fraction between two.
  var current: Double {
    if let scroller { return scroller.page }
    let offset = isHorizontal ? view.contentOffset.x : view.contentOffset.y
    return Double((isMirrored ? range.end - offset : offset - range.start) / length)
  }

  func nearest(to page: Double) -> Int { min(max(Int(page.rounded()), 0), count - 1) }

  /// The offset at which a page shows, from 0; in languages read from the right that is counted from there.
  func offset(ofPage page: Double) -> CGPoint {
    if let scroller { return scroller.contentOffset(ofPage: page) }
    let (start, end) = range
    let moved = CGFloat(page) * length
    let offset = min(max(isMirrored ? end - moved : start + moved, start), end)
    return isHorizontal
      ? CGPoint(x: offset, y: view.contentOffset.y) : CGPoint(x: view.contentOffset.x, y: offset)
  }
}

extension CGFloat {
  /// -1, 0 or 1.
  fileprivate var unit: CGFloat { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
