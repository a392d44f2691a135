internal import CCairo
internal import Glibc

/// Pixels that cairo draws into: opaque RGB in 32-bit words of native byte order (`CAIRO_FORMAT_RGB24`).
package struct ImageSurface: ~Copyable {
  let pointer: OpaquePointer
  /// The width, in device pixels.
  package let width: Int
  package let height: Int
  /// The distance from one row to the next, in bytes.
  package let bytesPerRow: Int
  private let memory: PixelMemory
  private let pixels: UnsafeMutablePointer<UInt8>

  /// Makes a surface of `width` × `height` device pixels in `memory`, which no other surface may use
  /// meanwhile. The memory is not cleared.
  package init(width: Int, height: Int, in memory: PixelMemory) throws(CairoError) {
    // cairo takes 32-bit sizes and refuses those that it cannot make, such as -1.
    let (columns, rows) = (Int32(exactly: width) ?? -1, Int32(exactly: height) ?? -1)
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_RGB24, columns)
    // Memory is reserved only for sizes that cairo accepts.
    let isPossible = stride > 0 && rows > 0 && max(width, height) <= PixelBuffer.sideLimit
    let hasRoom = memory.reserve(isPossible ? Int(stride) * height : 1)
    self.width = width
    self.height = height
    self.memory = memory
    bytesPerRow = Int(stride)
    pixels = memory.bytes.assumingMemoryBound(to: UInt8.self)
    pointer = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_RGB24, columns, rows, stride)
    if !hasRoom { throw CairoError(code: CAIRO_STATUS_NO_MEMORY.rawValue, operation: "mmap") }
    try check(cairo_surface_status(pointer), "cairo_image_surface_create_for_data")
  }

  /// Calls `body` with the finished pixels; they are valid only during the call.
  package func withPixels<Result, Failure: Error>(
    _ body: (UnsafePointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(pointer)
    return try body(UnsafePointer(pixels))
  }

  /// Copies the pixels, once they are drawn, into memory of their own. Returns false if there is no room.
  func copy(to copy: PixelMemory) -> Bool {
    guard copy.reserve(bytesPerRow * height) else { return false }
    cairo_surface_flush(pointer)
    copy.bytes.copyMemory(from: pixels, byteCount: bytesPerRow * height)
    return true
  }

  /// Replaces the pixels by those that a surface of the same size copied.
  func restore(from copy: PixelMemory) {
    cairo_surface_flush(pointer)
    UnsafeMutableRawPointer(pixels).copyMemory(from: copy.bytes, byteCount: bytesPerRow * height)
    cairo_surface_mark_dirty(pointer)
  }

  deinit { cairo_surface_destroy(pointer) }
}
