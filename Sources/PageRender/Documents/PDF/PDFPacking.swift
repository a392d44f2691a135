/// Writes a document with its objects packed into compressed streams (ISO 32000-1, 7.5.7 and 7.5.8), which makes the structure
/// of texts some ten times smaller. What cairo compressed stays byte for byte.
struct PDFPacking: ~Copyable {
  private let objects: PDFObjects
  private let deflater = Deflater(level: 6)
  private var output: [UInt8] = []
  private var places: [Place]

  /// Where an object is.
  private enum Place {
    case unused
    case at(Int)
    case packed(in: Int, index: Int)
  }

  /// Objects of a stream: viewers that need one of them read all.
  private static let packSize = 256

  init(_ objects: PDFObjects) {
    self.objects = objects
    places = Array(repeating: .unused, count: objects.bodies.count)
  }

  consuming func pack() throws(PDFSyntaxError) -> [UInt8] {
    output.reserveCapacity(objects.bytes.count)
    // That of most of the dictionaries in use here, of 2008; four bytes that are no letters, as the standard asks.
    output += Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 10]
    let lengths = try writeStreams()
    try writeOthers(except: lengths)
    try writePlaces()
    return output
  }

  // MARK: Streams

  /// Answers the objects that only say how long a stream is; each stream says it itself.
  private mutating func writeStreams() throws(PDFSyntaxError) -> Set<Int> {
    var lengths: Set<Int> = []
    for (number, body) in objects.bodies.enumerated() {
      if case .stream(let entries, let contents) = objects.written[number] {
        try write(stream: contents, entries, as: number)
      } else if let body, isStream(body) {
        if let length = try copy(stream: body, as: number) { lengths.insert(length.number) }
      }
    }
    return lengths
  }

  private func isStream(_ body: Range<Int>) -> Bool {
    objects.bytes[body].suffix(9).elementsEqual("endstream".utf8)
  }

  private mutating func begin(_ number: Int) {
    places[number] = .at(output.count)
    output += Array("\(number) 0 obj\n".utf8)
  }

  private mutating func write(
    stream contents: [UInt8], _ entries: [(key: String, value: PDFValue)], as number: Int
  ) throws(PDFSyntaxError) {
    begin(number)
    output += PDFValue.dictionary(entries + [("Length", .integer(contents.count))]).bytes
    output += Array("\nstream\n".utf8)
    output += contents
    output += Array("\nendstream\nendobj\n".utf8)
  }

  /// Answers the object that holds the stream's length.
  private mutating func copy(stream body: Range<Int>, as number: Int) throws(PDFSyntaxError) -> PDFReference?
  {
    begin(number)
    defer { output += Array("\nendobj\n".utf8) }
    guard let place = objects.value("Length", in: body), let length = objects.reference(place),
      let value = objects.body(of: length)
    else {
      output += objects.bytes[body]
      return nil
    }
    output += objects.bytes[body.lowerBound..<place.lowerBound]
    output += objects.bytes[value]
    output += objects.bytes[place.upperBound..<body.upperBound]
    return length
  }

  // MARK: Other objects

  private mutating func writeOthers(except lengths: Set<Int>) throws(PDFSyntaxError) {
    var (numbers, heads, bodies): ([Int], [UInt8], [UInt8]) = ([], [], [])
    for number in places.indices where !lengths.contains(number) {
      guard case .unused = places[number], objects.isInUse(number) else { continue }
      heads += Array("\(number) \(bodies.count) ".utf8)
      try append(number, to: &bodies)
      bodies.append(10)
      numbers.append(number)
      if numbers.count == Self.packSize {
        try write(pack: numbers, heads, bodies)
        (numbers, heads, bodies) = ([], [], [])
      }
    }
    if !numbers.isEmpty { try write(pack: numbers, heads, bodies) }
  }

  private mutating func write(pack numbers: [Int], _ heads: [UInt8], _ bodies: [UInt8]) throws(PDFSyntaxError)
  {
    places.append(.unused)
    let pack = places.count - 1
    for (index, number) in numbers.enumerated() { places[number] = .packed(in: pack, index: index) }
    try write(
      stream: try compressed(heads + bodies),
      [
        ("Type", .name("ObjStm")), ("N", .integer(numbers.count)), ("First", .integer(heads.count)),
        ("Filter", .name("FlateDecode")),
      ], as: pack)
  }

  private func compressed(_ bytes: [UInt8]) throws(PDFSyntaxError) -> [UInt8] {
    guard let compressed = deflater.compress(bytes) else { throw PDFSyntaxError(place: 0) }
    return compressed
  }

  /// An object with what is set of it.
  private func append(_ number: Int, to bytes: inout [UInt8]) throws(PDFSyntaxError) {
    if case .value(let value) = objects.written[number] {
      bytes += value.bytes
    } else if let body = objects.bodies[number] {
      if let edits = objects.edits[number] {
        bytes += try edited(body, edits)
      } else if let pictures = objects.value("XObject", in: body) {
        bytes += objects.bytes[body.lowerBound..<pictures.lowerBound]
        bytes += try withoutRepetition(pictures)
        bytes += objects.bytes[pictures.upperBound..<body.upperBound]
      } else {
        bytes += objects.bytes[body]
      }
    }
  }

  /// The pictures a page uses; cairo names one again when it is drawn anew, which no dictionary may (ISO 32000-1, 7.3.7).
  private func withoutRepetition(_ dictionary: Range<Int>) throws(PDFSyntaxError) -> [UInt8] {
    var scanner = PDFScanner(objects.bytes, dictionary)
    guard scanner.skip("<<") else { return Array(objects.bytes[dictionary]) }
    var names: Set<ArraySlice<UInt8>> = []
    var bytes = Array("<<".utf8)
    while !scanner.skip(">>") {
      let name = try scanner.value()
      let value = try scanner.value()
      guard names.insert(objects.bytes[name]).inserted else { continue }
      bytes += objects.bytes[name]
      bytes.append(32)
      bytes += objects.bytes[value]
    }
    return bytes + Array(">>".utf8)
  }

  private func edited(
    _ body: Range<Int>, _ edits: [(key: String, value: PDFValue)]
  ) throws(PDFSyntaxError) -> [UInt8] {
    var scanner = PDFScanner(objects.bytes, body)
    guard scanner.skip("<<") else { throw PDFSyntaxError(place: body.lowerBound) }
    var bytes = Array("<<".utf8)
    while !scanner.skip(">>") {
      let key = try scanner.value()
      let value = try scanner.value()
      guard !edits.contains(where: { objects.isName(key, $0.key) }) else { continue }
      bytes += objects.bytes[key]
      bytes.append(32)
      bytes += objects.bytes[value]
    }
    for (index, edit) in edits.enumerated()
    where !edits[(index + 1)...].contains(where: { $0.key == edit.key }) {
      bytes += Array("/\(edit.key) ".utf8)
      bytes += edit.value.bytes
    }
    return bytes + Array(">>".utf8)
  }

  // MARK: Where objects are

  /// The last object says where all are; an identifier is made of what is before it.
  private mutating func writePlaces() throws(PDFSyntaxError) {
    let start = output.count
    guard start <= UInt32.max else { throw PDFSyntaxError(place: start) }
    let hash = output.withUnsafeBytes { PictureHash(of: $0) }
    let identifier = PDFValue.hexadecimal(hash.canonicalBytes)
    places.append(.at(start))
    var entries: [(key: String, value: PDFValue)] = [
      ("Type", .name("XRef")), ("Size", .integer(places.count)),
      ("W", .array(Self.columns.map { .integer($0) })), ("Filter", .name("FlateDecode")),
      (
        "DecodeParms",
        .dictionary([("Predictor", .integer(12)), ("Columns", .integer(Self.columns.reduce(0, +)))])
      ),
      ("Root", .reference(objects.root)), ("ID", .array([identifier, identifier])),
    ]
    if let information = objects.information { entries.append(("Info", .reference(information))) }
    try write(stream: try compressed(rows()), entries, as: places.count - 1)
    output += Array("startxref\n\(start)\n%%EOF\n".utf8)
  }

  /// The bytes of each column: what kind of place, where, and which of a pack or what generation.
  private static let columns = [1, 4, 2]

  /// A row for each object, less the row above: PNG's filter "up".
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
      // Those not in use are a ring.
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
