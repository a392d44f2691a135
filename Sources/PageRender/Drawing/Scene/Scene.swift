public import LayoutEngine

/// A picture, resolved: a size and a list of what to draw, in points, from back to front. Fonts are
/// found and colours are final; painters decide nothing.
public struct Scene: Sendable {
  /// In points.
  public var size: Size
  /// Device pixels per point.
  public var scale: Double
  /// What the whole surface is filled with first.
  public var background: Color
  public var items: [SceneItem]

  public init(size: Size, scale: Double, background: Color, items: [SceneItem] = []) {
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
  }
}

/// One thing to draw, and the view it came from.
public struct SceneItem: Sendable {
  public var kind: Kind
  /// The index of the view in its tree (the layout item's index).
  public var source: Int

  public init(_ kind: Kind, source: Int) {
    self.kind = kind
    self.source = source
  }

  public enum Kind: Sendable {
    case shape(Shape, Color)
    /// Fills the shape with colours that change from place to place.
    case gradient(Shape, Gradient)
    /// A line along the shape's outline, half of it on each side.
    case stroke(Shape, Stroke)
    /// A blurred picture of the shape, as if it stood above what is below.
    case shadow(Shape, Shadow)
    /// Glyph positions are in scene coordinates; the colour is final.
    case glyphs(SceneGlyphs)
    case image(SceneImage)
    /// Draws the items inside the shape only.
    case clip(Shape, [SceneItem])
    /// Draws the items as one picture with this opacity, 0…1.
    case group(opacity: Double, [SceneItem])
    /// Draws the items, whose coordinates are those before the transform.
    case transform(Transform, [SceneItem])
    /// Draws the items as one picture, each point as opaque as the mask's items are there together.
    case mask([SceneItem], [SceneItem])
    /// A blurred picture of what the items cover.
    case shadowOf([SceneItem], Shadow)
    /// Draws the items, which are one element of a document's structure.
    case tagged(StructureTag, [SceneItem])
  }
}

/// Glyphs of one face, size and colour.
public struct SceneGlyphs: Sendable {
  public var face: FontFaceID
  /// In points.
  public var pointSize: Double
  public var color: Color
  /// Origins in scene coordinates, in points.
  public var glyphs: [PositionedGlyph]
  /// In logical order.
  public var text: String

  public init(
    face: FontFaceID, pointSize: Double, color: Color, glyphs: [PositionedGlyph], text: String
  ) {
    self.face = face
    self.pointSize = pointSize
    self.color = color
    self.glyphs = glyphs
    self.text = text
  }
}

/// A picture, or a part of one, stretched over a rectangle or repeated in it.
public struct SceneImage: Sendable {
  public var image: PixelImage
  /// Where the picture or its part goes, in points.
  public var frame: Rect
  /// The part that is shown, in whole pixels of the picture; `nil` for all of it.
  public var part: Rect?
  /// The size in points at which it repeats from the frame's upper left corner on; `nil` where it is stretched.
  public var tile: Size?
  /// Drawn where the picture is opaque, instead of its own colours; `nil` keeps them.
  public var tint: Color?
  /// Whether each pixel that is drawn is one of the picture's, instead of a mean of some.
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
