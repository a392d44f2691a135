/// The header of a WebP file (RFC 9649, section 2).
struct WebPHeader: Equatable {
  /// The width, in pixels.
  var width: Int
  var height: Int
  var isAnimated: Bool
}

extension WebPHeader {
  /// Reads the file's first chunk; `nil` if the bytes end too early.
  ///
  /// - Throws: `corrupt` for a chunk that says no size.
  init?(_ bytes: [UInt8]) throws(ImageError) {
    // "RIFF", the file's size, "WEBP", then the chunk's name and size.
    let chunk = bytes.dropFirst(20)
    func byte(_ place: Int) -> Int { Int(chunk[chunk.startIndex + place]) }
    switch bytes.dropFirst(12).prefix(4) {
    case let name where name.elementsEqual("VP8 ".utf8):
      guard chunk.count >= 10 else { return nil }
      // A key frame's start code, then 14 bits for each side (RFC 6386, section 9.1).
      guard byte(3) == 0x9D, byte(4) == 0x01, byte(5) == 0x2A else {
        throw .corrupt("its first frame has no size")
      }
      width = (byte(6) | byte(7) << 8) & 0x3FFF
      height = (byte(8) | byte(9) << 8) & 0x3FFF
      isAnimated = false
    case let name where name.elementsEqual("VP8L".utf8):
      guard chunk.count >= 5 else { return nil }
      guard byte(0) == 0x2F else { throw .corrupt("its first frame has no size") }
      let bits = byte(1) | byte(2) << 8 | byte(3) << 16 | byte(4) << 24
      width = (bits & 0x3FFF) + 1
      height = (bits >> 14 & 0x3FFF) + 1
      isAnimated = false
    case let name where name.elementsEqual("VP8X".utf8):
      guard chunk.count >= 10 else { return nil }
      width = (byte(4) | byte(5) << 8 | byte(6) << 16) + 1
      height = (byte(7) | byte(8) << 8 | byte(9) << 16) + 1
      isAnimated = byte(0) & 0x02 != 0
    case let name where name.count < 4: return nil
    default: throw .corrupt("its first chunk is no picture")
    }
    guard width > 0, height > 0 else { throw .corrupt("its size is 0") }
  }
}
