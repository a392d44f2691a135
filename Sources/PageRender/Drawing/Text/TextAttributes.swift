/// The attributes of one run of text.
public struct TextAttributes: Hashable, Sendable {
  public var font: FontDescriptor
  public var color: Color.Dynamic
  /// In points, added after every glyph (`NSAttributedString.Key.kern`). `nil` is the font's own
  /// kerning and tracking; 0 turns the font's kerning off, as in UIKit. Any value takes the place of the
  /// system font's tracking.
  public var kern: Double?
  /// In points, added after every glyph, to the font's own kerning and tracking or to `kern`.
  public var tracking = 0.0
  /// True if the font's optional ligatures (`liga`, `clig`) are used.
  public var ligates = true
  /// In points; above 0 raises the glyphs, and the line's box grows with them.
  public var baselineOffset = 0.0
  /// Behind the glyphs, as high as the line's box.
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
  /// In points, to the right.
  public var x: Double
  /// In points, downwards.
  public var y: Double

  public init(color: Color.Dynamic, x: Double, y: Double) {
    self.color = color
    self.x = x
    self.y = y
  }
}
