internal import CCairo

/// The coverage of each pixel of a rectangle, 0…255, in memory that is reused from one rectangle to the next.
final class CoverageMask {
  private(set) var bounds = PixelRect.empty
  private var bytesPerRow = 0
  private var bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  /// The largest area of a mask, in pixels: twelve lines of 60 pt across the widest iPad's screen at 2×.
  static let areaLimit = 1 << 22

  deinit { bytes.deallocate() }

  /// Begins a rectangle without coverage. Returns false and changes nothing if the rectangle is too large.
  func begin(_ rect: PixelRect) -> Bool {
    // Sides are checked first, so that their product cannot overflow.
    guard rect.width <= Self.areaLimit, rect.height <= Self.areaLimit else { return false }
    // cairo needs rows of whole words.
    let stride = (rect.width + 3) & ~3
    guard stride * rect.height <= Self.areaLimit else { return false }
    reserve(stride * rect.height)
    bounds = rect
    bytesPerRow = stride
    bytes.prefix(stride * rect.height).update(repeating: 0)
    return true
  }

  /// Adds the coverage of a glyph, as far as it is inside the bounds; a pixel's sum is at most 255.
  func add(_ glyph: GlyphBitmap, left: Int, top: Int) {
    let box = PixelRect(left: left, top: top, right: left + glyph.width, bottom: top + glyph.height)
    let inside = box.intersection(bounds)
    guard !inside.isEmpty else { return }
    glyph.coverage.withUnsafeBufferPointer { coverage in
      for y in inside.top..<inside.bottom {
        let source = (y - top) * glyph.width + inside.left - left
        let target = (y - bounds.top) * bytesPerRow + inside.left - bounds.left
        addRow(coverage[source..<source + inside.width], at: target)
      }
    }
  }

  private func addRow(_ row: Slice<UnsafeBufferPointer<UInt8>>, at target: Int) {
    let source = UnsafeBufferPointer(rebasing: row)
    let target = UnsafeMutableBufferPointer(rebasing: bytes[target..<target + source.count])
    for x in 0..<source.count {
      target[x] = UInt8(truncatingIfNeeded: min(255, UInt16(target[x]) + UInt16(source[x])))
    }
  }

  private func reserve(_ count: Int) {
    guard count > bytes.count else { return }
    bytes.deallocate()
    bytes = .allocate(capacity: min(2 * count, Self.areaLimit))
  }

  /// Calls `body` with a surface of the mask's pixels, which is valid only during the call.
  func withSurface(_ body: (OpaquePointer?) -> Void) {
    let surface = cairo_image_surface_create_for_data(
      bytes.baseAddress, CAIRO_FORMAT_A8, Int32(clamping: bounds.width), Int32(clamping: bounds.height),
      Int32(clamping: bytesPerRow))
    body(surface)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
