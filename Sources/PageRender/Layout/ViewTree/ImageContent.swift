internal import LayoutEngine
package import PageDrawing

/// An image in a view.
package struct ImageContent: Sendable {
  /// The image's variants, among which the environment chooses.
  package var image: Artwork
  package var mode: ImagePlacement
  /// The colour of a template image; `nil` keeps the image's own colours.
  package var tint: Color.Dynamic?
  /// True if the image is mirrored in right-to-left layout.
  package var isFlippedForRightToLeft = false
  /// True if enlarged pixels stay sharp squares (nearest-neighbour sampling).
  package var keepsPixels = false

  package init(
    image: Artwork, mode: ImagePlacement, tint: Color.Dynamic? = nil, isFlippedForRightToLeft: Bool = false,
    keepsPixels: Bool = false
  ) {
    self.image = image
    self.mode = mode
    self.tint = tint
    self.isFlippedForRightToLeft = isFlippedForRightToLeft
    self.keepsPixels = keepsPixels
  }

  /// The size, in points, of the nominal variant, which is used if the environment is unknown.
  var size: Size { image.nominal.size }

  /// The height of the image's alignment rectangle, in points: a symbol's is as high as a line of text.
  var alignedHeight: Double {
    let insets = image.nominal.alignmentInsets
    return size.height - insets.top - insets.bottom
  }
}
