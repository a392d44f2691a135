public import Foundation
internal import PageBase
internal import PageLayout

// Foundation's functions of these names read the bundle of the process in the language of the process. If
// both modules are imported, Swift prefers the functions below, since a call of them needs no default
// argument and no conversion to an optional. A call with `tableName: nil`, a bundle and a value still means
// Foundation's.

/// The text of a key in the locale being drawn, from the page's strings; the key itself if it has no text.
///
/// Format specifiers such as `%d` remain for `String(format:)`. Of a text with plurals, the result is the
/// form "other"; `String(localized:)` with the number in the key selects the form.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedText(key, table: nil, value: "")
}

/// Looks up a key as `NSLocalizedString(_:comment:)` does, in the named table.
public func NSLocalizedString(_ key: String, tableName: String, comment: String) -> String {
  localizedText(key, table: tableName, value: "")
}

/// Looks up a key as `NSLocalizedString(_:comment:)` does; every bundle has the page's strings.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedText(key, table: nil, value: "")
}

/// Looks up a key as `NSLocalizedString(_:comment:)` does; returns `value` if no table has the key.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedText(key, table: nil, value: value)
}

/// Looks up a key as `NSLocalizedString(_:comment:)` does, in the named table.
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, comment: String) -> String {
  localizedText(key, table: tableName, value: "")
}

/// Looks up a key as `NSLocalizedString(_:comment:)` does, in the named table; `value` if it is missing.
public func NSLocalizedString(_ key: String, tableName: String, value: String, comment: String) -> String {
  localizedText(key, table: tableName, value: value)
}

/// Looks up a key as `NSLocalizedString(_:comment:)` does; returns `value` if no table has the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  localizedText(key, table: nil, value: value)
}

/// Looks up a key as `NSLocalizedString(_:comment:)` does, in the named table; `value` if it is missing.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  localizedText(key, table: tableName, value: value)
}

/// Looks up a key in `table`, else in `Localizable`, or in all tables if there is no `Localizable`.
private func localizedText(_ key: String, table: String?, value: String) -> String {
  let standIn = value.isEmpty ? key : value
  guard let strings = PageStrings.current else { return standIn }
  return strings.found(
    key, table: strings.strings.tableAsked(for: table), standIn: value.isEmpty ? nil : value)
    ?? strings.untranslated(standIn, keepsSpecifiers: true)
}

extension LocalizedStrings {
  package static let standardTable = "Localizable"

  /// The table to search: the named one or else `Localizable`; `nil`, all tables, if it is missing.
  func tableAsked(for name: String?) -> String? {
    name ?? (tables.contains { $0.name == Self.standardTable } ? Self.standardTable : nil)
  }
}

extension String {
  /// A key with interpolated values: `"\(count) files"` is the key `%lld files`, as Xcode writes it into
  /// String Catalogs.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String
    let arguments: [TextArgument]

    public init(_ value: String) {
      // Without interpolated values, a percent sign is not escaped.
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The builder of the key, with a format specifier for each value.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [TextArgument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      public mutating func appendInterpolation(_ value: String) { append("%@", .text(value)) }

      public mutating func appendInterpolation<Text: StringProtocol>(_ value: Text) {
        append("%@", .text(String(value)))
      }

      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
        append("%lld", .integer(Int(clamping: value)))
      }

      public mutating func appendInterpolation(_ value: Double) {
        append("%lf", value.isFinite ? .number(value) : .text(value.description))
      }

      public mutating func appendInterpolation(_ value: Float) {
        append("%f", value.isFinite ? .number(Double(value)) : .text(value.description))
      }

      private mutating func append(_ specifier: String, _ argument: TextArgument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }

  /// Makes the text of a key in the locale being drawn, with plural forms and number formats of its language.
  ///
  /// Without a text for the key, the result is the key with its values.
  ///
  /// - Parameters:
  ///   - table: The name of a table; `nil` is `Localizable`.
  ///   - bundle: Without effect: every bundle has the page's strings.
  ///   - locale: Without effect: the locale is the one being drawn.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = Self.localized(key.key, standIn: key, table: table)
  }

  /// Makes the text of a key as `init(localized:)` does, or that of `defaultValue` if no table has the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Self.localized(key.description, standIn: defaultValue, table: table)
  }

  private static func localized(_ key: String, standIn: LocalizationValue, table: String?) -> String {
    let strings = PageStrings.current
    let asked = strings?.strings.tableAsked(for: table)
    let arguments = standIn.arguments.isEmpty ? nil : standIn.arguments
    let own = standIn.key == key ? nil : standIn.key
    if let text = strings?.found(key, table: asked, arguments: arguments, standIn: own) { return text }
    let language = strings?.locale ?? "en"
    let text =
      arguments.map {
        LocalizedText(standIn.key).filled(with: $0, language: language, device: strings?.idiom ?? .phone).text
      } ?? standIn.key
    return strings?.untranslated(text, keepsSpecifiers: false) ?? text
  }
}
