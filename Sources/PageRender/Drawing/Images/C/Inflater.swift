internal import CDeflate

/// Decompresses bytes in the zlib format.
enum Inflater {
  /// The largest size of decompressed bytes.
  private static let limit = 1 << 30

  /// Decompresses bytes; `nil` if they are damaged or hold more than 1 GiB, or if memory runs out.
  static func inflate(_ bytes: [UInt8]) -> [UInt8]? {
    guard let pointer = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(pointer) }
    var room = max(4 * bytes.count, 256)
    while room <= limit {
      var result = LIBDEFLATE_SUCCESS
      let inflated = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        result = libdeflate_zlib_decompress(pointer, bytes, bytes.count, buffer.baseAddress, room, &count)
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return inflated }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
      room *= 2
    }
    return nil
  }
}
