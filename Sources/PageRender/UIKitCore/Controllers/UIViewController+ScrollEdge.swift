internal import Foundation

/// The scroll edge of a container: content scrolled under its bar gives the bar a background and a hairline.
extension UINavigationController {
  /// True if the main scroll view's content is scrolled under the bar; `nil` outside a window, where that is
  /// unknown.
  var isContentBelowBar: Bool? {
    guard viewIfLoaded?.window != nil else { return nil }
    guard let scroll = mainScrollView else { return false }
    return scroll.contentOffset.y > -scroll.adjustedContentInset.top + 0.5
  }
}

extension UITabBarController {
  /// True if the main scroll view's content is scrolled under the bar; `nil` outside a window, where that is
  /// unknown.
  var isContentBelowBar: Bool? {
    guard viewIfLoaded?.window != nil else { return nil }
    guard let scroll = mainScrollView else { return false }
    let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
    return scroll.contentOffset.y + scroll.bounds.height < end - 0.5
  }
}
