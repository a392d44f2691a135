/// A stream of a document (ISO 32000-1, 7.3.8), and what is in it if that is compressed as zlib does, with or without PNG's filters.
struct PDFStream {
  private let bytes: [UInt8]
  /// What stands between `obj` and `endobj`, or more.
  private let body: Range<Int>

  init(_ bytes: [UInt8], _ body: Range<Int>) {
    self.bytes = bytes
    self.body = body
  }

  func value(_ key: StaticString) -> Range<Int>? { PDFScanner.value(of: key, in: body, of: bytes) }

  /// A whole number; `nil` where there is none.
  func integer(_ key: StaticString) -> Int? { value(key).flatMap(integer) }

  private func integer(_ place: Range<Int>) -> Int? {
    var scanner = PDFScanner(bytes, place)
    guard let number = try? scanner.number(), scanner.isAtEnd else { return nil }
    return number
  }

  /// Those of an array.
  func integers(_ key: StaticString) -> [Int] {
    value(key).map { PDFScanner.items($0, of: bytes).compactMap(integer) } ?? []
  }

  /// - Parameter length: In bytes, as it stands in the document.
  func contents(length: Int?) throws(PDFSyntaxError) -> [UInt8] {
    var scanner = PDFScanner(bytes, body)
    _ = try scanner.value()
    guard scanner.skip("stream"), let length else { throw PDFSyntaxError(place: scanner.at) }
    var start = scanner.at
    if start < body.upperBound, bytes[start] == 13 { start += 1 }
    if start < body.upperBound, bytes[start] == 10 { start += 1 }
    guard length <= body.upperBound - start else { throw PDFSyntaxError(place: start) }
    let stored = Array(bytes[start..<start + length])
    guard let filter = value("Filter") else { return stored }
    guard bytes[filter].elementsEqual("/FlateDecode".utf8), let contents = Inflater.inflate(stored) else {
      throw PDFSyntaxError(place: start)
    }
    guard let parameters = value("DecodeParms"),
      let predictor = PDFScanner.value(of: "Predictor", in: parameters, of: bytes).flatMap(integer),
      predictor >= 10
    else { return contents }
    let columns = PDFScanner.value(of: "Columns", in: parameters, of: bytes).flatMap(integer) ?? 1
    guard let rows = Self.unfiltered(contents, width: columns) else { throw PDFSyntaxError(place: start) }
    return rows
  }

  /// Rows of bytes, each less than the one above or as it is: no other of PNG's filters is of use for numbers of objects.
  private static func unfiltered(_ bytes: [UInt8], width: Int) -> [UInt8]? {
    guard (1...64).contains(width) else { return nil }
    var rows: [UInt8] = []
    for start in stride(from: 0, through: bytes.count - width - 1, by: width + 1) {
      guard bytes[start] == 0 || bytes[start] == 2 else { return nil }
      for column in 0..<width {
        let above = bytes[start] == 2 && start > 0 ? rows[rows.count - width] : 0
        rows.append(bytes[start + 1 + column] &+ above)
      }
    }
    return rows
  }
}
