import LayoutEngine
import Testing

@testable import PageDrawing

/// Numbers of paragraph styles, the room that they leave a line, and its metrics.
struct ParagraphStyleTests {
  private var lengths: [WritableKeyPath<ParagraphStyle, Double>] {
    [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.lineHeightMultiple, \.minimumLineHeight,
      \.maximumLineHeight, \.firstLineHeadIndent, \.headIndent, \.defaultTabInterval,
    ]
  }

  private func checked(_ length: WritableKeyPath<ParagraphStyle, Double>, _ value: Double) -> Double {
    var style = ParagraphStyle()
    style[keyPath: length] = value
    return style.checked[keyPath: length]
  }

  @Test(arguments: [
    (7.5, 7.5), (0, 0), (-7, 0), (100_000, 100_000), (100_001, 100_000), (.nan, 0), (.infinity, 0),
    (-.infinity, 0),
  ])
  func `every length is from 0 to 100,000 points`(value: Double, length: Double) {
    for key in lengths { #expect(checked(key, value) == length) }
  }

  @Test(arguments: [
    (7.5, 7.5), (-7, -7), (-100_000, -100_000), (-100_001, -100_000), (100_001, 100_000), (.nan, 0),
    (-.infinity, 0),
  ])
  func `a tail indent may be negative`(value: Double, indent: Double) {
    #expect(checked(\.tailIndent, value) == indent)
  }

  @Test(
    arguments: [
      ([10, 20, 20], [10, 20, 20]), ([20, 10], [10, 20]), ([0, 10], [10]), ([-1, 10], [10]), ([], []),
      ([10, 100_000], [10, 100_000]), ([10, 100_001], [10]), ([.nan, 10], [10]),
    ] as [([Double], [Double])])
  func `tab stops are in order, above 0 and at most 100,000 points`(locations: [Double], kept: [Double]) {
    var style = ParagraphStyle()
    style.tabStops = locations.map { TabStop(at: $0) }
    #expect(style.checked.tabStops?.map(\.location) == kept)
  }

  @Test func `no tab stops stay none`() { #expect(ParagraphStyle().checked.tabStops == nil) }

  @Test(
    arguments: [
      (.natural, .leftToRight, false), (.natural, .rightToLeft, true), (.leftToRight, .rightToLeft, false),
      (.rightToLeft, .leftToRight, true),
    ] as [(WritingDirection, LayoutDirection, Bool)])
  func `a paragraph's own direction comes first`(
    own: WritingDirection, layout: LayoutDirection, isRight: Bool
  ) {
    var style = ParagraphStyle()
    style.baseWritingDirection = own
    #expect(style.isRightToLeft(in: layout) == isRight)
  }

  /// Of a first line's indent of 20, of others 10: a tail of −5 leaves 100 − 5 − 20, one of 60 leaves 60 − 20.
  @Test(
    arguments: [
      (true, 0, 100, 20, 80, 0), (false, 0, 100, 10, 90, 0), (true, -5, 100, 20, 75, 5),
      (false, -5, 100, 10, 85, 5), (true, 60, 100, 20, 40, 0), (false, 60, 100, 10, 50, 0),
      (true, 60, nil, 20, 40, 0), (true, 60, 50, 20, 30, 0), (true, 15, 100, 20, 0, 0),
      (true, -90, 100, 20, 0, 90), (true, -5, nil, 20, nil, 5), (true, 0, nil, 20, nil, 0),
    ] as [(Bool, Double, Double?, Double, Double?, Double)])
  func `indents leave a line its room`(
    isFirst: Bool, tailIndent: Double, width: Double?, indent: Double, room: Double?, tail: Double
  ) {
    var style = ParagraphStyle()
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (20, 10, tailIndent)
    #expect(
      style.room(isFirstLine: isFirst, in: width) == LineRoom(indent: indent, width: room, tail: tail))
  }

  @Test func `without indents all of the width is room`() {
    #expect(ParagraphStyle().room(isFirstLine: true, in: 70) == LineRoom(indent: 0, width: 70, tail: 0))
    #expect(ParagraphStyle().room(isFirstLine: false, in: nil) == LineRoom())
    var style = ParagraphStyle()
    style.tailIndent = -7
    #expect(style.room(isFirstLine: true, in: 70) == LineRoom(indent: 0, width: 63, tail: 7))
  }

  @Test(
    arguments: [
      (.byWordWrapping, false), (.byCharWrapping, false), (.byClipping, false), (.byTruncatingHead, true),
      (.byTruncatingTail, true), (.byTruncatingMiddle, true),
    ] as [(LineBreakMode, Bool)])
  func `three modes end in an ellipsis`(mode: LineBreakMode, truncates: Bool) {
    #expect(mode.truncates == truncates)
  }

  @Test(
    arguments: [
      (0, 10, 28), (0, 28, 56), (0, 27.9, 28), (12, 9, 12), (12, 12, 24), (12, 0, 12),
    ] as [(Double, Double, Double)])
  func `without stops a tab moves to the next multiple of the interval`(
    interval: Double, place: Double, stop: Double
  ) {
    var style = ParagraphStyle()
    style.defaultTabInterval = interval
    #expect(TabRuler(style).stop(after: place) == TabStop(at: stop))
  }

  @Test func `a stop that the text reaches is passed`() {
    var style = ParagraphStyle()
    style.tabStops = [TabStop(.center, at: 10), TabStop(.trailing, at: 20)]
    let ruler = TabRuler(style)
    #expect(ruler.stop(after: 0) == TabStop(.center, at: 10))
    #expect(ruler.stop(after: 9.9) == TabStop(.center, at: 10))
    #expect(ruler.stop(after: 10) == TabStop(.trailing, at: 20))
    // Nearer than the last bits of sums of advances.
    #expect(ruler.stop(after: 10 - 1e-7) == TabStop(.trailing, at: 20))
    #expect(ruler.stop(after: 20) == TabStop(.leading, at: 28))
  }
}

/// The vertical metrics of lines.
struct LineMetricsTests {
  private func metrics(_ ascent: Double, _ descent: Double, _ leading: Double = 0) -> LineMetrics {
    var metrics = LineMetrics()
    (metrics.ascent, metrics.descent, metrics.leading) = (ascent, descent, leading)
    return metrics
  }

