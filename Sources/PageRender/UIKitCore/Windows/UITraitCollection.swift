public import Foundation
internal import LayoutEngine
package import PageBase

/// The immutable traits of the environment of a view or controller.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The language of texts, as a BCP 47 tag. (In UIKit the process has a language, not the traits.)
  package let locale: String
  /// The environment of the page; `nil` if pages are the same in every window.
  package let pageEnvironment: PageEnvironment?
  /// Pixels per point; 0 if unspecified.
  public let displayScale: CGFloat
  /// `elevated` in sheets, where dark backgrounds are lighter, and `base` elsewhere.
  public let userInterfaceLevel: UIUserInterfaceLevel
  /// The distance from the status bar's end to the safe area's upper edge.
  let statusBarGap: Double
  /// The version of iOS whose look and metrics views have.
  package let system: SystemVersion

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
    userInterfaceLevel = .unspecified
    statusBarGap = 0
    system = Self.ambient.value?.system ?? .unnamed
  }

  /// Makes a copy with another appearance, width class, content size or level; what is not given stays.
  init(
    _ traits: UITraitCollection, style: UIUserInterfaceStyle? = nil,
    horizontal: UIUserInterfaceSizeClass? = nil, category: UIContentSizeCategory? = nil,
    level: UIUserInterfaceLevel? = nil
  ) {
    userInterfaceStyle = style ?? traits.userInterfaceStyle
    horizontalSizeClass = horizontal ?? traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    userInterfaceIdiom = traits.userInterfaceIdiom
    preferredContentSizeCategory = category ?? traits.preferredContentSizeCategory
    layoutDirection = traits.layoutDirection
    locale = traits.locale
    pageEnvironment = traits.pageEnvironment
    displayScale = traits.displayScale
    userInterfaceLevel = level ?? traits.userInterfaceLevel
    statusBarGap = traits.statusBarGap
    system = traits.system
  }

  /// Makes UIKit's traits of the traits that pages are built for.
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
    userInterfaceLevel = .base
    statusBarGap = traits.statusBarGap
    system = traits.system
  }

  /// The current traits of the task that builds a page; other tasks have their own.
  private static let ambient = Ambient<UITraitCollection>()
  private static let standard = UITraitCollection(PageTraits())

  /// The traits that pages are being built for; by default those of a phone in portrait.
  public static var current: UITraitCollection { ambient.value ?? standard }

  /// Runs a body with the traits as the current ones.
  @MainActor
  package static func withCurrent<Result, Failure: Error>(
    _ traits: UITraitCollection, build: @MainActor () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try ambient.with(traits) { () throws(Failure) -> Result in try build() }
  }

  /// Runs an asynchronous body with the traits as the current ones.
  @MainActor
  package static func withCurrent<Result>(
    _ traits: UITraitCollection, build: @MainActor () async -> Result
  ) async -> Result {
    await ambient.with(traits) { await build() }
  }

  /// The traits of a page, not a few that code made: the other traits have a value.
  private var isOfPage: Bool {
    userInterfaceIdiom != .unspecified && horizontalSizeClass != .unspecified
      && layoutDirection != .unspecified
  }

  // Without effect on pages.
  public var forceTouchCapability: UIForceTouchCapability { isOfPage ? .unavailable : .unknown }
  public var accessibilityContrast: UIAccessibilityContrast { isOfPage ? .normal : .unspecified }
  public var legibilityWeight: UILegibilityWeight { isOfPage ? .regular : .unspecified }
  public var displayGamut: UIDisplayGamut { isOfPage ? .P3 : .unspecified }
  public var activeAppearance: UIUserInterfaceActiveAppearance { isOfPage ? .active : .unspecified }
  public var tabAccessoryEnvironment: UITabAccessoryEnvironment { .none }
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment { .none }
  public func performAsCurrent(_ actions: () -> Void) { actions() }
}
