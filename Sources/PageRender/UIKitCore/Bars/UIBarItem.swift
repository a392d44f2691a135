public import Foundation

/// The common superclass of bar button items and tab bar items.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  public override init() {}

  // Written by Scripts/uikit-names.
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero
  // End of what is written.
}
