public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// A date on wheels or in compact fields, formatted for the language. A calendar (`inline`) is drawn as an
/// empty area of its size.
open class UIDatePicker: _UIDatePickerNames {
  open var datePickerMode: Mode = .dateAndTime
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  /// The date shown; unless set, 9 January 2007, 9:41 GMT, so that a page does not depend on the time at
  /// which it is drawn.
  open var date = Date(timeIntervalSince1970: 1_168_335_660) {
    didSet {
      // Calendars are reliable for some thousand years only, and fail on NaN.
      let seconds = date.timeIntervalSince1970
      if !(abs(seconds) < 1e11) { date = Date(timeIntervalSince1970: seconds > 0 ? 1e11 : -1e11) }
    }
  }
  /// A limit of the dates that can be chosen; ignored, with a warning for wheels.
  open var minimumDate: Date?
  /// A limit of the dates that can be chosen; ignored, with a warning for wheels.
  open var maximumDate: Date?
  /// The step between rows of the minute wheel, in minutes, clamped to 1…30.
  open var minuteInterval = 1
  /// The duration in the timer mode, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The time zone of the date shown; GMT unless set.
  open var timeZone: TimeZone?
  /// The language of the date; the page's language unless set.
  open var locale: Locale?

  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return [.countDownTimer, .yearAndMonth].contains(datePickerMode) ? .wheels : .compact
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The size in points. The wheels' height of 216 is recorded from UIKit; sizes of fields and calendars are
  /// not confirmed by a measurement.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels, .automatic: CGSize(width: 320, height: 216)
    case .compact: measuredIntrinsicSize
    case .inline: CGSize(width: 320, height: inlineHeight)
    }
  }

  private var inlineHeight: CGFloat {
    let look = metrics.pickers
    return switch datePickerMode {
    case .date, .yearAndMonth: CGFloat(look.inlineDateHeight)
    case .time: CGFloat(look.inlineTimeHeight)
    case .dateAndTime, .countDownTimer: CGFloat(look.inlineDateAndTimeHeight)
    }
  }

  override var layoutContent: LayoutItem.Content {
    datePickerStyle == .compact ? .measured(heightFollowsWidth: false) : super.layoutContent
  }

  package override var uiKitClassName: String { "UIDatePicker" }

  override var shortcomings: [Diagnostic] {
    var found: [Diagnostic] = []
    if datePickerStyle == .inline {
      found.append(
        Diagnostic(.warning, "the calendar of \(diagnosticName) is not drawn; only its room is kept"))
    }
    if minimumDate != nil || maximumDate != nil, datePickerStyle == .wheels {
      found.append(
        Diagnostic(.warning, "the dates that \(diagnosticName) excludes are not fainter than the others"))
    }
    return found
  }

  override var content: ViewContent {
    switch datePickerStyle {
    case .inline: .none
    case .compact: .control(fields)
    case .wheels, .automatic: .control(datePickerMode == .countDownTimer ? timer : wheels)
    }
  }

  // MARK: The date

  /// The calendar for days and hours, with `timeZone` as its time zone; Gregorian unless set, or if set to
  /// `nil`.
  open var calendar: Calendar! {
    get {
      var calendar = kept("calendar") ?? Calendar(identifier: .gregorian)
      calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? .gmt
      return calendar
    }
    set { keep(newValue, "calendar") }
  }

  private var zone: String { calendar.timeZone.identifier }

  private var language: String? { locale.map { LocaleTag.canonical($0.identifier) } }

  private var fields: DateFieldsContent {
    let fields: [DateFieldsContent.Field] =
      switch datePickerMode {
      case .date, .yearAndMonth: [.date]
      case .time, .countDownTimer: [.time]
      case .dateAndTime: [.date, .time]
      }
    return DateFieldsContent(
      fields: fields, date: date.timeIntervalSince1970, zone: zone, language: language,
      look: metrics.pickers)
  }

  private var wheels: DateWheelsContent {
    let reach = -WheelsContent.reach...WheelsContent.reach
    func column(
      _ part: DateWheelsContent.Part, _ component: Calendar.Component, by step: Int = 1
    ) -> DateWheelsContent.Column {
      DateWheelsContent.Column(
        part,
        reach.map { offset in
          calendar.date(byAdding: component, value: offset * step, to: date)?.timeIntervalSince1970
        })
    }
    let isMorning = calendar.component(.hour, from: date) < 12
    let other = isMorning ? 1 : -1
    let halves = reach.map { offset in
      offset == 0 || offset == other ? date.timeIntervalSince1970 + Double(offset) * 43_200 : nil
    }
    let time = [
      column(.hour, .hour), column(.minute, .minute, by: min(max(minuteInterval, 1), 30)),
      DateWheelsContent.Column(.halfOfDay, halves),
    ]
    let columns =
      switch datePickerMode {
      case .date: [column(.month, .month), column(.day, .day), column(.year, .year)]
      case .yearAndMonth: [column(.month, .month), column(.year, .year)]
      case .dateAndTime: [column(.weekdayAndDay, .day)] + time
      case .time, .countDownTimer: time
      }
    return DateWheelsContent(columns: columns, zone: zone, language: language, look: metrics.pickers)
  }

  /// The wheels of hours and minutes for the timer mode.
  private var timer: WheelsContent {
    let reach = -WheelsContent.reach...WheelsContent.reach
    let minutes = countDownDuration.isFinite ? Int(min(max(countDownDuration, 0), 86_340)) / 60 : 0
    return WheelsContent(
      columns: [minutes / 60, minutes % 60].enumerated().map { index, value in
        let limit = index == 0 ? 23 : 59
        return WheelsContent.Column(
          rows: reach.map { (0...limit).contains(value + $0) ? "\(value + $0)" : "" })
      }, look: metrics.pickers)
  }
}
