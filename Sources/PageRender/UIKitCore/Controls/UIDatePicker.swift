public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// A date on wheels or in small fields. Wheels show the date and its neighbours in plain numbers; calendars
/// (`inline`) are drawn as an empty area of their size.
open class UIDatePicker: UIControl {
  open var datePickerMode: Mode = .dateAndTime
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  /// 9 January 2007, 9:41 in GMT unless set: a page looks the same whenever it is drawn.
  open var date = Date(timeIntervalSince1970: 1_168_335_660) {
    didSet {
      // Calendars reckon some thousand years well, and not at all with what is no number.
      let seconds = date.timeIntervalSince1970
      if !(abs(seconds) < 1e11) { date = Date(timeIntervalSince1970: seconds > 0 ? 1e11 : -1e11) }
    }
  }
  /// Not followed: any date can be shown, and wheels warn.
  open var minimumDate: Date?
  /// Not followed: any date can be shown, and wheels warn.
  open var maximumDate: Date?
  /// In minutes, between rows of the minutes' wheel.
  open var minuteInterval = 1
  /// In seconds; for the timer mode.
  open var countDownDuration: TimeInterval = 0
  /// GMT unless set.
  open var timeZone: TimeZone?
  /// Not followed, with a warning: dates are in English.
  open var locale: Locale?

  /// With UIKit's raw values.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Wheels are 216 high (recorded from UIKit) and 320 wide; fields and calendars from knowledge.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels, .automatic: CGSize(width: 320, height: 216)
    case .compact: CGSize(width: CGFloat(DateFieldsContent(texts: fields).width), height: 34.5)
    case .inline: CGSize(width: 320, height: datePickerMode == .time ? 50 : 330)
    }
  }

  package override var uiKitClassName: String { "UIDatePicker" }

  override var shortcomings: [Diagnostic] {
    var found: [Diagnostic] = []
    if datePickerStyle == .inline {
      found.append(
        Diagnostic(.warning, "the calendar of \(diagnosticName) is not drawn; only its room is kept"))
    }
    if locale != nil {
      found.append(
        Diagnostic(.warning, "the locale of \(diagnosticName) is not followed: dates are in English"))
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
    case .compact: .control(DateFieldsContent(texts: fields))
    case .wheels, .automatic: .control(WheelsContent(columns: columns))
    }
  }

  // MARK: The date in numbers

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? .gmt
    return calendar
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private func parts(_ date: Date) -> DateComponents {
    calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  }

  private func month(_ parts: DateComponents) -> String {
    let index = (parts.month ?? 1) - 1
    return Self.months.indices.contains(index) ? Self.months[index] : ""
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private var fields: [String] {
    let parts = parts(date)
    let day = "\(month(parts)) \(parts.day ?? 1), \(parts.year ?? 2000)"
    let hour = parts.hour ?? 0
    let time = "\((hour + 11) % 12 + 1):\(twoDigits(parts.minute ?? 0)) \(hour < 12 ? "AM" : "PM")"
    switch datePickerMode {
    case .date: return [day]
    case .time, .countDownTimer: return [time]
    case .dateAndTime: return [day, time]
    }
  }

  private var columns: [WheelsContent.Column] {
    let reach = -WheelsContent.reach...WheelsContent.reach
    func shifted(
      _ component: Calendar.Component, by step: Int = 1, _ body: (DateComponents) -> String
    ) -> [String] {
      reach.map { offset in
        calendar.date(byAdding: component, value: offset * step, to: date).map { body(parts($0)) } ?? ""
      }
    }
    let hours = shifted(.hour) { "\((($0.hour ?? 0) + 11) % 12 + 1)" }
    let minutes = shifted(.minute, by: min(max(minuteInterval, 1), 30)) { twoDigits($0.minute ?? 0) }
    let isMorning = (parts(date).hour ?? 0) < 12
    let halves = reach.map {
      $0 == 0 ? (isMorning ? "AM" : "PM") : $0 == (isMorning ? 1 : -1) ? (isMorning ? "PM" : "AM") : ""
    }
    let time = [hours, minutes, halves].map { WheelsContent.Column(rows: $0) }
    switch datePickerMode {
    case .time: return time
    case .date:
      return [
        WheelsContent.Column(rows: shifted(.month) { month($0) }, share: 1.4),
        WheelsContent.Column(rows: shifted(.day) { "\($0.day ?? 1)" }, share: 0.8),
        WheelsContent.Column(rows: shifted(.year) { "\($0.year ?? 2000)" }),
      ]
    case .dateAndTime:
      let days = shifted(.day) { "\(month($0)) \($0.day ?? 1)" }
      return [WheelsContent.Column(rows: days, share: 2)] + time
    case .countDownTimer:
      let minutes = countDownDuration.isFinite ? Int(min(max(countDownDuration, 0), 86_340)) / 60 : 0
      return [minutes / 60, minutes % 60].enumerated().map { index, value in
        let limit = index == 0 ? 23 : 59
        return WheelsContent.Column(
          rows: reach.map { (0...limit).contains(value + $0) ? "\(value + $0)" : "" })
      }
    }
  }
}

/// How a date picker looks, with UIKit's raw values.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
