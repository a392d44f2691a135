import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Intrinsic sizes and baselines of contents, and texts that shrink, at four pixels to a point. Texts are kana of 10
/// points: a line is 11.93359375 points high, its baseline 9.521484375 below its top.
struct MeasuringTests {
  private static let line = 11.93359375

  private func measurer(
    _ contents: [ViewContent] = [], adjustments: [Int: SizeAdjustment] = [:]
  ) throws -> ViewMeasurer {
    ViewMeasurer(
      contents: contents, text: try TextEngine(catalog: FontCatalog()), scale: 4, direction: .leftToRight,
      language: "en", adjustments: adjustments)
  }

  private func text(
    _ string: String, lines: Int = 0, insets: EdgeInsets = .zero,
    _ alignment: TextContent.VerticalAlignment = .center, role: TextContent.Role = .label,
    fitting: TextFitting? = nil, preferred: Double? = nil, _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> TextContent {
    TextContent(
      text: string.isEmpty ? AttributedText() : kana(string, change), maximumLines: lines,
      lineBreakMode: .byWordWrapping, insets: insets,
      verticalAlignment: alignment, role: role, fitting: fitting, preferredWidth: preferred)
  }

  private func size(_ content: ViewContent, width: Double? = nil) throws -> IntrinsicSize {
    try measurer([.none, content]).intrinsicSize(ofItem: 1, fittingWidth: width)
  }

  private func wanted(_ width: Double?, _ height: Double?) -> IntrinsicSize {
    IntrinsicSize(width: width, height: height)
  }

  // MARK: Sizes

  /// Two lines are 23.8671875 points high, 24 on the pixel grid.
  @Test func `a label wraps at the width it is offered, or at the one it prefers`() throws {
    #expect(try size(.text(text("あいう"))) == wanted(30, 12))
    #expect(try size(.text(text("あいう")), width: 20) == wanted(20, 24))
    #expect(try size(.text(text("あいう", lines: 1)), width: 20) == wanted(30, 12))
    #expect(try size(.text(text("あいう", lines: 2)), width: 10) == wanted(10, 24))
    #expect(try size(.text(text("あいう", preferred: 10)), width: 20) == wanted(10, 36))
    #expect(try size(.text(text("")), width: 20) == wanted(0, 0))
    #expect(try size(.text(text("あい")), width: -5) == wanted(10, 24))
  }

  /// The insets are 6 points wide and 4 high.
  @Test func `a text view's size has its insets`() throws {
    let content = ViewContent.text(
      text("あいう", insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), .top, role: .textView))
    #expect(try size(content) == wanted(36, 16))
    #expect(try size(content, width: 26) == wanted(26, 28))
  }

  @Test func `other contents have the sizes of what they show`() throws {
    #expect(try size(.hairline) == wanted(nil, 0.25))
    #expect(try size(.none) == .none)
    #expect(try size(.image(try DrawnFigures.picture(7, 3))) == wanted(7, 3))
    let control = BackButtonContent(color: Color.Dynamic(.black))
    #expect(try size(.control(control), width: 5) == wanted(13, 44))
    let dots = PageControlContent(
      pageCount: 3, currentPage: 0, currentColor: Color.Dynamic(.white), otherColor: Color.Dynamic(.black))
    // At 4 pixels a point a slot is 9.75: 3 × 9.75 + 2 × 8 + 2 × 14 along, 9.75 + 2 × 8 across.
    #expect(try size(.pageControl(dots)) == wanted(73.25, 25.75))
  }

  /// Of 30 points 10 are the class's, so the text wraps at 20.
  @Test func `a class's own lengths are taken from the width that its text is offered`() throws {
    func adjusted(_ adjustment: SizeAdjustment, width: Double?) throws -> IntrinsicSize {
      try measurer([.none, .text(text("あいう"))], adjustments: [1: adjustment])
        .intrinsicSize(ofItem: 1, fittingWidth: width)
    }
    #expect(try adjusted(SizeAdjustment(width: 10, height: 5), width: 30) == wanted(30, 29))
    #expect(try adjusted(SizeAdjustment(width: 10, height: 5), width: nil) == wanted(40, 17))
    #expect(try adjusted(SizeAdjustment(height: 5), width: 20) == wanted(nil, 29))
    #expect(try adjusted(SizeAdjustment(width: 10, height: 5), width: 3) == wanted(20, 41))
  }

