/// Turns the bytes of a storyboard or xib into a tree of elements.
///
/// Real documents reach a depth of about 20 and a few thousand elements; the limits keep hostile ones from
/// filling memory.
package enum DocumentReader {
  /// The largest document that is read, in bytes; 60 times the largest of the documents tried.
  package static let maximumBytes = 8 << 20
  /// The maximum depth of nested elements: a few dozen levels of views, each three elements deep. libxml2
  /// itself stops at 256.
  static let maximumDepth = 200
  static let maximumElements = 100_000
  /// The maximum number of attributes of one element. Interface Builder writes at most about 30; the parser
  /// compares each attribute with all others.
  static let maximumAttributes = 500

  /// - Throws: `DocumentError` for the first fault that keeps the file from being read.
  package static func read(_ bytes: [UInt8]) throws(DocumentError) -> DocumentElement {
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw .notUTF8 }
    // `NIBArchive` and `bplist00` begin compiled nibs; no text holds the byte 0.
    guard !bytes.contains(0) else { throw .binary }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    try checkProlog(bytes)
    if let tag = firstTag(withMoreAttributesThan: maximumAttributes, bytes) {
      throw .tooManyAttributes(position(of: tag, bytes), limit: maximumAttributes)
    }
    return try DocumentParser(bytes).parse()
  }

  /// The index of the first `<` before more than `limit` equals signs with a quote and no other `<`.
  private static func firstTag(withMoreAttributesThan limit: Int, _ bytes: ArraySlice<UInt8>) -> Int? {
    var (tag, count, isValue) = (bytes.startIndex, 0, false)
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "<"): (tag, count) = (index, 0)
      case UInt8(ascii: "="): isValue = true
      case 9, 10, 13, 32: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isValue { count += 1 }
        if count > limit { return tag }
        isValue = false
      default: isValue = false
      }
    }
    return nil
  }

  private static func position(of byte: Int, _ bytes: ArraySlice<UInt8>) -> SourcePosition {
    SourcePosition(line: 1, column: 1).advanced(over: bytes[..<byte])
  }

  private static let openDeclaration = "the XML declaration is not closed by ?>"

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// True for a text that begins with an XML declaration, and not with `<?xml-stylesheet`.
  private static func isDeclaration(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "<?xml".utf8) && text.dropFirst(5).first.map { isSpace($0) || $0 == 62 } ?? true
  }

  /// Checks the prolog before the root element: throws for a document type declaration, for an encoding other
  /// than UTF-8, and if nothing follows.
  private static func checkProlog(_ bytes: ArraySlice<UInt8>) throws(DocumentError) {
    var rest = bytes
    while true {
      rest = rest.drop(while: isSpace)
      if rest.starts(with: Array("<?".utf8)) {
        guard let (instruction, after) = split(rest, at: "?>") else {
          guard isDeclaration(rest) else { return }
          throw .malformed(position(of: rest.startIndex, bytes), reason: openDeclaration)
        }
        let words = String(decoding: instruction, as: UTF8.self).lowercased()
        // No value of a declaration holds a `>`: the "?>" is another instruction's.
        if isDeclaration(rest), words.contains(">") {
          throw .malformed(position(of: rest.startIndex, bytes), reason: openDeclaration)
        }
        if words.hasPrefix("<?xml"), words.contains("encoding"), !words.contains("utf-8") { throw .notUTF8 }
        rest = after
      } else if rest.starts(with: Array("<!--".utf8)) {
        guard let (_, after) = split(rest, at: "-->") else { return }
        rest = after
      } else if rest.starts(with: Array("<!".utf8)) {
        throw .documentType(position(of: rest.startIndex, bytes))
      } else {
        guard !rest.isEmpty else { throw .empty }
        return
      }
    }
  }

  /// The file with its document type declaration overwritten by spaces, so that positions stay valid, for
  /// formats whose files have one. A declaration with an internal subset stays, and `read` refuses it.
  package static func withoutDoctype(_ bytes: [UInt8]) -> [UInt8] {
    let start = bytes.prefix(4_000)
    guard let from = start.indices.first(where: { bytes[$0...].starts(with: "<!DOCTYPE".utf8) }),
      let to = start[from...].firstIndex(of: UInt8(ascii: ">")),
      !bytes[from...to].contains(UInt8(ascii: "["))
    else { return bytes }
    var bytes = bytes
    for index in from...to where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    return bytes
  }

  private static func split(
    _ bytes: ArraySlice<UInt8>, at end: String
  ) -> (before: ArraySlice<UInt8>, after: ArraySlice<UInt8>)? {
    let end = Array(end.utf8)
    var index = bytes.startIndex
    while index + end.count <= bytes.endIndex {
      if bytes[index..<index + end.count].elementsEqual(end) {
        return (bytes[..<index], bytes[(index + end.count)...])
      }
      index += 1
    }
    return nil
  }
}
