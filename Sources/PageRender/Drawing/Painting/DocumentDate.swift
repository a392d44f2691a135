/// Dates of documents in UTC, in the proleptic Gregorian calendar.
public enum DocumentDate {
  /// The date as `2026-11-22`, of seconds since 1970.
  package static func words(_ seconds: Int) -> String {
    let (year, month, day) = civil(days: Int((Double(seconds) / 86400).rounded(.down)))
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The last second of the year 9999: dates have four digits for the year.
  public static let latest = 253_402_300_799

  /// The seconds since 1970 of a date such as `2026-11-22`, at midnight UTC; `nil` if the text is no date
  /// from 1970 on.
  public static func seconds(of text: String) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), year >= 1970, let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    let days = days(year: year, month: month, day: day)
    // A day that the month does not have would be converted back to another date.
    guard (1...12).contains(month), civil(days: days) == (year, month, day) else { return nil }
    return days * 86400
  }

  /// The days since 1970, by H. Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2013).
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146097 + dayOfEra - 719468
  }

  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719468
    let era = (shifted >= 0 ? shifted : shifted - 146096) / 146097
    let dayOfEra = shifted - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
