internal import Foundation
internal import FoundationXML

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
    let lines = LineTable(bytes)
    try checkProlog(bytes, lines: lines)
    if let tag = lines.firstTag(withMoreAttributesThan: maximumAttributes) {
      throw .tooManyAttributes(lines.position(ofByte: tag), limit: maximumAttributes)
    }
    let builder = TreeBuilder(firstByte: bytes.startIndex, lines: lines)
    var data = Data(bytes)
    for instruction in lines.emptyInstructions() {
      for index in instruction { data[index - bytes.startIndex] = UInt8(ascii: " ") }
    }
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.shouldProcessNamespaces = false
    parser.delegate = builder
    let isParsed = parser.parse()
    if let error = builder.error { throw error }
    if let open = builder.openElement, (builder.fault?.code ?? documentEnd) == documentEnd {
      throw .truncated(open.position, element: open.name)
    }
    if let fault = builder.fault { throw .malformed(fault.position, reason: reason(fault.code)) }
    if !isParsed { throw .malformed(SourcePosition(line: 1, column: 1), reason: reason(0)) }
    if let root = builder.root { return root }
    // The parser also accepts input of fewer than four bytes, in which no element ends.
    let tag = lines.nextTag(from: bytes.startIndex)
    throw .malformed(
      lines.position(ofByte: tag), reason: reason(tag < bytes.endIndex ? unclosedTag : documentEnd))
  }

  /// libxml2's `XML_ERR_DOCUMENT_END`: the input ends too early, or goes on after the document.
  private static let documentEnd = 5
  /// libxml2's `XML_ERR_GT_REQUIRED`: a tag is not closed.
  private static let unclosedTag = 73

  private static let openDeclaration = "the XML declaration is not closed by ?>"

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// True for a text that begins with an XML declaration, and not with `<?xml-stylesheet`.
  private static func isDeclaration(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "<?xml".utf8) && text.dropFirst(5).first.map { isSpace($0) || $0 == 62 } ?? true
  }

  /// Checks the prolog before the root element: throws for a document type declaration, for an encoding other
  /// than UTF-8, and if nothing follows.
  private static func checkProlog(_ bytes: ArraySlice<UInt8>, lines: LineTable) throws(DocumentError) {
    var rest = bytes
    while true {
      rest = rest.drop(while: isSpace)
      if rest.starts(with: Array("<?".utf8)) {
        guard let (instruction, after) = split(rest, at: "?>") else {
          guard isDeclaration(rest) else { return }
          throw .malformed(lines.position(ofByte: rest.startIndex), reason: openDeclaration)
        }
        let words = String(decoding: instruction, as: UTF8.self).lowercased()
        // No value of a declaration holds a `>`: the "?>" is another instruction's.
        if isDeclaration(rest), words.contains(">") {
          throw .malformed(lines.position(ofByte: rest.startIndex), reason: openDeclaration)
        }
        if words.hasPrefix("<?xml"), words.contains("encoding"), !words.contains("utf-8") { throw .notUTF8 }
        rest = after
      } else if rest.starts(with: Array("<!--".utf8)) {
        guard let (_, after) = split(rest, at: "-->") else { return }
        rest = after
      } else if rest.starts(with: Array("<!".utf8)) {
        throw .documentType(lines.position(ofByte: rest.startIndex))
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

  /// The parser's error in words: its own descriptions are numbers.
  private static func reason(_ code: Int) -> String {
    // libxml2's xmlParserErrors, as far as truncated or edited documents meet them.
    return switch code {
    case 4, 5: "something follows after the end of the document, or nothing is there"
    case 9: "a character that XML does not allow"
    case 26, 27, 28: "an entity that is not defined"
    case 38: "an attribute's value holds a <"
    case 39, 40: "an attribute's value is not closed"
    case 41: "an attribute has no value"
    case 42: "an attribute appears twice"
    case 64: "an XML declaration that is not at the beginning of the file"
    case 65: "a space is missing between attributes"
    case 68: "a name is missing"
    case 73: "a tag is not closed by >"
    case 74, 76: "an end tag does not match its start tag"
    default: "error \(code) of libxml2"
    }
  }
}

/// Builds the tree of elements from the parser's events.
private final class TreeBuilder: NSObject, XMLParserDelegate {
  private let lines: LineTable
  /// The byte and position of the previous start tag, from which the next position is counted.
  private var last: (byte: Int, position: SourcePosition)
  private var next: Int
  private var open: [DocumentElement] = []
  private var count = 0
  private(set) var root: DocumentElement?
  private(set) var error: DocumentError?
  /// The parser's first fault.
  private(set) var fault: (position: SourcePosition, code: Int)?

  var openElement: DocumentElement? { open.last }

  init(firstByte: Int, lines: LineTable) {
    self.lines = lines
    last = (firstByte, SourcePosition(line: 1, column: 1))
    next = firstByte
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    // The parser gives only the end of a tag, in characters.
    let start = lines.nextTag(from: next)
    let position = lines.position(ofByte: start, after: last)
    last = (start, position)
    next = start + 1
    count += 1
    if open.count >= DocumentReader.maximumDepth {
      return stop(parser, .tooDeep(position, limit: DocumentReader.maximumDepth))
    }
    if count > DocumentReader.maximumElements {
      return stop(parser, .tooManyElements(position, limit: DocumentReader.maximumElements))
    }
    open.append(DocumentElement(name: name, attributes: attributes, position: position))
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += characters
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: block, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard var element = open.popLast() else { return }
    if !element.children.isEmpty { element.text = "" }
    if open.isEmpty {
      root = root ?? element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard fault == nil else { return }
    let position = SourcePosition(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    fault = (position, (parseError as NSError).code)
    // The parser goes on and calls with tags and instructions that `LineTable` reads otherwise, or with null
    // pointers. It frees what it reads when it is aborted here.
    parser.delegate = nil
  }

  private func stop(_ parser: XMLParser, _ reason: DocumentError) {
    error = reason
    parser.abortParsing()
  }
}
