public import Foundation

/// A view that shows part of a larger content.
open class UIScrollView: UIView {
  /// In points; where the top left corner of the bounds is in the content.
  open var contentOffset = CGPoint.zero
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var bounces = true

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
