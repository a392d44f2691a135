/// The attributes of one run of text.
public struct TextAttributes: Hashable, Sendable {
  public var font: FontDescriptor
  public var color: Color.Dynamic
  /// The space added after every glyph (`NSAttributedString.Key.kern`), in points. Any value replaces the
  /// system font's tracking.
  ///
  /// `nil` keeps the font's own kerning and tracking; 0 turns the font's kerning off, as in UIKit.
  public var kern: Double?
  /// The space added after every glyph, in points, to the font's own kerning and tracking or to `kern`.
  public var tracking = 0.0
  /// True if the font's optional ligatures (`liga`, `clig`) are used.
  public var ligates = true
  /// The distance by which glyphs are raised from the baseline, in points; negative lowers them. The line
  /// grows to hold them.
  public var baselineOffset = 0.0
  /// The colour behind the glyphs, as high as the line; `nil` for none.
  public var backgroundColor: Color.Dynamic?
  public var underline: TextStroke?
  public var strikethrough: TextStroke?
  public var shadow: TextShadow?
  public var paragraph: ParagraphStyle
  /// The BCP 47 tag of the language, such as `ja`, which selects the forms of Han characters. `nil` follows
  /// the page's locale.
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

/// A shadow of text: its glyphs drawn once more behind it, not blurred.
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
