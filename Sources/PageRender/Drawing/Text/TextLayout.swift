public import LayoutEngine

/// Lines of glyphs, laid out: x grows to the right from the left edge of the layout's width, y grows
/// downwards from the top of the first line. In points, not rounded.
public struct TextLayout: Sendable {
  public var lines: [TextLine]
  /// The widest line's width, with its indents, and the sum of the line heights and what is between them.
  public var size: Size
  /// The characters no font has, each once, in the order of the text; boxes stand for them.
  public var missing: [MissingCharacter]

  public init(lines: [TextLine], size: Size, missing: [MissingCharacter] = []) {
    self.lines = lines
    self.size = size
    self.missing = missing
  }
}

/// Glyphs of one face, size and colour on one line, in visual order.
public struct GlyphRun: Hashable, Sendable {
  /// `FontFaceID.missingGlyph` where boxes stand for characters that no face has.
  public var face: FontFaceID
  /// The size at which the glyphs are drawn, in points; that of emoji and boxes differs from the font size of the text.
  public var pointSize: Double
  public var color: Color.Dynamic
  public var glyphs: [PositionedGlyph]
  /// The text the glyphs stand for, in logical order; a PDF painter makes it selectable.
  public var text: String
  public var shadow: TextShadow?

  public init(
    face: FontFaceID, pointSize: Double, color: Color.Dynamic, glyphs: [PositionedGlyph], text: String,
    shadow: TextShadow? = nil
  ) {
    self.face = face
    self.pointSize = pointSize
    self.color = color
    self.glyphs = glyphs
    self.text = text
    self.shadow = shadow
  }
}

/// A glyph of a face, and where its origin stands.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's index in its face.
  public var glyph: UInt32
  /// The origin's position in the text layout, in points.
  public var x: Double
  public var y: Double
  /// The UTF-8 offset in the run's `text` of the cluster the glyph belongs to.
  public var cluster: Int

  public init(glyph: UInt32, x: Double, y: Double, cluster: Int) {
    self.glyph = glyph
    self.x = x
    self.y = y
    self.cluster = cluster
  }
}

/// The room a text is laid out in, and what happens where it is short.
public struct TextLayoutOptions: Hashable, Sendable {
  /// The width of the layout, in points; `nil` is unlimited, and then lines break only at newlines.
  public var width: Double?
  /// 0 is unlimited.
  public var maximumLines: Int
  /// For the last line that fits; breaks between lines follow each paragraph's own style.
  public var lineBreakMode: LineBreakMode
  public var direction: LayoutDirection
  /// BCP 47; for glyph forms of text that names no language itself.
  public var language: String

  public init(
    width: Double?, maximumLines: Int = 0, lineBreakMode: LineBreakMode = .byWordWrapping,
    direction: LayoutDirection = .leftToRight, language: String = "en"
  ) {
    self.width = width
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.direction = direction
    self.language = language
  }
}
