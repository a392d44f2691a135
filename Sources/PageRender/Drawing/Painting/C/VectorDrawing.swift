internal import LayoutEngine

/// The state of a document of shapes that cairo writes, while a page is drawn. Belongs to one task.
package final class VectorDrawing {
  /// How finely shadows, and whatever else has no shapes, are made of pixels.
  static let pixelsPerPoint = 3.0

  /// True if glyphs are the font's, and stand for no text, instead of outlines.
  let keepsGlyphs: Bool
  private var pictures: [Key: SourceSurface] = [:]
  private var others: [SourceSurface] = []

  package init(keepsGlyphs: Bool = false) { self.keepsGlyphs = keepsGlyphs }

  private struct Key: Hashable {
    let image: ObjectIdentifier
    let tint: Color?
  }

  /// The surface of a picture, or of a colour that has it for a stencil, made once for a page; `nil` where cairo refuses it.
  func surface(of image: PixelImage, tint: Color? = nil) -> SourceSurface? {
    let key = Key(image: ObjectIdentifier(image), tint: tint)
    if let known = pictures[key] { return known }
    let whole = PixelRect(left: 0, top: 0, right: image.width, bottom: image.height)
    guard let made = SourceSurface(image, part: whole, tint: tint) else { return nil }
    pictures[key] = made
    return made
  }

  /// Keeps a surface until the page is written.
  func keep(_ surface: SourceSurface) { others.append(surface) }

  /// Lets go of the pictures of a page that is written.
  func endPage() {
    pictures = [:]
    others = []
  }
}
