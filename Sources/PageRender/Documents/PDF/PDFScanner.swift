/// Reads PDF's syntax (ISO 32000-1, 7.2 and 7.3) as far as it has to be known where a value ends.
struct PDFScanner {
  private let bytes: [UInt8]
  private(set) var at: Int
  private let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    (at, end) = (range.lowerBound, range.upperBound)
  }

  /// Where the next value stands; it is passed over. A reference, `12 0 R`, is one value.
  mutating func value() throws(PDFSyntaxError) -> Range<Int> {
    skipSpace()
    let start = at
    var depth = 0
    repeat {
      skipSpace()
      depth += try token()
      if depth < 0 { throw PDFSyntaxError(place: at) }
    } while depth > 0
    skipRestOfReference(from: start)
    return start..<at
  }

  /// A whole number, not negative.
  mutating func number() throws(PDFSyntaxError) -> Int {
    guard let number = digits() else { throw PDFSyntaxError(place: at) }
    return number
  }

  /// Passes over a word; answers whether it was there.
  mutating func skip(_ word: StaticString) -> Bool {
    skipSpace()
    let count = word.utf8CodeUnitCount
    guard end - at >= count else { return false }
    let isSame = word.withUTF8Buffer { letters in
      letters.indices.allSatisfy { letters[$0] == bytes[at + $0] }
    }
    if isSame { at += count }
    return isSame
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return at >= end
    }
  }

  // MARK: Tokens

  /// Passes over a token; answers by how much values nest more after it.
  private mutating func token() throws(PDFSyntaxError) -> Int {
    guard at < end else { throw PDFSyntaxError(place: at) }
    let first = bytes[at]
    at += 1
    switch first {
    case UInt8(ascii: "["): return 1
    case UInt8(ascii: "]"): return -1
    case UInt8(ascii: "<"):
      if skipByte(first) { return 1 }
      try skipPast(UInt8(ascii: ">"))
    case UInt8(ascii: ">"):
      guard skipByte(first) else { throw PDFSyntaxError(place: at) }
      return -1
    case UInt8(ascii: "("): try skipString()
    default: while at < end, Self.isRegular(bytes[at]) { at += 1 }
    }
    return 0
  }

  private mutating func skipByte(_ byte: UInt8) -> Bool {
    guard at < end, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func skipPast(_ byte: UInt8) throws(PDFSyntaxError) {
    while at < end {
      at += 1
      if bytes[at - 1] == byte { return }
    }
    throw PDFSyntaxError(place: at)
  }

  /// The rest of a string in parentheses, which may hold others, and any byte after a backslash.
  private mutating func skipString() throws(PDFSyntaxError) {
    var depth = 1
    while at < end {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "\\"): at = min(at + 1, end)
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return }
      default: break
      }
    }
    throw PDFSyntaxError(place: at)
  }

  /// What makes a number that was passed over a reference.
  private mutating func skipRestOfReference(from start: Int) {
    guard bytes[start..<at].allSatisfy(Self.isDigit) else { return }
    let before = at
    if digits() == nil || !skip("R") || (at < end && Self.isRegular(bytes[at])) { at = before }
  }

  private mutating func digits() -> Int? {
    skipSpace()
    let start = at
    var number = 0
    while at < end, Self.isDigit(bytes[at]) {
      // Numbers of objects and places in a file are shorter.
      guard at - start < 15 else { return nil }
      number = 10 * number + Int(bytes[at] - UInt8(ascii: "0"))
      at += 1
    }
    return at > start ? number : nil
  }

  mutating func skipSpace() {
    while at < end {
      if bytes[at] == UInt8(ascii: "%") {
        while at < end, bytes[at] != 10, bytes[at] != 13 { at += 1 }
      } else if Self.isSpace(bytes[at]) {
        at += 1
      } else {
        return
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9, 10, 12, 13, 32: true
    default: false
    }
  }

  /// Neither space nor a character that ends words.
  private static func isRegular(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9, 10, 12, 13, 32: false
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      false
    default: true
    }
  }
}

extension PDFScanner {
  /// Where the value of a dictionary's key stands; `nil` where there is none, or no dictionary.
  static func value(of key: StaticString, in place: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
    var scanner = PDFScanner(bytes, place)
    guard scanner.skip("<<") else { return nil }
    while !scanner.skip(">>") {
      guard let found = try? scanner.value(), let value = try? scanner.value() else { return nil }
      let isSame = key.withUTF8Buffer { letters in
        found.count == letters.count + 1
          && letters.indices.allSatisfy { bytes[found.lowerBound + 1 + $0] == letters[$0] }
      }
      if isSame { return value }
    }
    return nil
  }

  /// The values of an array, or the one value that is none.
  static func items(_ place: Range<Int>, of bytes: [UInt8]) -> [Range<Int>] {
    var scanner = PDFScanner(bytes, place)
    guard scanner.skip("[") else { return [place] }
    var items: [Range<Int>] = []
    while !scanner.skip("]"), let item = try? scanner.value() { items.append(item) }
    return items
  }

  /// What a value refers to; `nil` where it is another value.
  static func reference(_ place: Range<Int>, of bytes: [UInt8]) -> PDFReference? {
    guard bytes[place].last == UInt8(ascii: "R") else { return nil }
    var scanner = PDFScanner(bytes, place)
    return (try? scanner.number()).map(PDFReference.init)
  }
}

/// Bytes that are not as cairo writes them.
struct PDFSyntaxError: Error, Equatable {
  /// In bytes from the document's start.
  let place: Int
}
