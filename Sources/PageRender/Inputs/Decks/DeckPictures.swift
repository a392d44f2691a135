internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

/// The pictures of a deck in one locale, as images for views.
@MainActor
struct DeckPictures {
  let deck: Deck
  let images: ImageStore
  let locale: String

  init(of deck: Deck, in locale: String, _ images: ImageStore) {
    (self.deck, self.images, self.locale) = (deck, images, deck.pictureLocale(for: locale))
  }

  /// The page's picture: the file of the locale or a parent locale, else the picture that the deck names.
  func picture(of page: Deck.Page) -> Located<Deck.Picture> {
    Located(page.image(for: locale).map { .file($0) } ?? page.image.value, at: page.image.position)
  }

  /// The image of a picture, whose file is decoded when it is drawn; its header is read now. `nil` for a page
  /// of another deck.
  func image(_ picture: Located<Deck.Picture>) throws(ImageError) -> UIImage? {
    switch picture.value {
    case .file(let file):
      let scale = max(ImageScale.scale(ofFileAt: file.written), 1)
      let pixels = try images.pixelSize(of: file.path)
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      var reference = ArtworkReference(
        path: file.path, name: name, file: deck.file, position: picture.position, store: images)
      reference.writtenName = file.written
      reference.isEssential = true
      let size = Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
      return UIImage(
        Artwork(
          ArtworkVariant(
            source: .file(reference, isShapes: false), size: size, conditions: ImageConditions(scale: scale)))
      )
    case .named(let name): return deck.assets.image(named: name).map { UIImage($0) }
    case .page: return nil
    }
  }
}

extension Deck {
  /// The language whose pictures a locale shows; for a pseudo-locale, the source language.
  func pictureLocale(for locale: String) -> String {
    PseudoLocale(tag: locale) == nil ? locale : strings.sourceLanguage
  }
}

extension Deck.Page {
  /// The picture's file for a locale: that of the locale or a parent locale, else the file that the deck
  /// names; `nil` for images of asset catalogues.
  func image(for locale: String) -> DeckFile? {
    image.value.file(for: locale, among: localizedImages)
  }
}

extension Deck.Picture {
  /// The picture's file for a locale: that of the locale or a parent locale, else its own; `nil` for other
  /// pictures than files.
  func file(for locale: String, among localized: [Deck.LocalizedFile]) -> DeckFile? {
    for tag in LocaleTag.chain(of: locale) {
      if let found = localized.first(where: { $0.locale == tag }) { return found.file }
    }
    return file
  }
}
