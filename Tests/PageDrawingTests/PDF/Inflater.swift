import CDeflate

/// Decompresses bytes in the zlib format.
enum Inflater {
  /// Decompresses at most a mebibyte; `nil` if the bytes are damaged or hold more.
  static func inflate(_ bytes: [UInt8]) -> [UInt8]? {
    guard let pointer = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(pointer) }
    let room = 1 << 20
    var result = LIBDEFLATE_SUCCESS
    let inflated = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      result = libdeflate_zlib_decompress(pointer, bytes, bytes.count, buffer.baseAddress, room, &count)
      if result != LIBDEFLATE_SUCCESS { count = 0 }
    }
    return result == LIBDEFLATE_SUCCESS ? inflated : nil
  }
}
