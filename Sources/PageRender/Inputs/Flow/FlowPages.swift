internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// The pages of a scroll view: parts of its content that are as long as the view.
@MainActor
struct FlowPages {
  let view: UIScrollView
  let isHorizontal: Bool
  /// True if the first page is the rightmost.
  let isMirrored: Bool
  /// The number of pages; the last page may be shorter.
  let count: Int

  /// - Throws: `FlowFault` if the view cannot scroll.
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
    // A remainder of up to half a point makes no page.
    count = scroller?.pageCount ?? max(1, Int(((whole - 0.5) / length).rounded(.up)))
  }

  /// The view as the scroller of an orthogonally scrolling section, whose pages may have another length than
  /// the view; `nil` for other views.
  private var scroller: OrthogonalScroller? {
    let scroller = view as? OrthogonalScroller
    return scroller?.pageCount == nil ? nil : scroller
  }

  private var length: CGFloat { isHorizontal ? view.bounds.width : view.bounds.height }
  /// The least and the greatest content offset along the axis.
  private var range: (start: CGFloat, end: CGFloat) {
    let (inset, content) = (view.adjustedContentInset, view.contentSize)
    let start = isHorizontal ? -inset.left : -inset.top
    let end = (isHorizontal ? content.width + inset.right : content.height + inset.bottom) - length
    return (start, max(start, end))
  }

  /// The page shown, from 0, with a fraction between two pages.
  var current: Double {
    if let scroller { return scroller.page }
    let offset = isHorizontal ? view.contentOffset.x : view.contentOffset.y
    return Double((isMirrored ? range.end - offset : offset - range.start) / length)
  }

  func nearest(to page: Double) -> Int { min(max(Int(page.rounded()), 0), count - 1) }

  /// The content offset at which a page, from 0, is shown. In right-to-left layout pages are counted from the
  /// right.
  func offset(ofPage page: Double) -> CGPoint {
    if let scroller { return scroller.contentOffset(ofPage: page) }
    let (start, end) = range
    let moved = CGFloat(page) * length
    let offset = min(max(isMirrored ? end - moved : start + moved, start), end)
    return isHorizontal
      ? CGPoint(x: offset, y: view.contentOffset.y) : CGPoint(x: view.contentOffset.x, y: offset)
  }
}
