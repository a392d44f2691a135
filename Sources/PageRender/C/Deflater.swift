internal import CDeflate

/// Compresses bytes as zlib does (RFC 1950).
struct Deflater: ~Copyable {
  private let pointer: OpaquePointer?

  /// - Parameter level: 1, the fastest, to 12.
  init(level: Int32) { pointer = libdeflate_alloc_compressor(level) }

  deinit { libdeflate_free_compressor(pointer) }

  /// `nil` where memory is short.
  func compress(_ bytes: [UInt8]) -> [UInt8]? {
    guard let pointer else { return nil }
    let bound = libdeflate_zlib_compress_bound(pointer, bytes.count)
    let compressed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(pointer, bytes, bytes.count, buffer.baseAddress, bound)
    }
    return compressed.isEmpty ? nil : compressed
  }
}

/// Reads what zlib compressed.
enum Inflater {
  /// The largest that is read, in bytes.
  private static let limit = 1 << 30

  /// `nil` where the bytes are damaged, hold more than 1 GiB, or memory is short.
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
