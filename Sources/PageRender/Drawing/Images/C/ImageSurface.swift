internal import CCairo
internal import Glibc

/// Pixels cairo draws into: opaque RGB in 32-bit words of native byte order (`CAIRO_FORMAT_RGB24`).
package struct ImageSurface: ~Copyable {
  let pointer: OpaquePointer
  /// The width, in device pixels.
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
