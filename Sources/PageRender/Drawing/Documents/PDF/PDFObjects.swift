internal import PageBase

/// The objects of a document (ISO 32000-1, 7.3), written in the order in which they are added.
///
/// Streams are written one by one. All other objects are packed into compressed object streams (7.5.7 and
/// 7.5.8), which makes the structure of texts some ten times smaller.
struct PDFObjects: ~Copyable {
  private let deflater = Deflater(level: 6)
  private var output: [UInt8] = []
  /// The position of each object in the file, by its number; number 0 is unused.
  private var places: [Place] = [.unused]
  private var pack = Pack()
  private var isOutOfMemory = false
  /// The entries of the document's catalogue (7.7.2).
  private var root: [(key: String, value: PDFValue)] = [("Type", .name("Catalog"))]

  enum Object: Sendable {
    case value(PDFValue)
    case stream([(key: String, value: PDFValue)], contents: [UInt8])
  }

  /// The position of an object: its offset in the file, or its object stream and its index in that stream.
  private enum Place {
    case unused
    case at(Int)
    case packed(in: Int, index: Int)
  }

  /// The objects of the next object stream, until there are enough.
  private struct Pack {
    var numbers: [Int] = []
    var heads = PDFOperators()
    var bodies: [UInt8] = []
    /// The most objects in one object stream; viewers that need one of them read all.
    static let limit = 256
  }

  init() {
    // Version 1.7 of 2008 has most of the dictionaries that PageRender writes. The standard asks for four
    // bytes outside ASCII in a comment.
    output += Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 10]
  }

  // MARK: Adding

  /// Adds an object, and returns a reference to it.
  mutating func add(_ object: Object) -> PDFReference {
    let reference = reserve()
    write(object, as: reference)
    return reference
  }

  mutating func add(_ value: PDFValue) -> PDFReference { add(.value(value)) }

  /// Reserves a reference to an object that is written later, or never.
  mutating func reserve() -> PDFReference {
    places.append(.unused)
    return PDFReference(number: places.count - 1)
  }

  mutating func write(_ value: PDFValue, as object: PDFReference) { write(.value(value), as: object) }

  mutating func write(_ object: Object, as reference: PDFReference) {
    switch object {
    case .stream(let entries, let contents): write(stream: contents, entries, as: reference.number)
    case .value(let value):
      pack.heads.add(Double(reference.number), places: 0)
      pack.heads.add(Double(pack.bodies.count), places: 0)
      pack.bodies += value.bytes
      pack.bodies.append(10)
      pack.numbers.append(reference.number)
      if pack.numbers.count == Pack.limit { endPack() }
    }
  }

  /// Adds an entry to the document's catalogue.
  mutating func setRoot(_ key: String, to value: PDFValue) { root.append((key, value)) }

  /// Ends the document and returns its bytes.
  ///
  /// - Parameter information: The information dictionary.
  mutating func finish(information: PDFReference) throws(PDFDocumentError) -> [UInt8] {
    let root = add(.dictionary(root))
    endPack()
    guard !isOutOfMemory else { throw .outOfMemory }
    try writePlaces(information: information, root: root)
    defer { output = [] }
    return output
  }

  // MARK: Writing

  private mutating func write(
    stream contents: [UInt8], _ entries: [(key: String, value: PDFValue)], as number: Int
  ) {
    places[number] = .at(output.count)
    output += Array("\(number) 0 obj\n".utf8)
    output += PDFValue.dictionary(entries + [("Length", .integer(contents.count))]).bytes
    output += Array("\nstream\n".utf8)
    output += contents
    output += Array("\nendstream\nendobj\n".utf8)
  }

  private mutating func endPack() {
    guard !pack.numbers.isEmpty else { return }
    let number = reserve().number
    for (index, object) in pack.numbers.enumerated() { places[object] = .packed(in: number, index: index) }
    let heads = pack.heads.bytes
    if let compressed = deflater.compress(heads + pack.bodies) {
      write(
        stream: compressed,
        [
          ("Type", .name("ObjStm")), ("N", .integer(pack.numbers.count)),
          ("First", .integer(heads.count)),
          ("Filter", .name("FlateDecode")),
        ], as: number)
    } else {
      isOutOfMemory = true
    }
    pack = Pack()
  }

  // MARK: Where objects are

  /// Writes the cross-reference stream; the document's identifier is a hash of all bytes before that stream.
  private mutating func writePlaces(information: PDFReference, root: PDFReference) throws(PDFDocumentError) {
    let start = output.count
    guard start <= UInt32.max else { throw .tooLarge }
    let hash = output.withUnsafeBytes { PictureHash(of: $0) }
    let identifier = PDFValue.hexadecimal(hash.canonicalBytes)
    places.append(.at(start))
    let entries: [(key: String, value: PDFValue)] = [
      ("Type", .name("XRef")), ("Size", .integer(places.count)),
      ("W", .array(Self.columns.map { .integer($0) })), ("Filter", .name("FlateDecode")),
      (
        "DecodeParms",
        .dictionary([("Predictor", .integer(12)), ("Columns", .integer(Self.columns.reduce(0, +)))])
      ),
      ("Root", .reference(root)), ("ID", .array([identifier, identifier])),
      ("Info", .reference(information)),
    ]
    guard let rows = deflater.compress(rows()) else { throw .outOfMemory }
    write(stream: rows, entries, as: places.count - 1)
    output += Array("startxref\n\(start)\n%%EOF\n".utf8)
  }

  /// The widths of the cross-reference columns, in bytes: the type, the offset or object stream, and the
  /// generation or index.
  private static let columns = [1, 4, 2]

  /// The cross-reference entries of all objects, each minus the entry above: PNG's filter "up".
  private func rows() -> [UInt8] {
    let width = Self.columns.reduce(0, +)
    var rows: [UInt8] = []
    rows.reserveCapacity(width * places.count)
    func put(_ kind: UInt8, _ place: Int, _ index: Int) {
      rows.append(kind)
      for shift in [24, 16, 8, 0] { rows.append(UInt8(truncatingIfNeeded: place >> shift)) }
      for shift in [8, 0] { rows.append(UInt8(truncatingIfNeeded: index >> shift)) }
    }
    let unused = places.indices.filter { if case .unused = places[$0] { true } else { false } }
    var next = unused.dropFirst()
    for (number, place) in places.enumerated() {
      switch place {
      // Free entries form a ring.
      case .unused: put(0, next.popFirst() ?? 0, number == 0 ? 65535 : 0)
      case .at(let place): put(1, place, 0)
      case .packed(let pack, let index): put(2, pack, index)
      }
    }
    var filtered: [UInt8] = []
    filtered.reserveCapacity(rows.count + places.count)
    for (index, byte) in rows.enumerated() {
      if index % width == 0 { filtered.append(2) }
      filtered.append(byte &- (index < width ? 0 : rows[index - width]))
    }
    return filtered
  }
}

/// An error of writing a document.
enum PDFDocumentError: Error {
  case outOfMemory
  /// The document has more than 4 GiB.
  case tooLarge
}

extension PDFDocumentError: CustomStringConvertible {
  var description: String {
    switch self {
    case .outOfMemory: "out of memory"
    case .tooLarge: "the document has more than 4 GiB"
    }
  }
}
