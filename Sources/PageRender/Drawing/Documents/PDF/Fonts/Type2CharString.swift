/// The outline of a glyph in a font in Compact Font Format (Adobe Technical Note 5177), without subroutines.
struct Type2CharString {
  let bytes: ArraySlice<UInt8>

  /// The outline with another width.
  ///
  /// The width is the number that the first operator has too many, if it has one.
  ///
  /// - Parameter width: By how many units the glyph is wider than the font's nominal width.
  /// - Returns: `nil` for an outline that is damaged, calls subroutines or reckons before it draws.
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

  /// How many bytes a number has; `nil` for an operator.
  private static func numberLength(from first: UInt8) -> Int? {
    switch first {
    case 28: 3
    case 32...246: 1
    case 247...254: 2
    case 255: 5
    default: nil
    }
  }

  /// Returns true if an operator that is the first has a width before what it works on (section 3.1).
  private static func hasWidth(_ code: UInt8, count: Int) -> Bool? {
    switch code {
    // Stems have two numbers each: hstem, vstem, hstemhm, hintmask, cntrmask, vstemhm.
    case 1, 3, 18, 19, 20, 23: count % 2 == 1
    // vmoveto, hmoveto
    case 4, 22: count > 1
    // rmoveto
    case 21: count > 2
    // endchar, which may have four numbers of its own.
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
