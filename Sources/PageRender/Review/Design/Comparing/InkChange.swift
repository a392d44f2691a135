internal import LayoutEngine
internal import PageDrawing

/// The change from the letters of a page to those of an artboard.
struct InkChange {
  /// The size of the letters relative to the page's; 1 if uncertain.
  private let growth: Double
  private let thickness: Double
  private let outline: Double
  private let isSure: Bool
  /// True if the page's text and the artboard's have a single line each.
  private let isLine: Bool

  /// The least relative growth that is reported: half a point of 8, about what pixels can show.
  private static let leastGrowth = 0.06
  /// The least ratio of stroke thicknesses that is reported. Strokes thicken by 22 % from regular to medium,
  /// and by up to a tenth through another program's antialiasing.
  private static let leastThickness = 1.15
  /// The share by which the outlines of equal letters may differ in length, in other weights too.
  private static let sameOutline = 0.08

  init?(_ own: TextInk?, _ other: TextInk?) {
    guard let own, let other else { return nil }
    let growth = own.growth(to: other)
    isSure = growth != nil
    self.growth = growth ?? 1
    isLine = own.lineCount == 1 && other.lineCount == 1
    (thickness, outline) = (other.thickness / own.thickness, other.outline / own.outline)
  }

  /// The growth of the letters, if it is certain and large enough to report; else `nil`.
  var told: Double? { isSure && abs(growth - 1) >= Self.leastGrowth ? growth : nil }

  var weight: DesignDifference.Kind? {
    guard isSure else { return nil }
    let ratio = thickness / growth
    if ratio >= Self.leastThickness { return .weight(isHeavier: true) }
    return ratio <= 1 / Self.leastThickness ? .weight(isHeavier: false) : nil
  }

  /// Returns true if the letters differ: their outlines have other lengths, or a single line, which cannot
  /// wrap otherwise, correlates too little. Much bolder letters also lower the correlation.
  ///
  /// - Parameter likeness: The correlation of the artboard's text with the page's, stretched to its size.
  func saysOther(likeness: Double) -> Bool {
    let isAsLong = isSure && abs(outline / growth - 1) <= Self.sameOutline
    return !isAsLong || isLine && likeness < Self.quiteLike
  }

  private static let quiteLike = 0.55
}
