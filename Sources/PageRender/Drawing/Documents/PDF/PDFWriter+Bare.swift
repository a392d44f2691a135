internal import LayoutEngine

extension PDFWriter {
  /// Draws scenes on cairo's PDF surface, for timing against it: no structure, no links, glyphs without their text. Pictures are
  /// stored once, as in a document of ours.
  ///
  /// - Returns: How many bytes that makes.
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
