public import LayoutEngine

/// What of an environment can decide which views a page has, and how they are set up: an Interface Builder document
/// installs other views, fonts and stack axes per size class.
public struct PageTraits: Hashable, Sendable {
  public var horizontal: SizeClass
  public var vertical: SizeClass
  public var idiom: Device.Idiom

  /// A phone in portrait, unless said otherwise.
  public init(
    horizontal: SizeClass = .compact, vertical: SizeClass = .regular, idiom: Device.Idiom = .phone
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.idiom = idiom
  }
}

extension PageEnvironment {
  /// The traits of a full-screen page.
  public var traits: PageTraits {
    let classes = device.sizeClasses[orientation]
    return PageTraits(horizontal: classes.horizontal, vertical: classes.vertical, idiom: device.idiom)
  }
}
