package import Foundation

/// The scroll view in which a page view controller of the scroll style keeps the page that shows, between its
/// neighbours: three places side by side, the middle one showing.
///
/// As in UIKit it is wider than the page by the gap between pages, half of it on each side, and where there is no
/// neighbour its inset keeps it from being scrolled there.
package final class PageScroller: UIScrollView {
  enum Place: Int {
    case before, current, after
  }

  package weak var controller: UIPageViewController?
  let isHorizontal: Bool
  /// Between pages, in points.
  let gap: CGFloat
  /// The views in the three places.
  private var pages: [UIView?] = [nil, nil, nil]
  private var isMirrored = false
  /// True if one can scroll to a page before and after.
  var reach: (before: Bool, after: Bool) = (false, false) {
    didSet { if reach != oldValue { setNeedsLayout() } }
  }
  /// How far the finger has moved from the page that shows, in pages: from -1, the page before, to 1.
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

  /// Fills the three places; a page that has left them all is taken out.
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
      // Before the first layout a page keeps its size, for what is in it was placed in that.
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
