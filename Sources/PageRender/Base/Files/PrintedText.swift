/// The text that a stranger's program prints for people: its first and last lines, without codes that control
/// a terminal and without the addresses of Swift's stack traces.
package struct PrintedText {
  /// The greatest numbers of lines that are kept of the beginning and of the end.
  package static let (firstLines, lastLines) = (400, 100)
  /// The greatest numbers of bytes that are kept of the beginning and of the end.
  private static let (firstBytes, lastBytes) = (128 << 10, 32 << 10)

  private var first: [UInt8] = []
  private var last: [UInt8] = []
  /// True if bytes between the beginning and the end were dropped.
  private var isCut = false

  package init() {}

  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    let room = Self.firstBytes - first.count
    first += bytes.prefix(room)
    last += bytes.dropFirst(room)
    if last.count > 2 * Self.lastBytes {
      last.removeFirst(last.count - Self.lastBytes)
      isCut = true
    }
  }

  /// The lines, with a line in place of those that are left out.
  package var text: String {
    // The last line of a beginning that was cut, and the first of its end, are parts of lines.
    if isCut { return Self.joined(Self.lines(first).dropLast(), Self.lines(last).dropFirst()) }
    let lines = Self.lines(first + last)
    guard lines.count > Self.firstLines + Self.lastLines else {
      return Self.withoutStackTraces(Self.plain(first + last))
    }
    return Self.joined(lines[...], lines[...])
  }

  /// Returns the first lines of a beginning and the last ones of an end.
  private static func joined(_ beginning: ArraySlice<String>, _ end: ArraySlice<String>) -> String {
    let kept = beginning.prefix(firstLines) + ["(more lines are left out)"] + end.suffix(lastLines)
    return withoutStackTraces(kept.joined(separator: "\n") + "\n")
  }

  /// Returns a text without the stack traces that Swift's runtime prints after the sentence of a trap: addresses
  /// in a program without symbols tell a person nothing.
  private static func withoutStackTraces(_ text: String) -> String {
    let title = "Current stack trace:"
    guard text.contains(title) else { return text }
    var isTrace = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      isTrace = line == title || isTrace && isFrame(line)
      return !isTrace
    }.joined(separator: "\n")
  }

  /// Returns true for a line such as `4    App   0x000056196989be7f <unavailable> + 2629247`.
  private static func isFrame(_ line: Substring) -> Bool {
    let words = line.split(separator: " ", maxSplits: 3)
    return words.count > 2 && UInt(words[0]) != nil && words[2].hasPrefix("0x")
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines = plain(bytes).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Returns a text without escape sequences and control characters; line ends and tabs stay.
  package static func plain(_ bytes: [UInt8]) -> String {
    // Most texts have nothing to take out.
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 }
    let text = String(decoding: bytes, as: UTF8.self)
    if isPlain { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\n", "\t": result.append(scalar)
      case "\u{1B}": skipSequence(&rest)
      // The C1 codes begin sequences too, of which only the code is invisible.
      case "\u{9B}": skipParameters(&rest)
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Skips the rest of an escape sequence (ECMA-48, 5.3): a control sequence, a string that ends with BEL or
  /// ST, or one character. None is longer than its line.
  private static func skipSequence(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.first {
    case "[":
      rest.removeFirst()
      skipParameters(&rest)
    case "]", "P", "X", "^", "_":
      while let scalar = rest.first, scalar != "\n" {
        rest.removeFirst()
        if scalar == "\u{07}" || scalar == "\u{9C}" { return }
        if scalar == "\u{1B}" {
          if rest.first == "\\" { rest.removeFirst() }
          return
        }
      }
    case .some(let scalar) where scalar != "\n":
      while let next = rest.first, (0x20...0x2F).contains(next.value) { rest.removeFirst() }
      if let next = rest.first, (0x30...0x7E).contains(next.value) { rest.removeFirst() }
    default: break
    }
  }

  /// Skips the parameters and the final character of a control sequence (ECMA-48, 5.4).
  private static func skipParameters(_ rest: inout Substring.UnicodeScalarView) {
    while let scalar = rest.first, (0x20...0x3F).contains(scalar.value) { rest.removeFirst() }
    if let final = rest.first, (0x40...0x7E).contains(final.value) { rest.removeFirst() }
  }
}
