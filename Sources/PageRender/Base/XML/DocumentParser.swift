internal import CXML

/// libxml2's push parser over one text, and the tree that its SAX2 events build.
final class DocumentParser {
  private let bytes: ArraySlice<UInt8>
  private var context: xmlParserCtxtPtr?
  /// A start tag's first byte and its position, from which the next is counted.
  private var last: (byte: Int, position: SourcePosition)
  private var open: [DocumentElement] = []
  private var count = 0
  private var root: DocumentElement?
  private var error: DocumentError?
  /// libxml2 has each name once, so that its address stands for it.
  private var names: [UnsafePointer<xmlChar>: String] = [:]

  /// - Parameter bytes: A text in UTF-8 without a byte order mark.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    last = (bytes.startIndex, SourcePosition(line: 1, column: 1))
  }

  /// - Throws: `DocumentError` for the first fault or limit.
  func parse() throws(DocumentError) -> DocumentElement {
    var handler = Self.handler
    let reader = Unmanaged.passUnretained(self).toOpaque()
    context = xmlCreatePushParserCtxt(&handler, reader, nil, 0, nil)
    defer { xmlFreeParserCtxt(context) }
    // Without NOENT an ampersand in an attribute stays the reference `&#38;`. No document may declare entities.
    xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue))
    bytes.withUnsafeBytes { text in
      let text = text.bindMemory(to: CChar.self)
      _ = xmlParseChunk(context, text.baseAddress, Int32(text.count), 0)
    }
    xmlParseChunk(context, nil, 0, 1)
    if let error { throw error }
    if let root { return root }
    throw .malformed(SourcePosition(line: 1, column: 1), reason: Self.reason(XML_ERR_GT_REQUIRED))
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { reader, name, prefix, _, _, _, count, _, values in
      DocumentParser.of(reader).start(name, prefix, attributes: values, count: Int(count))
    }
    handler.endElementNs = { reader, _, _, _ in DocumentParser.of(reader).end() }
    handler.characters = { reader, text, count in DocumentParser.of(reader).add(text, Int(count)) }
    handler.cdataBlock = handler.characters
    handler.serror = { reader, fault in
      guard let fault, fault.pointee.level == XML_ERR_FATAL else { return }
      DocumentParser.of(reader).fail(fault.pointee)
    }
    return handler
  }

  private static func of(_ reader: UnsafeMutableRawPointer?) -> DocumentParser {
    Unmanaged<DocumentParser>.fromOpaque(reader!).takeUnretainedValue()
  }

  // MARK: Events

  private func start(
    _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count number: Int
  ) {
    let position = tagPosition()
    count += 1
    guard open.count < DocumentReader.maximumDepth else {
      return stop(.tooDeep(position, limit: DocumentReader.maximumDepth))
    }
    guard count <= DocumentReader.maximumElements else {
      return stop(.tooManyElements(position, limit: DocumentReader.maximumElements))
    }
    var element = DocumentElement(name: self.name(name, prefix), attributes: [:], position: position)
    element.attributes.reserveCapacity(number)
    // Each has a name, a prefix, a namespace, and its value's first byte and end.
    for index in stride(from: 0, to: 5 * number, by: 5) {
      guard let attributes, let value = attributes[index + 3], let end = attributes[index + 4] else {
        continue
      }
      let text = UnsafeBufferPointer(start: value, count: end - value)
      element.attributes[self.name(attributes[index], attributes[index + 1])] = String(
        decoding: text, as: UTF8.self)
    }
    open.append(element)
  }

  private func add(_ text: UnsafePointer<xmlChar>?, _ count: Int) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(
      decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  private func end() {
    guard var element = open.popLast() else { return }
    if !element.children.isEmpty { element.text = "" }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  private func fail(_ fault: xmlError) {
    let code = xmlParserErrors(UInt32(fault.code))
    if let element = open.last, code == XML_ERR_DOCUMENT_END {
      return stop(.truncated(element.position, element: element.name))
    }
    // The push parser reads nothing of fewer than four bytes.
    let reason = count == 0 && code == XML_ERR_DOCUMENT_END ? XML_ERR_DOCUMENT_EMPTY : code
    let position = SourcePosition(line: max(Int(fault.line), 1), column: max(Int(fault.int2), 1))
    stop(.malformed(position, reason: Self.reason(reason)))
  }

  private func stop(_ reason: DocumentError) {
    if error == nil { error = reason }
    xmlStopParser(context)
  }

  // MARK: Names and places

  private func name(_ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?) -> String {
    guard let name else { return "" }
    if let prefix { return "\(self.name(prefix, nil)):\(self.name(name, nil))" }
    if let known = names[name] { return known }
    let text = String(cString: name)
    names[name] = text
    return text
  }

  /// The position of the start tag that the parser stands in, after its attributes. No value of an attribute
  /// holds a `<`.
  private func tagPosition() -> SourcePosition {
    let end = min(bytes.startIndex + xmlByteConsumed(context), bytes.endIndex)
    let tag = bytes[last.byte..<end].lastIndex(of: UInt8(ascii: "<")) ?? last.byte
    last = (tag, last.position.advanced(over: bytes[last.byte..<tag]))
    return last.position
  }

  /// The parser's error in words: its own descriptions are in English for programmers.
  private static func reason(_ code: xmlParserErrors) -> String {
    switch code {
    case XML_ERR_DOCUMENT_EMPTY: "no whole element is there"
    case XML_ERR_DOCUMENT_END: "something follows after the end of the document"
    case XML_ERR_INVALID_CHAR: "a character that XML does not allow"
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY, XML_ERR_UNPARSED_ENTITY:
      "an entity that is not defined"
    case XML_ERR_LT_IN_ATTRIBUTE: "an attribute's value holds a <"
    case XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_NOT_FINISHED: "an attribute's value is not closed"
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE: "an attribute has no value"
    case XML_ERR_ATTRIBUTE_REDEFINED: "an attribute appears twice"
    case XML_ERR_RESERVED_XML_NAME: "an XML declaration that is not at the beginning of the file"
    case XML_ERR_SPACE_REQUIRED: "a space is missing between attributes"
    case XML_ERR_NAME_REQUIRED: "a name is missing"
    case XML_ERR_GT_REQUIRED: "a tag is not closed by >"
    case XML_ERR_LTSLASH_REQUIRED, XML_ERR_TAG_NAME_MISMATCH: "an end tag does not match its start tag"
    default: "error \(code.rawValue) of libxml2"
    }
  }
}

extension SourcePosition {
  /// The position behind a text in UTF-8 that begins here. Columns count Unicode scalars.
  func advanced(over text: ArraySlice<UInt8>) -> SourcePosition {
    var position = self
    for byte in text {
      if byte == UInt8(ascii: "\n") {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        // Bytes 10xxxxxx continue a scalar.
        position.column += 1
      }
    }
    return position
  }
}
