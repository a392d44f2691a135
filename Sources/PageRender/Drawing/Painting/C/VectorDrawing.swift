internal import LayoutEngine

/// The state of a vector document that cairo writes, while a page is drawn. Belongs to one task.
package final class VectorDrawing {
  /// The resolution of shadows and other content that has no shapes, in pixels per point.
  static let pixelsPerPoint = 3.0

  /// True if glyphs are written with their font but without their text; false if they are outlines.
  let keepsGlyphs: Bool
  private var pictures: [Key: SourceSurface] = [:]
  private var others: [SourceSurface] = []

  package init(keepsGlyphs: Bool = false) { self.keepsGlyphs = keepsGlyphs }

  private struct Key: Hashable {
    let image: ObjectIdentifier
    let tint: Color?
  }

  /// The surface of an image, or of a tint with the image as its stencil, made once for a page; `nil` if
  /// cairo refuses it.
  func surface(of image: PixelImage, tint: Color? = nil) -> SourceSurface? {
    let key = Key(image: ObjectIdentifier(image), tint: tint)
    if let known = pictures[key] { return known }
    let whole = PixelRect(left: 0, top: 0, right: image.width, bottom: image.height)
    guard let made = SourceSurface(image, part: whole, tint: tint) else { return nil }
    pictures[key] = made
    return made
  }

  /// Keeps a surface alive until the page is written.
  func keep(_ surface: SourceSurface) { others.append(surface) }

  /// Releases the surfaces of a page that is written.
  func endPage() {
    pictures = [:]
    others = []
  }
}
