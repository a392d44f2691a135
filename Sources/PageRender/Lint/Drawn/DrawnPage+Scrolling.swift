internal import LayoutEngine
internal import PageLayout

extension DrawnPage {
  /// The scroll views around a view, the nearest first; starts with the view itself if it scrolls its own
  /// text.
  func scrollers(of view: Int) -> [Int] {
    var found: [Int] = node(view).behavior.scrollsText ? [view] : []
    var next = views[view].scroller
    while let scroller = next {
      found.append(scroller)
      next = views[scroller].scroller
    }
    return found
  }

  /// The frame of a scroll view's content, in points of the window, at its present offset.
  func content(of scroller: Int) -> Rect {
    let item = node(scroller).item
    let frame = views[scroller].frame
    guard solved.layout.contentSizes.indices.contains(item) else { return frame }
    let (offset, size) = (solved.layout.contentOffsets[item], solved.layout.contentSizes[item])
    return Rect(
      x: frame.minX - offset.x, y: frame.minY - offset.y, width: max(size.width, frame.width),
      height: max(size.height, frame.height))
  }

  /// Returns true if a scroll view's content, with its adjusted insets, exceeds its bounds along an axis.
  /// Text that scrolls counts as scrolling vertically.
  func scrolls(_ scroller: Int, _ axis: Axis) -> Bool {
    if node(scroller).behavior.scrollsText { return axis == .vertical }
    let (content, frame) = (content(of: scroller), views[scroller].frame)
    let item = node(scroller).item
    let insets = solved.layout.adjustedContentInsets[item]
    return axis == .horizontal
      ? content.width + insets.left + insets.right > frame.width + 1
      : content.height + insets.top + insets.bottom > frame.height + 1
  }

  /// Returns true if scrolling along an axis brings a view's rectangle onto the screen: the rectangle is
  /// within the content of a scroll view around the view.
  func isReachable(_ rect: Rect, of view: Int, _ axis: Axis) -> Bool {
    scrollers(of: view).contains { scroller in
      guard scrolls(scroller, axis) else { return false }
      if scroller == view { return true }
      let content = content(of: scroller)
      return axis == .horizontal
        ? rect.minX >= content.minX - 1 && rect.maxX <= content.maxX + 1
        : rect.minY >= content.minY - 1 && rect.maxY <= content.maxY + 1
    }
  }

  /// Returns true if content that scrolls lies below a pane at an area, and does not take the pane along.
  func scrolls(below pane: Pane, at area: Rect) -> Bool {
    let around = scrollers(of: pane.view)
    return views.prefix(pane.view).contains { view in
      guard let scroller = view.scroller, !around.contains(scroller) else { return false }
      return views[scroller].frame.intersection(area) != nil
        && (scrolls(scroller, .vertical) || scrolls(scroller, .horizontal))
    }
  }

  /// Returns true if two views can be scrolled relative to each other, so that their overlap is accidental.
  /// Horizontal paging does not count, because pages come to rest at fixed offsets.
  func areScrolledApart(_ a: Int, _ b: Int) -> Bool {
    let (around, others) = (scrollers(of: a), scrollers(of: b))
    let own = around.filter { !others.contains($0) } + others.filter { !around.contains($0) }
    return own.contains { scrolls($0, .vertical) || scrolls($0, .horizontal) && !isPaging($0) }
  }

  /// Returns true if a view's position is temporary: a scroll view around it scrolls and is not at rest on a
  /// page.
  func isPassing(_ view: Int) -> Bool {
    scrollers(of: view).contains { scroller in
      scrolls(scroller, .vertical) && !isAtRest(scroller, .vertical)
        || scrolls(scroller, .horizontal) && !isAtRest(scroller, .horizontal)
    }
  }

  /// Returns true for the content of a scroll view to whose insets UIKit adds the safe area, so that content
  /// below the home indicator can be scrolled clear of it.
  func isInAdjustedScroller(_ view: Int) -> Bool {
    scrollers(of: view).contains { scroller in
      switch solved.page.tree.layout.items[node(scroller).item].arrangement {
      case .scroll(let scroll): scroll.adjustment != .never
      default: false
      }
    }
  }

  /// Returns true if a paging scroll view is at a page boundary along an axis; false if the scroll view does
  /// not page.
  private func isAtRest(_ scroller: Int, _ axis: Axis) -> Bool {
    guard isPaging(scroller) else { return false }
    let (frame, offset) = (views[scroller].frame, solved.layout.contentOffsets[node(scroller).item])
    let (extent, moved) = axis == .horizontal ? (frame.width, offset.x) : (frame.height, offset.y)
    guard extent > 0 else { return true }
    let pages = moved / extent
    return abs(pages - pages.rounded()) * extent < 1
  }

  private func isPaging(_ scroller: Int) -> Bool {
    if node(scroller).behavior.isPaging { return true }
    switch solved.page.tree.layout.items[node(scroller).item].arrangement {
    case .flow(let flow):
      if case .bounds = flow.itemSize { return true }
      return false
    case .scroll(let scroll):
      if case .page = scroll.contentOffset { return true }
      return false
    default: return false
    }
  }

  /// Returns the edge of the screen that a view's rectangle exceeds most, and by how many points.
  /// Edges to which a user can scroll the rectangle back do not count; `nil` if none is left.
  func reachBeyondScreen(_ rect: Rect, of view: Int) -> (edge: String, points: Double)? {
    let reaches: [(edge: String, points: Double, axis: Axis)] = [
      ("left", screen.minX - rect.minX, .horizontal), ("right", rect.maxX - screen.maxX, .horizontal),
      ("top", screen.minY - rect.minY, .vertical), ("bottom", rect.maxY - screen.maxY, .vertical),
    ].filter { $0.1 > 0 }
    let kept = reaches.filter { !isReachable(rect, of: view, $0.axis) }
    return kept.max { $0.points < $1.points }.map { ($0.edge, $0.points) }
  }
}
