public import PageBase
public import PageDrawing

extension PageRenderer {
  /// Draws a scene and writes it as a file: PNG at the scene's scale, or PDF or SVG with shapes in points.
  ///
  /// - Parameter information: The metadata of a PDF or SVG document; unused for PNG.
  public func write(
    _ scene: Scene, as format: PageFormat, to path: String, with writer: AtomicFileWriter,
    information: DocumentInformation
  ) throws(PageError) {
    try withFile(of: scene, as: format, information: information) { (bytes) throws(FileWriteError) in
      try writer.write(bytes, to: path)
    }
  }

  /// Draws a scene and calls `body` with the bytes of the file, which are valid during the call.
  package func withFile(
    of scene: Scene, as format: PageFormat, information: DocumentInformation,
    _ body: (UnsafeRawBufferPointer) throws(FileWriteError) -> Void
  ) throws(PageError) {
    let bytes: [UInt8]
    switch format {
    case .png: return try withPNG(of: scene, level: writesPalettes ? .fast : .fastRGB, body)
    case .pdf: bytes = try pdf(of: scene, information: information)
    case .svg: bytes = try svg(of: scene, information: information)
    }
    do {
      try bytes.withUnsafeBufferPointer { (bytes) throws(FileWriteError) in
        try body(UnsafeRawBufferPointer(bytes))
      }
    } catch {
      throw .writing(error)
    }
  }

  /// A PDF document of one page.
  ///
  /// ```swift
  /// func writeDocument(of solved: SolvedPage, by renderer: PageRenderer) throws {
  ///   let information = DocumentInformation(title: "Welcome on an iPhone 16 Pro")
  ///   let bytes = try renderer.pdf(of: solved.scene, information: information)
  ///   try AtomicFileWriter().write(bytes, to: "out/\(solved.page.id).pdf")
  /// }
  /// ```
  public func pdf(of scene: Scene, information: DocumentInformation) throws(PageError) -> [UInt8] {
    let writer = try PDFWriter(renderer: self, information: information)
    try writer.add(DocumentPage(scene: scene))
    return try writer.finish()
  }

  /// An SVG document, as large as the scene in points.
  public func svg(of scene: Scene, information: DocumentInformation) throws(PageError) -> [UInt8] {
    do {
      let drawing = VectorDrawing()
      let bytes = try SVGSurface(PDFWriter.size(of: scene)).draw(drawing: drawing) { context in
        try ScenePainter(text: text).paint(scene, in: context)
      }
      return SVGFinishing.finish(bytes, information: information)
    } catch {
      throw PageError(error)
    }
  }
}
