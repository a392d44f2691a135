internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import UIKitCore

extension FlowPerformer {
  /// Swipes as a finger does: a swipe recogniser hears it, else the pages turn, else the content scrolls.
  func swipe(_ direction: SwipeDirection) throws(FlowFault) {
    let wanted = direction.recognized
    let heard = window.flattened.last { view in
      whatHides(view) == nil && view.swipeRecognizer(wanted) != nil
    }
    if let recognizer = heard?.swipeRecognizer(wanted) { return recognizer.recognize() }
    guard let pager = swiped(direction) else {
      throw FlowFault(
        message:
          "nothing on the screen hears a swipe \(direction.rawValue): it has no pages on that axis, no scroll "
          + "view with more content, and no UISwipeGestureRecognizer")
    }
    let isOn = direction == .left || direction == .up
    switch pager {
    case .controller(let controller):
      let isMirrored = direction.isHorizontal && window.environment.direction == .rightToLeft
      try turn(controller, isOn: isOn != isMirrored, direction)
    case .scrollView(let view):
      let pages = try FlowPages(of: view, in: window)
      let current = pages.nearest(to: pages.current)
      let next = current + (isOn != pages.isMirrored ? 1 : -1)
      guard (0..<pages.count).contains(next) else {
        throw FlowFault(
          message: "\(view.flowName) has no page beyond page \(current + 1) of \(pages.count), which a swipe "
            + "\(direction.rawValue) would show")
      }
      swipe(pages, to: next)
    }
  }

  private func turn(
    _ controller: UIPageViewController, isOn: Bool, _ direction: SwipeDirection
  ) throws(FlowFault) {
    let current = currentPage(of: controller)
    guard controller.turn(isOn ? .forward : .reverse) else {
      throw FlowFault(
        message:
          "the page view controller has no page beyond page \(current), which a swipe \(direction.rawValue) "
          + "would show")
    }
    note(current + (isOn ? 1 : -1), of: controller)
  }

