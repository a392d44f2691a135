public import LayoutEngine

/// The part of an environment that can decide which views a page has, and how they are set up: an Interface Builder document
/// installs other views, fonts and stack axes per size class, text styles follow the content size, and texts the
/// locale.
public struct PageTraits: Hashable, Sendable {
  public var horizontal: SizeClass
  public var vertical: SizeClass
  public var idiom: Device.Idiom
  public var contentSize: ContentSize
  /// BCP 47, such as `ja`.
  public var locale: String
  public var direction: LayoutDirection
  /// The environment of pages that are laid out while they are built: their code reads sizes. `nil` where the
  /// page's views are the same in every window.
  public var window: PageEnvironment?

  /// A phone in portrait, in English at the default size of text, unless said otherwise.
  public init(
    horizontal: SizeClass = .compact, vertical: SizeClass = .regular, idiom: Device.Idiom = .phone,
    contentSize: ContentSize = .large, locale: String = "en", direction: LayoutDirection = .leftToRight
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.idiom = idiom
    self.contentSize = contentSize
    self.locale = locale
    self.direction = direction
  }

  /// Groups of traits that the pages of a source may depend on.
  public struct Aspects: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Both size classes, and the kind of device.
    public static let device = Aspects(rawValue: 1)
    public static let contentSize = Aspects(rawValue: 2)
    /// The language and the direction it runs in.
    public static let locale = Aspects(rawValue: 4)
    /// All that the environment says: size, safe area, scale, appearance and what the others mean.
    public static let window = Aspects(rawValue: 8)

    /// The aspects of a page that only reads traits.
    public static let all: Aspects = [.device, .contentSize, .locale]
  }

  /// A copy with the default in place of each trait that is not among some aspects: traits that are equal then
  /// give the same pages.
  public func reduced(to aspects: Aspects) -> PageTraits {
    guard !aspects.contains(.window) else { return self }
    var reduced = PageTraits()
    if aspects.contains(.device) {
      reduced.horizontal = horizontal
      reduced.vertical = vertical
      reduced.idiom = idiom
    }
    if aspects.contains(.contentSize) { reduced.contentSize = contentSize }
    // Pseudo-locales change every text, also those that are the same in all languages.
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
      contentSize: contentSize, locale: locale, direction: direction)
    traits.window = self
    return traits
  }
}
