package import LayoutEngine

/// The meaning of a view's content, as far as it decides whether the view is mirrored in right-to-left languages, with UIKit's raw
/// values.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Controls of a player, which run along with time, from left to right everywhere.
  case playback
  /// Directions in space, which are the same everywhere.
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  /// The direction of the view whatever that of the page; `nil` follows the page.
  package var direction: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// The directions a view may run in, with UIKit's raw values.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

extension UIView {
  /// The direction for what is directly in the view: as its semantic content wants it, else that of the page being
  /// built.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction of a view with this semantic content on the page being built.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isReversed =
      attribute.direction.map { $0 == .rightToLeft }
      ?? (UITraitCollection.current.layoutDirection == .rightToLeft)
    return isReversed ? .rightToLeft : .leftToRight
  }
}
