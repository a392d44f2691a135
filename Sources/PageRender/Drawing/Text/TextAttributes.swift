/// The attributes of one run of text.
public struct TextAttributes: Hashable, Sendable {
  public var font: FontDescriptor
  public var color: Color.Dynamic
  /// The space added after every glyph (`NSAttributedString.Key.kern`), in points. `nil` is the font's own kerning and tracking; 0 turns
  /// the font's kerning off, as in UIKit. Any value takes the place of the system font's tracking.
  public var kern: Double?
  /// The space added after every glyph, in points, to the font's own kerning and tracking or to `kern`.
  public var tracking = 0.0
  /// True if the font's optional ligatures (`liga`, `clig`) are used.
  public var ligates = true
  /// The distance that glyphs are raised from the baseline, in points; negative lowers them. The line's box grows to hold them.
  public var baselineOffset = 0.0
  /// The colour behind the glyphs, as high as the line's box; `nil` is none.
  public var backgroundColor: Color.Dynamic?
  public var underline: TextStroke?
  public var strikethrough: TextStroke?
  public var shadow: TextShadow?
  public var paragraph: ParagraphStyle
  /// BCP 47, such as `ja`; decides glyph forms of Han characters. `nil` follows the page's locale.
  public var language: String?

  public init(
    font: FontDescriptor, color: Color.Dynamic = Color.Dynamic(.black), kern: Double? = nil,
    paragraph: ParagraphStyle = ParagraphStyle(), language: String? = nil
  ) {
    self.font = font
    self.color = color
    self.kern = kern
    self.paragraph = paragraph
    self.language = language
  }
}

/// The text once more behind itself; not blurred.
public struct TextShadow: Hashable, Sendable {
  public var color: Color.Dynamic
  /// The shadow's offset to the right, in points.
  public var x: Double
  /// The shadow's offset downwards, in points.
  public var y: Double

  public init(color: Color.Dynamic, x: Double, y: Double) {
    self.color = color
    self.x = x
    self.y = y
  }
}
