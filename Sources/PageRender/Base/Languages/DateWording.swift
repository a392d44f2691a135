internal import CICU

/// Formats dates in a language, by CLDR's data. Belongs to one task.
package struct DateWording: ~Copyable {
  private let dates: OpaquePointer?

  package enum Form {
    /// `Jan 9, 2007`: CLDR's medium date.
    case date
    /// `9:41 AM`: CLDR's short time.
    case time
    /// A date or time in a pattern of CLDR's letters, such as `MMM d`.
    case pattern(String)
  }

  /// - Parameters:
  ///   - tag: The language's BCP 47 tag.
  ///   - zone: An identifier of a time zone, such as `GMT+0100`.
  package init(_ form: Form, in tag: String, zone: String) {
    var pattern: [UInt16] = []
    var isTime = false
    switch form {
    case .date: break
    case .time: isTime = true
    case .pattern(let text): pattern = Array(text.utf16)
    }
    var status: Int32 = 0
    dates = cicu_dates_create(tag, zone, pattern, Int32(clamping: pattern.count), isTime ? 1 : 0, &status)
  }

  deinit { if let dates { cicu_dates_destroy(dates) } }

  /// Formats a moment, given in seconds since 1970; empty if ICU fails.
  ///
  /// The narrow space before AM and PM, which few fonts have, is replaced by an ordinary one.
  package func text(_ seconds: Double) -> String {
    guard let dates else { return "" }
    var status: Int32 = 0
    return Self.units { cicu_format_date(dates, 1000 * seconds, $0, $1, &status) }
      .replacing("\u{202F}", with: " ")
  }

  /// The pattern of a language for a skeleton of fields, such as `d. MMM` for `MMMd` in German.
  package static func pattern(of fields: String, in tag: String) -> String {
    var status: Int32 = 0
    return units { cicu_date_pattern(tag, fields, $0, $1, &status) }
  }

  /// The maximum length of a date in UTF-16 code units; no language has longer ones.
  private static let capacity = 256

  private static func units(_ write: (UnsafeMutablePointer<UInt16>, Int32) -> Int32) -> String {
    let units = [UInt16](unsafeUninitializedCapacity: capacity) { room, count in
      guard let start = room.baseAddress else { return }
      count = max(0, Int(write(start, Int32(capacity))))
    }
    return String(decoding: units, as: UTF16.self)
  }
}
