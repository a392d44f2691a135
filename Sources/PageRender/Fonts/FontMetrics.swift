/// The vertical metrics of a font at its size, in points, with `UIFont`'s names and signs.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line box.
  public var ascender: Double
  /// From the baseline to the bottom of the line box; negative, as in UIKit.
  public var descender: Double
  /// From the baseline to the top of a flat capital letter.
  public var capHeight: Double
  /// From the baseline to the top of a flat small letter.
  public var xHeight: Double
  /// The gap between one line box and the next.
  public var leading: Double

  /// The height of a line box: `ascender - descender`, without the leading.
  public var lineHeight: Double { ascender - descender }

  /// The metrics of the iOS system font at a size; the same for every weight. No file is opened.
  public static func system(pointSize: Double) -> FontMetrics {
    FontMetrics(.sanFrancisco, pointSize: pointSize)
  }

  init(_ box: FontBox, pointSize: Double) {
    ascender = box.ascent * pointSize
    descender = -box.descent * pointSize
    capHeight = box.capHeight * pointSize
    xHeight = box.xHeight * pointSize
    leading = box.lineGap * pointSize
  }
}

/// The vertical metrics of a font in units of its em.
struct FontBox: Hashable, Sendable {
  /// Above the baseline.
  var ascent: Double
  /// Below the baseline; positive.
  var descent: Double
  var lineGap: Double
  var capHeight = 0.0
  var xHeight = 0.0

  /// SF Pro: 2048 units per em, ascent 1950, descent -494, no gap, cap height 1443, x height 1078
  /// (capsize's metrics collection; UIFont prints the same at 40 pt: 38.0859375, -9.6484375, 47.734375).
  static let sanFrancisco = FontBox(
    ascent: 1950 / 2048, descent: 494 / 2048, lineGap: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)

  /// The fonts that stand in for one of Apple's and take its line box, by the beginning of the family's
  /// name; any other font has the box of its own tables.
  ///
  /// Noto CJK takes Hiragino's 0.88 and 0.12 without its line gap, so that Japanese lines are as tall as
  /// Latin ones.
  private static let standIns: [(familyPrefix: String, ascent: Double, descent: Double, lineGap: Double)] = [
    ("Noto Sans CJK", 0.88, 0.12, 0),
    ("Noto Serif CJK", 0.88, 0.12, 0),
  ]

  /// The box a font of this family counts with: its own, or that of the font of Apple's it stands in for.
  /// Cap and x height are the glyphs' own.
  func standingIn(forFamily family: String) -> FontBox {
    guard let other = Self.standIns.first(where: { family.hasPrefix($0.familyPrefix) }) else { return self }
    return FontBox(
      ascent: other.ascent, descent: other.descent, lineGap: other.lineGap, capHeight: capHeight,
      xHeight: xHeight)
  }
}
