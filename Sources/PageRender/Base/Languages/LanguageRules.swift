internal import CICU

/// CLDR's categories of cardinal numbers.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// ICU's rules of a language (its data are CLDR's).
package enum LanguageRules {
  /// Returns true if the language of a tag is written from right to left; an unknown one is not.
  static func isRightToLeft(_ tag: String) -> Bool { cicu_is_right_to_left(tag) != 0 }

  /// The tag with the script and region it most likely means: `zh-Hant-TW` for `zh-TW`. `nil` where ICU cannot tell.
  static func likelyTag(_ tag: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(CICU_LOCALE_CAPACITY))
    let length = cicu_likely_tag(tag, &buffer)
    return length > 0 ? text(buffer, length) : nil
  }

  /// The category of a number in the language of a tag; `other`, which every language has, where ICU cannot tell.
  package static func pluralCategory(of number: Double, in tag: String) -> PluralCategory {
    var status: Int32 = 0
    guard let rules = cicu_plurals_create(tag, &status) else { return .other }
    defer { cicu_plurals_destroy(rules) }
    var buffer = [CChar](repeating: 0, count: Int(CICU_LOCALE_CAPACITY))
    let length = cicu_plural_category(rules, number, &buffer, &status)
    return length > 0 ? PluralCategory(rawValue: text(buffer, length)) ?? .other : .other
  }

  /// A number with the digits, grouping and decimal sign of a language; plain ones where ICU cannot tell.
  ///
  /// - Parameter fraction: Digits after the decimal sign, at most 20.
  package static func formatted(_ number: Double, fraction: Int, in tag: String) -> String {
    let digits = Int32(min(max(fraction, 0), 20))
    return formatted { cicu_format_number(tag, number, digits, $0, $1, $2) } ?? String(number)
  }

  package static func formatted(_ number: Int, in tag: String) -> String {
    formatted { cicu_format_integer(tag, Int64(number), $0, $1, $2) } ?? String(number)
  }

  /// The largest number a double holds has 309 digits and, grouped, 102 separators.
  private static let numberCapacity = 600

  private static func formatted(
    _ write: (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) -> String? {
    var status: Int32 = 0
    var length: Int32 = 0
    let units = [UInt16](unsafeUninitializedCapacity: numberCapacity) { room, count in
      guard let start = room.baseAddress else { return }
      length = write(start, Int32(numberCapacity), &status)
      count = max(0, Int(length))
    }
    return length < 0 ? nil : String(decoding: units, as: UTF16.self)
  }

  private static func text(_ buffer: [CChar], _ length: Int32) -> String {
    String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
