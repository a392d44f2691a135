internal import Foundation

extension UIView {
  /// The innermost touchable view at a point in the view's coordinates, searching the frontmost subviews first.
  func innermostTouchable(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  func replaceRecognizers(by recognizers: [UIGestureRecognizer]) {
    for old in addedRecognizers { old.view = nil }
    addedRecognizers = []
    for new in recognizers { addGestureRecognizer(new) }
  }
}
