/// The box of a line, in points.
struct LineMetrics: Equatable {
  /// Above the baseline.
  var ascent = 0.0
  /// Below the baseline; positive.
  var descent = 0.0
  /// The gap to the next line.
  var leading = 0.0

  init() {}

  init(_ box: FontBox, pointSize: Double) {
    ascent = box.ascent * pointSize
    descent = box.descent * pointSize
    leading = box.lineGap * pointSize
  }

  var height: Double { ascent + descent }

  /// Grows to hold another box on the same baseline.
  mutating func include(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}
