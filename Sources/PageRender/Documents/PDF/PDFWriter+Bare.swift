internal import LayoutEngine

extension PDFWriter {
  /// Draws scenes on cairo's PDF surface and nothing more, for timing: no structure, no links, glyphs without their text, and no
  /// finishing pass. Pictures are stored once, as in a finished document.
  ///
  /// - Returns: How many bytes that makes.
  package static func drawBare(_ scenes: [Scene]) throws -> Int {
    let text = try TextEngine(catalog: FontCatalog())
    let surface = try PDFSurface()
    let drawing = VectorDrawing(isPDF: true, isBare: true)
    for scene in scenes {
      try surface.addPage(size(of: scene), drawing: drawing) { context in
        try ScenePainter(text: text).paint(scene, in: context)
      }
      drawing.endPage()
    }
    return try surface.finish().count
  }
}
