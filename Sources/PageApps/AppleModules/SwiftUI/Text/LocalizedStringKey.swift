internal import AppUIKit
public import Foundation

/// A text that is looked up in the app's tables, with values in it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text with `%@`, `%lld` and others in place of values, as a table has it.
  let key: String
  private let values: [String]
  /// The images between the texts, by the number of their value.
  let images: [Int: Image]

  public init(_ value: String) { (key, values, images) = (value, [], [:]) }
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    values = stringInterpolation.values
    images = stringInterpolation.images
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var values: [String] = []
    var images: [Int: Image] = [:]

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func append(_ place: String, _ value: String) {
      key += place
      values.append(value)
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", string) }
    public mutating func appendInterpolation(_ text: Text) { append("%@", text.plain) }
    public mutating func appendInterpolation(_ image: Image) {
      images[values.count] = image
      append("%@", "\u{FFFC}")
    }
    public mutating func appendInterpolation(_ string: AttributedString) {
      append("%@", String(string.characters))
    }
    public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
      append(Value.isSigned ? "%lld" : "%llu", "\(value)")
    }
    public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%f", value)) }
    public mutating func appendInterpolation(_ value: Float) { append("%f", String(format: "%f", value)) }
    public mutating func appendInterpolation(_ value: CGFloat) {
      append("%lf", String(format: "%f", Double(value)))
    }
    public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value, specifier: String) {
      append(specifier, String(format: specifier, Int(truncatingIfNeeded: value)))
    }
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(specifier, String(format: specifier, value))
    }
    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      append(specifier, String(format: specifier, Double(value)))
    }
    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      append(specifier, String(format: specifier, Double(value)))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { append("%@", format.format(value)) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", style.text(date))
    }
    public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", "\(value)") }
  }

  /// The text in the page's language, with its values.
  func resolved(table: String?, bundle: Bundle?) -> String {
    let format =
      table.map { NSLocalizedString(key, tableName: $0, bundle: bundle ?? .main, comment: "") }
      ?? NSLocalizedString(key, bundle: bundle ?? .main, comment: "")
    return Self.filled(format, values)
  }

  /// Puts values into the places of a format: `%@`, `%lld`, `%1$@`.
  static func filled(_ format: String, _ values: [String]) -> String {
    guard format.contains("%") else { return format }
    var (result, rest, next) = ("", Substring(format), 0)
    while let place = rest.firstIndex(of: "%") {
      result += rest[..<place]
      rest = rest[rest.index(after: place)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      guard
        let match = rest.prefixMatch(
          of: /(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@diuoxXfFeEgGaAcCsSp]/)
      else {
        result += "%"
        continue
      }
      let number = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      if match.output.1 == nil { next += 1 }
      result += values.indices.contains(number) ? values[number] : "%" + match.output.0
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }
}
