/// The chunks of a PNG file, found without decoding them (PNG specification, section 5.3).
struct PNGChunks {
  struct Chunk {
    /// The chunk's type, four letters.
    var name: [UInt8]
    /// The chunk's bytes in the file: length, name, data and checksum.
    var range: Range<Int>

    var data: Range<Int> { range.lowerBound + 8..<range.upperBound - 4 }

    /// True if readers must know the chunk to show the picture: its first letter is a capital.
    var isCritical: Bool { name[0] & 0x20 == 0 }
  }

  let chunks: [Chunk]

  /// The bytes of a chunk: the length of its data, its name, the data and a checksum.
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + data
    return bigEndian(UInt32(data.count)) + named + bigEndian(PNGChecksum.of(named))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// `nil` if the bytes are no PNG file, end before its last chunk or continue after it.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.starts(with: Self.signature) else { return nil }
    var chunks: [Chunk] = []
    var start = Self.signature.count
    while start < bytes.count {
      guard bytes.count - start >= 12 else { return nil }
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - start - 12 else { return nil }
      chunks.append(Chunk(name: Array(bytes[start + 4..<start + 8]), range: start..<start + 12 + length))
      start += 12 + length
    }
    guard chunks.last?.name == Array("IEND".utf8) else { return nil }
    self.chunks = chunks
  }
}
