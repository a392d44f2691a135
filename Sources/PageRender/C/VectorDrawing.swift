internal import LayoutEngine

/// What one document of shapes remembers while its pages are drawn. Belongs to one task.
final class VectorDrawing {
  /// How finely shadows, and whatever else has no shapes, are made of pixels.
  static let pixelsPerPoint = 3.0

  /// Whether the document is PDF: it has a structure, and keeps the colours and the opacity of pictures apart.
  let isPDF: Bool
  /// Whether the document has shapes, glyphs and pictures only: no structure, and glyphs that stand for no text.
  let isBare: Bool
  /// How many pictures put together of several things are being drawn; tags have no place in them: cairo 1.16 crashes.
  var groupDepth = 0
  /// The pages before the one being drawn.
  private(set) var page = 0
  /// Every tag, in the order in which they begin, as they stand in the structure tree.
  private(set) var elements: [Element] = []
  private(set) var links: [Link] = []
  private var pictures: [ObjectIdentifier: SourceSurface] = [:]
  private var others: [SourceSurface] = []
  /// With the pictures, so that no other can come to the address of one.
  private var separated: [ObjectIdentifier: (image: PixelImage, surfaces: SeparatedSurfaces)] = [:]
  private var glyphs: [GlyphKey: GlyphPicture?] = [:]

  /// Emoji whose pictures are remembered: some 90 KB each.
  private static let glyphLimit = 256
  /// What is kept of pictures that are not opaque from page to page, in pixels: 40 MB.
  private static let separatedLimit = 1 << 23

  init(isPDF: Bool, isBare: Bool = false) {
    self.isPDF = isPDF
    self.isBare = isBare
  }

  /// An element of the structure tree.
  struct Element {
    /// As it is in the content, `H1`.
    var role: String
    var figure: Figure?
    /// The place of the link it is in `links`.
    var link: Int?

    struct Figure {
      var alternative: String
      var language: String?
    }
  }

  /// An area that leads somewhere, in points of its page.
  struct Link {
    var page: Int
    var area: Rect
    var destination: String
  }

  /// A glyph that is a picture, and where it stands.
  struct GlyphPicture {
    var bitmap: ColorBitmap
    var surfaces: SeparatedSurfaces
  }

  private struct GlyphKey: Hashable {
    let face: FontFaceID
    let glyph: UInt32
  }

  func add(_ element: Element) { elements.append(element) }

  /// The place of the link.
  func add(_ link: Link) -> Int {
    links.append(link)
    return links.count - 1
  }

  /// The surface of a picture, made once for a page; `nil` where cairo refuses it.
  func surface(of image: PixelImage) -> SourceSurface? {
    let key = ObjectIdentifier(image)
    if let known = pictures[key] { return known }
    let whole = PixelRect(left: 0, top: 0, right: image.width, bottom: image.height)
    guard let made = SourceSurface(image, part: whole) else { return nil }
    pictures[key] = made
    return made
  }

  /// Keeps a surface until the page is written.
  func keep(_ surface: SourceSurface) { others.append(surface) }

  /// The colours and the opacity of a picture.
  func separated(_ image: PixelImage) -> SeparatedSurfaces? {
    let key = ObjectIdentifier(image)
    if let known = separated[key] { return known.surfaces }
    guard let made = SeparatedSurfaces(image) else { return nil }
    separated[key] = (image, made)
    return made
  }

  /// The picture of a glyph of a face, decoded once; `nil` for one that has none.
  func picture(
    of glyph: UInt32, face: FontFaceID, _ decode: () throws(FontError) -> ColorBitmap?
  ) throws(FontError) -> GlyphPicture? {
    let key = GlyphKey(face: face, glyph: glyph)
    if let known = glyphs[key] { return known }
    let made = try decode().flatMap { bitmap in
      bitmap.pixels.withUnsafeBufferPointer {
        SeparatedSurfaces($0, width: bitmap.width, height: bitmap.height)
      }.map { GlyphPicture(bitmap: bitmap, surfaces: $0) }
    }
    glyphs[key] = .some(made)
    return made
  }

  /// Lets go of the pictures of a page that is written.
  func endPage() {
    page += 1
    groupDepth = 0
    pictures = [:]
    others = []
    if glyphs.count > Self.glyphLimit { glyphs = [:] }
    let pixels = separated.values.reduce(0) { $0 + $1.surfaces.width * $1.surfaces.height }
    if pixels > Self.separatedLimit { separated = [:] }
  }
}
