internal import Foundation

extension UIView {
  /// The margins that were set, in points; `nil` for the view's default.
  struct OwnMargins {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
  }

  /// Margins by side, in the view's layout direction.
  func directional(_ margins: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isReversed ? margins.right : margins.left, bottom: margins.bottom,
      trailing: isReversed ? margins.left : margins.right)
  }

  /// Makes a guide at its first use.
  func guide(_ used: inout UILayoutGuide?, _ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let used { return used }
    let made = UILayoutGuide(role, of: self)
    used = made
    return made
  }
}

extension UIView.OwnMargins {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  func insets(usual: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top ?? usual, leading: leading ?? usual, bottom: bottom ?? usual, trailing: trailing ?? usual)
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets by side, leading at the left.
  init(leftToRight insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension UIEdgeInsets {
  /// The insets by direction, leading at the left.
  init(leftToRight insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// A frame without the insets.
  func inside(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.origin.x + left, y: frame.origin.y + top, width: frame.size.width - left - right,
      height: frame.size.height - top - bottom)
  }

  /// The frame that is `frame` without the insets.
  func around(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.origin.x - left, y: frame.origin.y - top, width: frame.size.width + left + right,
      height: frame.size.height + top + bottom)
  }
}
