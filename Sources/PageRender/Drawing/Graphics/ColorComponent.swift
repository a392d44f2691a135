internal import Foundation

/// A component of a colour as a colour set writes it: `"0.500"`, `"0x80"` or `"128"`.
package enum ColorComponent: Hashable {
  /// A component on a scale where 1 is full.
  case fraction(Double)
  /// A component on a scale where 255 is full.
  case byte(Double)

  package init?(_ text: String) {
    let text = text.filter { $0 != " " }
    if text.lowercased().hasPrefix("0x") {
      guard let value = UInt8(text.dropFirst(2), radix: 16) else { return nil }
      self = .byte(Double(value))
    } else if let value = Int(text) {
      guard -65535...65535 ~= value else { return nil }
      self = .byte(Double(value))
    } else if let value = Double(text), value.isFinite, abs(value) <= 65535 {
      self = .fraction(value)
    } else {
      return nil
    }
  }

  /// Makes the component of a number without quotation marks, which does not tell 1 from 1.0.
  package init(_ number: Double) {
    self = abs(number) <= 1 ? .fraction(number) : .byte(number)
  }

  /// The component as a fraction, 0…1, or beyond that in extended spaces.
  ///
  /// - Parameter isWholeOfOne: True if integers are fractions, because all components of the colour are 0 or
  ///   1.
  package func value(isWholeOfOne: Bool) -> Double {
    switch self {
    case .fraction(let value): value
    case .byte(let value): isWholeOfOne ? value : value / 255
    }
  }

  /// True if the component is the integer 0 or 1, which may be a fraction or a byte.
  package var isZeroOrOne: Bool {
    switch self {
    case .fraction: false
    case .byte(let value): value == 0 || value == 1
    }
  }
}
