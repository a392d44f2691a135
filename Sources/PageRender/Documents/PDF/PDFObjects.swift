/// The objects of a document as cairo writes it, and what is changed of them and added. Reading answers what cairo wrote; what
/// is set shows when the document is packed.
struct PDFObjects {
  /// The document, and behind it what was packed in it.
  let bytes: [UInt8]
  /// Of each object that is in use what stands between `obj` and `endobj`; `nil` for those that are new.
  private(set) var bodies: [Range<Int>?]
  let root: PDFReference
  /// What describes the document.
  private(set) var information: PDFReference?
  /// What is set of dictionaries; the last of a key counts.
  private(set) var edits: [Int: [(key: String, value: PDFValue)]] = [:]
  /// Objects that are new, or stand in place of cairo's.
  private(set) var written: [Int: Written] = [:]

  enum Written {
    case value(PDFValue)
    case stream([(key: String, value: PDFValue)], contents: [UInt8])
  }

  init(_ document: [UInt8]) throws(PDFSyntaxError) {
    let table = try PDFObjectTable(document)
    guard let root = table.reference("Root") else { throw PDFSyntaxError(place: document.count) }
    self.root = root
    information = table.reference("Info")
    (bytes, bodies) = (table.bytes, table.bodies)
  }

  // MARK: Reading

  func isInUse(_ number: Int) -> Bool { bodies[number] != nil || written[number] != nil }

  /// Where an object stands that cairo wrote.
  func body(of object: PDFReference) -> Range<Int>? {
    bodies.indices.contains(object.number) ? bodies[object.number] : nil
  }

  /// Where the value of a dictionary's key stands; `nil` where there is none, or the object is no dictionary.
  func value(_ key: StaticString, of object: PDFReference) -> Range<Int>? {
    body(of: object).flatMap { value(key, in: $0) }
  }

  /// The same of a dictionary that stands somewhere.
  func value(_ key: StaticString, in place: Range<Int>) -> Range<Int>? {
    PDFScanner.value(of: key, in: place, of: bytes)
  }

  /// The values of an array, or the one value that is none.
  func items(_ place: Range<Int>) -> [Range<Int>] { PDFScanner.items(place, of: bytes) }

  /// What a value refers to; `nil` where it is another value.
  func reference(_ place: Range<Int>) -> PDFReference? { PDFScanner.reference(place, of: bytes) }

  func reference(_ key: StaticString, of object: PDFReference) -> PDFReference? {
    value(key, of: object).flatMap(reference)
  }

  func isName(_ place: Range<Int>, _ name: String) -> Bool {
    bytes[place].first == UInt8(ascii: "/") && bytes[place].dropFirst().elementsEqual(name.utf8)
  }

  func copy(_ place: Range<Int>) -> PDFValue { PDFValue(bytes: bytes[place]) }

  /// The pages in their order.
  func pages() -> [PDFReference] {
    var pages: [PDFReference] = []
    func visit(_ node: PDFReference, depth: Int) {
      guard let kids = value("Kids", of: node), depth < 32 else { return pages.append(node) }
      for kid in items(kids).compactMap(reference) { visit(kid, depth: depth + 1) }
    }
    if let tree = reference("Pages", of: root) { visit(tree, depth: 0) }
    return pages
  }

  // MARK: Changing

  /// Sets an entry of a dictionary that cairo wrote.
  mutating func set(_ key: String, of object: PDFReference, to value: PDFValue) {
    edits[object.number, default: []].append((key, value))
  }

  /// Adds an object that others can refer to.
  mutating func add(_ object: Written) -> PDFReference {
    let reference = reserve()
    written[reference.number] = object
    return reference
  }

  /// A number for an object that is written later.
  mutating func reserve() -> PDFReference {
    bodies.append(nil)
    return PDFReference(number: bodies.count - 1)
  }

  mutating func write(_ value: PDFValue, as object: PDFReference) { written[object.number] = .value(value) }

  /// Says of the document what stands in place of cairo's words.
  mutating func describe(_ value: PDFValue) {
    let object = information ?? reserve()
    write(value, as: object)
    information = object
  }
}
