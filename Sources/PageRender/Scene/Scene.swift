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
    /// Glyph positions are in scene coordinates; the colour is final.
    case glyphs(SceneGlyphs)
    case image(SceneImage)
    /// Draws the items inside the shape only.
    case clip(Shape, [SceneItem])
    /// Draws the items as one picture with this opacity, 0…1.
    case group(opacity: Double, [SceneItem])
  }
}

/// An area to fill.
public enum Shape: Hashable, Sendable {
  case rectangle(Rect)
  /// Corner radius in points.
  case roundedRectangle(Rect, radius: Double)
  case ellipse(Rect)
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

/// A picture stretched over a rectangle.
public struct SceneImage: Sendable {
  public var image: PixelImage
  /// Where the whole picture goes, in points.
  public var frame: Rect

  public init(image: PixelImage, frame: Rect) {
    self.image = image
    self.frame = frame
  }
}
