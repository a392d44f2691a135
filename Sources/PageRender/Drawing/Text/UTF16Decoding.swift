extension String {
  /// The text of UTF-16 code units, with U+FFFD for lone surrogates, as by `String(decoding:as:)`, which
  /// takes several times as long.
  init(utf16Units units: ArraySlice<UInt16>) {
    // The string keeps all reserved memory. A surrogate counts as three bytes, for a lone one; in a pair it
    // takes two.
    let room = units.reduce(0) { $0 + ($1 < 0x80 ? 1 : $1 < 0x800 ? 2 : 3) }
    self.init(unsafeUninitializedCapacity: room) { bytes in
      units.withUnsafeBufferPointer { Self.encode($0, in: bytes) }
    }
  }

  /// Writes units as UTF-8.
  ///
  /// - Returns: The number of bytes.
  private static func encode(
    _ units: UnsafeBufferPointer<UInt16>, in bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    func append(_ byte: UInt32) {
      bytes[count] = UInt8(truncatingIfNeeded: byte)
      count += 1
    }
    var index = 0
    while index < units.count {
      if units[index] < 0x80 {
        append(UInt32(units[index]))
        index += 1
        continue
      }
      let found = CharacterCluster.scalar(in: units, at: &index, end: units.count)
      let scalar = (0xD800...0xDFFF).contains(found) ? 0xFFFD : found
      if scalar < 0x800 {
        append(0xC0 | scalar >> 6)
      } else {
        if scalar < 0x1_0000 {
          append(0xE0 | scalar >> 12)
        } else {
          append(0xF0 | scalar >> 18)
          append(0x80 | scalar >> 12 & 0x3F)
        }
        append(0x80 | scalar >> 6 & 0x3F)
      }
      append(0x80 | scalar & 0x3F)
    }
    return count
  }
}
