public import LayoutEngine

/// Lines of glyphs, laid out in points and not rounded. x grows to the right from the left edge of the
/// layout's width, and y grows downwards from the top of the first line.
public struct TextLayout: Sendable {
  public var lines: [TextLine]
  /// The widest line's width with its indents, and the sum of the line heights and of the gaps between lines.
  public var size: Size
  /// The characters that no font has, each once, in the order of the text; boxes are drawn for them.
  public var missing: [MissingCharacter]

  public init(lines: [TextLine], size: Size, missing: [MissingCharacter] = []) {
    self.lines = lines
    self.size = size
    self.missing = missing
  }
}

/// Glyphs of one face, size and colour on one line, in visual order.
public struct GlyphRun: Hashable, Sendable {
  /// The face of the glyphs; `FontFaceID.missingGlyph` for boxes of characters that no face has.
  public var face: FontFaceID
  /// The size at which the glyphs are drawn, in points.
  public var pointSize: Double
  /// The size of the text's font, in points; glyphs of East Asian text, emoji and boxes are drawn at another.
  public var fontSize: Double
  public var color: Color.Dynamic
  public var glyphs: [PositionedGlyph]
  /// The text that the glyphs represent, in logical order; a PDF painter makes it selectable.
  public var text: String
  public var shadow: TextShadow?

  public init(
    face: FontFaceID, pointSize: Double, fontSize: Double? = nil, color: Color.Dynamic,
    glyphs: [PositionedGlyph], text: String, shadow: TextShadow? = nil
  ) {
    self.face = face
    self.pointSize = pointSize
    self.fontSize = fontSize ?? pointSize
    self.color = color
    self.glyphs = glyphs
    self.text = text
    self.shadow = shadow
  }
}

/// A glyph of a face, and the position of its origin.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's index in its face.
  public var glyph: UInt32
  /// The origin's position in the text layout, in points.
  public var x: Double
  public var y: Double
  /// The UTF-8 offset of the glyph's cluster in the run's `text`.
  public var cluster: Int

  public init(glyph: UInt32, x: Double, y: Double, cluster: Int) {
    self.glyph = glyph
    self.x = x
    self.y = y
    self.cluster = cluster
  }
}

/// The room in which a text is laid out, and the handling of text that does not fit.
public struct TextLayoutOptions: Hashable, Sendable {
  /// The width of the layout, in points; `nil` is unlimited, so that lines break only at newlines.
  public var width: Double?
  /// The most lines; 0 for no limit.
  public var maximumLines: Int
  /// The mode of the last line that is allowed; other lines break by each paragraph's own style.
  public var lineBreakMode: LineBreakMode
  public var direction: LayoutDirection
  /// The BCP 47 tag of the language of text that names none, for glyph forms.
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
