internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

extension FlowPerformer {
  /// Makes the window as high as the content of the scroll view that fills it.
  func showFullHeight() {
    let full = FullHeight.environment(for: window.environment) { environment in
      if environment != window.environment { window.transition(to: environment) }
      window.layoutIfNeeded()
      return window.flattened.compactMap { view in
        guard let scroll = view as? UIScrollView, whatHides(scroll) == nil else { return nil }
        let inset = scroll.adjustedContentInset
        return FullHeight.Scroll(
          frame: Size(width: scroll.bounds.width, height: scroll.bounds.height),
          content: scroll.contentSize.height + inset.top + inset.bottom)
      }
    }
    if full != window.environment { window.transition(to: full) }
    window.layoutIfNeeded()
  }
}
