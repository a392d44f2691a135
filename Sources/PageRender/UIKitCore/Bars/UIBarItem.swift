public import Foundation

/// The common superclass of bar button items and tab bar items.
@preconcurrency @MainActor
open class UIBarItem: _UIBarItemNames {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero
  var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  public override init() {}

  /// Sets the title's attributes for a state; fonts and colours are used.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
