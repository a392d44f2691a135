/// A request of HTTP/1.1 (RFC 9112), as far as the live view needs it: a head, and a body of known length.
struct HTTPRequest: Equatable, Sendable {
  var method: String
  /// The path with its query, as sent.
  var target: String
  /// The header fields in order, with names in lower case.
  var fields: [Field]
  var body: [UInt8] = []

  struct Field: Equatable, Sendable {
    var name: String
    var value: String
  }

  /// The most bytes of a head, and of a body.
  static let longestHead = 16 << 10
  static let longestBody = 64 << 10

  /// The field of a name in lower case; `nil` if it is missing or there are several.
  subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }

  /// True if the browser wants to send another request over the connection.
  var keepsConnection: Bool { self["connection"]?.lowercased() != "close" }

  /// The path's components and the query's values, decoded; `nil` if their escapes are wrong.
  var address: (path: [String], query: [String: String])? {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path: [String] = []
    for part in parts[0].split(separator: "/") {
      guard let text = Self.decoded(part) else { return nil }
      path.append(text)
    }
    var query: [String: String] = [:]
    for pair in parts.count > 1 ? parts[1].split(separator: "&") : [] {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0]), let value = sides.count > 1 ? Self.decoded(sides[1]) : ""
      else {
        return nil
      }
      query[name] = value
    }
    return (path, query)
  }

  /// The text without percent encoding; `nil` for a wrong escape or text that is no UTF-8.
  static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let code = UInt8(String(Substring(digits)), radix: 16),
        digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
      else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension HTTPRequest {
  /// The result of reading the beginning of a connection's bytes.
  enum Reading: Equatable {
    case incomplete
    /// A whole request, and the number of its bytes.
    case whole(HTTPRequest, count: Int)
    /// A fault, with the status to answer; the connection ends, as the next request's beginning is unknown.
    case bad(HTTPStatus)
  }

  static func read(_ bytes: some Collection<UInt8>) -> Reading {
    let bytes = Array(bytes.prefix(longestHead + longestBody))
    guard let end = endOfHead(bytes) else {
      return bytes.count >= longestHead ? .bad(.headTooLong) : .incomplete
    }
    guard end.head <= longestHead else { return .bad(.headTooLong) }
    guard let head = String(validating: bytes[..<end.head], as: UTF8.self) else { return .bad(.badRequest) }
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(\.isTokenCharacter), words[1].first == "/"
    else { return .bad(.badRequest) }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { return .bad(.versionNotSupported) }
    var request = HTTPRequest(method: String(words[0]), target: String(words[1]), fields: [])
    for line in lines {
      guard let field = Field(line) else { return .bad(.badRequest) }
      request.fields.append(field)
    }
    if words[2] == "HTTP/1.0" { request.fields.append(Field(name: "connection", value: "close")) }
    // Two lengths, or a length and chunks, are how requests are smuggled.
    guard !request.fields.contains(where: { $0.name == "transfer-encoding" }) else {
      return .bad(.lengthRequired)
    }
    let lengths = request.fields.filter { $0.name == "content-length" }
    guard let first = lengths.first else { return .whole(request, count: end.body) }
    guard lengths.count == 1, first.value.allSatisfy({ $0.isASCII && $0.isNumber }),
      let length = Int(first.value)
    else { return .bad(.badRequest) }
    guard length <= longestBody else { return .bad(.bodyTooLong) }
    guard bytes.count - end.body >= length else { return .incomplete }
    request.body = Array(bytes[end.body..<end.body + length])
    return .whole(request, count: end.body + length)
  }

  /// The offsets of the empty line behind the head, and of the body behind it; `nil` without an empty line.
  private static func endOfHead(_ bytes: [UInt8]) -> (head: Int, body: Int)? {
    let mark = Array("\r\n\r\n".utf8)
    guard bytes.count >= mark.count else { return nil }
    for start in 0...(bytes.count - mark.count) where bytes[start] == mark[0] {
      if bytes[start..<start + mark.count].elementsEqual(mark) { return (start, start + mark.count) }
    }
    return nil
  }
}

extension HTTPRequest.Field {
  /// - Parameter line: A line such as `Host: 127.0.0.1`. Spaces before the colon and continued lines are
  ///   refused.
  fileprivate init?(_ line: Substring) {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon]
    guard !name.isEmpty, name.allSatisfy(\.isTokenCharacter) else { return nil }
    let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
    let trimmed = value.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
    guard trimmed.allSatisfy({ !$0.isNewline && $0 != "\0" }) else { return nil }
    self.init(name: name.lowercased(), value: String(trimmed))
  }
}

extension Character {
  /// True for the characters of a method's or a field's name (RFC 9110, 5.6.2).
  fileprivate var isTokenCharacter: Bool {
    isASCII && (isLetter || isNumber || "!#$%&'*+-.^_`|~".contains(self))
  }
}
