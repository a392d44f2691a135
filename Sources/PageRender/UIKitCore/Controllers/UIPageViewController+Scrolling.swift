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
    // Views of the app's own show without a page too.
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
  /// True if pages are, or will be, in a scroll view.
  var isScrolling: Bool { transitionStyle == .scroll && viewIfLoaded?.window != nil }

  /// Called when the view is laid out in a window: asks for the neighbours, as UIKit does then.
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
    // The same page cannot be on both sides of itself.
    if neighbours.before === current { neighbours.before = nil }
    if neighbours.after === current { neighbours.after = nil }
    for page in [neighbours.before, neighbours.after] where !known.contains(where: { $0 === page }) {
      page?.loadViewIfNeeded()
    }
    scroller?.reach = (neighbours.before != nil, neighbours.after != nil)
  }

  /// Puts the scroll view where the page is to be, above the dots, wider by the gap between pages.
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

  /// Turns to the page before or after the one that shows, as a finger does; stays where the data source has none.
  ///
  /// - Returns: whether there was one.
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
    // Behind a page is its back; beside a spine in the middle two pages show.
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
    // Half-way the page that comes has appeared; a finger that holds it there already lets go.
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

  /// Holds pages that scroll as a finger does, between the page that shows and a neighbour; at 0 it lets go.
  ///
  /// - Parameter progress: From -1, the page before, to 1, the page after.
  /// - Returns: whether there is such a page.
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
