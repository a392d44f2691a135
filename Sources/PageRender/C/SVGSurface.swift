internal import CCairo
internal import LayoutEngine

/// An SVG document that cairo writes into memory. Its unit is the point of a screen, CSS's pixel.
struct SVGSurface: ~Copyable {
  private let pointer: OpaquePointer
  private let output = SurfaceOutput()

  /// `size` is in points.
  init(_ size: Size) throws(CairoError) {
    pointer = cairo_svg_surface_create_for_stream(
      SurfaceOutput.write, output.closure, size.width, size.height)
    try check(cairo_surface_status(pointer), "cairo_svg_surface_create_for_stream")
    cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_USER)
    let resolution = VectorDrawing.pixelsPerPoint * 72
    cairo_surface_set_fallback_resolution(pointer, resolution, resolution)
  }

  /// Draws the picture and returns the document's bytes.
  consuming func draw(
    drawing: VectorDrawing, _ draw: (borrowing DrawingContext) throws -> Void
  ) throws -> [UInt8] {
    do {
      let context = try DrawingContext(pointer, drawing: drawing)
      try draw(context)
      cairo_show_page(context.pointer)
      try context.finish()
    }
    cairo_surface_finish(pointer)
    try check(cairo_surface_status(pointer), "cairo_surface_finish")
    return output.bytes
  }

  deinit {
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
    withExtendedLifetime(output) {}
  }
}
