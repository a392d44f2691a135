/// The beginnings of a text's lines, to turn a parser's places into positions of characters.
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

  /// Columns count Unicode scalars from 1.
  func position(ofByte index: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    let column = scalars(starts[low]..<max(index, starts[low]))
    return SourcePosition(line: low + 1, column: column + 1)
  }

  /// Bytes 10xxxxxx continue a scalar.
  private func scalars(_ range: Range<Int>) -> Int {
    bytes[range].count { $0 & 0xC0 != 0x80 }
  }

  /// The position of a later byte, without walking along a long line again.
  func position(ofByte index: Int, after known: (byte: Int, position: SourcePosition)) -> SourcePosition {
    let line = known.position.line
    guard index >= known.byte, line == starts.count || (line < starts.count && index < starts[line]) else {
      return position(ofByte: index)
    }
    return SourcePosition(line: line, column: known.position.column + scalars(known.byte..<index))
  }

  /// The byte of the next start tag at or after a byte, past comments, instructions and character data.
  func nextTag(from first: Int) -> Int {
    var index = first
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.endIndex else {
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "/"): index += 2
      case UInt8(ascii: "?"): index = end(of: "?>", from: index + 2)
      case UInt8(ascii: "!"):
        let isComment = bytes[index...].starts(with: Array("<!--".utf8))
        index = end(of: isComment ? "-->" : "]]>", from: index + 2)
      default: return index
      }
    }
    return index
  }

  /// The byte of the first start tag with more attributes than this, each with its value in quotes.
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
