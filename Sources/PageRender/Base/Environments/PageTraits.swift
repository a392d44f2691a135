public import LayoutEngine

/// The part of an environment that can decide which views a page has and how they are set up. An Interface
/// Builder document varies views, fonts and stack axes by size class; text styles depend on the content size,
/// texts on the locale.
public struct PageTraits: Hashable, Sendable {
  public var horizontal: SizeClass
  public var vertical: SizeClass
  public var idiom: Device.Idiom
  public var contentSize: ContentSize
  /// The locale's BCP 47 tag, such as `ja`.
  public var locale: String
  public var direction: LayoutDirection
  /// The version of iOS, on which the views of every page depend.
  public var system: SystemVersion
  /// The distance from the status bar's end to the safe area's upper edge, where bars begin above that edge.
  package var statusBarGap = 0.0
  /// The environment of a page that is laid out while it is built, as its code reads sizes; `nil` if the
  /// page's views do not depend on the window.
  public var window: PageEnvironment?

  /// Creates traits; the defaults are those of a phone in portrait, in English at the default text size.
  public init(
    horizontal: SizeClass = .compact, vertical: SizeClass = .regular, idiom: Device.Idiom = .phone,
    contentSize: ContentSize = .large, locale: String = "en", direction: LayoutDirection = .leftToRight,
    system: SystemVersion = .unnamed
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.idiom = idiom
    self.contentSize = contentSize
    self.locale = locale
    self.direction = direction
    self.system = system
  }

  /// Groups of traits that the pages of a source may depend on.
  public struct Aspects: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Both size classes, and the idiom of the device.
    public static let device = Aspects(rawValue: 1)
    public static let contentSize = Aspects(rawValue: 2)
    /// The locale and the layout direction.
    public static let locale = Aspects(rawValue: 4)
    /// The whole environment: size, safe area, scale and appearance, and the traits of the other aspects.
    public static let window = Aspects(rawValue: 8)

    /// The aspects of a page that only reads traits.
    public static let all: Aspects = [.device, .contentSize, .locale]
  }

  /// A copy in which each trait outside of some aspects has its default, but for the version of iOS. Traits with equal copies give equal
  /// pages.
  public func reduced(to aspects: Aspects) -> PageTraits {
    guard !aspects.contains(.window) else { return self }
    var reduced = PageTraits(system: system)
    if aspects.contains(.device) {
      reduced.horizontal = horizontal
      reduced.vertical = vertical
      reduced.idiom = idiom
      reduced.statusBarGap = statusBarGap
    }
    if aspects.contains(.contentSize) { reduced.contentSize = contentSize }
    // Pseudo-locales change every text, including texts that are equal in all languages.
    if aspects.contains(.locale) || PseudoLocale(tag: locale) != nil {
      reduced.locale = locale
      reduced.direction = direction
    }
    return reduced
  }
}

extension PageEnvironment {
  /// The traits of a full-screen page.
  public var traits: PageTraits {
    let classes = device.sizeClasses[orientation]
    var traits = PageTraits(
      horizontal: classes.horizontal, vertical: classes.vertical, idiom: device.idiom,
      contentSize: contentSize, locale: locale, direction: direction, system: system)
    if system < .ios26 { traits.statusBarGap = device.statusBarGap(in: orientation) }
    traits.window = self
    return traits
  }
}
