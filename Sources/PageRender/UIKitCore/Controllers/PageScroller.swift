package import Foundation

/// The scroll view of a page view controller with the scroll style. Its content has three places side by
/// side: for the current page in the middle and its two neighbours.
///
/// As in UIKit the scroll view is wider than a page by the gap between pages, half of it on each side. At a
/// side without a neighbour a negative content inset prevents scrolling.
package final class PageScroller: UIScrollView {
  enum Place: Int { case before, current, after }

  package weak var controller: UIPageViewController?
  let isHorizontal: Bool
  /// The gap between pages, in points.
  let gap: CGFloat
  /// The pages' views by `Place.rawValue`: before, current and after; `nil` where no page is shown.
  private var pages: [UIView?] = [nil, nil, nil]
  private var isMirrored = false
  /// True for each side at which there is a page to scroll to.
  var reach: (before: Bool, after: Bool) = (false, false) {
    didSet { if reach != oldValue { setNeedsLayout() } }
  }
  /// The scrolled distance from the current page, in pages: from -1, the page before, to 1, the page after.
  package var progress: CGFloat = 0 {
    didSet { if progress != oldValue { setNeedsLayout() } }
  }

  init(isHorizontal: Bool, gap: CGFloat) {
    self.isHorizontal = isHorizontal
    self.gap = gap
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows pages in the three places, and removes pages that are in none of them.
  func show(_ pages: [Place: UIView]) {
    self.pages = [pages[.before], pages[.current], pages[.after]]
    let shown = self.pages.compactMap { $0 }
    for place in subviews where !shown.contains(where: { $0.superview === place }) {
      for page in place.subviews { page.removeFromSuperview() }
      place.removeFromSuperview()
    }
    for page in shown where page.superview?.superview !== self {
      page.translatesAutoresizingMaskIntoConstraints = true
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      // Before the first layout a page keeps its size, in which its subviews were positioned.
      let isLaidOut = bounds.width > 0 && bounds.height > 0
      let place = UIView(frame: CGRect(origin: .zero, size: isLaidOut ? pageSize : page.frame.size))
      addSubview(place)
      page.frame = place.bounds
      place.addSubview(page)
    }
    setNeedsLayout()
  }

  private var pageSize: CGSize {
    CGSize(
      width: max(0, bounds.width - (isHorizontal ? gap : 0)),
      height: max(0, bounds.height - (isHorizontal ? 0 : gap)))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    isMirrored = isHorizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let pitch = isHorizontal ? bounds.width : bounds.height
    let size = pageSize
    for (index, page) in pages.enumerated() {
      guard let place = page?.superview else { continue }
      let start = CGFloat(isMirrored ? 2 - index : index) * pitch + gap / 2
      place.frame = CGRect(
        origin: isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start), size: size)
    }
    scroll(pitch: pitch)
  }

  private func scroll(pitch: CGFloat) {
    let (before, after) = isMirrored ? (reach.after, reach.before) : (reach.before, reach.after)
    let (start, end) = (before ? 0 : -pitch, after ? 0 : -pitch)
    let offset = pitch * (1 + (isMirrored ? -progress : progress))
    contentInset =
      isHorizontal ? UIEdgeInsets(left: start, right: end) : UIEdgeInsets(top: start, bottom: end)
    let content =
      isHorizontal
      ? CGSize(width: 3 * pitch, height: bounds.height) : CGSize(width: bounds.width, height: 3 * pitch)
    if contentSize != content { contentSize = content }
    contentOffset = isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }
}
