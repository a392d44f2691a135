/// A scroll view's insets and offset, for one size of its frame and its content.
struct ScrollLayout {
  /// The safe area's part of the adjusted insets.
  let adjustment: EdgeInsets
  /// UIKit's `adjustedContentInset`, in points.
  let adjustedInset: EdgeInsets
  /// UIKit's `contentOffset`, in points, clamped to the range in which the content scrolls.
  let contentOffset: Point

  init(
    _ scroll: ScrollArrangement, bounds: Size, content: Size, safeArea: EdgeInsets,
    direction: LayoutDirection
  ) {
    adjustment = Self.adjustment(scroll, bounds: bounds, content: content, safeArea: safeArea)
    let own = scroll.contentInset
    adjustedInset = EdgeInsets(
      top: own.top + adjustment.top, left: own.left + adjustment.left, bottom: own.bottom + adjustment.bottom,
      right: own.right + adjustment.right)
    let least = Point(x: -adjustedInset.left, y: -adjustedInset.top)
    let most = Point(
      x: max(least.x, content.width - bounds.width + adjustedInset.right),
      y: max(least.y, content.height - bounds.height + adjustedInset.bottom))
    switch scroll.contentOffset {
    case .atRest: contentOffset = least
    case .points(let point):
      contentOffset = Point(
        x: min(max(least.x, point.x), most.x), y: min(max(least.y, point.y), most.y))
    case .page(let page, .horizontal):
      let distance = min(max(0, page * bounds.width), most.x - least.x)
      contentOffset = Point(x: direction == .rightToLeft ? most.x - distance : least.x + distance, y: least.y)
    case .page(let page, .vertical):
      contentOffset = Point(x: least.x, y: least.y + min(max(0, page * bounds.height), most.y - least.y))
    }
  }

  /// Returns the safe area insets that are added to the content inset. An axis scrolls if the content is
  /// larger than the bounds, or if it bounces always.
  private static func adjustment(
    _ scroll: ScrollArrangement, bounds: Size, content: Size, safeArea: EdgeInsets
  ) -> EdgeInsets {
    // Content that exceeds the bounds by a rounding error fits.
    let tolerance = LayoutSystem.settledEpsilon
    let isWide = scroll.alwaysScrolls.horizontal || content.width > bounds.width + tolerance
    let isTall = scroll.alwaysScrolls.vertical || content.height > bounds.height + tolerance
    let (horizontal, vertical) =
      switch scroll.adjustment {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes: (isWide, isTall)
      case .automatic: (isWide, isTall || scroll.isMainContent)
      }
    return EdgeInsets(
      top: vertical ? safeArea.top : 0, left: horizontal ? safeArea.left : 0,
      bottom: vertical ? safeArea.bottom : 0, right: horizontal ? safeArea.right : 0)
  }
}
