internal import CCairo
internal import LayoutEngine

/// A PDF document that cairo writes page by page, in points.
struct PDFSurface: ~Copyable {
  private let surface: VectorSurface

  init() throws(CairoError) {
    surface = try VectorSurface("cairo_pdf_surface_create_for_stream") { output in
      cairo_pdf_surface_create_for_stream(SurfaceOutput.write, output.closure, 1, 1)
    }
  }

  /// Draws a page of a size in points, and writes it.
  func addPage(
    _ size: Size, drawing: VectorDrawing, _ draw: (borrowing DrawingContext) throws -> Void
  ) throws {
    cairo_pdf_surface_set_size(surface.pointer, size.width, size.height)
    try surface.addPage(drawing: drawing, draw)
  }

  /// Ends the document and returns its bytes.
  consuming func finish() throws(CairoError) -> [UInt8] { try surface.finish() }
}
