public import Foundation

/// A guide that tracks a system element, such as the keyboard.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A guide for the keyboard's area. No keyboard is shown, so the guide extends from the safe area's bottom to
/// the view's, and over its width.
open class UIKeyboardLayoutGuide: _UIKeyboardLayoutGuideNames {
  /// True if the guide's top is the safe area's bottom while no keyboard shows; if false, the view's bottom
  /// edge.
  open var usesBottomSafeArea = true {
    didSet { stand() }
  }
  private var standing: NSLayoutConstraint?

  /// Constrains the guide's top for a hidden keyboard.
  func stand() {
    guard let view = owningView else { return }
    standing?.isActive = false
    standing = topAnchor.constraint(
      equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
    standing?.isActive = true
  }
}

extension UIView {
  /// The view's keyboard layout guide, made at the first access.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let made as UIKeyboardLayoutGuide in layoutGuides { return made }
    let made = UIKeyboardLayoutGuide()
    made.identifier = "keyboardLayoutGuide"
    addLayoutGuide(made)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: leadingAnchor),
      made.trailingAnchor.constraint(equalTo: trailingAnchor),
      made.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    made.stand()
    return made
  }

  /// The constraints on the view's position or size along an axis, held by the view or one of its ancestors.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter {
      ($0.firstItem === self || $0.secondItem === self) && $0.firstAttribute.isAlong(axis)
    }
  }

  /// The layer's anchor point, as fractions of the view's size; (0.5, 0.5) unless set.
  public var anchorPoint: CGPoint {
    get { usedLayer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { layer.anchorPoint = newValue }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate func isAlong(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      axis == .horizontal
    case .notAnAttribute: false
    default: axis == .vertical
    }
  }
}
