internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// A date picker's wheels, in the words and order of the language.
package struct DateWheelsContent: ControlContent {
  package var columns: [Column]
  /// The time zone's identifier.
  package var zone: String
  /// The language of the wheels, a BCP 47 tag; `nil` for the page's.
  package var language: String?

  package var look: PickerMetrics

  package init(columns: [Column], zone: String, language: String?, look: PickerMetrics) {
    self.columns = columns
    self.zone = zone
    self.language = language
    self.look = look
  }

  package struct Column: Sendable {
    package var part: Part
    /// The dates of the wheel's rows, in seconds since 1970; `nil` for an empty row.
    package var dates: [Double?]

    package init(_ part: Part, _ dates: [Double?]) {
      self.part = part
      self.dates = dates
    }
  }

  /// The component that a wheel turns.
  package enum Part: Sendable {
    /// The weekday and day, such as `Tue Jan 9`.
    case weekdayAndDay
    case month, day, year, hour, minute
    /// AM or PM; languages with a 24-hour clock have no such wheel.
    case halfOfDay

    /// The wheel's share of the width, relative to the shares of the other wheels.
    fileprivate var share: Double {
      switch self {
      case .weekdayAndDay: 2
      case .month: 1.4
      case .day: 0.8
      case .year, .hour, .minute, .halfOfDay: 1
      }
    }
  }

  /// The wheels as shown in the language, from the leading side.
  package func wheels(in pageLanguage: String) -> [WheelsContent.Column] {
    let language = language ?? pageLanguage
    let hours = DateWording.pattern(of: "jmm", in: language)
    let isCountedTwice = hours.contains { "hK".contains($0) }
    let shown = columns.filter { isCountedTwice || $0.part != .halfOfDay }
    return ordered(shown, in: language).map { column in
      let pattern = pattern(of: column.part, hours: hours, in: language)
      let wording = DateWording(.pattern(pattern), in: language, zone: zone)
      var rows: [String] = []
      for date in column.dates { rows.append(date.map { wording.text($0) } ?? "") }
      return WheelsContent.Column(rows: rows, share: column.part.share)
    }
  }

  private func pattern(of part: Part, hours: String, in language: String) -> String {
    switch part {
    case .weekdayAndDay:
      DateWording.pattern(of: "MMMEd", in: language).filter { !",،、".contains($0) }
    case .month: DateWording.pattern(of: "LLL", in: language)
    case .day: DateWording.pattern(of: "d", in: language)
    case .year: DateWording.pattern(of: "y", in: language)
    case .hour: hours.filter { "hHkK".contains($0) }
    case .minute: "mm"
    case .halfOfDay: "a"
    }
  }

  /// The columns, with day, month and year in the order in which the language writes them.
  private func ordered(_ columns: [Column], in language: String) -> [Column] {
    guard columns.contains(where: { $0.part == .month }) else { return columns }
    let pattern = Array(DateWording.pattern(of: "yMMMd", in: language))
    func place(_ part: Part) -> Int {
      let letters = part == .month ? "ML" : part == .day ? "d" : "yu"
      return pattern.firstIndex { letters.contains($0) } ?? pattern.count
    }
    return columns.sorted { place($0.part) < place($1.part) }
  }

  package func draw(on canvas: inout ControlCanvas) {
    WheelsContent(columns: wheels(in: canvas.measurer.language), look: look).draw(on: &canvas)
  }
}
