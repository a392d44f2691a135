internal import LayoutEngine
internal import Synchronization

/// The pictures of a document, shared by all tasks that draw its pages.
///
/// Each picture is encoded once, by the first task that asks for it, while other tasks go on.
package final class PDFPictures: Sendable {
  private let known = Mutex<[PDFPicture.Key: PDFPicture]>([:])
  private let glyphs = Mutex<[PDFPicture.Key: GlyphPicture?]>([:])
  private let reduced = Mutex<[Reduction: PixelImage]>([:])
  /// True if large pictures are embedded with the pixels that a print of their size needs, and photographs as
  /// JPEG files.
  private let reduces: Bool

  /// - Parameter reduces: True to embed large pictures at the size at which they are shown, and photographs as
  ///   JPEG files.
  package init(reduces: Bool = false) { self.reduces = reduces }

  private struct Reduction: Hashable {
    var image: PictureHash
    var factor: Int
  }

  /// The number of pixels up to which pictures are embedded as they are.
  private static let smallPicture = 1_000_000
  /// The least pixels per point of a reduced picture: those of 200 per inch, as photographs need in print.
  private static let leastDensity = 200.0 / 72
  /// The factors by which pictures are reduced; few, so that uses of similar sizes share a picture.
  private static let factors = [32, 24, 16, 12, 8, 6, 4, 3, 2]
  /// The number of reduced pictures that are kept, of some megabytes each.
  private static let reducedLimit = 32

  /// The image to embed for a use at a number of the image's pixels per point of the page: the image itself,
  /// or a reduced copy of a large one.
  func image(_ image: PixelImage, density: Double) -> PixelImage {
    guard reduces, image.width * image.height > Self.smallPicture, density.isFinite,
      let factor = Self.factors.first(where: { density / Double($0) >= Self.leastDensity })
    else { return image }
    let key = Reduction(image: image.contentHash, factor: factor)
    if let known = reduced.withLock({ $0[key] }) { return known }
    // Several tasks may reduce the same image at once; their results are equal.
    guard let made = try? image.reduced(by: factor) else { return image }
    reduced.withLock { reduced in
      if reduced.count >= Self.reducedLimit { reduced = [:] }
      reduced[key] = made
    }
    return made
  }

  /// The number of emoji whose pixels are cached, some 75 KB each.
  private static let glyphLimit = 256

  /// A glyph with colours of its own: its bitmap, and the document's picture of it.
  struct GlyphPicture: Sendable {
    var bitmap: ColorBitmap
    var picture: PDFPicture
  }

  /// The picture of an image, or of a part of it; with a tint, a picture of that colour with the image's
  /// opacity.
  func picture(
    of image: PixelImage, part: PixelRectangle? = nil, tint: Color? = nil, keepsPixels: Bool
  ) -> PDFPicture {
    let isSmooth = !keepsPixels
    if part == nil, tint == nil, let file = image.encoded {
      // The key is the file's hash: several files may have equal pixels, and which comes first is not
      // certain.
      let key = PDFPicture.Key.file(file.contentHash, keepsPixels: keepsPixels)
      let size = PixelSize(width: image.width, height: image.height)
      return add(PDFPicture(key, size: size, .file(file), isSmooth: isSmooth))
    }
    let key = PDFPicture.Key.image(
      image.contentHash, isOpaque: image.isOpaque, part: part, keepsPixels: keepsPixels)
    let size = PixelSize(width: part?.width ?? image.width, height: part?.height ?? image.height)
    let pixels = PDFPicture.Pixels.image(image, part)
    if let tint { return add(tint, through: opacity(key, size: size, isSmooth: isSmooth, pixels)) }
    guard !image.isOpaque else {
      return add(
        PDFPicture(
          key, size: size, .colors(pixels, isOpaque: true), isSmooth: isSmooth,
          mayLose: reduces && !keepsPixels))
    }
    return add(key, size: size, isSmooth: isSmooth, pixels)
  }

  /// Encodes the pictures of items before pages are drawn; pictures that other tasks encode are skipped.
  package func prepare(_ items: [SceneItem]) {
    for item in items {
      switch item.kind {
      case .image(let drawn):
        // An opaque stencil is drawn as a rectangle; a tile is a picture of its own.
        guard drawn.placement != nil, drawn.tile == nil, drawn.tint == nil || !drawn.image.isOpaque,
          !reduces || drawn.image.width * drawn.image.height <= Self.smallPicture
        else { continue }
        _ = picture(of: drawn.image, tint: drawn.tint, keepsPixels: drawn.keepsPixels)
      case .clip(_, let items), .transform(_, let items), .group(_, let items), .mask(_, let items),
        .tagged(_, let items), .filtered(_, let items):
        prepare(items)
      case .shape, .stroke, .gradient, .shadow, .shadowOf, .glyphs, .backdrop: break
      }
    }
  }

  /// The picture and bitmap of a face's glyph, decoded once; `nil` for a glyph that has none.
  ///
  /// - Throws: `FontError` if the bitmap cannot be read.
  func picture(of glyph: UInt32, face: FontFace) throws(FontError) -> GlyphPicture? {
    let key = PDFPicture.Key.glyph(face.id, glyph)
    if let known = glyphs.withLock({ $0[key] }) { return known }
    // Several tasks may decode the same glyph at once; their results are equal.
    let made = try face.picture(of: glyph).map { bitmap in
      let size = PixelSize(width: bitmap.width, height: bitmap.height)
      return GlyphPicture(
        bitmap: bitmap, picture: add(key, size: size, isSmooth: true, .array(bitmap.pixels)))
    }
    glyphs.withLock { glyphs in
      if glyphs.count >= Self.glyphLimit { glyphs = [:] }
      glyphs[key] = .some(made)
    }
    return made
  }

  /// A picture of one colour, with the opacity of `coverage`, a byte per pixel.
  func shadow(_ coverage: [UInt8], size: PixelSize, color: Color) -> PDFPicture {
    let hash = coverage.withUnsafeBytes { PictureHash(of: $0) }
    let key = PDFPicture.Key.opacity(.shadow(hash, size))
    return add(color, through: add(PDFPicture(key, size: size, .greys(coverage), isSmooth: true)))
  }

  /// Adds a picture that is not opaque everywhere, and a picture of its opacity.
  private func add(
    _ key: PDFPicture.Key, size: PixelSize, isSmooth: Bool, _ pixels: PDFPicture.Pixels
  ) -> PDFPicture {
    let opacity = opacity(key, size: size, isSmooth: isSmooth, pixels)
    return add(
      PDFPicture(key, size: size, .colors(pixels, isOpaque: false), opacity: opacity, isSmooth: isSmooth))
  }

  private func opacity(
    _ key: PDFPicture.Key, size: PixelSize, isSmooth: Bool, _ pixels: PDFPicture.Pixels
  ) -> PDFPicture {
    add(PDFPicture(.opacity(key), size: size, .opacity(pixels), isSmooth: isSmooth))
  }

  private func add(_ color: Color, through opacity: PDFPicture) -> PDFPicture {
    let parts = [color.red, color.green, color.blue].map { UInt8(min(max($0, 0), 1) * 255 + 0.5) }
    let key = PDFPicture.Key.tint(opacity.key, color: parts)
    return add(
      PDFPicture(key, size: opacity.size, .color(parts), opacity: opacity, isSmooth: opacity.isSmooth))
  }

  /// Adds and encodes a picture unless its key is known; returns the known picture otherwise.
  private func add(_ picture: PDFPicture) -> PDFPicture {
    let known = known.withLock { known in
      let found = known[picture.key]
      if found == nil { known[picture.key] = picture }
      return found
    }
    if known == nil { picture.encode() }
    return known ?? picture
  }
}
