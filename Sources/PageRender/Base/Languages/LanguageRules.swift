internal import CICU

/// CLDR's categories of cardinal numbers.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// The rules of languages by ICU, whose data are CLDR's.
package enum LanguageRules {
  /// Returns true if the language of a tag is written from right to left; false for an unknown language.
  static func isRightToLeft(_ tag: String) -> Bool { cicu_is_right_to_left(tag) != 0 }

  /// The tag with its most likely script and region: `zh-Hant-TW` for `zh-TW`; `nil` if ICU knows none.
  static func likelyTag(_ tag: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(CICU_LOCALE_CAPACITY))
    let length = cicu_likely_tag(tag, &buffer)
    return length > 0 ? text(buffer, length) : nil
  }

  /// The name of a tag's language in another language: `Portuguese (Brazil)`; the tag if ICU fails.
  package static func name(of tag: String, in language: String) -> String {
    formatted { cicu_language_name(tag, language, $0, $1, $2) } ?? tag
  }

  /// Returns true if CLDR has an English name for a language.
  static func isKnown(_ language: String) -> Bool { name(of: language, in: "en") != language }

  /// The plural category of a number in the language of a tag; `other`, which every language has, if ICU
  /// fails.
  package static func pluralCategory(of number: Double, in tag: String) -> PluralCategory {
    var status: Int32 = 0
    guard let rules = cicu_plurals_create(tag, &status) else { return .other }
    defer { cicu_plurals_destroy(rules) }
    var buffer = [CChar](repeating: 0, count: Int(CICU_LOCALE_CAPACITY))
    let length = cicu_plural_category(rules, number, &buffer, &status)
    return length > 0 ? PluralCategory(rawValue: text(buffer, length)) ?? .other : .other
  }

  /// The number with the digits, grouping and decimal sign of a language; Swift's own text of it if ICU
  /// fails.
  ///
  /// - Parameter fraction: The number of digits after the decimal sign, at most 20.
  package static func formatted(_ number: Double, fraction: Int, in tag: String) -> String {
    let digits = Int32(min(max(fraction, 0), 20))
    return formatted { cicu_format_number(tag, number, digits, $0, $1, $2) } ?? String(number)
  }

  package static func formatted(_ number: Int, in tag: String) -> String {
    formatted { cicu_format_integer(tag, Int64(number), $0, $1, $2) } ?? String(number)
  }

  /// The capacity for a number in UTF-16 code units: the largest `Double` has 309 digits and, grouped, 102
  /// separators.
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
