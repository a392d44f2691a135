/// The first bytes of a text's lines, by which bytes are converted to positions.
struct LineTable {
  private let bytes: ArraySlice<UInt8>
  /// The index of the first byte of each line.
  private let starts: [Int]

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    var starts = [bytes.startIndex]
    for index in bytes.indices where bytes[index] == 10 { starts.append(index + 1) }
    self.starts = starts
  }

  /// Returns the position of a byte; lines and columns count from 1, columns in Unicode scalars. Bytes after
  /// the end have the end's position.
  func position(ofByte byte: Int) -> SourcePosition {
    let index = min(byte, bytes.endIndex)
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    let column = scalars(starts[low]..<max(index, starts[low]))
    return SourcePosition(line: low + 1, column: column + 1)
  }

  /// The number of scalars that begin in a range of bytes; bytes 10xxxxxx continue a scalar.
  private func scalars(_ range: Range<Int>) -> Int {
    bytes[range].count { $0 & 0xC0 != 0x80 }
  }

  /// Returns the position of a byte after one of known position, without walking along a long line again.
  func position(ofByte index: Int, after known: (byte: Int, position: SourcePosition)) -> SourcePosition {
    let line = known.position.line
    guard index >= known.byte, index <= bytes.endIndex,
      line == starts.count || (line < starts.count && index < starts[line])
    else {
      return position(ofByte: index)
    }
    return SourcePosition(line: line, column: known.position.column + scalars(known.byte..<index))
  }

  /// The index of the first start tag at or after a byte, outside of comments, processing instructions and
  /// CDATA sections; the end of the text if there is none.
  ///
  /// - Parameter visit: Called for each processing instruction before the tag.
  func nextTag(from first: Int, instruction visit: (Range<Int>) -> Void = { _ in }) -> Int {
    var index = first
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.endIndex else {
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "/"): index += 2
      case UInt8(ascii: "?"):
        let start = index
        index = end(of: "?>", from: index + 2)
        visit(start..<index)
      case UInt8(ascii: "!"):
        let isComment = bytes[index...].starts(with: Array("<!--".utf8))
        index = end(of: isComment ? "-->" : "]]>", from: index + 2)
      default: return index
      }
    }
    return index
  }

  /// The processing instructions without content, such as `<?a?>`: FoundationXML reads their content from a
  /// null pointer.
  func emptyInstructions() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let tag = nextTag(from: index) { instruction in
        let rest = bytes[instruction].dropFirst(3)
        if rest.suffix(2).elementsEqual("?>".utf8), !rest.contains(where: { $0 <= 32 }) {
          found.append(instruction)
        }
      }
      index = tag + 1
    }
    return found
  }

  /// The index of the first start tag with more than `limit` attributes, which are counted by their quoted
  /// values; `nil` if there is none.
  func firstTag(withMoreAttributesThan limit: Int) -> Int? {
    var tag = nextTag(from: bytes.startIndex)
    while tag < bytes.endIndex {
      var index = tag + 1
      var quote: UInt8?
      var count = 0
      while index < bytes.endIndex {
        let byte = bytes[index]
        if let open = quote {
          if byte == open {
            quote = nil
            count += 1
          }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        } else if byte == UInt8(ascii: ">") {
          break
        }
        index += 1
      }
      if count > limit { return tag }
      tag = nextTag(from: index)
    }
    return nil
  }

  private func end(of terminator: String, from first: Int) -> Int {
    let terminator = Array(terminator.utf8)
    var index = first
    while index + terminator.count <= bytes.endIndex {
      if bytes[index..<index + terminator.count].elementsEqual(terminator) { return index + terminator.count }
      index += 1
    }
    return bytes.endIndex
  }
}
