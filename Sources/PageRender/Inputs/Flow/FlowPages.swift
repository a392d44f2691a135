internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

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
