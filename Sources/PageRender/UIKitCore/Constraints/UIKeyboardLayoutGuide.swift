public import Foundation

/// A guide that follows something on the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The room of the keyboard. None is shown, so it is the room below the safe area, as wide as the view.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// True if the guide stands on the safe area, or else on the view's bottom edge, while there is no keyboard.
  open var usesBottomSafeArea = true {
    didSet { stand() }
  }
  private var standing: NSLayoutConstraint?

  /// Puts the guide where the keyboard is not.
  func stand() {
    guard let view = owningView else { return }
    standing?.isActive = false
    standing = topAnchor.constraint(
      equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
    standing?.isActive = true
  }

  // Written by Scripts/uikit-names.
  open var followsUndockedKeyboard: Bool = false
  open var keyboardDismissPadding: CGFloat = 0
  // End of what is written.
}

extension UIView {
  /// Made when it is first asked for.
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

  /// The constraints of the view and of what it is in that place it or size it along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter {
      ($0.firstItem === self || $0.secondItem === self) && $0.firstAttribute.isAlong(axis)
    }
  }

  /// The layer's anchor point, in parts of the view's size.
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
