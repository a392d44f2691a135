public import Foundation

// Formatters that Foundation on Linux lacks, by the format styles that it has.

/// Formats a date or a number of seconds by its distance: "2 hours ago".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var locale: Locale! = .current
  open var calendar: Calendar! = .current

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let styles: [UnitsStyle: Date.RelativeFormatStyle.UnitsStyle] = [
      .spellOut: .spellOut, .short: .abbreviated, .abbreviated: .narrow,
    ]
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: styles[unitsStyle] ?? .wide, locale: locale, calendar: calendar
    ).format(referenceDate)
  }
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Joins texts as a sentence does: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .current
  open var itemFormatter: Formatter?
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted(.list(type: .and).locale(locale))
  }
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}

/// Formats a duration: "1:05" or "1 minute, 5 seconds".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }
  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var allowsFractionalUnits = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, name: String)] = [
    (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"),
    (.day, .day, "day"),
    (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
  ]

  open func string(from ti: TimeInterval) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }
  open func string(from startDate: Date, to endDate: Date) -> String? {
    var gmt = calendar ?? .current
    gmt.timeZone = TimeZone(secondsFromGMT: 0) ?? gmt.timeZone
    return string(from: gmt.dateComponents(Set(shown.map(\.component)), from: startDate, to: endDate))
  }
  open func string(from components: DateComponents) -> String? {
    var parts = shown.map { (unit: $0.name, value: components.value(for: $0.component) ?? 0) }
    if !zeroFormattingBehavior.contains(.pad) {
      // By default, a position keeps its zeros behind the first number; names of units lose theirs.
      parts = Array(parts.drop { $0.value == 0 })
      if unitsStyle != .positional || zeroFormattingBehavior.contains(.dropMiddle) {
        parts.removeAll { $0.value == 0 }
      }
      if parts.isEmpty, let last = shown.last { parts = [(last.name, 0)] }
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    return text(parts)
  }

  private var shown: [(unit: NSCalendar.Unit, component: Calendar.Component, name: String)] {
    Self.units.filter { allowedUnits.isEmpty ? $0.name != "week" : allowedUnits.contains($0.unit) }
  }

  /// English, with Apple's separators.
  private func text(_ parts: [(unit: String, value: Int)]) -> String {
    let short = ["minute": "min", "second": "sec", "hour": "hr", "month": "mth", "week": "wk", "year": "yr"]
    switch unitsStyle {
    case .positional:
      let pads = parts.count > 1 && zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        (index > 0 || pads) && part.value < 10 ? "0\(part.value)" : "\(part.value)"
      }.joined(separator: ":")
    case .abbreviated:
      return parts.map { "\($0.value)\($0.unit == "month" ? "mo" : String($0.unit.prefix(1)))" }.joined(
        separator: " ")
    case .brief: return parts.map { "\($0.value)\(short[$0.unit] ?? $0.unit)" }.joined(separator: " ")
    case .short, .full, .spellOut:
      let words = parts.map { part in
        let number =
          unitsStyle == .spellOut
          ? NumberFormatter.localizedString(from: part.value as NSNumber, number: .spellOut) : "\(part.value)"
        let name = unitsStyle == .short ? short[part.unit] ?? part.unit : part.unit
        return "\(number) \(name)" + (part.value == 1 || ["min", "sec", "hr"].contains(name) ? "" : "s")
      }
      return words.joined(separator: ", ")
    }
  }
}

/// Formats measurements: a number and the unit's symbol.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }
  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .current
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: measurement.value as NSNumber) ?? "\(measurement.value)"
    return number + (measurement.unit.symbol.hasPrefix("°") || unitStyle == .short ? "" : " ")
      + measurement.unit.symbol
  }
  open func string(from unit: Unit) -> String { unit.symbol }
}

/// Joins the parts of a name.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
  open var style = Style.default
  open func string(from components: PersonNameComponents) -> String {
    let parts = [components.givenName, components.familyName].compactMap { $0 }
    switch style {
    case .short: return parts.first ?? ""
    case .abbreviated: return parts.compactMap(\.first).map(String.init).joined()
    case .long:
      return [
        components.namePrefix, components.givenName, components.middleName, components.familyName,
        components.nameSuffix,
      ].compactMap { $0 }.joined(separator: " ")
    default: return parts.joined(separator: " ")
    }
  }
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var components = PersonNameComponents()
    let words = string.split(separator: " ").map(String.init)
    components.givenName = words.first
    if words.count > 1 { components.familyName = words.last }
    return words.isEmpty ? nil : components
  }
  open class func localizedString(from components: PersonNameComponents, style: Style) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }
}

/// Finds web addresses, and nothing else of what detectors find; what an address leads to is not kept.
open class NSDataDetector: NSObject, @unchecked Sendable {
  private let expression: NSRegularExpression

  public init(types checkingTypes: UInt64) throws {
    // NSTextCheckingTypeLink of NSTextCheckingResult.h, which Foundation marks as deprecated on Linux.
    let isLink = checkingTypes & 1 << 5 != 0
    expression = try NSRegularExpression(
      pattern: isLink ? #"(?:https?://|www\.)[^\s<>"]+[^\s<>".,;:!?)]"# : "(?!)", options: .caseInsensitive)
  }
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] { expression.matches(in: string, options: options, range: range) }
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block:
      @escaping (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) { expression.enumerateMatches(in: string, options: options, range: range, using: block) }
}
