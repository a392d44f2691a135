/// The size and position at which iOS draws an emoji in text of a size, in points.
///
/// UIKit draws emoji larger than the text's size if that is small. The rule is that of YYText (ibireme,
/// `YYTextUtilities.h`), measured on iOS 8 from Apple Color Emoji at every size. Heights of emoji drawn on
/// iOS, measured in 2023 for Flutter (flutter/flutter issue 28894, 11 to 30 pt at 2×), agree within 1.5 pt.
/// Neither source is Apple, and the second did not measure the space beside an emoji.
struct EmojiMetrics {
  /// The font size of the text, in points.
  let pointSize: Double

  /// The side of the square that a picture fills, in points.
  var side: Double {
    if pointSize < 16 { return 1.25 * pointSize }
    return pointSize <= 24 ? 0.5 * pointSize + 12 : pointSize
  }

  /// The lower edge of the square relative to the baseline, in points; always negative, which is below.
  var bottom: Double {
    if pointSize < 16 { return -0.2525 * pointSize }
    return pointSize <= 24 ? 0.1225 * pointSize - 6 : -0.1275 * pointSize
  }

  /// The advance of an emoji, in points: its square, and 0.75 on either side.
  var advance: Double { side + 1.5 }

  /// The font size at which a face's pictures are as high as the square.
  func faceSize(of face: FontFace) -> Double {
    guard let strike = face.strike else { return pointSize }
    return side / strike.pictureHeight
  }

  /// The distance, in points, by which a face's pictures are raised so that their lower edge is at `bottom`.
  func raise(of face: FontFace) -> Double {
    guard let strike = face.strike else { return 0 }
    return bottom - strike.pictureBottom * faceSize(of: face)
  }
}
