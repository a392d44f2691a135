package import LayoutEngine
package import PageBase

/// What a `UIImage` shows: one picture, or several of which each environment shows one.
package struct Artwork: Sendable {
  private var first: ArtworkVariant
  private var others: [ArtworkVariant]
  /// How the artwork says it is to be coloured; `nil` where it does not.
  package var renderingIntent: RenderingIntent?
  /// Whether shapes are drawn anew at the size a view shows them in, not stretched from their own size.
  package var keepsShapes = false
  /// Whether it is a symbol that an asset catalogue has.
  package var isSymbol = false

  package enum RenderingIntent: Hashable, Sendable {
    /// The shape is filled with the tint colour.
    case template
    /// As it is, also where templates are usual.
    case original
  }

  /// One picture for all environments; the scale, in pixels per point, is greater than 0.
  package init(_ image: PixelImage, scale: Double) {
    let conditions = ImageConditions(scale: scale)
    first = ArtworkVariant(
      source: .pixels(image), size: image.size(atScale: scale), conditions: conditions)
    others = []
  }

  /// The same picture for all environments.
  package init(_ variant: ArtworkVariant) {
    first = variant
    others = []
  }

  /// `nil` where there is no variant.
  package init?(variants: [ArtworkVariant]) {
    guard let first = variants.first else { return nil }
    self.first = first
    others = Array(variants.dropFirst())
  }

  /// In the order of the file.
  package var variants: [ArtworkVariant] { [first] + others }

  /// The variant that suits best; of equals the first.
  package func variant(for traits: ImageTraits) -> ArtworkVariant {
    guard !others.isEmpty else { return first }
    var (best, rank) = (first, first.conditions.rank(in: traits))
    for variant in others {
      let other = variant.conditions.rank(in: traits)
      if rank.lexicographicallyPrecedes(other) { (best, rank) = (variant, other) }
    }
    return best
  }

  /// The variant whose size and scale are the image's own where no environment is known.
  package var nominal: ArtworkVariant { variant(for: .nominal) }

  /// Whether environments differ in the image's size, so that it has to be asked for in each.
  package var hasSeveralSizes: Bool { others.contains { $0.alignedSize != first.alignedSize } }

  /// Makes the picture one without a size.
  package mutating func clearSize() { first.size = .zero }

  /// The artwork with every variant cut into these parts.
  package func sliced(_ slices: ImageSlices?) -> Artwork {
    var artwork = self
    artwork.first.slices = slices
    for index in artwork.others.indices { artwork.others[index].slices = slices }
    return artwork
  }

  /// The artwork with every variant aligned by what is inside these insets, in points.
  package func aligned(_ insets: EdgeInsets) -> Artwork {
    var artwork = self
    artwork.first.alignmentInsets = insets
    for index in artwork.others.indices { artwork.others[index].alignmentInsets = insets }
    return artwork
  }
}

/// One picture of an artwork.
package struct ArtworkVariant: Sendable {
  package var source: Source
  /// In points.
  package var size: Size
  package var conditions: ImageConditions
  /// How it is stretched; `nil` as a whole.
  package var slices: ImageSlices?
  /// From the picture's edges to what layout aligns, in points.
  package var alignmentInsets = EdgeInsets.zero

  package init(
    source: Source, size: Size, conditions: ImageConditions, slices: ImageSlices? = nil,
    alignmentInsets: EdgeInsets = EdgeInsets.zero
  ) {
    self.source = source
    self.size = size
    self.conditions = conditions
    self.slices = slices
    self.alignmentInsets = alignmentInsets
  }

  package enum Source: Sendable {
    case pixels(PixelImage)
    /// Decoded when it is first shown.
    case file(ArtworkReference, isShapes: Bool)
    /// Drawn by code; made into pixels when it is shown.
    case drawing(any ArtworkDrawing)
  }

  /// The size without the alignment insets: what a view of the image wants to be.
  package var alignedSize: Size {
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
  package func pixels(
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
package protocol ArtworkDrawing: Sendable {}

extension ArtworkDrawing {
  /// Why the picture cannot be drawn; it has no name and no file.
  package func fault(_ error: ImageError) -> ArtworkFault {
    ArtworkFault(error: error, name: "drawn picture", file: "drawn picture")
  }
}

/// A file of artwork, the store its pixels are kept in, and where it is named.
package struct ArtworkReference: Sendable {
  /// Absolute.
  package var path: String
  package var name: String
  /// The file that names it, as diagnostics have it.
  package var file: String
  package var position: SourcePosition?
  package var store: ImageStore

  package init(path: String, name: String, file: String, position: SourcePosition? = nil, store: ImageStore) {
    self.path = path
    self.name = name
    self.file = file
    self.position = position
    self.store = store
  }

  func fault(_ error: ImageError) -> ArtworkFault {
    ArtworkFault(error: error, name: name, file: file, position: position, isWarning: store.isForgiving)
  }

  package func pixels() throws(ArtworkFault) -> PixelImage {
    do throws(ImageError) { return try store.image(at: path) } catch { throw fault(error) }
  }

  /// Shapes of a size in points; where that takes too many pixels, they are drawn on fewer.
  package func pixels(of size: Size, scale: Double) throws(ArtworkFault) -> PixelImage {
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
package struct ArtworkFault: Error, Hashable, Sendable {
  var error: ImageError
  var name: String
  var file: String
  var position: SourcePosition?
  var isWarning = false
}

extension ArtworkFault {
  /// One line, where the picture is named.
  package var diagnostic: Diagnostic {
    let fault = Diagnostic(
      .error, file: file, position: position, "image \(Wording.quoted(name)) \(error.message)",
      exitCode: error.isLimit ? .limit : .badInput)
    return isWarning ? fault.asWarning : fault
  }
}
