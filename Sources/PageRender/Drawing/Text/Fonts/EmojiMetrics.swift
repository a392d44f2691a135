/// How large iOS draws an emoji in text of a size, in points.
///
/// UIKit draws emoji larger than the text's size where that is small. The rule is that of YYText (ibireme,
/// `YYTextUtilities.h`), measured on iOS 8 from Apple Color Emoji at every size; heights of a drawn emoji
/// measured on iOS in 2023 for Flutter (flutter/flutter issue 28894, 11 to 30 pt at 2×) agree within 1.5 pt.
/// Neither is Apple's word, and the space beside the picture was not measured by the second.
struct EmojiMetrics {
  /// The font size of the text, in points.
  let pointSize: Double

  /// The side of the square a picture fills.
  var side: Double {
    if pointSize < 16 { return 1.25 * pointSize }
    return pointSize <= 24 ? 0.5 * pointSize + 12 : pointSize
  }

  /// The height of the square's lower edge above the baseline, in points; always negative.
  var bottom: Double {
    if pointSize < 16 { return -0.2525 * pointSize }
    return pointSize <= 24 ? 0.1225 * pointSize - 6 : -0.1275 * pointSize
  }

  /// How far an emoji moves the pen: its square and 0.75 points on either side.
  var advance: Double { side + 1.5 }

  /// The size at which a face's pictures are as high as the square.
  func faceSize(of face: FontFace) -> Double {
    guard let strike = face.strike else { return pointSize }
    return side / strike.pictureHeight
  }

  /// How far a face's pictures have to be moved up to stand on `bottom`.
  func raise(of face: FontFace) -> Double {
    guard let strike = face.strike else { return 0 }
    return bottom - strike.pictureBottom * faceSize(of: face)
  }
}
