/// Writes PNG files by the letter of the specification, without compression, so that what the decoder reads
/// was written by something else than what the package writes with.
package struct HandmadePNG {
  package var width: Int
  package var height: Int
  package var bitDepth = 8
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha.
  package var colorType: Int
  package var isInterlaced = false
  /// R, G, B of each colour.
  package var palette: [UInt8] = []
  package var transparency: [UInt8] = []
  /// Chunks between IHDR and IDAT, each a name and its data.
  package var extra: [(String, [UInt8])] = []
  /// Filtered rows, each beginning with its filter's number.
  package var rows: [UInt8]

  package init(
    width: Int, height: Int, bitDepth: Int = 8, colorType: Int, isInterlaced: Bool = false,
    palette: [UInt8] = [],
    transparency: [UInt8] = [], extra: [(String, [UInt8])] = [], rows: [UInt8]
  ) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
    self.palette = palette
    self.transparency = transparency
    self.extra = extra
    self.rows = rows
  }

  package var bytes: [UInt8] {
    var header = Self.bigEndian(width) + Self.bigEndian(height)
    header += [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    var file: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    file += Self.chunk("IHDR", header)
    for (name, data) in extra { file += Self.chunk(name, data) }
    if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
    if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
    return file + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
  }

  package static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(crc32(body)))
  }

  package static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// RFC 1950 around stored blocks of RFC 1951; at most 65535 bytes.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let lengths = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    return [0x78, 0x01, 1] + lengths + bytes + bigEndian(Int(adler32(bytes)))
  }

  /// RFC 1950, section 8.
  package static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  /// PNG specification, annex D.
  package static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return ~crc
  }
}
