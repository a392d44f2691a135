/// A date and time in UTC, in the formats of PDF and XMP.
struct PDFDate: Equatable {
  private let fields: [Int]

  /// `nil` outside the years 1 to 9999, which four digits can express.
  ///
  /// - Parameter seconds: The seconds since 1970.
  init?(_ seconds: Int) {
    guard (-62_135_596_800...253_402_300_799).contains(seconds) else { return nil }
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    let second = seconds - day * 86_400
    // Days since 1 March of the year 0, in eras of 400 years: H. Hinnant, "chrono-Compatible Low-Level Date
    // Algorithms".
    let shifted = day + 719_468
    let era = Int((Double(shifted) / 146_097).rounded(.down))
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let civilMonth = month < 10 ? month + 3 : month - 9
    fields = [
      yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, dayOfYear - (153 * month + 2) / 5 + 1,
      second / 3600, second / 60 % 60, second % 60,
    ]
  }

  /// The form for the information dictionary: `D:20261122083000Z` (ISO 32000-1, 7.9.4).
  var inInformation: String { "D:" + digits.joined() + "Z" }

  /// The form for XMP metadata: `2026-11-22T08:30:00Z`.
  var inMetadata: String {
    digits[0...2].joined(separator: "-") + "T" + digits[3...5].joined(separator: ":") + "Z"
  }

  private var digits: [String] {
    fields.enumerated().map { index, number in
      let text = String(number)
      return String(repeating: "0", count: max(0, (index == 0 ? 4 : 2) - text.count)) + text
    }
  }
}
