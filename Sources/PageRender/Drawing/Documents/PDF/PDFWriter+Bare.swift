internal import LayoutEngine

extension PDFWriter {
  /// Draws scenes on cairo's PDF surface, as a reference for timing: without structure, links and the text of
  /// glyphs. Pictures are stored once, as by a `PDFWriter`.
  ///
  /// - Returns: The document's size, in bytes.
  package static func drawBare(_ scenes: [Scene]) throws -> Int {
    let text = try TextEngine(catalog: FontCatalog())
    let surface = try PDFSurface()
    let drawing = VectorDrawing(keepsGlyphs: true)
    for scene in scenes {
      try surface.addPage(size(of: scene), drawing: drawing) { context in
        try ScenePainter(text: text).paint(scene, in: context)
      }
      drawing.endPage()
    }
    return try surface.finish().count
  }
}
