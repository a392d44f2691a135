internal import CCairo
package import LayoutEngine

/// An SVG document that cairo writes, in points of a screen, which are CSS pixels.
package struct SVGSurface: ~Copyable {
  private let surface: VectorSurface

  /// Makes a document of a size in points.
  package init(_ size: Size) throws(CairoError) {
    surface = try VectorSurface("cairo_svg_surface_create_for_stream") { output in
      cairo_svg_surface_create_for_stream(
        SurfaceOutput.write, output.closure, size.width, size.height)
    }
    cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_USER)
  }

  /// Draws the picture and returns the document's bytes.
  package consuming func draw(
    drawing: VectorDrawing, _ draw: (borrowing DrawingContext) throws -> Void
  ) throws -> [UInt8] {
    try surface.addPage(drawing: drawing, draw)
    return try surface.finish()
  }
}
