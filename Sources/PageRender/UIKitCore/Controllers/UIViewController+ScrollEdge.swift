internal import Foundation

/// The scroll edge of a container: content scrolled below its bar gives the bar a ground and a hairline.
extension UINavigationController {
  /// `nil` outside a window, where nothing says so.
  var isContentBelowBar: Bool? {
    guard viewIfLoaded?.window != nil else { return nil }
    guard let scroll = mainScrollView else { return false }
    return scroll.contentOffset.y > -scroll.adjustedContentInset.top + 0.5
  }
}

extension UITabBarController {
  /// `nil` outside a window, where nothing says so.
  var isContentBelowBar: Bool? {
    guard viewIfLoaded?.window != nil else { return nil }
    guard let scroll = mainScrollView else { return false }
    let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
    return scroll.contentOffset.y + scroll.bounds.height < end - 0.5
  }
}
