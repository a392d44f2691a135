/// The charstring of a glyph in a font in Compact Font Format (Adobe Technical Note 5177), without
/// subroutines.
struct Type2CharString {
  let bytes: ArraySlice<UInt8>

  /// The charstring with another width.
  ///
  /// A charstring's width is an additional operand of its first operator, if it has one.
  ///
  /// - Parameter width: The glyph's advance minus the font's nominal width, in font units.
  /// - Returns: `nil` for a charstring that is damaged, calls subroutines or does arithmetic before it draws.
  func withWidth(_ width: Int) -> [UInt8]? {
    guard let number = Self.number(width) else { return nil }
    var (at, count, first) = (bytes.startIndex, 0, bytes.startIndex)
    while at < bytes.endIndex, let length = Self.numberLength(from: bytes[at]) {
      at += length
      count += 1
      if count == 1 { first = at }
    }
    guard at < bytes.endIndex, let hasWidth = Self.hasWidth(bytes[at], count: count) else { return nil }
    return number + bytes[(hasWidth ? first : bytes.startIndex)...]
  }

  /// The length in bytes of a number that begins with `first`; `nil` for an operator.
  private static func numberLength(from first: UInt8) -> Int? {
    switch first {
    case 28: 3
    case 32...246: 1
    case 247...254: 2
    case 255: 5
    default: nil
    }
  }

  /// Returns true if a first operator has a width before its operands (section 3.1); `nil` if it cannot be
  /// first.
  ///
  /// - Parameter count: The number of operands, the width included.
  private static func hasWidth(_ code: UInt8, count: Int) -> Bool? {
    switch code {
    // Stems have two operands each: hstem, vstem, hstemhm, hintmask, cntrmask, vstemhm.
    case 1, 3, 18, 19, 20, 23: count % 2 == 1
    // vmoveto, hmoveto
    case 4, 22: count > 1
    // rmoveto
    case 21: count > 2
    // endchar, which may have four operands of its own.
    case 14: count == 1 || count == 5
    default: nil
    }
  }

  private static func number(_ value: Int) -> [UInt8]? {
    switch value {
    case -107...107: [UInt8(value + 139)]
    case 108...1131: [UInt8(247 + (value - 108) / 256), UInt8((value - 108) % 256)]
    case -1131 ... -108: [UInt8(251 + (-value - 108) / 256), UInt8((-value - 108) % 256)]
    default:
      Int16(exactly: value).map { [28, UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }
}
