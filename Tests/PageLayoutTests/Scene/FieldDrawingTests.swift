import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageLayout

/// Fields of iOS 17 as they are drawn, at four pixels to a point.
struct FieldDrawingTests {
  private typealias Figures = DrawnFigures

  private static let metrics = SystemMetrics.ios17

  private func field(
    _ border: TextFieldContent.Border, size: Double = 17, left: Double = 0, right: Double = 0,
    hasClearButton: Bool = false, hasOwnBackground: Bool = false
  ) -> TextFieldContent {
    TextFieldContent(
      text: AttributedText(), placeholder: AttributedText(), font: FontDescriptor(pointSize: size),
      border: border, leftWidth: left, rightWidth: right, hasClearButton: hasClearButton,
      hasOwnBackground: hasOwnBackground, metrics: Self.metrics.textField)
  }

  private static let bounds = Rect(x: 100, y: 200, width: 80, height: 34)

  // MARK: Text fields

  @Test func `a border lies inside of its field`() throws {
    #expect(try Figures.of(field(.none), in: Self.bounds).isEmpty)
    #expect(Figures.isNear(try Figures.of(field(.line), in: Self.bounds), [[100.5, 200.5, 79, 33, 1]]))
    #expect(Figures.isNear(try Figures.of(field(.bezel), in: Self.bounds), [[101, 201, 78, 32, 2]]))
    let line = [100.25, 200.25, 79.5, 33.5, 0.5]
    #expect(
      Figures.isNear(try Figures.of(field(.rounded), in: Self.bounds), [[100, 200, 80, 34, 0], line]))
    #expect(
      Figures.isNear(try Figures.of(field(.rounded, hasOwnBackground: true), in: Self.bounds), [line]))
    var canvas = try Figures.canvas(Self.bounds)
    field(.rounded).draw(on: &canvas)
    #expect(canvas.items.map(Figures.radius) == [5, 4.75])
  }

  /// A disc of 16 points in 18, which begin 24 points before the end.
  @Test(arguments: [(LayoutDirection.leftToRight, 165.0), (.rightToLeft, 115)])
  func `a clear button is at the end`(direction: LayoutDirection, middle: Double) throws {
    let found = try Figures.of(field(.none, hasClearButton: true), in: Self.bounds, direction)
    #expect(
      Figures.isNear(
        found,
        [
          [middle - 8, 209, 16, 16, 0],
          [middle - 3, 214, middle + 3, 220, middle - 3, 220, middle + 3, 214, 1.4],
        ]))
  }

  /// Views of 10 and 5 points and a clear button of 24, with the border's inset at both sides.
  @Test(arguments: [
    (TextFieldContent.Border.none, 39.0), (.line, 43), (.bezel, 53), (.rounded, 53),
  ])
  func `a field without a text is as wide as what is beside it`(
    border: TextFieldContent.Border, width: Double
  )
    throws
  {
    let measurer = try Figures.canvas(.zero).measurer
    let size = field(border, left: 10, right: 5, hasClearButton: true).intrinsicSize(measuring: measurer)
    #expect(size.width == width)
  }

  @Test func `a field is as high as its line and its border, and a rounded one 34 points at least`() throws {
    let measurer = try Figures.canvas(.zero).measurer
    func height(_ border: TextFieldContent.Border, _ size: Double = 17) -> Double? {
      field(border, size: size).intrinsicSize(measuring: measurer).height
    }
    let line = measurer.lineHeight(of: FontDescriptor(pointSize: 17))
    try #require(line > 15 && line < 22)
    let bare = ((line + 1.5) * 4 - 1e-6).rounded(.up) / 4
    #expect(height(.none) == bare && height(.line) == bare + 4)
    #expect(height(.rounded) == 34 && height(.bezel) == 34)
    let large = measurer.lineHeight(of: FontDescriptor(pointSize: 40)).rounded(.up) + 12
    #expect(height(.rounded, 40) == large && height(.bezel, 40) == large)
  }

  // MARK: Search bars

  /// The field is from x 8 to 312; its magnifier's square of 16 points begins 8 points inside, and 18 points for the
  /// clear button end 8 points inside.
  @Test(arguments: [(LayoutDirection.leftToRight, 16.0, 295.0), (.rightToLeft, 288, 25)])
  func `a search bar has a magnifier at its beginning, and beside a text a clear button`(
    direction: LayoutDirection, left: Double, middle: Double
  ) throws {
    func found(_ text: AttributedText) throws -> [[Double]] {
      let bar = SearchBarContent(
        text: text, placeholder: AttributedText(), cancel: AttributedText(),
        metrics: Self.metrics.searchBar)
      return try Figures.of(bar, in: Rect(x: 0, y: 0, width: 320, height: 56), direction)
    }
    let typed = AttributedText(
      "Hi", font: FontDescriptor(pointSize: 17), color: Color.Dynamic(.black))
    let handle = 6.08 * (1 + 1 / 2.0.squareRoot())
    for figures in [try found(AttributedText()), try found(typed)] {
      let magnifier = try #require(figures.first { $0.last == 1.7 })
      #expect(
        Figures.isNear(
          [Array(magnifier.suffix(5))], [[left + handle, 20 + handle, left + 16, 36, 1.7]]))
    }
    let clear = [
      [middle - 8, 20, 16, 16, 0], [middle - 3, 25, middle + 3, 31, middle - 3, 31, middle + 3, 25, 1.4],
    ]
    #expect(Figures.isNear(Array(try found(typed).suffix(2)), clear))
    #expect(try !found(AttributedText()).contains { $0.last == 1.4 })
  }

  // MARK: Dates

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a date and a time stand side by side at the end`(direction: LayoutDirection) throws {
    func picker(_ fields: [DateFieldsContent.Field]) -> DateFieldsContent {
      DateFieldsContent(
        fields: fields, date: 0, zone: "UTC", language: "en", look: Self.metrics.pickers)
    }
    let measurer = try Figures.canvas(.zero).measurer
    func size(_ fields: [DateFieldsContent.Field]) throws -> (width: Double, height: Double) {
      let size = picker(fields).intrinsicSize(measuring: measurer)
      return (try #require(size.width), try #require(size.height))
    }
    let (date, time) = (try size([.date]), try size([.time]))
    #expect(date.width >= 121 && time.width >= 87)
    #expect(date.height == 34.5 && time.height == 34.5)
    let both = try size([.date, .time])
    #expect(abs(both.width - (date.width + 5 + time.width)) < 1e-9)
    let found = try Figures.of(
      picker([.date, .time]), in: Rect(x: 0, y: 0, width: 400, height: 50), direction)
    let (timeX, dateX) = (400 - time.width, 395 - time.width - date.width)
    let isLeft = direction == .leftToRight
    #expect(
      Figures.isNear(
        found,
        [
          [isLeft ? timeX : 0, 7.75, time.width, 34.5, 0],
          [isLeft ? dateX : time.width + 5, 7.75, date.width, 34.5, 0],
        ]))
  }

  // MARK: Wheels

  /// Of 300 points 9 are free at either side; the band is 34 high in the middle.
  @Test func `the selected rows of wheels lie on a band`() throws {
    let wheels = WheelsContent(columns: [], look: Self.metrics.pickers)
    let found = try Figures.of(wheels, in: Rect(x: 10, y: 20, width: 300, height: 216))
    #expect(Figures.isNear(found, [[19, 111, 282, 34, 0]]))
    #expect(try Figures.of(wheels, in: Rect(x: 0, y: 0, width: 10, height: 216)).map { $0[2] } == [0])
  }
}
