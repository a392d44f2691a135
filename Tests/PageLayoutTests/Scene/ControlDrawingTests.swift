import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageLayout

/// Controls of iOS 17 as they are drawn: each fill, line and shadow by its frame or points.
struct ControlDrawingTests {
  private typealias Figures = DrawnFigures

  private static let metrics = SystemMetrics.ios17
  private let red = Color.Dynamic(Color(rgb: 0xFF0000))
  private let blue = Color.Dynamic(Color(rgb: 0x0000FF))
  private let white = Color.Dynamic(.white)

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// A knob's shadows, 3 and 1 points below it, and the knob.
  private func knob(_ x: Double, _ y: Double, _ side: Double) -> [[Double]] {
    [[x, y, side, side, 3, 3.5], [x, y, side, side, 1, 0.75], [x, y, side, side, 0]]
  }

  // MARK: Knobs

  /// 31 points high in the middle of 40, with a knob of 27 two points from the edges.
  @Test(arguments: [
    (false, LayoutDirection.leftToRight, 102.0), (true, .leftToRight, 122), (false, .rightToLeft, 122),
    (true, .rightToLeft, 102),
  ])
  func `a switch has its knob where it is on or off`(isOn: Bool, direction: LayoutDirection, x: Double) throws
  {
    let control = SwitchContent(
      isOn: isOn, onColor: red, thumbColor: white, opacity: 1, metrics: Self.metrics.toggle)
    var canvas = try Figures.canvas(rect(100, 200, 60, 40), direction)
    control.draw(on: &canvas)
    #expect(Figures.isNear(Figures.numbers(canvas.items), [[100, 204.5, 51, 31, 0]] + knob(x, 206.5, 27)))
    #expect(canvas.items.first.flatMap(Figures.radius) == 15.5)
    let off = Self.metrics.toggle.offColor.light
    #expect(Figures.colors(canvas.items) == [isOn ? red.light : off, white.light])
  }

