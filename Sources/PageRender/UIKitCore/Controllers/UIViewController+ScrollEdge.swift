internal import Foundation
internal import PageLayout

/// The scroll edge of a container: content scrolled under its bar gives the bar a background and a hairline,
/// or an effect at its edge.
extension UINavigationController {
  /// True if the main scroll view's content is scrolled under the bar; `nil` outside a window, where that is
  /// unknown.
  var isContentBelowBar: Bool? { contentBelowBar.map { $0 > 0.5 } }

  /// The distance, in points, by which content is scrolled under the bar; `nil` outside a window.
  var contentBelowBar: CGFloat? { viewIfLoaded?.window == nil ? nil : mainScrollView?.contentAbove ?? 0 }

  /// The distance, in points, by which content is left under the toolbar; `nil` outside a window.
  var contentBelowToolbar: CGFloat? { viewIfLoaded?.window == nil ? nil : mainScrollView?.contentLeft ?? 0 }
}

extension UITabBarController {
  /// True if the main scroll view's content is scrolled under the bar; `nil` outside a window, where that is
  /// unknown.
  var isContentBelowBar: Bool? { contentBelowBar.map { $0 > 0.5 } }

  /// The distance, in points, by which content is left under the bar; `nil` outside a window.
  var contentBelowBar: CGFloat? { viewIfLoaded?.window == nil ? nil : mainScrollView?.contentLeft ?? 0 }
}

extension UIViewController {
  /// The scroll view or controller inside on which bars depend where views of SwiftUI say it.
  package var barContent: UIResponder? {
    get { kept("barContent") ?? nil }
    set { keep(newValue, "barContent") }
  }

  /// The effect of a bar without a ground on content that reaches under it by a distance; `nil` if bars of
  /// the version have grounds.
  func scrollEdge(_ distance: CGFloat?) -> ScrollEdge? {
    guard let metrics = traitCollection.metrics.scrollEdge, let distance, distance > 0 else { return nil }
    let ground = mainScrollView?.backgroundColor ?? mainScrollView?.superview?.backgroundColor
    return ScrollEdge(
      metrics: metrics, color: (ground ?? .systemBackground).dynamic,
      strength: Double(distance) / metrics.distance)
  }
}

extension UIScrollView {
  /// The distance, in points, from where the content rests at its beginning.
  fileprivate var contentAbove: CGFloat { contentOffset.y + adjustedContentInset.top }

  /// The distance, in points, to where the content rests at its end.
  fileprivate var contentLeft: CGFloat {
    contentSize.height + adjustedContentInset.bottom - contentOffset.y - bounds.height
  }
}
