internal import PageBase

/// Parses the text of `.strings` files, old-style property lists: `"key" = "value";` with comments.
struct StringsFileParser {
  /// A key, its text, and the position of the key.
  struct Pair: Hashable {
    var key: String
    var value: String
    var position: SourcePosition
  }

  /// A syntax error and its position.
  struct Fault: Error, Hashable {
    var position: SourcePosition
    var message: String
    var isLimit = false
  }

  static let maximumPairs = 100_000

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The pairs of a file in order, repeated keys included, up to the first fault.
  static func parse(_ text: String) -> (pairs: [Pair], fault: Fault?) {
    var parser = StringsFileParser(text)
    var pairs: [Pair] = []
    do throws(Fault) {
      try parser.readAll(into: &pairs)
      return (pairs, nil)
    } catch {
      return (pairs, error)
    }
  }

  private var position: SourcePosition { SourcePosition(line: line, column: index - lineStart + 1) }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func fault(_ message: String, at place: SourcePosition? = nil) -> Fault {
    Fault(position: place ?? position, message: message)
  }

  /// The character at the current position, as messages name it.
  private var found: String { current.map { Wording.quoted($0) } ?? "the end of the file" }

  private mutating func advance() {
    if current == "\n" {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func readAll(into pairs: inout [Pair]) throws(Fault) {
    try skipBlanks()
    // A whole property list has braces around its pairs.
    let isBraced = current == "{"
    if isBraced { advance() }
    while true {
      try skipBlanks()
      if isBraced, current == "}" {
        advance()
        try skipBlanks()
        guard current == nil else { throw fault("expected the end of the file, found \(found)") }
        return
      }
      guard current != nil else {
        if isBraced { throw fault("the file ends before its \"}\"") }
        return
      }
      guard pairs.count < Self.maximumPairs else {
        throw Fault(
          position: position, message: "the file has more than \(Self.maximumPairs) texts; split it",
          isLimit: true)
      }
      pairs.append(try pair())
    }
  }

  private mutating func pair() throws(Fault) -> Pair {
    let start = position
    let key = try word("a key")
    var value = key
    try skipBlanks()
    if current == "=" {
      advance()
      try skipBlanks()
      if current == "{" || current == "(" || current == "<" {
        throw fault(
          "the value of \(Wording.quoted(key)) must be a string; plurals go into a .stringsdict file")
      }
      value = try word("a value in quotation marks")
      try skipBlanks()
    }
    guard current == ";" else {
      throw fault("expected \";\" after the value of \(Wording.quoted(key)), found \(found)")
    }
    advance()
    return Pair(key: key, value: value, position: start)
  }

  private mutating func skipBlanks() throws(Fault) {
    while let scalar = current {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        while let scalar = current, scalar != "\n" { advance() }
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Fault) {
    let start = position
    advance()
    advance()
    while current != nil {
      if current == "*", index + 1 < scalars.count, scalars[index + 1] == "/" {
        advance()
        advance()
        return
      }
      advance()
    }
    throw fault("the comment that begins here does not end; add */", at: start)
  }

  /// Reads a quoted string, or a bare word of ASCII letters, digits and `_$/:.-+`.
  private mutating func word(_ expected: String) throws(Fault) -> String {
    if current == "\"" || current == "'" { return try quoted() }
    var word = String.UnicodeScalarView()
    while let scalar = current, Self.isBare(scalar) {
      // A comment may follow a bare word directly.
      if scalar == "/", index + 1 < scalars.count, "/*".unicodeScalars.contains(scalars[index + 1]) { break }
      word.append(scalar)
      advance()
    }
    guard !word.isEmpty else { throw fault("expected \(expected), found \(found)") }
    return String(word)
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-", "+": true
    default: false
    }
  }

  private mutating func quoted() throws(Fault) -> String {
    let start = position
    let mark = current
    advance()
    var units: [UInt16] = []
    while let scalar = current {
      if scalar == mark {
        advance()
        guard let text = String(validating: units, as: UTF16.self) else {
          throw fault("the string holds half of a surrogate pair; write both halves", at: start)
        }
        return text
      }
      if scalar == "\\" {
        units += try escape()
      } else {
        units += Array(String(scalar).utf16)
        advance()
      }
    }
    throw fault("the string that begins here does not end; add a quotation mark", at: start)
  }

  /// Reads an escape as UTF-16 code units, since a character beyond U+FFFF is written as two escapes.
  private mutating func escape() throws(Fault) -> [UInt16] {
    let start = position
    advance()
    guard let letter = current else { throw fault("the file ends within an escape", at: start) }
    switch letter {
    case "U", "u":
      advance()
      return [try digits(count: 4, radix: 16, start)]
    case "0"..."7":
      let code = try digits(count: 3, radix: 8, start)
      // Octal codes beyond ASCII are in the NeXTSTEP encoding, which nobody writes any more.
      guard code < 0x80 else {
        throw fault("an octal escape must be below \\200; write \\U and four hexadecimal digits", at: start)
      }
      return [code]
    default: break
    }
    advance()
    switch letter {
    case "n": return [0x0A]
    case "r": return [0x0D]
    case "t": return [0x09]
    case "a": return [0x07]
    case "b": return [0x08]
    case "f": return [0x0C]
    case "v": return [0x0B]
    // A backslash before any other character, a line break included, means that character.
    default: return Array(String(letter).utf16)
    }
  }

  /// Reads the digits of an escape, at least one and at most `count`.
  private mutating func digits(count: Int, radix: Int, _ start: SourcePosition) throws(Fault) -> UInt16 {
    var value: UInt16 = 0
    var read = 0
    while read < count, let scalar = current, let digit = Character(scalar).hexDigitValue, digit < radix {
      value = value &* UInt16(radix) &+ UInt16(digit)
      read += 1
      advance()
    }
    guard read > 0 else {
      throw fault("\\U must be followed by hexadecimal digits, as in \\U00E9", at: start)
    }
    return value
  }
}
