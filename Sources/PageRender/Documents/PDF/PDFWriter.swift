internal import LayoutEngine

/// Makes one PDF document of scenes: shapes, text that can be searched and selected, fonts as far as they are used, and each
/// picture once. Belongs to one task.
///
/// Equal pages give equal bytes, on any machine with the same libraries and fonts.
public final class PDFWriter {
  private let text: TextEngine
  private let information: DocumentInformation
  private var surface: PDFSurface?
  private let drawing = VectorDrawing(isPDF: true)
  private var pages: [DocumentParts.Page] = []

  /// - Parameters:
  ///   - fonts: Opens the faces of glyphs, which name their files; any catalogue opens those of every other.
  ///   - information: What the document says of itself.
  /// - Throws: `PageError` where cairo or FreeType do not start.
  public convenience init(fonts: FontCatalog, information: DocumentInformation) throws(PageError) {
    let text: TextEngine
    do {
      text = try TextEngine(catalog: fonts)
    } catch {
      throw PageError(error)
    }
    try self.init(text: text, information: information)
  }

  /// The same with the faces that a renderer of the same task has open.
  public convenience init(
    renderer: PageRenderer, information: DocumentInformation
  ) throws(PageError) {
    try self.init(text: renderer.text, information: information)
  }

  private init(text: TextEngine, information: DocumentInformation) throws(PageError) {
    self.text = text
    self.information = information
    do {
      surface = try PDFSurface()
    } catch {
      throw PageError(error)
    }
  }

  /// How many pages there are.
  public var pageCount: Int { pages.count }

  /// Draws a page behind the others, as large as its scene, at most 14,400 points a side (ISO 32000-1, annex C) and at least 1.
  ///
  /// - Throws: `PageError` where a font cannot be opened or memory is short. The document is of no use then.
  public func add(_ page: DocumentPage) throws(PageError) {
    guard surface != nil else { throw Self.isFinished }
    let size = Self.size(of: page.scene)
    do {
      try surface?.addPage(size, drawing: drawing) { context in
        try ScenePainter(text: text).paint(page.scene, in: context)
      }
    } catch {
      throw PageError(error)
    }
    drawing.endPage()
    pages.append(DocumentParts.Page(size: size, label: page.label, destinations: page.destinations))
  }

  /// Ends the document and returns its bytes. A document without pages gets an empty one.
  ///
  /// Links and bookmarks to destinations that no page has are left out, a bookmark's children too if it has none; of two
  /// destinations of one name the first counts.
  ///
  /// - Throws: `PageError` where memory is short, or the document was finished before.
  public func finish(outline: [OutlineEntry] = []) throws(PageError) -> [UInt8] {
    guard surface != nil else { throw Self.isFinished }
    if pages.isEmpty {
      try add(DocumentPage(scene: Scene(size: Size(width: 595, height: 842), scale: 1, background: .clear)))
    }
    guard let surface = surface.take() else { throw Self.isFinished }
    do {
      let drawn = try surface.finish()
      let parts = DocumentParts(
        information: information, pages: pages, outline: outline, elements: drawing.elements,
        links: drawing.links)
      return try PDFFinishing(parts).finish(drawn)
    } catch {
      throw PageError(error)
    }
  }

  private static var isFinished: PageError {
    .drawing(operation: "PDFWriter", reason: "the document is finished")
  }

  /// A page's sides in points; those of a scene that has no size are 1.
  static func size(of scene: Scene) -> Size {
    func side(_ length: Double) -> Double { length >= 1 ? min(length, 14_400) : 1 }
    return Size(width: side(scene.size.width), height: side(scene.size.height))
  }
}

/// What a document is made of beside what its pages show.
struct DocumentParts {
  var information: DocumentInformation
  var pages: [Page]
  var outline: [OutlineEntry]
  /// The structure's elements in the order in which they begin.
  var elements: [VectorDrawing.Element]
  var links: [VectorDrawing.Link]

  struct Page {
    /// In points.
    var size: Size
    var label: String?
    var destinations: [DocumentPage.Destination]
  }
}
