package import LayoutEngine
internal import PageBase

/// One picture of an artwork.
package struct ArtworkVariant: Sendable {
  package var source: Source
  /// The picture's size, in points.
  package var size: Size
  package var conditions: ImageConditions
  /// How it is stretched; `nil` as a whole.
  package var slices: ImageSlices?
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
