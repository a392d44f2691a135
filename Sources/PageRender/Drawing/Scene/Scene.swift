public import LayoutEngine

/// A resolved picture: its size, and the items to draw in points, from back to front. Fonts are found and
/// colours are final, so painters compute no layout.
public struct Scene: Sendable {
  /// The size of the picture, in points.
  public var size: Size
  /// The device pixels per point.
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
  /// The size at which the glyphs are drawn, in points.
  public var pointSize: Double
  /// The size of the text's font, in points; glyphs of East Asian text and emoji are drawn at another.
  public var fontSize: Double
  public var color: Color
  /// The glyphs, with their origins in scene coordinates, in points.
  public var glyphs: [PositionedGlyph]
  /// The text that the glyphs represent, in logical order.
  public var text: String

  public init(
    face: FontFaceID, pointSize: Double, fontSize: Double? = nil, color: Color, glyphs: [PositionedGlyph],
    text: String
  ) {
    self.face = face
    self.pointSize = pointSize
    self.fontSize = fontSize ?? pointSize
    self.color = color
    self.glyphs = glyphs
    self.text = text
  }
}
