/// A strict reader of JSON (RFC 8259) in UTF-8, whose values have their positions.
///
/// Strict means: no comments, no trailing commas, one value and nothing after it, strings of well-formed
/// Unicode, numbers a `Double` can hold. A byte order mark at the start is skipped, as the RFC allows.
/// Reading takes time in proportion to the number of bytes.
package struct JSONReader {
  package static let maximumDepth = 100
  package static let maximumBytes = 16 << 20

  let bytes: [UInt8]
  private let limit: Int
  private let maximumDepth: Int
  var index = 0
  private var line = 1
  /// The offset of the current line's first byte.
  private var lineStart = 0
  /// The number of bytes of the current line before `index` that do not begin a scalar: columns count
  /// scalars.
  var continuationBytes = 0
  private var depth = 0

  /// Reads the single value in `bytes`, which may have at most `limit` bytes and `depth` values in each other.
  package static func read(
    _ bytes: [UInt8], limit: Int = maximumBytes, depth: Int = maximumDepth
  ) throws(JSONSyntaxError) -> JSONValue {
    var reader = JSONReader(bytes: bytes, limit: limit, maximumDepth: depth)
    return try reader.document()
  }

  private init(bytes: [UInt8], limit: Int, maximumDepth: Int) {
    self.bytes = bytes
    self.limit = limit
    self.maximumDepth = maximumDepth
  }

  /// The position of the byte at `index`.
  var position: SourcePosition {
    SourcePosition(line: line, column: index - lineStart - continuationBytes + 1)
  }

  /// The byte at `index`; `nil` at the end.
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  func error(_ problem: JSONSyntaxError.Problem) -> JSONSyntaxError {
    JSONSyntaxError(position: position, problem: problem)
  }

  private mutating func document() throws(JSONSyntaxError) -> JSONValue {
    guard bytes.count <= limit else { throw error(.tooLarge(limit: limit)) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
    let value = try value()
    try skipWhiteSpace()
    guard current == nil else { throw unexpected(expected: "the end of the file") }
    return value
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    try skipWhiteSpace()
    let start = position
    let kind: JSONValue.Kind =
      switch current ?? 0 {
      case UInt8(ascii: "{"): .object(try object())
      case UInt8(ascii: "["): .array(try array())
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
      default: try word()
      }
    return JSONValue(position: start, kind: kind)
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONObject {
    var members = MemberList()
    try descend()
    try skipWhiteSpace()
    if current != UInt8(ascii: "}") {
      repeat {
        guard current == UInt8(ascii: "\"") else { throw unexpected(expected: "a key in double quotes") }
        let name = try string()
        try skipWhiteSpace()
        guard current == UInt8(ascii: ":") else { throw unexpected(expected: "\":\" after the key") }
        index += 1
        members.append(JSONMember(name: name, value: try value()))
      } while try continues(before: UInt8(ascii: "}"), expected: "\",\" or \"}\"")
    }
    index += 1
    depth -= 1
    return members.object
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
    var values: [JSONValue] = []
    try descend()
    try skipWhiteSpace()
    if current != UInt8(ascii: "]") {
      repeat {
        values.append(try value())
      } while try continues(before: UInt8(ascii: "]"), expected: "\",\" or \"]\"")
    }
    index += 1
    depth -= 1
    return values
  }

  /// Steps over an opening bracket, and counts the depth of nesting.
  private mutating func descend() throws(JSONSyntaxError) {
    guard depth < maximumDepth else { throw error(.tooDeep(limit: maximumDepth)) }
    depth += 1
    index += 1
  }

  /// Steps over the comma after an element and returns true, or stops before `closing` and returns false.
  private mutating func continues(
    before closing: UInt8, expected: String
  ) throws(JSONSyntaxError) -> Bool {
    let end = position
    try skipWhiteSpace()
    if current == closing { return false }
    guard current == UInt8(ascii: ",") else {
      // If the next element is on a line of its own, the comma is missing at the end of the element before
      // it.
      guard current != nil, line > end.line else { throw unexpected(expected: expected) }
      throw JSONSyntaxError(position: end, problem: .missingComma)
    }
    let comma = position
    index += 1
    try skipWhiteSpace()
    if current == closing { throw JSONSyntaxError(position: comma, problem: .trailingComma) }
    return true
  }

  private mutating func skipWhiteSpace() throws(JSONSyntaxError) {
    while let byte = current {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "\n"):
        index += 1
        line += 1
        lineStart = index
        continuationBytes = 0
      case UInt8(ascii: "/"), UInt8(ascii: "#"): throw error(.comment)
      default: return
      }
    }
  }

  /// Reads `true`, `false` or `null`; throws for all other text.
  private mutating func word() throws(JSONSyntaxError) -> JSONValue.Kind {
    let rest = bytes[index...]
    let letters = rest.prefix { byte in
      byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    guard !letters.isEmpty else { throw unexpected(expected: "a value") }
    let kind: JSONValue.Kind
    switch String(decoding: letters, as: UTF8.self) {
    case "true": kind = .bool(true)
    case "false": kind = .bool(false)
    case "null": kind = .null
    case let other: throw error(.unknownWord(other))
    }
    index += letters.count
    return kind
  }

  /// Returns the error about the character at `index`, which is not the expected one.
  func unexpected(expected: String) -> JSONSyntaxError {
    guard current != nil else { return error(.unexpected(nil, expected: expected)) }
    var decoder = UTF8()
    var rest = bytes[index...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return error(.invalidUTF8) }
    return error(.unexpected(scalar, expected: expected))
  }
}

/// Collects an object's members; separates the first member of each name from later ones.
private struct MemberList {
  private(set) var object = JSONObject()
  /// The names seen so far; used once the object is too large for a linear search.
  ///
  /// Names are compared byte by byte; `String` would take canonically equivalent names for one.
  private var names: Set<[UInt8]> = []
  private static let largestSearched = 16
  /// The capacity that is reserved for the first member, as most objects have a few members.
  private static let usualCount = 8

  mutating func append(_ member: JSONMember) {
    if isKnown(member.name) {
      object.duplicates.append(member)
    } else {
      if object.members.isEmpty { object.members.reserveCapacity(Self.usualCount) }
      object.members.append(member)
    }
  }

  private mutating func isKnown(_ name: String) -> Bool {
    if object.members.count <= Self.largestSearched {
      // `==` comes first because it is fast where the names differ.
      return object.members.contains { $0.name == name && $0.name.utf8.elementsEqual(name.utf8) }
    }
    if names.isEmpty { names = Set(object.members.map { Array($0.name.utf8) }) }
    return !names.insert(Array(name.utf8)).inserted
  }
}
