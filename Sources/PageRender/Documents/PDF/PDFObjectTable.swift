/// Where the objects of a document stand, which the end of it says: in a table (ISO 32000-1, 7.5.4), or in a stream, where objects are
/// packed (7.5.7 and 7.5.8) as cairo 1.18 does.
struct PDFObjectTable {
  /// The document; behind it the contents of the streams that objects are packed in.
  private(set) var bytes: [UInt8]
  /// Of each object that is in use what stands between `obj` and `endobj`. Streams that only hold other objects are left out.
  private(set) var bodies: [Range<Int>?] = []
  private let start: Int
  private var places: [Place] = []
  private var trailer = 0..<0

  private enum Place {
    case unused
    case at(Int)
    case packed(in: Int)
  }

  init(_ document: [UInt8]) throws(PDFSyntaxError) {
    bytes = document
    start = try Self.start(document)
    var scanner = PDFScanner(bytes, start..<bytes.count)
    if scanner.skip("xref") {
      try readTable(&scanner)
    } else {
      try readStream(&scanner)
    }
    try findBodies()
    try unpack()
  }

  /// What a key of the trailer refers to.
  func reference(_ key: StaticString) -> PDFReference? {
    PDFScanner.value(of: key, in: trailer, of: bytes).flatMap { PDFScanner.reference($0, of: bytes) }
  }

  /// Where the table stands.
  private static func start(_ bytes: [UInt8]) throws(PDFSyntaxError) -> Int {
    let word = Array("startxref".utf8)
    let tail = max(bytes.count - 1024, 0)
    for place in (tail..<max(bytes.count - word.count, tail)).reversed()
    where bytes[place..<place + word.count].elementsEqual(word) {
      var scanner = PDFScanner(bytes, place + word.count..<bytes.count)
      let start = try scanner.number()
      if start < place { return start }
    }
    throw PDFSyntaxError(place: bytes.count)
  }

  // MARK: Places

  private mutating func readTable(_ scanner: inout PDFScanner) throws(PDFSyntaxError) {
    while !scanner.skip("trailer") {
      let first = try scanner.number()
      let count = try scanner.number()
      // An entry has 20 bytes.
      guard first == places.count, count <= bytes.count / 20 else { throw PDFSyntaxError(place: scanner.at) }
      for _ in 0..<count {
        let place = try scanner.number()
        _ = try scanner.number()
        let isUsed = scanner.skip("n")
        guard isUsed || scanner.skip("f") else { throw PDFSyntaxError(place: scanner.at) }
        places.append(isUsed && place < start ? .at(place) : .unused)
      }
    }
    trailer = try scanner.value()
  }

  private mutating func readStream(_ scanner: inout PDFScanner) throws(PDFSyntaxError) {
    _ = try scanner.number()
    _ = try scanner.number()
    guard scanner.skip("obj") else { throw PDFSyntaxError(place: scanner.at) }
    trailer = scanner.at..<bytes.count
    let stream = PDFStream(bytes, trailer)
    let (rows, widths) = (try stream.contents(length: stream.integer("Length")), stream.integers("W"))
    let width = widths.reduce(0, +)
    guard widths.count == 3, widths.allSatisfy({ (0...8).contains($0) }), width > 0,
      stream.integers("Index").first ?? 0 == 0
    else { throw PDFSyntaxError(place: start) }
    for row in stride(from: 0, through: rows.count - width, by: width) {
      var at = row
      let fields = widths.map { width -> Int in
        defer { at += width }
        return rows[at..<at + width].reduce(0) { $0 << 8 | Int($1) }
      }
      switch widths[0] == 0 ? 1 : fields[0] {
      case 1: places.append((1..<start).contains(fields[1]) ? .at(fields[1]) : .unused)
      case 2: places.append(.packed(in: fields[1]))
      default: places.append(.unused)
      }
    }
  }

  // MARK: Bodies

  /// An object ends where the next begins, so that no stream has to be read through.
  private mutating func findBodies() throws(PDFSyntaxError) {
    bodies = Array(repeating: nil, count: places.count)
    var used: [(number: Int, place: Int)] = []
    for (number, place) in places.enumerated() {
      if case .at(let place) = place { used.append((number, place)) }
    }
    used.sort { $0.place < $1.place }
    for (index, object) in used.enumerated() {
      let end = index + 1 < used.count ? used[index + 1].place : start
      var scanner = PDFScanner(bytes, object.place..<end)
      guard try scanner.number() == object.number, try scanner.number() == 0, scanner.skip("obj") else {
        throw PDFSyntaxError(place: object.place)
      }
      scanner.skipSpace()
      bodies[object.number] = scanner.at..<(try self.end(of: scanner.at..<end))
    }
  }

  private func end(of object: Range<Int>) throws(PDFSyntaxError) -> Int {
    let word = Array("endobj".utf8)
    var end = trimmed(object)
    guard end - object.lowerBound >= word.count, bytes[end - word.count..<end].elementsEqual(word) else {
      throw PDFSyntaxError(place: end)
    }
    end -= word.count
    return trimmed(object.lowerBound..<end)
  }

  private func trimmed(_ place: Range<Int>) -> Int {
    var end = place.upperBound
    while end > place.lowerBound, PDFScanner.isSpace(bytes[end - 1]) { end -= 1 }
    return end
  }

  // MARK: Packed objects

  private mutating func unpack() throws(PDFSyntaxError) {
    var packs: Set<Int> = []
    for case .packed(let pack) in places { packs.insert(pack) }
    for pack in packs.sorted() {
      guard bodies.indices.contains(pack), let body = bodies[pack] else { throw PDFSyntaxError(place: start) }
      try unpack(PDFStream(bytes, body))
      bodies[pack] = nil
    }
  }

  private mutating func unpack(_ stream: PDFStream) throws(PDFSyntaxError) {
    guard let count = stream.integer("N"), let first = stream.integer("First") else {
      throw PDFSyntaxError(place: start)
    }
    let contents = try stream.contents(length: length(of: stream))
    let offset = bytes.count
    bytes += contents
    var scanner = PDFScanner(bytes, offset..<bytes.count)
    var heads: [(number: Int, place: Int)] = []
    for _ in 0..<min(count, contents.count) {
      heads.append((try scanner.number(), offset + first + (try scanner.number())))
    }
    for (index, head) in heads.enumerated() {
      let end = index + 1 < heads.count ? heads[index + 1].place : bytes.count
      guard places.indices.contains(head.number), (offset...end).contains(head.place), end <= bytes.count
      else {
        throw PDFSyntaxError(place: start)
      }
      bodies[head.number] = head.place..<trimmed(head.place..<end)
    }
  }

  /// In bytes; it may be an object of its own.
  private func length(of stream: PDFStream) -> Int? {
    if let length = stream.integer("Length") { return length }
    guard let place = stream.value("Length"), let object = PDFScanner.reference(place, of: bytes),
      bodies.indices.contains(object.number), let body = bodies[object.number]
    else { return nil }
    var scanner = PDFScanner(bytes, body)
    return try? scanner.number()
  }
}
