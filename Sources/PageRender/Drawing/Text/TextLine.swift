internal import LayoutEngine

/// One line of a text layout.
public struct TextLine: Sendable {
  /// The line's text in logical order, without the white space that ends it.
  public var text: String
  /// The left end of the line's first glyph, in points.
  public var x: Double
  /// The distance of the baseline from the top of the layout, in points.
  public var baseline: Double
  /// The distance from the top of the line's box to the baseline, in points.
  public var ascent: Double
  /// The distance from the baseline to the bottom of the line's box, in points; positive.
  public var descent: Double
  /// The sum of the advances, without the white space that ends the line.
  public var width: Double
  /// The glyph runs in visual order.
  public var runs: [GlyphRun]
  public var isTruncated: Bool
  /// The range of the text that the line is made of, in UTF-16 code units, with the white space that ends it; of a truncated
  /// line what it would have had without an ellipsis.
  public var range = 0..<0
  /// The backgrounds from left to right, as the rules are.
  public var backgrounds: [TextBackground] = []
  public var underlines: [TextRule] = []
  public var strikethroughs: [TextRule] = []

  public init(
    text: String, x: Double, baseline: Double, ascent: Double, descent: Double, width: Double,
    runs: [GlyphRun], isTruncated: Bool = false
  ) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.ascent = ascent
    self.descent = descent
    self.width = width
    self.runs = runs
    self.isTruncated = isTruncated
  }
}
