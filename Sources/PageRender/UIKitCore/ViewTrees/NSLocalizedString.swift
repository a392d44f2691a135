public import Foundation
internal import PageBase
internal import PageLayout

// Foundation has functions of these names, which look into the bundle of the process and follow the language it was
// started in. Swift takes the ones below instead, where both are imported, since they need no default argument, and no
// conversion to an optional. `tableName: nil` together with a bundle and a value stays Foundation's.

/// The text of a key in the locale being drawn, from the strings of the page; the key itself where there is none.
///
/// Places such as `%d` stay for `String(format:)`. A text with plurals is that for "other"; use `String(localized:)`
/// with the number in the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedText(key, table: nil, value: "")
}

/// As `NSLocalizedString(_:comment:)`, from the table of a name.
public func NSLocalizedString(_ key: String, tableName: String, comment: String) -> String {
  localizedText(key, table: tableName, value: "")
}

/// As `NSLocalizedString(_:comment:)`; bundles all have the strings of the page.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedText(key, table: nil, value: "")
}

/// As `NSLocalizedString(_:comment:)`; `value` stands in where no table has the key.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedText(key, table: nil, value: value)
}

/// As `NSLocalizedString(_:comment:)`, from the table of a name.
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, comment: String) -> String {
  localizedText(key, table: tableName, value: "")
}

/// As `NSLocalizedString(_:comment:)`, from the table of a name; `value` stands in where it has not the key.
public func NSLocalizedString(_ key: String, tableName: String, value: String, comment: String) -> String {
  localizedText(key, table: tableName, value: value)
}

/// As `NSLocalizedString(_:comment:)`; `value` stands in where no table has the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  localizedText(key, table: nil, value: value)
}

/// As `NSLocalizedString(_:comment:)`, from the table of a name; `value` stands in where it has not the key.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  localizedText(key, table: tableName, value: value)
}

/// As in an app, a key without a table is looked up in `Localizable`; where there is no such table, in all.
private func localizedText(_ key: String, table: String?, value: String) -> String {
  let standIn = value.isEmpty ? key : value
  guard let strings = PageStrings.current else { return standIn }
  return strings.found(
    key, table: strings.strings.tableAsked(for: table), standIn: value.isEmpty ? nil : value)
    ?? strings.untranslated(standIn, keepsSpecifiers: true)
}

extension LocalizedStrings {
  package static let standardTable = "Localizable"

  /// The table that code means: `Localizable` unless it names one; `nil` is all of them.
  func tableAsked(for name: String?) -> String? {
    name ?? (tables.contains { $0.name == Self.standardTable } ? Self.standardTable : nil)
  }
}

extension String {
  /// A key with values in it: `"\(count) files"` is the key `%lld files`, as Xcode writes it into String Catalogs.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String
    let arguments: [TextArgument]

    public init(_ value: String) {
      // A percent sign in a text without values is written as it is.
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Writes the key, with a place for each value.
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

  /// The text of a key in the locale being drawn, its plural and its numbers as that language has them; without
  /// strings the key itself with its values.
  ///
  /// - Parameters:
  ///   - table: The name of a table; `Localizable` unless given.
  ///   - bundle: Without effect: bundles all have the strings of the page.
  ///   - locale: Without effect: the locale is the one being drawn.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = Self.localized(key.key, standIn: key, table: table)
  }

  /// As `init(localized:)`; `defaultValue` stands in where no table has the key.
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
