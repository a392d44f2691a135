internal import CCairo
internal import LayoutEngine

extension DrawingContext {
  /// Draws premultiplied ARGB pixels one to one on device pixels, with a constant alpha.
  func draw(_ pixels: [UInt32], width: Int, height: Int, left: Int, top: Int, alpha: Double) {
    cairo_save(pointer)
    cairo_identity_matrix(pointer)
    withSurface(of: pixels, width: width, height: height) { surface in
      cairo_set_source_surface(pointer, surface, Double(left), Double(top))
      cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(pointer, alpha)
      cairo_set_source_rgba(pointer, 0, 0, 0, 1)
    }
    cairo_restore(pointer)
  }

  /// Draws a picture into a rectangle in points, scaled by cairo.
  func draw(_ picture: ColorBitmap, over frame: Rect, alpha: Double) {
    guard frame.width > 0, frame.height > 0 else { return }
    cairo_save(pointer)
    cairo_translate(pointer, frame.minX, frame.minY)
    cairo_scale(pointer, frame.width / Double(picture.width), frame.height / Double(picture.height))
    withSurface(of: picture.pixels, width: picture.width, height: picture.height) { surface in
      cairo_set_source_surface(pointer, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_GOOD)
      cairo_paint_with_alpha(pointer, alpha)
      cairo_set_source_rgba(pointer, 0, 0, 0, 1)
    }
    cairo_restore(pointer)
  }

  /// Runs `body` with a surface over the pixels, which cairo only reads.
  func withSurface(
    of pixels: [UInt32], width: Int, height: Int, _ body: (OpaquePointer?) -> Void
  ) {
    guard let width = Int32(exactly: width), let height = Int32(exactly: height), width > 0, height > 0,
      Int(width) * Int(height) == pixels.count, Int(width) < 1 << 15
    else { return }
    pixels.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: start), CAIRO_FORMAT_ARGB32, width, height, 4 * width)
      body(surface)
      // Finished while the pixels are alive, even if cairo still refers to the surface.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
