internal import CCairo
internal import LayoutEngine

/// A cairo surface that writes a document into memory while pages are drawn on it.
struct VectorSurface: ~Copyable {
  let pointer: OpaquePointer
  private let output: SurfaceOutput

  /// Makes the surface with `make`, which connects it to an output; `function` is cairo's name for that, for
  /// errors. cairo returns a surface in an error state rather than none.
  init(_ function: String, _ make: (SurfaceOutput) -> OpaquePointer) throws(CairoError) {
    output = SurfaceOutput()
    pointer = make(output)
    try check(cairo_surface_status(pointer), function)
    let resolution = VectorDrawing.pixelsPerPoint * 72
    cairo_surface_set_fallback_resolution(pointer, resolution, resolution)
  }

  /// Draws a page and writes it.
  func addPage(drawing: VectorDrawing, _ draw: (borrowing DrawingContext) throws -> Void) throws {
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
    // cairo writes until the surface is finished, so the output must live that long.
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
    withExtendedLifetime(output) {}
  }
}
