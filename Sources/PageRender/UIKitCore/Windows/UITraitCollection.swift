public import Foundation
internal import LayoutEngine
package import PageBase

/// The style a user interface is drawn in.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// UIKit's coarse measure of the room along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The kind of device, with UIKit's raw values.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The direction a user interface runs in.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The traits of a view's surroundings. Never changes. Never changes.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// BCP 47: the language that texts are wanted in. (UIKit asks the process, not the traits.)
  package let locale: String
  /// The environment of the page; `nil` if pages are the same in every window.
  package let pageEnvironment: PageEnvironment?
  /// Pixels per point; 0 where that is open.
  public let displayScale: CGFloat

  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    displayScale: CGFloat = 0
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    locale = "en"
    pageEnvironment = nil
    self.displayScale = displayScale
  }

  /// A copy in another appearance.
  init(_ traits: UITraitCollection, style: UIUserInterfaceStyle) {
    userInterfaceStyle = style
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    userInterfaceIdiom = traits.userInterfaceIdiom
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    layoutDirection = traits.layoutDirection
    locale = traits.locale
    pageEnvironment = traits.pageEnvironment
    displayScale = traits.displayScale
  }

  /// The traits that pages are built for.
  package init(_ traits: PageTraits) {
    userInterfaceStyle = traits.window?.appearance == .dark ? .dark : .light
    horizontalSizeClass = traits.horizontal == .regular ? .regular : .compact
    verticalSizeClass = traits.vertical == .regular ? .regular : .compact
    userInterfaceIdiom = traits.idiom == .pad ? .pad : .phone
    preferredContentSizeCategory = UIContentSizeCategory(traits.contentSize)
    layoutDirection = traits.direction == .rightToLeft ? .rightToLeft : .leftToRight
    locale = traits.locale
    pageEnvironment = traits.window
    displayScale = CGFloat(traits.window?.device.scale ?? 0)
  }

  /// Belongs to the task that builds, so that others, and fonts made outside of the main actor, see their own.
  private static let ambient = Ambient<UITraitCollection>()
  private static let standard = UITraitCollection(PageTraits())

  /// The traits that pages are being built for; those of a phone held upright unless a page's builder says otherwise.
  public static var current: UITraitCollection { ambient.value ?? standard }

  /// Builds pages for these traits.
  @MainActor
  package static func withCurrent<Result, Failure: Error>(
    _ traits: UITraitCollection, build: @MainActor () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try ambient.with(traits) { () throws(Failure) -> Result in try build() }
  }

  /// Runs a body that may suspend with the traits as the current ones.
  @MainActor
  package static func withCurrent<Result>(
    _ traits: UITraitCollection, build: @MainActor () async -> Result
  ) async -> Result {
    await ambient.with(traits) { await build() }
  }

  // Written by Scripts/uikit-names.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var legibilityWeight: UILegibilityWeight { .regular }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public var displayGamut: UIDisplayGamut { .P3 }
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  // End of what is written.
}

extension UIView {
}

extension UIViewController {
}
