package import LayoutEngine
package import PageBase

/// The traits that decide which of an image's variants is shown.
package struct ImageTraits: Hashable, Sendable {
  /// The pixels per point.
  package var scale: Double
  package var idiom: Device.Idiom
  package var appearance: Appearance
  /// The locale's BCP 47 tag, such as `ja`.
  package var locale: String
  package var direction: LayoutDirection
  package var horizontalSizeClass: SizeClass
  package var verticalSizeClass: SizeClass

  /// The traits of a light phone with three pixels per point, for an image's size when no environment is
  /// known.
  package static let nominal = ImageTraits(
    scale: 3, idiom: .phone, appearance: .light, locale: "en", direction: .leftToRight,
    horizontalSizeClass: .compact, verticalSizeClass: .regular)
}

extension PageEnvironment {
  package var imageTraits: ImageTraits {
    let layout = layoutEnvironment
    // Pseudo-locales are made from the source language, which catalogues are assumed to have in English.
    let locale = PseudoLocale(tag: locale) == nil ? locale : "en"
    return ImageTraits(
      scale: layout.scale, idiom: device.idiom, appearance: appearance, locale: locale, direction: direction,
      horizontalSizeClass: layout.horizontalSizeClass, verticalSizeClass: layout.verticalSizeClass)
  }
}
