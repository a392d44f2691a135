internal import CCairo
internal import Glibc

/// Memory for pictures, kept from one to the next: fresh pages of memory cost more than drawing does.
package final class PixelMemory {
  fileprivate private(set) var bytes = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 64)
  private var capacity = 64

  package init() {}

  /// Linux's large page on x86-64 and on arm64 with 4 KiB pages, in bytes.
  private static let hugePage = 2 << 20

  deinit { free(bytes) }

  /// Makes room for `count` bytes; says whether there is. Where memory is short everything stays.
  fileprivate func reserve(_ count: Int) -> Bool {
    guard count > capacity else { return true }
    // Twice as much as before, so that growing pictures do not each touch all their memory anew; what is
    // never drawn on costs nothing.
    let grown = max(count, 2 * capacity)
    var fresh: UnsafeMutableRawPointer?
    guard posix_memalign(&fresh, Self.hugePage, grown) == 0, let fresh else { return false }
    // Large pages make the first drawing on fresh memory cheaper, above all with several tasks at once. It
    // is a wish: where the system has none, nothing changes.
    madvise(fresh, grown, MADV_HUGEPAGE)
    free(bytes)
    (bytes, capacity) = (fresh, grown)
    return true
  }
}

/// Pixels cairo draws into: opaque RGB in 32-bit words of native byte order (`CAIRO_FORMAT_RGB24`).
package struct ImageSurface: ~Copyable {
  let pointer: OpaquePointer
  /// In device pixels.
  package let width: Int
  package let height: Int
  /// Bytes from one row to the next.
  package let bytesPerRow: Int
  private let memory: PixelMemory
  private let pixels: UnsafeMutablePointer<UInt8>

  /// A surface of `width` × `height` device pixels over the memory, which must serve no other surface as
  /// long as this one lives. What the memory held before is still there: clear it.
  package init(width: Int, height: Int, in memory: PixelMemory) throws(CairoError) {
    // cairo takes 32-bit sizes and refuses what it cannot make; -1 is one of those.
    let (columns, rows) = (Int32(exactly: width) ?? -1, Int32(exactly: height) ?? -1)
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_RGB24, columns)
    // Memory is only for what cairo will take.
    let isPossible = stride > 0 && rows > 0 && max(width, height) <= PixelBuffer.sideLimit
    let hasRoom = memory.reserve(isPossible ? Int(stride) * height : 1)
    self.width = width
    self.height = height
    self.memory = memory
    bytesPerRow = Int(stride)
    pixels = memory.bytes.assumingMemoryBound(to: UInt8.self)
    pointer = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_RGB24, columns, rows, stride)
    if !hasRoom { throw CairoError(code: CAIRO_STATUS_NO_MEMORY.rawValue, operation: "posix_memalign") }
    try check(cairo_surface_status(pointer), "cairo_image_surface_create_for_data")
  }

  /// Calls `body` with the finished pixels; they are valid only during the call.
  package func withPixels<Result, Failure: Error>(
    _ body: (UnsafePointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(pointer)
    return try body(UnsafePointer(pixels))
  }

  deinit { cairo_surface_destroy(pointer) }
}