  /// The track begins 3 points inside 104: a knob of 27 has 71 to go, 1⅙ points above the middle. Recorded from iOS 18.
  @Test(arguments: [
    (LayoutDirection.leftToRight, 0.25, 120.75, 103.0, 31.25), (.leftToRight, 1, 174, 103, 84.5),
    (.rightToLeft, 0.25, 156.25, 169.75, 31.25), (.rightToLeft, 1, 103, 116.5, 84.5),
  ])
  func `a slider is filled from its leading end to the knob`(
    direction: LayoutDirection, part: Double, knobX: Double, filledX: Double, filled: Double
  ) throws {
    let control = SliderContent(
      part: part, minimumColor: red, maximumColor: blue, thumbColor: white, opacity: 1,
      metrics: Self.metrics.slider)
    var canvas = try Figures.canvas(rect(100, 200, 104, 31), direction)
    control.draw(on: &canvas)
    #expect(
      Figures.isNear(
        Figures.numbers(canvas.items),
        [[103, 213.5, 98, 4, 0], [filledX, 213.5, filled, 4, 0]] + knob(knobX, 200.83333333333334, 27)))
    #expect(Figures.colors(canvas.items) == [blue.light, red.light, white.light])
    #expect(canvas.items.prefix(2).map(Figures.radius) == [2, 2])
  }

  // MARK: Segments and signs

  private func segments(_ widths: [Double], selected: Int? = nil, follows: Bool = false) -> SegmentedContent {
    SegmentedContent(
      segments: widths.map { .init(title: AttributedText(), widestTitle: AttributedText(), width: $0) },
      selected: selected, cardColor: white, widthsFollowContent: follows)
  }

  @Test func `segments share the width as their own widths do, at whole points`() throws {
    let measurer = try Figures.canvas(.zero).measurer
    #expect(segments([10, 10, 10]).edges(width: 280, measuring: measurer) == [0, 93, 186, 280])
    #expect(segments([10, 20]).edges(width: 90, measuring: measurer) == [0, 30, 90])
    #expect(segments([]).edges(width: 90, measuring: measurer) == [])
    // Without a title a segment has its padding, 10 points at either side; a line of 1 point parts two.
    #expect(
      segments([0, 50]).intrinsicSize(measuring: measurer) == IntrinsicSize(width: 71, height: 31))
    #expect(
      segments([0, 50.4], follows: true).intrinsicSize(measuring: measurer)
        == IntrinsicSize(width: 71, height: 31))
  }

  @Test func `the selected segment has a card, and the others lines between them`() throws {
    let bounds = rect(0, 0, 280, 32)
    func card(_ x: Double, _ width: Double) -> [[Double]] {
      [[x, 2, width, 28, 3, 4], [x, 2, width, 28, 1, 0.5], [x, 2, width, 28, 0]]
    }
    let ground = [[0.0, 0, 280, 32, 0]]
    func line(_ x: Double) -> [[Double]] { [[x, 8, 1, 16, 0]] }
    let three = [10.0, 10, 10]
    #expect(Figures.isNear(try Figures.of(segments(three), in: bounds), ground + line(92.5) + line(185.5)))
    #expect(
      Figures.isNear(
        try Figures.of(segments(three, selected: 0), in: bounds), ground + card(2, 89) + line(185.5)))
    #expect(
      Figures.isNear(try Figures.of(segments(three, selected: 1), in: bounds), ground + card(95, 89)))
    #expect(
      Figures.isNear(
        try Figures.of(segments(three, selected: 0), in: bounds, .rightToLeft),
        ground + card(189, 89) + line(93.5)))
  }

  /// 94 × 32 points whatever the frame: signs in the middle of each half, reaching 7 points.
  @Test(arguments: [(LayoutDirection.leftToRight, 123.5, 170.5), (.rightToLeft, 170.5, 123.5)])
  func `a stepper has a minus and a plus`(direction: LayoutDirection, minus: Double, plus: Double) throws {
    let control = StepperContent(canDecrease: true, canIncrease: false, metrics: Self.metrics.stepper)
    var canvas = try Figures.canvas(rect(100, 200, 200, 60), direction)
    control.draw(on: &canvas)
    #expect(
      Figures.isNear(
        Figures.numbers(canvas.items),
        [
          [100, 200, 94, 32, 0], [146.5, 207, 1, 18, 0], [minus - 7, 216, minus + 7, 216, 1.7],
          [plus - 7, 216, plus + 7, 216, plus, 209, plus, 223, 1.7],
        ]))
    let faint = Color.Dynamic.placeholderText.light
    #expect(Figures.colors(canvas.items).suffix(2) == [Color.Dynamic.text.light, faint])
    #expect(canvas.items.first.flatMap(Figures.radius) == 8)
  }

  // MARK: Progress

  @Test(arguments: [
    (0.25, true, LayoutDirection.leftToRight, 100.0, 25.0), (0.25, true, .rightToLeft, 175, 25),
    (0.01, true, .leftToRight, 100, 8), (0.01, false, .leftToRight, 100, 1),
    (1.5, false, .leftToRight, 100, 100),
  ])
  func `progress fills its share of the track, eight points at least where it is round`(
    progress: Double, isRound: Bool, direction: LayoutDirection, x: Double, width: Double
  ) throws {
    let control = ProgressContent(progress: progress, fillColor: red, trackColor: blue, isRound: isRound)
    let found = try Figures.of(control, in: rect(100, 200, 100, 4), direction)
    #expect(Figures.isNear(found, [[100, 200, 100, 4, 0], [x, 200, width, 4, 0]]))
    let none = ProgressContent(progress: 0, fillColor: red, trackColor: blue, isRound: isRound)
    #expect(try Figures.of(none, in: rect(100, 200, 100, 4)).count == 1)
  }

  /// Of a side of 20 points spokes reach from 4.9 to 8.7 points; a larger indicator has 37.
  @Test func `an activity indicator has eight spokes, the fainter the longer ago`() throws {
    var canvas = try Figures.canvas(rect(0, 0, 20, 30))
    ActivityContent(color: red).draw(on: &canvas)
    let found = Figures.numbers(canvas.items)
    try #require(found.count == 8)
    #expect(
      Figures.isNear(
        [found[0], found[2], found[4], found[6]],
        [
          [10, 10.1, 10, 6.3, 2.3], [14.9, 15, 18.7, 15, 2.3], [10, 19.9, 10, 23.7, 2.3],
          [5.1, 15, 1.3, 15, 2.3],
        ]))
    let alphas = Figures.colors(canvas.items).map(\.alpha)
    for (alpha, wanted) in zip(alphas, [1, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
      #expect(abs(alpha - wanted) < 1e-9)
    }
    #expect(try Figures.of(ActivityContent(color: red), in: rect(0, 0, 200, 200))[0].last == 37 * 0.115)
  }

  // MARK: Bars

  /// The background reaches the screen's edge, 400 points high, on the side without the line, which is a pixel.
  @Test(arguments: [
    (true, true, [0.0, 0, 375, 88], 88.0), (true, false, [0, 44, 375, 44], 88),
    (false, true, [0, 44, 375, 356], 43.75), (false, false, [0, 44, 375, 44], 43.75),
  ])
  func `a bar's line lies outside of it`(isBelow: Bool, reaches: Bool, ground: [Double], line: Double) throws
  {
    let bar = BarBackgroundContent(
      color: red, lineColor: blue, isLineBelow: isBelow, reachesScreenEdge: reaches)
    let found = try Figures.of(bar, in: rect(0, 44, 375, 44))
    #expect(Figures.isNear(found, [ground + [0], [0, line, 375, 0.25, 0]]))
    let plain = BarBackgroundContent(lineColor: nil, isLineBelow: isBelow, reachesScreenEdge: reaches)
    #expect(try Figures.of(plain, in: rect(0, 44, 375, 44)).isEmpty)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 102.0, 111.0), (.rightToLeft, 158, 149)])
  func `a back button's chevron points back`(direction: LayoutDirection, tip: Double, back: Double) throws {
    let titled = BackButtonContent(title: AttributedText(), shortTitle: AttributedText(), color: red)
    let found = try Figures.of(titled, in: rect(100, 200, 60, 44), direction)
    #expect(Figures.isNear(found, [[back, 213, tip, 222, back, 231, 2.6]]))
    // Alone it is in the middle, 9 points wide.
    let isLeft = direction == .leftToRight
    let alone = try Figures.of(BackButtonContent(color: red), in: rect(100, 200, 60, 44), direction)
    let (first, second) = isLeft ? (134.0, 125.0) : (125.0, 134.0)
    #expect(Figures.isNear(alone, [[first, 213, second, 222, first, 231, 2.6]]))
    let measurer = try Figures.canvas(.zero).measurer
    #expect(titled.intrinsicSize(measuring: measurer) == IntrinsicSize(width: 13, height: 44))
  }

  // MARK: Corners

  @Test(
    arguments: [
      (.fixed(5), 5), (.capsule, 14), (.capsuleUpTo(10), 10), (.capsuleUpTo(20), 14), (.ofHeight(0.25), 7),
      (.concentric(minimum: 6), 6), (.concentric(minimum: 20), 14),
    ] as [(CornerRule, Double)])
  func `a corner's radius follows the size`(rule: CornerRule, radius: Double) {
    #expect(rule.radius(in: Size(width: 80, height: 28)) == radius)
  }

  // MARK: Popovers

  /// An arrow 20 points along the edge and 10 high, with its tip 50 points from the card's corner.
  @Test(arguments: [
    (PopoverContent.Edge.top, [40.0, 10, 50, 0, 60, 10]), (.right, [190, 40, 200, 50, 190, 60]),
    (.bottom, [60, 90, 50, 100, 40, 90]), (.left, [10, 60, 0, 50, 10, 40]),
  ])
  func `a popover's arrow stands out of its edge`(edge: PopoverContent.Edge, points: [Double]) throws {
    let look = GlassLook(material: MaterialLook(plain: white), ring: red, ringWidth: 1)
    let arrow = PopoverContent.Arrow(edge: edge, place: 50, size: Size(width: 20, height: 10))
    let found = try Figures.of(PopoverContent(look: look, radius: 8, arrow: arrow), in: rect(0, 0, 200, 100))
    let outline = try #require(found.last)
    let places = outline.indices.dropLast(5).filter { $0 % 2 == 0 }
    #expect(places.contains { place in zip(outline[place...], points).allSatisfy { abs($0 - $1) < 1e-9 } })
    // The card is smaller by the arrow's height on that side.
    #expect(
      try Figures.of(PopoverContent(look: look, radius: 8, arrow: nil), in: rect(0, 0, 9, 9)).count == 2)
    let insets = PopoverContent.insets(arrow)
    #expect(
      [insets.top, insets.left, insets.bottom, insets.right]
        == [edge == .top ? 10 : 0, edge == .left ? 10 : 0, edge == .bottom ? 10 : 0, edge == .right ? 10 : 0])
  }
}
