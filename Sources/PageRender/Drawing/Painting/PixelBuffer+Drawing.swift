internal import CCairo

extension PixelBuffer {
  /// Draws on the pixels, which become premultiplied ARGB.
  ///
  /// - Parameter scale: The device pixels per point.
  package func draw(scale: Double, _ body: (borrowing DrawingContext) throws -> Void) throws {
    let columns = Int32(exactly: width) ?? -1
    let rows = Int32(exactly: height) ?? -1
    let surface = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, columns, rows,
      Int32(exactly: bytesPerRow) ?? -1)
    defer {
      // Finished while the pixels are alive, even if cairo still refers to the surface.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    try check(cairo_surface_status(surface), "cairo_image_surface_create_for_data")
    let context = try DrawingContext(surface)
    cairo_scale(context.pointer, scale, scale)
    try body(context)
    cairo_surface_flush(surface)
  }
}
