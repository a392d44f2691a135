internal import LayoutEngine

/// The box drawn for a character that no font has: an upright rectangle as high as a capital letter.
///
/// It is like a font with one glyph and the proportions of the system font's capitals.
package enum MissingGlyphBox {
  /// The advance of the box, in ems.
  static let advance = 0.62
  private static let sideBearing = 0.08
  private static let lineWidth = 0.055
  private static let capHeight = FontBox.sanFrancisco.capHeight

  /// The size of the box for text whose capitals have this height, both in ems of the text.
  static func scale(capHeight: Double) -> Double {
    (0.3...1.5).contains(capHeight) ? capHeight / Self.capHeight : 1
  }

  /// The outline of a box whose origin is on the baseline, in points.
  package static func outline(x: Double, baseline: Double, pointSize: Double) -> Shape {
    let half = lineWidth / 2
    return .rectangle(
      Rect(
        x: x + (sideBearing + half) * pointSize, y: baseline - (capHeight - half) * pointSize,
        width: (advance - 2 * sideBearing - lineWidth) * pointSize,
        height: (capHeight - lineWidth) * pointSize))
  }

  package static func stroke(pointSize: Double, color: Color) -> Stroke {
    Stroke(color: color, width: lineWidth * pointSize)
  }
}

extension FontFaceID {
  /// The ID of no face: its glyphs are the boxes for characters that no font has.
  public static let missingGlyph = FontFaceID(path: "", index: -1)
}
