internal import LayoutEngine

/// One line of a text layout.
public struct TextLine: Sendable {
  /// The line's text in logical order, without the white space at its end.
  public var text: String
  /// The left end of the line's first glyph, in points.
  public var x: Double
  /// The distance of the baseline from the top of the layout, in points.
  public var baseline: Double
  /// The distance from the top of the line's box to the baseline, in points.
  public var ascent: Double
  /// The distance from the baseline to the bottom of the line's box, in points; positive.
  public var descent: Double
  /// The sum of the advances, in points, without the white space at the line's end.
  public var width: Double
  /// The glyph runs in visual order.
  public var runs: [GlyphRun]
  public var isTruncated: Bool
  /// The line's range of the text, in UTF-16 code units, including the white space at its end; for a
  /// truncated line, its range without the ellipsis.
  public var range = 0..<0
  /// The backgrounds from left to right; underlines and strikethroughs are in this order too.
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
