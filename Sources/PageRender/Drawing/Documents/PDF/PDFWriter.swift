package import LayoutEngine

/// Makes one PDF document of scenes: shapes, text that can be searched and selected, fonts as far as they are used, and each
/// picture once. Belongs to one task.
///
/// Equal pages give equal bytes, on any machine with the same libraries and fonts.
public final class PDFWriter {
  private let text: TextEngine
  private let information: DocumentInformation
  private let pictures: PDFPictures
  private var objects = PDFObjects()
  private var fonts = PDFFonts()
  private var structure = PDFStructure()
  private var pictureObjects: [PDFPicture.Key: PDFReference] = [:]
  private var pages: [PDFDocumentPage] = []
  private var isFinished = false

  /// - Parameters:
  ///   - fonts: Opens the faces of glyphs, which name their files; any catalogue opens those of every other.
  ///   - information: What the document says of itself.
  /// - Throws: `PageError` where FreeType does not start.
  public convenience init(fonts: FontCatalog, information: DocumentInformation) throws(PageError) {
    try self.init(fonts: fonts, information: information, pictures: PDFPictures())
  }

  /// Makes a writer with the pictures of pages that other tasks draw.
  package convenience init(
    fonts: FontCatalog, information: DocumentInformation, pictures: PDFPictures
  ) throws(PageError) {
    let text: TextEngine
    do {
      text = try TextEngine(catalog: fonts)
    } catch {
      throw PageError(error)
    }
    self.init(text: text, information: information, pictures: pictures)
  }

  /// A writer with the open faces of a text engine of the same task.
  package init(text: TextEngine, information: DocumentInformation, pictures: PDFPictures = PDFPictures()) {
    (self.text, self.information, self.pictures) = (text, information, pictures)
  }

  /// How many pages there are.
  public var pageCount: Int { pages.count }

  /// Draws a page behind the others, as large as its scene, at most 14,400 points a side (ISO 32000-1, annex C) and at least 1.
  ///
  /// - Throws: `PageError` where a font cannot be opened or memory is short. The document is of no use then.
  public func add(_ page: DocumentPage) throws(PageError) {
    try add(DrawnPDFPage(page, text: text, pictures: pictures))
  }

  /// Adds a page that is drawn with this document's pictures, behind the others.
  package func add(_ page: DrawnPDFPage) throws(PageError) {
    guard !isFinished else { throw Self.isFinished }
    do {
      let added = try objects.add(page, fonts: &fonts, pictures: &pictureObjects)
      structure.add(page.structure, of: added, at: pages.count, to: &objects)
      pages.append(added)
    } catch {
      throw PageError(error)
    }
  }

  /// Ends the document and returns its bytes. A document without pages gets an empty one.
  ///
  /// Links and bookmarks to destinations that no page has are left out, a bookmark's children too if it has none; of two
  /// destinations of one name the first counts.
  ///
  /// - Throws: `PageError` where memory is short, or the document was finished before.
  public func finish(outline: [OutlineEntry] = []) throws(PageError) -> [UInt8] {
    try begin(ending: outline)
    do {
      return try end(with: try fonts.cut(by: text))
    } catch {
      throw PageError(error)
    }
  }

  /// Finishes the document while another task cuts out the fonts; the bytes are those of the other `finish`.
  ///
  /// - Parameter catalog: What that task opens their faces with.
  package func finish(
    outline: [OutlineEntry], cuttingFontsOf catalog: FontCatalog
  ) async throws(PageError) -> [UInt8] {
    let cutting = Task.detached { [fonts] in
      Result { () throws(FontError) in try fonts.cut(by: try TextEngine(catalog: catalog)) }
    }
    let begun = Result { () throws(PageError) in try begin(ending: outline) }
    let cut = await cutting.value
    try begun.get()
    do {
      return try end(with: try cut.get())
    } catch {
      throw PageError(error)
    }
  }

  /// Writes all but the fonts.
  private func begin(ending outline: [OutlineEntry]) throws(PageError) {
    guard !isFinished else { throw Self.isFinished }
    if pages.isEmpty {
      try add(DocumentPage(scene: Scene(size: Size(width: 595, height: 842), scale: 1, background: .clear)))
    }
    isFinished = true
    addPages()
    PDFOutline(outline, PDFDestinations(pages)).add(to: &objects)
    objects.addLabels(pages.map(\.label))
  }

  private func end(with cut: [PDFFont]) throws(PDFDocumentError) -> [UInt8] {
    fonts.write(cut, to: &objects)
    let description = objects.describe(information)
    return try objects.finish(information: description)
  }

  private func addPages() {
    let destinations = PDFDestinations(pages)
    let keys = structure.finish(destinations, pageCount: pages.count, in: &objects)
    let tree = objects.reserve()
    var form = PDFForm()
    for (index, page) in pages.enumerated() {
      let annotations =
        PDFLinks.write(page, destinations, keys: keys, to: &objects)
        + form.add(page, keys: keys, to: &objects)
      objects.write(page.value(at: index, in: tree, annotations: annotations), as: page.object)
    }
    objects.write(
      .dictionary([
        ("Type", .name("Pages")), ("Count", .integer(pages.count)),
        ("Kids", .array(pages.map { .reference($0.object) })),
      ]), as: tree)
    objects.setRoot("Pages", to: .reference(tree))
    form.finish(in: &objects)
    destinations.add(to: &objects)
  }

  private static var isFinished: PageError {
    .drawing(operation: "PDFWriter", reason: "the document is finished")
  }

  /// A page's sides in points; those of a scene that has no size are 1.
  package static func size(of scene: Scene) -> Size {
    func side(_ length: Double) -> Double { length >= 1 ? min(length, 14_400) : 1 }
    return Size(width: side(scene.size.width), height: side(scene.size.height))
  }
}
