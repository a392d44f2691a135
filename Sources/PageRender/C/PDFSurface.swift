internal import CCairo
internal import LayoutEngine

/// A PDF document that cairo writes into memory, page by page. Its unit is the point.
struct PDFSurface: ~Copyable {
  let pointer: OpaquePointer
  private let output = SurfaceOutput()

  init() throws(CairoError) {
    pointer = cairo_pdf_surface_create_for_stream(SurfaceOutput.write, output.closure, 1, 1)
    try check(cairo_surface_status(pointer), "cairo_pdf_surface_create_for_stream")
    let resolution = VectorDrawing.pixelsPerPoint * 72
    cairo_surface_set_fallback_resolution(pointer, resolution, resolution)
  }

  /// Draws a page of a size in points, and writes it.
  func addPage(
    _ size: Size, drawing: VectorDrawing, _ draw: (borrowing DrawingContext) throws -> Void
  ) throws {
    cairo_pdf_surface_set_size(pointer, size.width, size.height)
    let context = try DrawingContext(pointer, drawing: drawing)
    try draw(context)
    cairo_show_page(context.pointer)
    try context.finish()
    try check(cairo_surface_status(pointer), "cairo_show_page")
  }

  /// Ends the document and returns its bytes.
  consuming func finish() throws(CairoError) -> [UInt8] {
    cairo_surface_finish(pointer)
    try check(cairo_surface_status(pointer), "cairo_surface_finish")
    return output.bytes
  }

  deinit {
    // Ended while there is somewhere to write to.
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
    withExtendedLifetime(output) {}
  }
}
