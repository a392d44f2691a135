/// The vertical metrics of a line, in points.
struct LineMetrics: Equatable {
  /// The ascent above the baseline.
  var ascent = 0.0
  /// The descent below the baseline; positive.
  var descent = 0.0
  /// The gap to the next line.
  var leading = 0.0

  init() {}

  init(_ box: FontBox, pointSize: Double) {
    ascent = box.ascent * pointSize
    descent = box.descent * pointSize
    leading = box.lineGap * pointSize
  }

  /// The metrics of text in a font, with the leading of its text style.
  init(_ box: FontBox, of font: FontDescriptor) {
    self.init(box, pointSize: font.pointSize)
    leading += font.leading
  }

  var height: Double { ascent + descent }

  /// Grows to include other metrics on the same baseline.
  mutating func include(_ other: LineMetrics) {
    // The leading of large text styles is negative.
    leading = self == LineMetrics() ? other.leading : max(leading, other.leading)
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }

  /// The metrics of the same glyphs, raised by a distance.
  func raised(by offset: Double) -> LineMetrics {
    guard offset != 0 else { return self }
    var raised = self
    raised.ascent += offset
    raised.descent -= offset
    return raised
  }

  /// The metrics of a line in a style that multiplies, raises or limits line heights.
  ///
  /// The height is multiplied first, then raised to the minimum, then limited to the maximum (Apple,
  /// `NSParagraphStyle`). Only the ascent changes, as in TextKit, where text is at the bottom of a taller
  /// line.
  func fitted(to style: ParagraphStyle) -> LineMetrics {
    var wanted = height
    if style.lineHeightMultiple > 0 { wanted *= style.lineHeightMultiple }
    wanted = max(wanted, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { wanted = min(wanted, style.maximumLineHeight) }
    guard wanted != height else { return self }
    var fitted = self
    fitted.ascent = wanted - descent
    return fitted
  }
}