  // MARK: Baselines

  private func baselines(_ content: ViewContent, _ width: Double, _ height: Double) throws -> [Double?] {
    let found = try measurer([.none, content]).baselines(
      ofItem: 1, in: Size(width: width, height: height))
    return [found?.firstFromTop, found?.lastFromBottom]
  }

  /// Of 40 points 28.06640625 are free.
  @Test func `baselines are those of the first and the last line`() throws {
    #expect(DrawnFigures.areNear(try baselines(.text(text("あい")), 50, 40), [23.5546875, 16.4453125]))
    let two = try baselines(.text(text("あいう")), 20, 40)
    // 8.06640625 above two lines.
    #expect(DrawnFigures.areNear(two, [17.587890625, 40 - 17.587890625 - Self.line]))
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let top = text("あいう", insets: insets, .top, role: .textView)
    #expect(
      DrawnFigures.areNear(
        try baselines(.text(top), 26, 40), [10.521484375, 40 - 10.521484375 - Self.line]))
    // In the middle of the 36 points that the insets leave: 12.033203125 above.
    let middle = text("あい", insets: insets)
    #expect(DrawnFigures.areNear(try baselines(.text(middle), 50, 40), [22.5546875, 17.4453125]))
  }

  @Test func `a view of no size has the baselines 0, and one without a text none`() throws {
    #expect(try baselines(.text(text("あい")), 0, 0) == [0, 0])
    #expect(try baselines(.text(text("")), 50, 40) == [nil, nil])
    #expect(try baselines(.hairline, 50, 40) == [nil, nil])
    #expect(try baselines(.control(BackButtonContent(color: Color.Dynamic(.black))), 50, 40) == [nil, nil])
    let field = TextFieldContent(
      text: kana("あい"), placeholder: AttributedText(), font: FontDescriptor(pointSize: 10), border: .none,
      leftWidth: 0, rightWidth: 0, hasClearButton: false, hasOwnBackground: false,
      metrics: SystemMetrics.ios17.textField)
    #expect(DrawnFigures.areNear(try baselines(.control(field), 50, 40), [23.5546875, 16.4453125]))
    let measurer = try measurer([.text(text("あい")), .text(text("あい", .top))])
    let size = Size(width: 50, height: 40)
    #expect(measurer.baselines(ofItem: 0, in: size)?.isCentred == true)
    #expect(measurer.baselines(ofItem: 1, in: size)?.isCentred == false)
    #expect(measurer.baselines(ofItem: 0, in: .zero)?.isCentred == true)
    #expect(measurer.baselines(ofItem: 1, in: .zero)?.isCentred == false)
  }

  @Test func `lengths are rounded to quarters of a point`() throws {
    let measurer = try measurer()
    #expect([1, 1.0000001, 1.01, 1.25, 1.3].map(measurer.ceilToPixel) == [1, 1, 1.25, 1.25, 1.5])
    #expect(
      [1, 1.12, 1.1249999, 1.125, 1.3, -0.125].map(measurer.roundToPixel) == [1, 1, 1.25, 1.25, 1.25, 0])
  }

  @Test func `a text in a font that is missing has no size, and the first such fault is kept`() throws {
    let measurer = try measurer()
    func content(_ family: String) -> TextContent {
      text("あい") { $0.font = FontDescriptor(family: .named(family), pointSize: 10) }
    }
    #expect(measurer.failures.first == nil)
    #expect(measurer.size(content("No Such Font"), width: nil) == .zero)
    let first = try #require(measurer.failures.first)
    #expect(measurer.layout(content("Nor This One"), width: nil).lines.isEmpty)
    #expect("\(measurer.failures.first ?? first)" == "\(first)" && "\(first)".contains("No Such Font"))
    #expect(measurer.size(content("Another"), width: nil) == .zero)
    #expect("\(measurer.failures.first ?? first)" == "\(first)")
    #expect(measurer.lineHeight(of: FontDescriptor(family: .named("No Such Font"), pointSize: 10)) == 0)
  }

  // MARK: Fitting

  @Test func `a text shrinks to the largest scale at which it fits, in ten steps`() {
    func scale(_ minimum: Double, _ limit: Double) -> Double {
      TextFitting(minimumScale: minimum, baselineAdjustment: .center).scale { $0 <= limit }
    }
    #expect(scale(0.5, 1) == 1)
    #expect(scale(0.5, 0.4) == 0.5)
    #expect(scale(0.5, 0.5) == 0.5)
    // 0.27 of 0.5 are 552 of 1024 parts.
    #expect(scale(0.5, 0.77) == 0.5 + 552.0 / 2048)
    #expect(scale(1, 0.4) == 1)
    #expect(scale(.nan, 0.4) == 1)
    for none in [0, -1, -Double.infinity] { #expect(scale(none, 0) == 1.0 / 64) }
  }

  private func fitted(
    _ string: String, _ adjustment: TextFitting.BaselineAdjustment, _ width: Double, _ height: Double,
    lines: Int = 1, _ change: (inout TextAttributes) -> Void = { _ in }
  ) throws -> FittedText {
    var content = text(
      string, lines: lines, fitting: TextFitting(minimumScale: 0.25, baselineAdjustment: adjustment), change)
    if lines == 1 { content.lineBreakMode = .byTruncatingTail }
    return try measurer().fitted(content, in: Size(width: width, height: height))
  }

  /// 30 points into 24: at a scale of 0.8, in steps of 0.75 / 1024. The text's own line is 14.033203125 below the top.
  @Test(arguments: [TextFitting.BaselineAdjustment.center, .top, .baseline])
  func `a text that is shrunk keeps its middle, its top or its baseline`(
    adjustment: TextFitting.BaselineAdjustment
  ) throws {
    let found = try fitted("あいう", adjustment, 24, 40)
    let scale = found.layout.size.width / 30
    #expect(scale <= 0.8005 && scale > 0.7985 && !found.layout.lines[0].isTruncated)
    let own = (40 - Self.line) / 2
    let wanted: Double =
      switch adjustment {
      case .center: (40 - scale * Self.line) / 2
      case .top: own
      case .baseline: own + 9.521484375 * (1 - scale)
      }
    #expect(abs(found.top - wanted) < 1e-6)
  }

  @Test func `a text that fits is not shrunk, nor one of one line that is too high`() throws {
    let fits = try fitted("あい", .top, 24, 40)
    #expect(fits.layout.size.width == 20 && abs(fits.top - 14.033203125) < 1e-9)
    #expect(try fitted("あい", .top, 24, 5).layout.size.width == 20)
  }

  /// Two lines of 11.93 in 18 points: at a scale of 18 / 23.8671875 = 0.7542.
  @Test func `lines that are too high together are shrunk, and stay in the middle`() throws {
    let found = try fitted("あいうえ", .top, 20, 18, lines: 0)
    #expect(found.layout.lines.count == 2)
    #expect(found.layout.size.height <= 18.01 && found.layout.size.height > 17.97)
    #expect(abs(found.top - (18 - found.layout.size.height) / 2) < 1e-9)
  }

  /// A text of 20 points and its lengths into 16, all at one scale.
  @Test(arguments: 0..<5) func `all lengths of a text are shrunk`(change: Int) throws {
    let found = try fitted("あい", .center, 16, 100) { attributes in
      switch change {
      case 0: attributes.kern = 5
      case 1: (attributes.kern, attributes.tracking) = (0, 5)
      case 2: attributes.baselineOffset = 4
      case 3: attributes.paragraph.minimumLineHeight = 30
      default: attributes.paragraph.maximumLineHeight = 8
      }
    }
    let line = try #require(found.layout.lines.first)
    let scale = try #require(line.runs.first).fontSize / 10
    #expect(scale < 0.81 && scale > 0.5)
    let size = found.layout.size
    switch change {
    case 0, 1:
      // The second glyph is a kana, which is 10 / 1.07 wide, and the space farther.
      let places = line.runs.flatMap(\.glyphs).map(\.x)
      #expect(abs(places[1] - places[0] - scale * (10 / 1.07 + 5)) < 1e-6 && size.width <= 16.01)
    // Nothing is below a baseline that is raised by more than the descent.
    case 2: #expect(abs(size.height - scale * (9.521484375 + 4)) < 1e-6)
    case 3: #expect(abs(size.height - scale * 30) < 1e-6)
    default: #expect(abs(size.height - scale * 8) < 1e-6)
    }
  }

  // MARK: Drawing

  @Test func `a text as drawn has the lines that fit, and says how high all would be`() throws {
    var drawing = TextDrawing(measurer: try measurer(), appearance: .light)
    var long = text("あいうえお")
    long.lineBreakMode = .byTruncatingTail
    _ = drawing.items(of: long, in: Rect(x: 10, y: 20, width: 20, height: 24))
    var drawn = try #require(drawing.texts.last)
    #expect(drawn.layout.lines.count == 2 && drawn.content.maximumLines == 2)
    #expect(abs(drawn.neededHeight - 3 * Self.line) < 1e-9)
    // 0.07 points are free above, which is no pixel.
    #expect(drawn.top == 20 && drawn.area == Rect(x: 10, y: 20, width: 20, height: 24))
    #expect(drawing.isCutOff)
    _ = drawing.items(of: text("あい"), in: Rect(x: 10, y: 20, width: 20, height: 40))
    drawn = try #require(drawing.texts.last)
    // 14.033203125 on the grid.
    #expect(drawn.top == 34 && !drawing.isCutOff)
    _ = drawing.items(
      of: text("あいうえお", insets: EdgeInsets(top: 1.1, left: 2, bottom: 3, right: 4), .top, role: .textView),
      in: Rect(x: 10, y: 20, width: 26, height: 24))
    drawn = try #require(drawing.texts.last)
    #expect(abs(drawn.top - 21.1) < 1e-9 && drawn.layout.lines.count == 3)
    #expect(drawing.lines.map(\.text) == ["あい", "う…", "あい", "あい", "うえ", "お"])
    // 21.1 and three baselines: 30.62, 42.56 and 54.49 on the grid.
    #expect(drawing.lines.suffix(3).map(\.baseline) == [30.5, 42.5, 54.5])
    #expect(drawing.lines.suffix(1).map(\.width) == [10])
  }

  @Test func `colours of a text are those of the appearance`() throws {
    let (light, dark) = (Color(rgb: 0x111111), Color(rgb: 0xEEEEEE))
    let both = Color.Dynamic(light: light, dark: dark)
    let content = text("あい") {
      ($0.color, $0.backgroundColor) = (both, both)
      $0.underline = TextStroke(color: both)
      $0.shadow = TextShadow(color: both, x: 1, y: 2)
    }
    for (appearance, wanted) in [(Appearance.light, light), (.dark, dark)] {
      var drawing = TextDrawing(measurer: try measurer(), appearance: appearance)
      let items = drawing.items(of: content, in: Rect(x: 10, y: 20, width: 20, height: 24))
      let colors = items.compactMap { item -> Color? in
        switch item {
        case .shape(_, let color): color
        case .glyphs(let run): run.color
        default: nil
        }
      }
      #expect(colors == [wanted, wanted, wanted, wanted])
      guard case .glyphs(let shadow) = items[1], case .glyphs(let own) = items[3] else {
        Issue.record("no shadow")
        return
      }
      #expect(shadow.glyphs.map(\.x) == own.glyphs.map { $0.x + 1 })
      #expect(shadow.glyphs.map(\.y) == own.glyphs.map { $0.y + 2 })
      #expect(shadow.text.isEmpty && shadow.glyphs.allSatisfy { $0.cluster == 0 } && own.text == "あい")
    }
    var drawing = TextDrawing(measurer: try measurer(), appearance: .light)
    let clear = text("あい") {
      $0.backgroundColor = Color.Dynamic(.clear)
      $0.underline = TextStroke(color: Color.Dynamic(.clear))
    }
    #expect(drawing.items(of: clear, in: Rect(x: 10, y: 20, width: 20, height: 24)).count == 1)
  }

  // MARK: Rules

  /// A line of 1.1 points is 1 on the grid, its middle 2.3 below a baseline at 50.
  private func rule(
    _ weight: TextStroke.Weight, _ pattern: TextStroke.Pattern = .solid, width: Double = 40,
    isThrough: Bool = false
  ) throws -> [[Double]] {
    let rule = TextRule(
      x: 3.1, width: width, offset: 2.3, thickness: 1.1, weight: weight, pattern: pattern,
      color: Color.Dynamic(.black))
    return rule.shapes(at: Point(x: 10, y: 50), isThrough: isThrough, try measurer()).map(DrawnFigures.points)
  }

  @Test func `rules are on the pixel grid`() throws {
    // From 52.3 − 0.5 on the grid; from 13.1 to 53.1.
    #expect(try rule(.single) == [[13, 51.75, 40, 1]])
    #expect(try rule(.thick) == [[13, 51.75, 40, 2]])
    #expect(try rule(.thick, isThrough: true) == [[13, 51.25, 40, 2]])
    #expect(try rule(.double) == [[13, 51.75, 40, 1], [13, 53.75, 40, 1]])
    #expect(try rule(.double, isThrough: true) == [[13, 50.75, 40, 1], [13, 52.75, 40, 1]])
    #expect(try rule(.single, width: 0.01) == [[13, 51.75, 0.25, 1]])
    #expect(try rule(.single, width: 0) == [])
    let thin = TextRule(
      x: 0, width: 4, offset: 0, thickness: 0.01, weight: .single, pattern: .solid,
      color: Color.Dynamic(.black))
    #expect(
      thin.shapes(at: .zero, isThrough: false, try measurer()).map(DrawnFigures.points) == [[0, 0, 4, 0.25]])
  }

  @Test(
    arguments: [
      (.dot, [(0, 3), (6, 9), (12, 15), (18, 20)]), (.dash, [(0, 10), (15, 20)]),
      (.dashDot, [(0, 10), (13, 16), (19, 20)]), (.dashDotDot, [(0, 10), (13, 16), (19, 20)]),
    ] as [(TextStroke.Pattern, [(Double, Double)])])
  func `a pattern's marks end with the rule`(pattern: TextStroke.Pattern, marks: [(Double, Double)]) throws {
    let wanted = marks.flatMap { mark -> [Double] in
      let (left, right) = (13 + mark.0, 13 + mark.1)
      return [left, 51.75, right, 51.75, right, 52.75, left, 52.75]
    }
    #expect(try rule(.single, pattern, width: 20) == [wanted])
  }

  /// 3 and 3 points are two marks and gaps in 6: 10,000 of them are in 30,000 points.
  @Test func `a rule with more marks than any page shows is solid`() throws {
    #expect(try rule(.single, .dot, width: 30_000)[0].count == 8 * 5000)
    #expect(try rule(.single, .dot, width: 30_010) == [[13, 51.75, 30_010, 1]])
    // A dash, two dots and their gaps are 25 points.
    #expect(try rule(.single, .dashDotDot, width: 25)[0].count == 24)
    #expect(try rule(.single, .dashDotDot, width: 26)[0].suffix(8).first == 38)
    #expect(try rule(.single, .dashDot, width: 20)[0].suffix(8).first == 32)
  }
}
