internal import LayoutEngine
package import PageDrawing

/// A picture in a view.
package struct ImageContent: Sendable {
  /// Its variants; which one is shown is settled with the environment.
  package var image: Artwork
  package var mode: ImagePlacement
  /// The colour of a picture that is a stencil; `nil` keeps the picture's own colours.
  package var tint: Color.Dynamic?
  /// True if it is mirrored where text runs from right to left.
  package var isFlippedForRightToLeft = false
  /// True if its pixels stay squares where they are enlarged.
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

  /// The size of the nominal variant, in points, which is shown where no environment is known.
  var size: Size { image.nominal.size }
}
