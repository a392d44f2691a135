/// Source text in Swift or Objective-C with spaces in place of comments and strings; line ends stay.
///
/// Comments nest, as in Swift. What a string interpolates is blank too: it is read, and changes nothing.
struct SourceMask {
  private let source: [UInt8]
  private var text: [UInt8]
  private var place = 0

  static func code(of source: [UInt8]) -> [UInt8] {
    var mask = Self(source)
    mask.run()
    return mask.text
  }

  private init(_ source: [UInt8]) { (self.source, text) = (source, source) }

  private func has(_ mark: StaticString, at index: Int) -> Bool {
    guard index + mark.utf8CodeUnitCount <= source.count else { return false }
    return (0..<mark.utf8CodeUnitCount).allSatisfy { source[index + $0] == mark.utf8Start[$0] }
  }

  private mutating func run() {
    while place < source.count {
      switch source[place] {
      case UInt8(ascii: "/") where has("//", at: place): blank(through: lineEnd)
      case UInt8(ascii: "/") where has("/*", at: place): blank(through: commentEnd)
      case UInt8(ascii: "\""): blank(through: stringEnd(from: place, hashes: 0))
      case UInt8(ascii: "#"):
        let hashes = source[place...].prefix { $0 == UInt8(ascii: "#") }.count
        if place + hashes < source.count, source[place + hashes] == UInt8(ascii: "\"") {
          blank(through: stringEnd(from: place + hashes, hashes: hashes))
        } else {
          place += hashes
        }
      // A character of Objective-C.
      case UInt8(ascii: "'") where has("'\"'", at: place): blank(through: place + 3)
      case UInt8(ascii: "'") where has("'\\\"'", at: place): blank(through: place + 4)
      default: place += 1
      }
    }
  }

  private mutating func blank(through end: Int) {
    for index in place..<max(end, place + 1) where text[index] != UInt8(ascii: "\n") {
      text[index] = UInt8(ascii: " ")
    }
    place = max(end, place + 1)
  }

  private var lineEnd: Int { source[place...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count }

  private var commentEnd: Int {
    var (index, depth) = (place + 2, 1)
    while index < source.count {
      if has("*/", at: index) {
        (index, depth) = (index + 2, depth - 1)
        if depth == 0 { return index }
      } else if has("/*", at: index) {
        (index, depth) = (index + 2, depth + 1)
      } else {
        index += 1
      }
    }
    return source.count
  }

  /// The end of a string whose first quotation mark is at an index: at the end of the line, unless it has three.
  private func stringEnd(from first: Int, hashes: Int) -> Int {
    let isLong = has("\"\"\"", at: first)
    var index = first + (isLong ? 3 : 1)
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "\n"), !isLong { return index }
      if byte == UInt8(ascii: "\\"), hashes == 0 {
        index += 2
      } else if isLong ? has("\"\"\"", at: index) : byte == UInt8(ascii: "\"") {
        let end = index + (isLong ? 3 : 1)
        if source[end...].prefix(hashes).count(where: { $0 == UInt8(ascii: "#") }) == hashes {
          return end + hashes
        }
        index += 1
      } else {
        index += 1
      }
    }
    return source.count
  }
}
