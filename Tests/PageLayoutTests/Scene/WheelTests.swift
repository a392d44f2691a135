import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Wheels and compact dates, by the areas and attributes of their texts. Dates are seconds since 1970, a Thursday.
struct WheelTests {
  private typealias Figures = DrawnFigures

  private static let look = SystemMetrics.ios17.pickers

  // MARK: Wheels

  /// The selected row is on a band of 34 points in the middle of 216. Rows beside it are 31 points apart and 3 farther,
  /// less 0.8 times the square of their distance: 33.2, 61.8 and 88.8 points away.
  @Test func `rows are closer together, smaller and fainter with their distance`() throws {
    let column = WheelsContent.Column(rows: ["a", "b", "c", "d", "e", "f", "g"])
    #expect(column.share == 1 && WheelsContent.reach == 3)
    let canvas = try Figures.drawn(
      WheelsContent(columns: [column], look: Self.look), in: Rect(x: 10, y: 20, width: 300, height: 216))
    let tops = [-88.8, -61.8, -33.2, 0, 33.2, 61.8, 88.8].map { 111 + $0 }
    #expect(Figures.isNear(Figures.texts(canvas), tops.map { [19, $0, 282, 34] }))
    #expect(Figures.strings(canvas) == ["a", "b", "c", "d", "e", "f", "g"])
    let attributes = canvas.text.texts.compactMap(\.content.text.runs.first?.attributes)
    #expect(attributes.map(\.font.pointSize) == [17.5, 19, 20.5, 23, 20.5, 19, 17.5])
    #expect(attributes.allSatisfy { $0.paragraph.alignment == .center })
    // Secondary text has 0.6, times 0.9, 0.65 and 0.4.
    let alphas = attributes.map(\.color.light.alpha)
    for (alpha, wanted) in zip(alphas, [0.24, 0.39, 0.54, 1, 0.54, 0.39, 0.24]) {
      #expect(abs(alpha - wanted) < 1e-9)
    }
    #expect(attributes[3].color == .text)
    #expect(canvas.items.first.flatMap(Figures.radius) == 8)
    #expect(Figures.colors(canvas.items) == [Self.look.bandFill.light])
    guard canvas.items.count == 2, case .clip(.rectangle(let frame), let inside) = canvas.items[1].kind else {
      Issue.record("not clipped")
      return
    }
    #expect(frame == Rect(x: 10, y: 20, width: 300, height: 216) && inside.count == 7)
  }

  /// 282 points in parts of 2 and 1: 188 and 94.
  @Test func `columns share the width by their shares, from the leading side`() throws {
    func texts(_ direction: LayoutDirection, _ shares: [Double] = [2, 1]) throws -> [[Double]] {
      let columns = shares.map {
        WheelsContent.Column(rows: ["", "", "", "x", "", "", ""], share: $0)
      }
      return Figures.texts(
        try Figures.drawn(
          WheelsContent(columns: columns, look: Self.look), in: Rect(x: 10, y: 20, width: 300, height: 216),
          direction))
    }
    #expect(Figures.isNear(try texts(.leftToRight), [[19, 111, 188, 34], [207, 111, 94, 34]]))
    #expect(Figures.isNear(try texts(.rightToLeft), [[113, 111, 188, 34], [19, 111, 94, 34]]))
    #expect(try texts(.leftToRight, [0, 0]).isEmpty)
  }

  // MARK: Dates on wheels

  private func wheels(
    _ parts: [DateWheelsContent.Part], _ page: String, own: String? = nil, zone: String = "UTC"
  ) -> [WheelsContent.Column] {
    DateWheelsContent(
      columns: parts.map { .init($0, [0, nil]) }, zone: zone, language: own, look: Self.look
    ).wheels(in: page)
  }

  private func rows(
    _ parts: [DateWheelsContent.Part], _ page: String, own: String? = nil, zone: String = "UTC"
  )
    -> [[String]]
  {
    wheels(parts, page, own: own, zone: zone).map(\.rows)
  }

  @Test func `day, month and year are in the order of the language`() {
    let parts: [DateWheelsContent.Part] = [.year, .day, .month]
    #expect(rows(parts, "en") == [["Jan", ""], ["1", ""], ["1970", ""]])
    #expect(rows(parts, "de") == [["1", ""], ["Jan", ""], ["1970", ""]])
    #expect(rows(parts, "ja") == [["1970年", ""], ["1月", ""], ["1日", ""]])
    #expect(rows(parts, "en", own: "de") == rows(parts, "de"))
    // Only beside a month.
    #expect(rows([.year, .day], "en") == [["1970", ""], ["1", ""]])
    #expect(rows([.month], "en", zone: "America/New_York") == [["Dec", ""]])
  }

