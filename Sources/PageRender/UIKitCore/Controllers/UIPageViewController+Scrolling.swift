internal import Foundation
internal import PageBase

/// The view of a page view controller.
final class PageContainerView: UIView {
  private var controller: UIPageViewController? { owningController as? UIPageViewController }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutPages()
  }

  override var shortcomings: [Diagnostic] {
    guard let controller else { return [] }
    // A container with subviews of the app's own may show no page.
    guard window != nil, controller.viewControllers?.isEmpty ?? true, subviews.isEmpty else {
      return controller.reported
    }
    return controller.reported + [
      Diagnostic(
        .error,
        "\(accessibilityIdentifier ?? "UIPageViewController") shows no page; call "
          + "setViewControllers(_:direction:animated:completion:) before it appears", exitCode: .badInput)
    ]
  }
}

extension UIPageViewController {
  /// True if the pages are in a scroll view, or will be after the next layout.
  var isScrolling: Bool { transitionStyle == .scroll && viewIfLoaded?.window != nil }

  /// Makes the scroll view and asks the data source for the neighbours; called at layout in a window, as in
  /// UIKit.
  func layOutPages() {
    guard isScrolling, viewControllers?.first != nil else { return }
    if scroller == nil {
      let made = PageScroller(isHorizontal: navigationOrientation == .horizontal, gap: gap)
      made.controller = self
      scroller = made
      reload()
    }
    askForNeighbours()
  }

  private func askForNeighbours() {
    guard !neighbours.areKnown, let current = viewControllers?.first else { return }
    neighbours.areKnown = true
    guard let dataSource else { return }
    let known = [neighbours.before, neighbours.after]
    if neighbours.before == nil {
      neighbours.before = dataSource.pageViewController(self, viewControllerBefore: current)
    }
    if neighbours.after == nil {
      neighbours.after = dataSource.pageViewController(self, viewControllerAfter: current)
    }
    // A page cannot be its own neighbour.
    if neighbours.before === current { neighbours.before = nil }
    if neighbours.after === current { neighbours.after = nil }
    for page in [neighbours.before, neighbours.after] where !known.contains(where: { $0 === page }) {
      page?.loadViewIfNeeded()
    }
    scroller?.reach = (neighbours.before != nil, neighbours.after != nil)
  }

  /// Shows the scroll view in the page's area above the page control, extended by half the page gap at each
  /// end.
  func showScroller(_ scroller: PageScroller) {
    guard let view else { return }
    if scroller.superview !== view || dots.map({ $0.superview !== view }) ?? (containerParts.count > 1) {
      clearParts()
      addPart(scroller)
      if let dots { addPart(dots) }
      let (side, end) = scroller.isHorizontal ? (gap / 2, 0) : (0, gap / 2)
      NSLayoutConstraint.activateOfSystem([
        scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -side),
        scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: side),
        scroller.topAnchor.constraint(equalTo: view.topAnchor, constant: -end),
        scroller.bottomAnchor.constraint(equalTo: dots?.topAnchor ?? view.bottomAnchor, constant: end),
      ])
      if let dots {
        NSLayoutConstraint.activateOfSystem([
          dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          dots.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
      }
    }
    var pages: [PageScroller.Place: UIView] = [:]
    pages[.current] = viewControllers?.first?.view
    if scroller.progress < 0 { pages[.before] = neighbours.before?.view }
    if scroller.progress > 0 { pages[.after] = neighbours.after?.view }
    scroller.show(pages)
  }

  // MARK: Turning

  /// Turns to the page before or after the current one, as a swipe does; does nothing if there is none.
  ///
  /// - Returns: True if there was such a page.
  @discardableResult
  package func turn(_ direction: NavigationDirection) -> Bool {
    guard let dataSource, let former = viewControllers, let last = former.last, let first = former.first
    else {
      return false
    }
    guard !isScrolling else { return swipe(direction) }
    func next(_ page: UIViewController) -> UIViewController? {
      direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
    guard let page = next(direction == .forward ? last : first) else { return false }
    var pages = [page]
    // A double-sided page is followed by its back; beside a spine in the middle two pages show.
    if isDoubleSided {
      guard let second = next(page) else { return false }
      pages = spineLocation == .mid ? [page, second] : [second]
      if spineLocation == .mid, direction == .reverse { pages.reverse() }
    }
    delegate?.pageViewController(self, willTransitionTo: pages)
    replacePages(pages)
    reload()
    finish(former, isCompleted: true)
    return true
  }

  private func swipe(_ direction: NavigationDirection) -> Bool {
    // At half-way the new page has appeared; the swipe ends there.
    guard hold(at: direction == .forward ? 0.5 : -0.5), let former = viewControllers,
      let current = former.first,
      let page = direction == .forward ? neighbours.after : neighbours.before
    else { return false }
    neighbours =
      direction == .forward ? Neighbours(before: current) : Neighbours(after: current)
    scroller?.progress = 0
    replacePages([page])
    if let dots { dots.currentPage += direction == .forward ? 1 : -1 }
    reload()
    finish(former, isCompleted: true)
    return true
  }

  /// Scrolls as a finger does that is held between the current page and a neighbour; at 0 the finger is
  /// lifted.
  ///
  /// - Parameter progress: The scrolled distance in pages, from -1, the page before, to 1, the page after.
  /// - Returns: True if pages scroll and there is a page in that direction.
  @discardableResult
  package func hold(at progress: Double) -> Bool {
    if scroller == nil || !neighbours.areKnown { view.layoutIfNeeded() }
    guard isScrolling, let scroller, let former = viewControllers, !former.isEmpty, progress.isFinite else {
      return false
    }
    let progress = Swift.min(Swift.max(CGFloat(progress), -1), 1)
    let page = progress > 0 ? neighbours.after : progress < 0 ? neighbours.before : nil
    guard progress == 0 || page != nil else { return false }
    let wasHeld = scroller.progress != 0
    if let page, scroller.progress * progress <= 0 {
      delegate?.pageViewController(self, willTransitionTo: [page])
    }
    scroller.progress = progress
    adopt(former + [page].compactMap { $0 })
    showScroller(scroller)
    view.layoutIfNeeded()
    if progress == 0, wasHeld { finish(former, isCompleted: false) }
    return true
  }

  private func finish(_ former: [UIViewController], isCompleted: Bool) {
    if isViewLoaded { view.layoutIfNeeded() }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: isCompleted)
  }
}