  /// The view or controller that a swipe moves: one that pages, else the largest that scrolls on the axis.
  private func swiped(_ direction: SwipeDirection) -> Pager? {
    let views = scrollViews.filter { view in
      if let controller = (view as? PageScroller)?.controller {
        return (controller.navigationOrientation == .horizontal) == direction.isHorizontal
      }
      guard let pages = try? FlowPages(of: view, in: window) else { return false }
      return pages.isHorizontal == direction.isHorizontal && pages.count > 1
    }
    if let paging = views.first(where: \.pages) { return pager(paging) }
    let controllers = shownControllers.compactMap { $0 as? UIPageViewController }
    if let controller = controllers.first(where: {
      ($0.navigationOrientation == .horizontal) == direction.isHorizontal
    }) {
      return .controller(controller)
    }
    return views.max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }.map(pager)
  }

  private var scrollViews: [UIScrollView] {
    window.flattened.compactMap { $0 as? UIScrollView }.filter { whatHides($0) == nil }
  }

  private func pager(_ view: UIScrollView) -> Pager {
    (view as? PageScroller)?.controller.map { .controller($0) } ?? .scrollView(view)
  }

  func scrollToEnd(in identifier: String?) throws(FlowFault) {
    var found = try? pager(identifier)
    if let identifier { found = try pager(identifier) }
    if found == nil {
      let largest = scrollViews.max {
        $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height
      }
      found = largest.map(pager)
    }
    switch found {
    case .controller(let controller):
      var count = 0
      while controller.turn(.forward) {
        note(currentPage(of: controller) + 1, of: controller)
        window.layoutIfNeeded()
        count += 1
        guard count < FlowStep.maximumCount else {
          throw FlowFault(
            message: "the page view controller still has a page after \(count) more: it has no end")
        }
      }
    case .scrollView(let view):
      let pages = try FlowPages(of: view, in: window)
      swipe(pages, to: pages.count - 1)
    case nil: throw FlowFault(message: "there is no scroll view on the screen")
    }
  }

  // MARK: Counting

  /// The thing that turns the screen's pages: a view or controller that has more than one page, or a page control by itself.
  private enum Turned {
    case pager(Pager)
    case control(UIPageControl)
  }

  private var turned: Turned? {
    let paging = scrollViews.first { view in
      guard view.pages else { return false }
      if view is PageScroller { return true }
      return (try? FlowPages(of: view, in: window)).map { $0.count > 1 } ?? false
    }
    if let paging { return .pager(pager(paging)) }
    if let controller = shownControllers.lazy.compactMap({ $0 as? UIPageViewController }).first {
      return .pager(.controller(controller))
    }
    let controls = window.flattened.compactMap { $0 as? UIPageControl }
    return controls.first { whatHides($0) == nil && $0.numberOfPages > 1 && $0.isEnabled }.map {
      .control($0)
    }
  }

  func turn(by count: Int) throws(FlowFault) {
    guard let turned else { throw FlowFault(message: "nothing on the screen has pages") }
    switch turned {
    case .pager(.scrollView(let view)):
      let pages = try FlowPages(of: view, in: window)
      try scroll(view, to: pages.nearest(to: pages.current) + count)
    case .pager(.controller(let controller)):
      for _ in 0..<abs(count) {
        let current = currentPage(of: controller)
        guard controller.turn(count > 0 ? .forward : .reverse) else {
          throw FlowFault(message: "the page view controller has no page beyond page \(current)")
        }
        note(current + (count > 0 ? 1 : -1), of: controller)
        window.layoutIfNeeded()
      }
    case .control(let control):
      let page = control.currentPage + count
      guard (0..<control.numberOfPages).contains(page) else {
        throw FlowFault(message: "\(control.flowName) has only \(control.numberOfPages) pages")
      }
      control.currentPage = page
      control.sendActions(for: .valueChanged)
      window.layoutIfNeeded()
    }
  }

  private func scroll(_ view: UIScrollView, to page: Int) throws(FlowFault) {
    let pages = try FlowPages(of: view, in: window)
    guard (0..<pages.count).contains(page) else {
      throw FlowFault(message: "\(view.flowName) has only \(pages.count) pages")
    }
    var current = pages.nearest(to: pages.current)
    while current != page {
      current += page > current ? 1 : -1
      swipe(pages, to: current)
    }
  }

  /// Counts the pages before and after the one that shows, by turning them where only that tells; `nil` if nothing has pages.
  /// Each side counts for at most as many pages as a flow has steps.
  func countPages() -> (before: Int, after: Int)? {
    switch turned {
    case .pager(.scrollView(let view)):
      guard let pages = try? FlowPages(of: view, in: window) else { return nil }
      let current = pages.nearest(to: pages.current)
      return (current, pages.count - 1 - current)
    case .pager(.controller(let controller)):
      if let dots = controller.dots { return (dots.currentPage, dots.numberOfPages - 1 - dots.currentPage) }
      return countByTurning(controller)
    case .control(let control): return (control.currentPage, control.numberOfPages - 1 - control.currentPage)
    case nil: return nil
    }
  }

  private func countByTurning(_ controller: UIPageViewController) -> (before: Int, after: Int) {
    let (after, looks) = turns(controller, .forward)
    // A data source without an end goes round: its pages look the same again after as many as there are.
    if after == FlowStep.maximumCount {
      let period = (1..<looks.count).first { period in
        (period..<looks.count).allSatisfy { looks[$0] == looks[$0 - period] }
      }
      return (0, (period ?? after) - 1)
    }
    for _ in 0..<after { controller.turn(.reverse) }
    return (turns(controller, .reverse).count, after)
  }

  /// Turns until there is no page, at most as often as a flow has steps.
  ///
  /// - Returns: The number of turns, and how each page looks, the first one included.
  private func turns(
    _ controller: UIPageViewController, _ direction: UIPageViewController.NavigationDirection
  ) -> (count: Int, looks: [[String]]) {
    window.layoutIfNeeded()
    var looks = [looks(of: controller)]
    var count = 0
    while count < FlowStep.maximumCount, controller.turn(direction) {
      window.layoutIfNeeded()
      count += 1
      looks.append(self.looks(of: controller))
    }
    return (count, looks)
  }

  /// Descriptions of the shown page's views, which differ for pages that look different.
  private func looks(of controller: UIPageViewController) -> [String] {
    let views = controller.viewControllers?.first?.view?.flattened ?? []
    return views.map { view in
      let image = (view as? UIImageView)?.image.map { "\(ObjectIdentifier($0))" } ?? ""
      let color = view.backgroundColor.map { "\($0.dynamic)" } ?? ""
      return "\(view.uiKitClassName) \(view.frame) \(view.flowTexts) \(image) \(color)"
    }
  }
}

extension SwipeDirection {
  fileprivate var recognized: UISwipeGestureRecognizer.Direction {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}

extension UIView {
  fileprivate func swipeRecognizer(_ direction: UISwipeGestureRecognizer.Direction)
    -> UISwipeGestureRecognizer?
  {
    guard isUserInteractionEnabled else { return nil }
    return gestureRecognizers?.lazy.compactMap { $0 as? UISwipeGestureRecognizer }
      .first { $0.isEnabled && $0.direction.contains(direction) }
  }
}

extension UIScrollView {
  /// True if the view comes to rest on pages.
  fileprivate var pages: Bool { isPagingEnabled || (self as? OrthogonalScroller)?.pageCount != nil }
}
