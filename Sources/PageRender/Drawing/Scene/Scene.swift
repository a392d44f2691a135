public import LayoutEngine

/// A picture, resolved: a size and a list of what to draw, in points, from back to front. Fonts are
/// found and colours are final; painters decide nothing.
public struct Scene: Sendable {
  /// The size of the picture, in points.
  public var size: Size
  /// Device pixels per point.
  public var scale: Double
  /// The colour that the whole surface is filled with first.
  public var background: Color
  public var items: [SceneItem]

  public init(size: Size, scale: Double, background: Color, items: [SceneItem] = []) {
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
  }
}

/// Glyphs of one face, size and colour.
public struct SceneGlyphs: Sendable {
  public var face: FontFaceID
  /// The font size, in points.
  public var pointSize: Double
  public var color: Color
  /// Origins in scene coordinates, in points.
  public var glyphs: [PositionedGlyph]
  /// The text that the glyphs stand for, in logical order.
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
