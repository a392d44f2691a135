package import LayoutEngine
package import PageBase

/// The picture of a `UIImage`: one or more variants, of which each environment shows one.
package struct Artwork: Sendable {
  private var first: ArtworkVariant
  private var others: [ArtworkVariant]
  /// The rendering intent that the artwork states; `nil` if it states none.
  package var renderingIntent: RenderingIntent?
  /// True if shapes are drawn at the size in which a view shows them, not scaled from their own size.
  package var keepsShapes = false
  /// True for a symbol of an asset catalogue.
  package var isSymbol = false

  package enum RenderingIntent: Hashable, Sendable {
    /// The shape is filled with the tint colour.
    case template
    /// The picture is drawn as it is, even in views that draw templates by default.
    case original
  }

  /// Makes artwork of one picture for all environments; the scale, in pixels per point, is greater than 0.
  package init(_ image: PixelImage, scale: Double) {
    let conditions = ImageConditions(scale: scale)
    first = ArtworkVariant(
      source: .pixels(image), size: image.size(atScale: scale), conditions: conditions)
    others = []
  }

  /// Makes artwork of one variant for all environments.
  package init(_ variant: ArtworkVariant) {
    first = variant
    others = []
  }

  /// `nil` if there are no variants.
  package init?(variants: [ArtworkVariant]) {
    guard let first = variants.first else { return nil }
    self.first = first
    others = Array(variants.dropFirst())
  }

  /// The variants in the order of the file.
  package var variants: [ArtworkVariant] { [first] + others }

  /// The only direction that the artwork has variants for; `nil` for any direction or both. The other one shows it mirrored.
  package var loneDirection: LayoutDirection? {
    guard let direction = first.conditions.direction,
      others.allSatisfy({ $0.conditions.direction == direction })
    else { return nil }
    return direction
  }

  /// The variant that suits the traits best; the first of equals.
  package func variant(for traits: ImageTraits) -> ArtworkVariant {
    guard !others.isEmpty else { return first }
    var (best, rank) = (first, first.conditions.rank(in: traits))
    for variant in others {
      let other = variant.conditions.rank(in: traits)
      if rank.lexicographicallyPrecedes(other) { (best, rank) = (variant, other) }
    }
    return best
  }

  /// The variant whose size and scale are the image's if no environment is known.
  package var nominal: ArtworkVariant { variant(for: .nominal) }

  /// True if the image's size depends on the environment.
  package var hasSeveralSizes: Bool { others.contains { $0.alignedSize != first.alignedSize } }

  /// Sets the size of the first variant to zero.
  package mutating func clearSize() { first.size = .zero }

  /// The artwork with the same slices for every variant; `nil` removes them.
  package func sliced(_ slices: ImageSlices?) -> Artwork {
    var artwork = self
    artwork.first.slices = slices
    for index in artwork.others.indices { artwork.others[index].slices = slices }
    return artwork
  }

  /// The artwork with the shapes of its pixels, a symbol's.
  package func drawnFrom(_ shapes: SymbolShapes) -> Artwork {
    var artwork = self
    artwork.first.shapes = shapes
    artwork.keepsShapes = true
    return artwork
  }

  /// The artwork with the same alignment insets for every variant, in points.
  package func aligned(_ insets: EdgeInsets) -> Artwork {
    var artwork = self
    artwork.first.alignmentInsets = insets
    for index in artwork.others.indices { artwork.others[index].alignmentInsets = insets }
    return artwork
  }
}

/// A picture that code drew; the caller of `ArtworkVariant.pixels` renders it.
package protocol ArtworkDrawing: Sendable {}

extension ArtworkDrawing {
  /// The fault of a picture that cannot be drawn; the picture has no name and no file.
  package func fault(_ error: ImageError) -> ArtworkFault {
    ArtworkFault(error: error, name: "drawn picture", file: "drawn picture")
  }
}

/// Artwork that cannot be drawn, and the position at which it is named.
package struct ArtworkFault: Error, Hashable, Sendable {
  var error: ImageError
  var name: String
  var file: String
  var position: SourcePosition?
  var isWarning = false
  /// True if the page is not drawn without the artwork.
  package var isEssential = false
}

extension ArtworkFault {
  /// The fault as a diagnostic at the position that names the artwork.
  package var diagnostic: Diagnostic {
    let fault = Diagnostic(
      .error, file: file, position: position, "image \(Wording.quoted(name)) \(error.message)",
      exitCode: error.isLimit ? .limit : .badInput)
    return isWarning ? fault.asWarning : fault
  }
}
