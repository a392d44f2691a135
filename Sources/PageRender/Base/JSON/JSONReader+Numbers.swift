extension JSONReader {
  /// The number of digits up to which a decimal integer and a power of ten are exact as `Double`s. Their
  /// quotient is then the correctly rounded value (Clinger, "How to read floating point numbers accurately",
  /// 1990).
  private static let exactDigits = 15
  /// The powers for all fractions of exact numbers, which have a digit before the decimal point.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14,
  ]

  /// Reads a number; the current byte is its sign or first digit.
  mutating func number() throws(JSONSyntaxError) -> Double {
    let start = (index: index, position: position)
    let isNegative = current == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let leading = current
    var (mantissa, digits) = try self.digits(after: 0)
    if leading == UInt8(ascii: "0"), digits > 1 {
      throw JSONSyntaxError(position: start.position, problem: .leadingZero)
    }
    var fractionDigits = 0
    if current == UInt8(ascii: ".") {
      index += 1
      (mantissa, fractionDigits) = try self.digits(after: mantissa)
      digits += fractionDigits
    }
    let hasExponent = current.map { $0 | 0x20 } == UInt8(ascii: "e")
    if hasExponent { try exponent() }
    if !hasExponent, digits <= Self.exactDigits {
      let magnitude = Double(mantissa) / Self.powersOfTen[fractionDigits]
      return isNegative ? -magnitude : magnitude
    }
    let text = String(decoding: bytes[start.index..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw JSONSyntaxError(position: start.position, problem: .numberOutOfRange(text))
    }
    return value
  }

  /// Reads one or more digits; returns their number, and the decimal integer of `mantissa` followed by the
  /// digits (wrapped around if there are too many digits to be exact).
  private mutating func digits(
    after mantissa: UInt64
  ) throws(JSONSyntaxError) -> (mantissa: UInt64, count: Int) {
    var mantissa = mantissa
    let first = index
    while let byte = current, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
      mantissa = mantissa &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
      index += 1
    }
    guard index > first else { throw unexpected(expected: "a digit") }
    return (mantissa, index - first)
  }

  private mutating func exponent() throws(JSONSyntaxError) {
    index += 1
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
    _ = try digits(after: 0)
  }
}
