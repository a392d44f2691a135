package import LayoutEngine
internal import PageBase

/// One of an artwork's pictures, and the environments for it.
package struct ArtworkVariant: Sendable {
  package var source: Source
  /// The picture's size, in points.
  package var size: Size
  package var conditions: ImageConditions
  /// The slices by which the picture is stretched; `nil` stretches it as a whole.
  package var slices: ImageSlices?
  /// The shapes of a symbol, whose pixels are those of its own size.
  package var shapes: SymbolShapes?
  /// The insets from the picture's edges to its alignment rectangle, in points.
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
    /// A file, decoded when it is first shown.
    case file(ArtworkReference, isShapes: Bool)
    /// A picture that code drew, rendered when it is shown.
    case drawing(any ArtworkDrawing)
  }

  /// The size without the alignment insets: the intrinsic content size of a view of the image.
  package var alignedSize: Size {
    Size(
      width: max(size.width - alignmentInsets.left - alignmentInsets.right, 0),
      height: max(size.height - alignmentInsets.top - alignmentInsets.bottom, 0))
  }

  /// The pixels to draw.
  ///
  /// - Parameters:
  ///   - drawnSize: The size at which shapes are drawn, in points; `nil` for their own size.
  ///   - scale: The device pixels per point.
  ///   - draw: Renders a picture that code drew, at a number of pixels per point; throws by default.
  package func pixels(
    drawnSize: Size?, scale: Double,
    draw: (any ArtworkDrawing, _ scale: Double) throws(ArtworkFault) -> PixelImage = Self.undrawn
  ) throws(ArtworkFault) -> PixelImage {
    switch source {
    case .pixels(let image):
      return drawnSize.flatMap { shapes?.pixels(own: size, in: $0, scale: scale) } ?? image
    case .file(let reference, isShapes: false): return try reference.pixels()
    case .file(let reference, isShapes: true):
      return try reference.pixels(of: drawnSize ?? size, scale: scale)
    case .drawing(let picture): return try draw(picture, conditions.scale ?? scale)
    }
  }

  /// Throws for a picture that code drew, which only a page with fonts can render.
  private static func undrawn(_ drawing: any ArtworkDrawing, scale: Double) throws(ArtworkFault) -> PixelImage
  {
    throw drawing.fault(.corrupt("no fonts to draw it with"))
  }
}
