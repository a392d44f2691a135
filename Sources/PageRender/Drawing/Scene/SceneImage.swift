public import LayoutEngine

/// A picture, or a part of one, stretched over a rectangle or repeated in it.
public struct SceneImage: Sendable {
  public var image: PixelImage
  /// The frame of the picture or its part, in points.
  public var frame: Rect
  /// The part that is shown, in whole pixels of the picture; `nil` for all of it.
  public var part: Rect?
  /// The size, in points, at which the picture repeats from the frame's upper left corner on; `nil` stretches
  /// it to the frame.
  public var tile: Size?
  /// The colour that is drawn with the picture's opacity, instead of the picture's colours; `nil` draws the
  /// picture.
  public var tint: Color?
  /// True if scaling repeats the picture's pixels; false if it interpolates them.
  public var keepsPixels: Bool

  public init(
    image: PixelImage, frame: Rect, part: Rect? = nil, tile: Size? = nil, tint: Color? = nil,
    keepsPixels: Bool = false
  ) {
    self.image = image
    self.frame = frame
    self.part = part
    self.tile = tile
    self.tint = tint
    self.keepsPixels = keepsPixels
  }
}
