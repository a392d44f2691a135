package import LayoutEngine

/// The meaning of a view's content, which decides the mirroring of the view in right-to-left languages, with
/// UIKit's raw values.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Playback controls, which run from left to right in all languages.
  case playback
  /// Directions in space, which are not mirrored in any language.
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  /// The direction that the attribute forces; `nil` for the page's direction.
  package var direction: LayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIView {
  /// The direction of the view's immediate content: forced by its semantic content attribute, or else that of
  /// the page being built.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction of a view with a semantic content attribute on the page being built.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isReversed =
      attribute.direction.map { $0 == .rightToLeft }
      ?? (UITraitCollection.current.layoutDirection == .rightToLeft)
    return isReversed ? .rightToLeft : .leftToRight
  }
}
