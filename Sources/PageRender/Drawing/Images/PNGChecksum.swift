internal import CDeflate

/// The checksum of a PNG chunk's name and data: CRC-32 (PNG specification, section 5.5).
enum PNGChecksum {
  static func of(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
