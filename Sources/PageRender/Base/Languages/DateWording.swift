internal import CICU

/// Dates in the words of a language, by CLDR. Belongs to one task.
package struct DateWording: ~Copyable {
  private let dates: OpaquePointer?

  package enum Form {
    /// `Jan 9, 2007`: CLDR's medium date.
    case date
    /// `9:41 AM`: CLDR's short time.
    case time
    /// A date or time as CLDR's pattern letters say, such as `MMM d`.
    case pattern(String)
  }

  /// - Parameters:
  ///   - tag: BCP 47.
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

  /// A moment, in seconds since 1970; empty where ICU cannot tell.
  ///
  /// The narrow space before AM and PM, which few fonts have, is a plain one.
  package func text(_ seconds: Double) -> String {
    guard let dates else { return "" }
    var status: Int32 = 0
    return Self.units { cicu_format_date(dates, 1000 * seconds, $0, $1, &status) }
      .replacing("\u{202F}", with: " ")
  }

  /// The pattern that a language has for some fields: `d. MMM` for `MMMd` in German.
  package static func pattern(of fields: String, in tag: String) -> String {
    var status: Int32 = 0
    return units { cicu_date_pattern(tag, fields, $0, $1, &status) }
  }

  /// Longer dates are written by no language.
  private static let capacity = 256

  private static func units(_ write: (UnsafeMutablePointer<UInt16>, Int32) -> Int32) -> String {
    let units = [UInt16](unsafeUninitializedCapacity: capacity) { room, count in
      guard let start = room.baseAddress else { return }
      count = max(0, Int(write(start, Int32(capacity))))
    }
    return String(decoding: units, as: UTF16.self)
  }
}
