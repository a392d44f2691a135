internal import LayoutEngine
internal import PageDrawing

/// How the letters of an artboard differ from those of a page.
struct InkChange {
  /// How much larger they are; 1 where that is not sure.
  private let growth: Double
  private let thickness: Double
  private let outline: Double
  private let isSure: Bool
  /// True if both are one line.
  private let isLine: Bool

  /// Less is not told: half a point of 8, about what pixels hide.
  private static let leastGrowth = 0.06
  /// A step from regular to medium makes strokes 22 % thicker; another program's smoothing up to a tenth.
  private static let leastThickness = 1.15
  /// Outlines of one text are as long but for this share, in other weights too.
  private static let sameOutline = 0.08

  init?(_ own: TextInk?, _ other: TextInk?) {
    guard let own, let other else { return nil }
    let growth = own.growth(to: other)
    isSure = growth != nil
    self.growth = growth ?? 1
    isLine = own.lineCount == 1 && other.lineCount == 1
    (thickness, outline) = (other.thickness / own.thickness, other.outline / own.outline)
  }

  /// How much larger the letters are, where that is told.
  var told: Double? { isSure && abs(growth - 1) >= Self.leastGrowth ? growth : nil }

  var weight: DesignDifference.Kind? {
    guard isSure else { return nil }
    let ratio = thickness / growth
    if ratio >= Self.leastThickness { return .weight(isHeavier: true) }
    return ratio <= 1 / Self.leastThickness ? .weight(isHeavier: false) : nil
  }

  /// Returns true if the letters are others. A single line cannot break elsewhere: then it is another unless it is quite like, which
  /// the same letters in a much bolder font may be no more than; of several the length of their outlines tells.
  ///
  /// - Parameter likeness: Of the artboard's text to the page's, stretched.
  func saysOther(likeness: Double) -> Bool {
    let isAsLong = isSure && abs(outline / growth - 1) <= Self.sameOutline
    return !isAsLong || isLine && likeness < Self.quiteLike
  }

  private static let quiteLike = 0.55
}
