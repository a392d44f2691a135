internal import PageRender

/// The note of a picture in an output folder.
struct DrawnPicture: Hashable, Sendable {
  /// The hash of everything that the picture's bytes depend on; `nil` if unknown.
  var source: PictureHash?
  /// The hash of the file's bytes.
  var contents: PictureHash
  var byteCount: Int
  /// The file's stamp when it was last read with these contents; `nil` if it was not read since it was
  /// written, or too soon after that.
  var stamp: FileStamp?
}

extension DrawnPicture {
  func write(to writer: inout ByteWriter) {
    writer.add(source) { $0.add($1) }
    writer.add(contents)
    writer.add(byteCount)
    writer.add(stamp) { $1.write(to: &$0) }
  }

  init?(from reader: inout ByteReader) {
    guard let source = reader.optional({ $0.hash() }), let contents = reader.hash(),
      let byteCount = reader.int(),
      let stamp = reader.optional({ FileStamp(from: &$0) })
    else { return nil }
    self.init(source: source, contents: contents, byteCount: byteCount, stamp: stamp)
  }
}

extension FileStamp {
  func write(to writer: inout ByteWriter) {
    for number in [Int64(bitPattern: inode), size, modified, changed] { writer.add(number) }
  }

  init?(from reader: inout ByteReader) {
    guard let inode = reader.int64(), let size = reader.int64(), let modified = reader.int64(),
      let changed = reader.int64()
    else { return nil }
    self.init(inode: UInt64(bitPattern: inode), size: size, modified: modified, changed: changed)
  }
}

extension Diagnostic {
  func write(to writer: inout ByteWriter) {
    writer.add(severity.rawValue)
    writer.add(file) { $0.add($1) }
    writer.add(position) { writer, position in
      writer.add(position.line)
      writer.add(position.column)
    }
    writer.add(message)
    writer.add(exitCode) { $0.add(Int($1.rawValue)) }
    writer.add(topic) { $0.add($1) }
    writer.add(environments) { $0.add($1) }
    writer.add(UInt8(isToldByLint ? 1 : 0))
    writer.add(page) { $0.add($1) }
  }

  init?(from reader: inout ByteReader) {
    guard let severity = reader.text().flatMap({ Severity(rawValue: $0) }),
      let file = reader.optional({ $0.text() }),
      let position = reader.optional({ reader -> SourcePosition? in
        guard let line = reader.int(), let column = reader.int() else { return nil }
        return SourcePosition(line: line, column: column)
      }),
      let message = reader.text(),
      let exitCode = reader.optional({ reader in
        reader.int().flatMap { Int32(exactly: $0) }.flatMap { ExitCode(rawValue: $0) }
      }),
      let topic = reader.optional({ $0.text() }), let environments = reader.list({ $0.text() }),
      let isToldByLint = reader.uint8(), let page = reader.optional({ $0.text() })
    else { return nil }
    self.init(severity, file: file, position: position, message, exitCode: exitCode)
    self.topic = topic
    self.environments = environments
    self.isToldByLint = isToldByLint != 0
    self.page = page
  }
}
