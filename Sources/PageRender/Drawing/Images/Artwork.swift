package import LayoutEngine
package import PageBase

/// The picture of a `UIImage`: one variant, or several of which each environment shows one.
package struct Artwork: Sendable {
  private var first: ArtworkVariant
  private var others: [ArtworkVariant]
  /// How the artwork says it is to be coloured; `nil` where it does not.
  package var renderingIntent: RenderingIntent?
  /// True if shapes are drawn anew at the size a view shows them in, not stretched from their own size.
  package var keepsShapes = false
  /// True if it is a symbol that an asset catalogue has.
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

  /// Makes artwork of one variant for all environments.
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

  /// The variants in the order of the file.
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

  /// True if environments differ in the image's size, so that it has to be asked for in each.
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

/// A picture that code drew, made into pixels by the layer that knows how.
package protocol ArtworkDrawing: Sendable {}

extension ArtworkDrawing {
  /// Why the picture cannot be drawn; it has no name and no file.
  package func fault(_ error: ImageError) -> ArtworkFault {
    ArtworkFault(error: error, name: "drawn picture", file: "drawn picture")
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