  private static let box = FontBox(ascent: 0.9, descent: 0.3, lineGap: 0.1, capHeight: 0.7, xHeight: 0.5)

  @Test func `a box at a size is that many times as large`() {
    #expect(LineMetrics(Self.box, pointSize: 10) == metrics(9, 3, 1))
    var font = FontDescriptor(pointSize: 10)
    font.leading = 2
    #expect(LineMetrics(Self.box, of: font) == metrics(9, 3, 3))
    #expect(metrics(9, 3, 3).height == 12)
  }

  @Test func `a line holds the largest of each`() {
    var line = metrics(5, 3, 1)
    line.include(metrics(4, 6, 0))
    #expect(line == metrics(5, 6, 1))
    line.include(metrics(9, 1, 2))
    #expect(line == metrics(9, 6, 2))
  }

  @Test func `raised glyphs are higher and less deep`() {
    #expect(metrics(9, 3, 1).raised(by: 2) == metrics(11, 1, 1))
    #expect(metrics(9, 3, 1).raised(by: -2) == metrics(7, 5, 1))
    #expect(metrics(9, 3, 1).raised(by: 0) == metrics(9, 3, 1))
  }

  /// A line of 8 above and 2 below the baseline.
  @Test(
    arguments: [
      (0, 0, 0, 8), (2, 0, 0, 18), (0.5, 0, 0, 3), (0, 15, 0, 13), (0, 5, 0, 8), (0, 0, 6, 4), (0, 0, 15, 8),
      (2, 25, 0, 23), (2, 0, 12, 10), (0, 15, 12, 10),
    ] as [(Double, Double, Double, Double)])
  func `a height is multiplied, raised to the least and lowered to the greatest`(
    multiple: Double, least: Double, greatest: Double, ascent: Double
  ) {
    var style = ParagraphStyle()
    (style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight) = (multiple, least, greatest)
    #expect(metrics(8, 2, 1).fitted(to: style) == metrics(ascent, 2, 1))
  }

  @Test func `a font's metrics have UIKit's signs`() {
    let metrics = FontMetrics(Self.box, pointSize: 10)
    #expect([metrics.ascender, metrics.descender, metrics.leading] == [9, -3, 1])
    #expect([metrics.capHeight, metrics.xHeight, metrics.lineHeight] == [7, 5, 12])
    var font = FontDescriptor(pointSize: 10)
    font.leading = -3
    #expect(FontMetrics(Self.box, of: font).leading == -2)
  }

  /// UIFont at 40 pt; the heights of capitals and small letters are 1443 and 1078 of SF's 2048 units.
  @Test func `the system font has San Francisco's metrics`() {
    let metrics = FontMetrics.system(pointSize: 40)
    #expect(
      [metrics.ascender, metrics.descender, metrics.lineHeight] == [38.0859375, -9.6484375, 47.734375])
    #expect(FontMetrics.system(pointSize: 2048).capHeight == 1443)
    #expect(FontMetrics.system(pointSize: 2048).xHeight == 1078 && metrics.leading == 0)
  }

  @Test func `overrides replace single numbers`() {
    let all = FontBoxOverride(ascent: 1, descent: 2, lineGap: 3, capHeight: 4, xHeight: 5)
    #expect(
      all.applied(to: Self.box)
        == FontBox(ascent: 1, descent: 2, lineGap: 3, capHeight: 4, xHeight: 5))
    #expect(FontBoxOverride().applied(to: Self.box) == Self.box)
  }
}
