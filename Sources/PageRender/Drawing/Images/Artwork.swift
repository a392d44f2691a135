internal import LayoutEngine

/// What a `UIImage` shows: one picture, or several of which each environment shows one.
struct Artwork: Sendable {
  private var first: ArtworkVariant
  private var others: [ArtworkVariant]
  /// How the artwork says it is to be coloured; `nil` where it does not.
  var renderingIntent: RenderingIntent?
  /// Whether shapes are drawn anew at the size a view shows them in, not stretched from their own size.
  var keepsShapes = false
  /// Whether it is a symbol that an asset catalogue has.
  var isSymbol = false

  enum RenderingIntent: Hashable, Sendable {
    /// The shape is filled with the tint colour.
    case template
    /// As it is, also where templates are usual.
    case original
  }

  /// One picture for all environments; the scale, in pixels per point, is greater than 0.
  init(_ image: PixelImage, scale: Double) {
    let conditions = ImageConditions(scale: scale)
    first = ArtworkVariant(
      source: .pixels(image), size: image.size(atScale: scale), conditions: conditions)
    others = []
  }

  /// The same picture for all environments.
  init(_ variant: ArtworkVariant) {
    first = variant
    others = []
  }

  /// `nil` where there is no variant.
  init?(variants: [ArtworkVariant]) {
    guard let first = variants.first else { return nil }
    self.first = first
    others = Array(variants.dropFirst())
  }

  /// In the order of the file.
  var variants: [ArtworkVariant] { [first] + others }

  /// The variant that suits best; of equals the first.
  func variant(for traits: ImageTraits) -> ArtworkVariant {
    guard !others.isEmpty else { return first }
    var (best, rank) = (first, first.conditions.rank(in: traits))
    for variant in others {
      let other = variant.conditions.rank(in: traits)
      if rank.lexicographicallyPrecedes(other) { (best, rank) = (variant, other) }
    }
    return best
  }

  /// The variant whose size and scale are the image's own where no environment is known.
  var nominal: ArtworkVariant { variant(for: .nominal) }

  /// Whether environments differ in the image's size, so that it has to be asked for in each.
  var hasSeveralSizes: Bool { others.contains { $0.alignedSize != first.alignedSize } }

  /// Makes the picture one without a size.
  mutating func clearSize() { first.size = .zero }

  /// The artwork with every variant cut into these parts.
  func sliced(_ slices: ImageSlices?) -> Artwork {
    var artwork = self
    artwork.first.slices = slices
    for index in artwork.others.indices { artwork.others[index].slices = slices }
    return artwork
  }

  /// The artwork with every variant aligned by what is inside these insets, in points.
  func aligned(_ insets: EdgeInsets) -> Artwork {
    var artwork = self
    artwork.first.alignmentInsets = insets
    for index in artwork.others.indices { artwork.others[index].alignmentInsets = insets }
    return artwork
  }
}

/// One picture of an artwork.
struct ArtworkVariant: Sendable {
  var source: Source
  /// In points.
  var size: Size
  var conditions: ImageConditions
  /// How it is stretched; `nil` as a whole.
  var slices: ImageSlices?
  /// From the picture's edges to what layout aligns, in points.
  var alignmentInsets = EdgeInsets.zero

  enum Source: Sendable {
    case pixels(PixelImage)
    /// Decoded when it is first shown.
    case file(ArtworkReference, isShapes: Bool)
    /// Drawn by code; made into pixels when it is shown.
    case drawing(any ArtworkDrawing)
  }

  /// The size without the alignment insets: what a view of the image wants to be.
  var alignedSize: Size {
    Size(
      width: max(size.width - alignmentInsets.left - alignmentInsets.right, 0),
      height: max(size.height - alignmentInsets.top - alignmentInsets.bottom, 0))
  }

  /// The pixels to draw.
  ///
  /// - Parameters:
  ///   - drawnSize: Where shapes are drawn at the size they are shown in, that size in points; `nil` for their own.
  ///   - scale: Device pixels per point.
  ///   - draw: Makes pixels of what code drew, at a number of them per point; it fails unless given.
  func pixels(
    drawnSize: Size?, scale: Double,
    draw: (any ArtworkDrawing, _ scale: Double) throws(ArtworkFault) -> PixelImage = Self.undrawn
  ) throws(ArtworkFault) -> PixelImage {
    switch source {
    case .pixels(let image): return image
    case .file(let reference, isShapes: false): return try reference.pixels()
    case .file(let reference, isShapes: true):
      return try reference.pixels(of: drawnSize ?? size, scale: scale)
    case .drawing(let picture): return try draw(picture, conditions.scale ?? scale)
    }
  }

  /// Refuses artwork of code, which only a page with fonts can draw.
  private static func undrawn(_ drawing: any ArtworkDrawing, scale: Double) throws(ArtworkFault) -> PixelImage
  {
    throw drawing.fault(.corrupt("no fonts to draw it with"))
  }
}

/// A picture that code drew, made into pixels by the layer that knows how.
protocol ArtworkDrawing: Sendable {}

extension ArtworkDrawing {
  /// Why the picture cannot be drawn; it has no name and no file.
  func fault(_ error: ImageError) -> ArtworkFault {
    ArtworkFault(error: error, name: "drawn picture", file: "drawn picture")
  }
}

/// A file of artwork, the store its pixels are kept in, and where it is named.
struct ArtworkReference: Sendable {
  /// Absolute.
  var path: String
  var name: String
  /// The file that names it, as diagnostics have it.
  var file: String
  var position: SourcePosition?
  var store: ImageStore

  func fault(_ error: ImageError) -> ArtworkFault {
    ArtworkFault(error: error, name: name, file: file, position: position)
  }

  func pixels() throws(ArtworkFault) -> PixelImage {
    do throws(ImageError) { return try store.image(at: path) } catch { throw fault(error) }
  }

  /// Shapes of a size in points; where that takes too many pixels, they are drawn on fewer.
  func pixels(of size: Size, scale: Double) throws(ArtworkFault) -> PixelImage {
    let (width, height) = (max(size.width * scale, 1), max(size.height * scale, 1))
    let shrink = min(
      1, (Double(ArtworkFile.pixelLimit) / (width * height)).squareRoot(),
      Double(PixelBuffer.sideLimit) / max(width, height))
    func side(_ length: Double) -> Int {
      let length = shrink < 1 ? (length * shrink).rounded(.down) : length.rounded()
      return max(Int(exactly: length) ?? 1, 1)
    }
    do throws(ImageError) {
      return try store.image(at: path, width: side(width), height: side(height))
    } catch {
      throw fault(error)
    }
  }
}

/// A picture that cannot be drawn, and where it is named.
struct ArtworkFault: Error, Hashable, Sendable {
  var error: ImageError
  var name: String
  var file: String
  var position: SourcePosition?
}

extension ArtworkFault {
  /// One line, where the picture is named.
  var diagnostic: Diagnostic {
    Diagnostic(
      .error, file: file, position: position, "image \(Wording.quoted(name)) \(error.message)",
      exitCode: error.isLimit ? .limit : .badInput)
  }
}
