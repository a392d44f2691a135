public import Foundation
internal import LayoutEngine

/// A picture and the number of its pixels per point. Never changes.
open class UIImage: NSObject, @unchecked Sendable {
  let artwork: Artwork
  /// Pixels per point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// The name of the system symbol it stands for, if it does.
  let symbolName: String?
  /// The colour `withTintColor` gave it.
  private let ownTint: UIColor?
  /// Whether the picture is mirrored in views that run from right to left; others are the same in every language.
  public let flipsForRightToLeftLayoutDirection: Bool

  /// Whether a picture shows its own colours, with UIKit's raw values.
  public enum RenderingMode: Int, Sendable {
    /// As the place it is shown in wants it: bars and system buttons make stencils of pictures.
    case automatic
    case alwaysOriginal
    /// A stencil for the tint colour.
    case alwaysTemplate
  }

  /// A decoded picture at a scale, which is at least 1.
  public convenience init(_ pixelImage: PixelImage, scale: CGFloat) {
    self.init(Artwork(pixelImage, scale: Double(max(scale, 1))))
  }

  /// A picture in all its variants; the artwork says how it is to be coloured unless `renderingMode` does.
  init(
    _ artwork: Artwork, renderingMode: RenderingMode? = nil, symbolName: String? = nil, tint: UIColor? = nil,
    isFlipped: Bool = false
  ) {
    flipsForRightToLeftLayoutDirection = isFlipped
    self.artwork = artwork
    // Shapes have no scale of their own.
    scale = CGFloat(max(artwork.nominal.conditions.scale ?? ImageTraits.nominal.scale, 1))
    switch artwork.renderingIntent {
    case .template: self.renderingMode = renderingMode ?? .alwaysTemplate
    case .original: self.renderingMode = renderingMode ?? .alwaysOriginal
    case nil: self.renderingMode = renderingMode ?? .automatic
    }
    self.symbolName = symbolName
    ownTint = tint
  }

  /// In points; of an image with several variants, what a phone of three pixels per point shows.
  open var size: CGSize { artwork.nominal.size.points }

  /// The same picture, drawn in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      artwork, renderingMode: renderingMode, symbolName: symbolName, tint: ownTint,
      isFlipped: flipsForRightToLeftLayoutDirection)
  }

  /// The same picture, mirrored in views that run from right to left, as arrows are.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(artwork, renderingMode: renderingMode, symbolName: symbolName, tint: ownTint, isFlipped: true)
  }

  /// The same picture as a stencil for a colour of its own.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
    UIImage(
      artwork, renderingMode: renderingMode, symbolName: symbolName, tint: color,
      isFlipped: flipsForRightToLeftLayoutDirection)
  }

  /// The same picture with other artwork, such as one that is cut into parts.
  func with(_ artwork: Artwork) -> UIImage {
    UIImage(
      artwork, renderingMode: renderingMode, symbolName: symbolName, tint: ownTint,
      isFlipped: flipsForRightToLeftLayoutDirection)
  }

  /// The picture as a value. `isStencil` says what an `automatic` picture is where it is shown; a symbol is
  /// always one.
  func content(tint: UIColor, isStencil: Bool = false, mode: ImagePlacement = .stretch) -> ImageContent {
    let isTemplate =
      renderingMode == .alwaysTemplate
      || (renderingMode == .automatic && (isStencil || (symbolName != nil && ownTint == nil)))
    let color = isTemplate ? tint : ownTint ?? (symbolName == nil ? nil : .black)
    return ImageContent(
      image: artwork, mode: mode, tint: color?.dynamic,
      isFlippedForRightToLeft: flipsForRightToLeftLayoutDirection)
  }
}
