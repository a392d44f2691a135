public import Foundation

extension UIScrollView {
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let made: UIPanGestureRecognizer = kept("panGestureRecognizer") { return made }
    let made = UIPanGestureRecognizer()
    keep(made, "panGestureRecognizer")
    return made
  }
}

/// The spinner of a scroll view that is being refreshed; PageRender never shows it.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
