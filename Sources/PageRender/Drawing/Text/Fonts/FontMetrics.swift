/// The vertical metrics of a font at its size, in points, with `UIFont`'s names and signs.
public struct FontMetrics: Hashable, Sendable {
  /// The height of the line box's top above the baseline.
  public var ascender: Double
  /// The distance from the baseline to the bottom of the line box; negative, as in UIKit.
  public var descender: Double
  /// The height of a flat capital letter above the baseline.
  public var capHeight: Double
  /// The height of a flat small letter above the baseline.
  public var xHeight: Double
  /// The gap between one line box and the next.
  public var leading: Double

  /// The height of a line box: `ascender - descender`, without the leading.
  public var lineHeight: Double { ascender - descender }

  /// The metrics of the iOS system font at a size, equal for all weights. No file is opened.
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

  /// Makes the metrics of a descriptor's font at its size, with the leading of its text style.
  init(_ box: FontBox, of font: FontDescriptor) {
    self.init(box, pointSize: font.pointSize)
    leading += font.leading
  }
}

/// The vertical metrics of a font, in ems.
struct FontBox: Hashable, Sendable {
  /// The ascent above the baseline.
  var ascent: Double
  /// The descent below the baseline; positive.
  var descent: Double
  var lineGap: Double
  var capHeight = 0.0
  var xHeight = 0.0

  /// SF Pro's metrics: 2048 units per em, ascent 1950, descent -494, no gap, cap height 1443, x-height 1078
  /// (capsize's metrics collection). UIFont agrees at 40 pt with 38.0859375, -9.6484375 and 47.734375.
  static let sanFrancisco = FontBox(
    ascent: 1950 / 2048, descent: 494 / 2048, lineGap: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
}
