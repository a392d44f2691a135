internal import CDeflate

/// Compresses bytes in the zlib format (RFC 1950).
struct Deflater: ~Copyable {
  private let pointer: OpaquePointer?

  /// - Parameter level: The compression level, from 1, the fastest, to 12.
  init(level: Int32) { pointer = libdeflate_alloc_compressor(level) }

  deinit { libdeflate_free_compressor(pointer) }

  /// Compresses bytes; `nil` if memory runs out.
  func compress(_ bytes: [UInt8]) -> [UInt8]? {
    guard let pointer else { return nil }
    let bound = libdeflate_zlib_compress_bound(pointer, bytes.count)
    let compressed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(pointer, bytes, bytes.count, buffer.baseAddress, bound)
    }
    return compressed.isEmpty ? nil : compressed
  }
}
