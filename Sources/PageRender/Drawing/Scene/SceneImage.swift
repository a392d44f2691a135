public import LayoutEngine

/// A picture, or a part of one, stretched over a rectangle or repeated in it.
public struct SceneImage: Sendable {
  public var image: PixelImage
  /// The frame of the picture or its part, in points.
  public var frame: Rect
  /// The part that is shown, in whole pixels of the picture; `nil` for all of it.
  public var part: Rect?
  /// The size in points at which it repeats from the frame's upper left corner on; `nil` where it is stretched.
  public var tile: Size?
  /// Drawn where the picture is opaque, instead of its own colours; `nil` keeps them.
  public var tint: Color?
  /// True if each pixel that is drawn is one of the picture's, instead of a mean of some.
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
