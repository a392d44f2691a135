extension JSONReader {
  /// Reads a string; the current byte is its opening quote.
  mutating func string() throws(JSONSyntaxError) -> String {
    let opening = position
    index += 1
    /// The bytes before `copied`, their escapes resolved.
    var decoded: [UInt8] = []
    var copied = index
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        let rest = bytes[copied..<index]
        index += 1
        if decoded.isEmpty { return String(decoding: rest, as: UTF8.self) }
        return String(decoding: decoded + rest, as: UTF8.self)
      case UInt8(ascii: "\\"):
        decoded += bytes[copied..<index]
        decoded += try escape()
        copied = index
      case UInt8(ascii: "\n"):
        throw JSONSyntaxError(position: opening, problem: .unterminatedString)
      case 0..<0x20:
        throw error(.controlCharacterInString(Unicode.Scalar(byte)))
      case 0x20..<0x80:
        index += 1
      default:
        try skipMultibyteScalar()
      }
    }
    throw JSONSyntaxError(position: opening, problem: .unterminatedString)
  }

  /// Steps over a scalar of two to four bytes, if it is well-formed (Unicode, table 3-7).
  private mutating func skipMultibyteScalar() throws(JSONSyntaxError) {
    let length: Int
    let second: ClosedRange<UInt8>
    switch bytes[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw error(.invalidUTF8)
    }
    guard index + length <= bytes.count, second ~= bytes[index + 1],
      bytes[(index + 2)..<(index + length)].allSatisfy({ 0x80...0xBF ~= $0 })
    else { throw error(.invalidUTF8) }
    index += length
    continuationBytes += length - 1
  }

  /// Reads an escape sequence and returns its character in UTF-8; the current byte is its backslash.
  private mutating func escape() throws(JSONSyntaxError) -> [UInt8] {
    let start = position
    index += 1
    let byte: UInt8
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = bytes[index]
    case UInt8(ascii: "b"): byte = 0x08
    case UInt8(ascii: "f"): byte = 0x0C
    case UInt8(ascii: "n"): byte = 0x0A
    case UInt8(ascii: "r"): byte = 0x0D
    case UInt8(ascii: "t"): byte = 0x09
    case UInt8(ascii: "u"): return Array(String(try unicodeEscape(start)).utf8)
    default:
      guard case .unexpected(let scalar?, _) = unexpected(expected: "").problem else {
        throw unexpected(expected: "the rest of an escape")
      }
      throw JSONSyntaxError(position: start, problem: .unknownEscape(scalar))
    }
    index += 1
    return [byte]
  }

  /// Reads `uXXXX`, and the `\uXXXX` that must follow if the first is a leading surrogate.
  private mutating func unicodeEscape(
    _ start: SourcePosition
  ) throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try codeUnit(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = JSONSyntaxError(position: start, problem: .loneSurrogate(first))
    guard UTF16.isLeadSurrogate(first), bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else { throw lone }
    index += 1
    let second = try codeUnit(start)
    guard UTF16.isTrailSurrogate(second) else { throw lone }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func codeUnit(_ start: SourcePosition) throws(JSONSyntaxError) -> UInt16 {
    index += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw JSONSyntaxError(position: start, problem: .malformedUnicodeEscape)
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}