  @Test func `a clock of twice twelve hours has a wheel for the half of the day`() {
    let parts: [DateWheelsContent.Part] = [.hour, .minute, .halfOfDay]
    #expect(rows(parts, "en") == [["12", ""], ["00", ""], ["AM", ""]])
    #expect(rows(parts, "de") == [["00", ""], ["00", ""]])
    #expect(rows([.weekdayAndDay], "en") == [["Thu Jan 1", ""]])
  }

  @Test func `wheels have shares of the width by what they turn`() {
    let dates = wheels([.month, .day, .year], "en").map(\.share)
    #expect(dates == [1.4, 0.8, 1])
    #expect(wheels([.weekdayAndDay, .hour, .minute, .halfOfDay], "en").map(\.share) == [2, 1, 1, 1])
  }

  @Test func `a date picker draws its wheels in the page's language`() throws {
    let content = DateWheelsContent(
      columns: [.init(.month, [nil, nil, nil, 0, nil, nil, nil])], zone: "UTC", language: nil, look: Self.look
    )
    let canvas = try Figures.drawn(content, in: Rect(x: 10, y: 20, width: 300, height: 216))
    #expect(Figures.strings(canvas) == ["Jan"])
    #expect(Figures.isNear(Figures.texts(canvas), [[19, 111, 282, 34]]))
  }

  // MARK: Compact dates

  private func fields(
    _ fields: [DateFieldsContent.Field], language: String? = nil, look: PickerMetrics = WheelTests.look
  ) -> DateFieldsContent {
    DateFieldsContent(fields: fields, date: 0, zone: "UTC", language: language, look: look)
  }

  @Test func `a compact date has its texts in its own language, or in the page's`() throws {
    let english = fields([.date, .time]).texts(in: "en")
    #expect(english.count == 2 && english[0].contains("1970") && !english[1].contains("1970"))
    let japanese = fields([.date, .time], language: "ja").texts(in: "en")
    #expect(japanese == fields([.date, .time]).texts(in: "ja") && japanese != english)
    let canvas = try Figures.drawn(fields([.date, .time]), in: Rect(x: 0, y: 0, width: 400, height: 50))
    // From the trailing side.
    #expect(Figures.strings(canvas) == english.reversed())
    let grounds = Figures.numbers(canvas.items).map { Array($0.dropLast()) }
    #expect(Figures.isNear(Figures.texts(canvas), grounds))
    let attributes = canvas.text.texts.compactMap(\.content.text.runs.first?.attributes)
    #expect(attributes.allSatisfy { $0.font.pointSize == 17 && $0.paragraph.alignment == .center })
    #expect(canvas.items.compactMap(Figures.radius) == [6, 6])
  }

  /// A date is 121 points wide at least, and 12 wider than its text at either side; a time 87.
  @Test(arguments: ["en", "pt", "vi", "bn", "mr"])
  func `a field is wider than its text`(language: String) throws {
    let measurer = try Figures.canvas(.zero).measurer
    for (field, least) in [(DateFieldsContent.Field.date, 121.0), (.time, 87)] {
      let content = fields([field], language: language)
      let text = AttributedText(
        content.texts(in: "en")[0], font: FontDescriptor(pointSize: 17), color: .text)
      let wanted = max(least, measurer.lineSize(text).width + 24)
      let width = try #require(content.intrinsicSize(measuring: measurer).width)
      #expect(abs(width - wanted) < 1e-6)
    }
  }

  @Test func `on iOS 26 a date alone is lower than a time, or than both`() throws {
    let measurer = try Figures.canvas(.zero).measurer
    func height(_ kinds: [DateFieldsContent.Field]) -> Double? {
      fields(kinds, look: SystemMetrics.ios26.pickers).intrinsicSize(measuring: measurer).height
    }
    let date = try #require(height([.date]))
    #expect(abs(date - 103.0 / 3) < 1e-9)
    #expect(height([.time]) == 36 && height([.date, .time]) == 36)
    #expect(fields([]).intrinsicSize(measuring: measurer).width == 0)
  }
}
