package import LayoutEngine

/// Writes scenes as the pages of one PDF document, with searchable text, subsets of the fonts, and each
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
  private var form = PDFForm()
  /// The font of form fields, which is being made; `nil` to make it at the end, without East Asian languages.
  private let formFont: Task<Result<FormFont, PageError>, Never>?
  private var pictureObjects: [PDFPicture.Key: PDFReference] = [:]
  private var pages: [PDFDocumentPage] = []
  private var isFinished = false

  /// - Parameters:
  ///   - fonts: The catalogue that opens the faces of glyphs; it may be another than the layout's, as glyphs
  ///     name their font files.
  ///   - information: The document's metadata.
  /// - Throws: `PageError` if FreeType does not start.
  public convenience init(fonts: FontCatalog, information: DocumentInformation) throws(PageError) {
    try self.init(fonts: fonts, information: information, pictures: PDFPictures())
  }

  /// Makes a writer that shares pictures with tasks that draw its pages.
  ///
  /// - Parameter formFont: The font of form fields, which another task makes meanwhile; `nil` to make one at
  ///   the end, of Latin, Greek and Cyrillic letters.
  package convenience init(
    fonts: FontCatalog, information: DocumentInformation, pictures: PDFPictures,
    formFont: Task<Result<FormFont, PageError>, Never>? = nil
  ) throws(PageError) {
    let text: TextEngine
    do {
      text = try TextEngine(catalog: fonts)
    } catch {
      throw PageError(error)
    }
    self.init(text: text, information: information, pictures: pictures, formFont: formFont)
  }

  /// Makes a writer that uses the open faces of its task's text engine.
  package init(
    text: TextEngine, information: DocumentInformation, pictures: PDFPictures = PDFPictures(),
    formFont: Task<Result<FormFont, PageError>, Never>? = nil
  ) {
    (self.text, self.information, self.pictures) = (text, information, pictures)
    self.formFont = formFont
  }

  /// The number of pages.
  public var pageCount: Int { pages.count }

  /// Draws a page at the end of the document, as large as its scene: 1 to 14,400 points a side (ISO 32000-1,
  /// annex C).
  ///
  /// - Throws: `PageError` if a font cannot be opened or memory runs out. The document is unusable then.
  public func add(_ page: DocumentPage) throws(PageError) {
    try add(DrawnPDFPage(page, text: text, pictures: pictures))
  }

  /// Adds a page that was drawn with this document's pictures, at the end of the document.
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

  /// Ends the document and returns its bytes. A document without pages gets an empty page.
  ///
  /// Links to destinations that no page has are left out. Bookmarks to such destinations are left out too,
  /// unless a bookmark inside them has a destination. Of two destinations of one name the first counts.
  ///
  /// - Throws: `PageError` if memory runs out, or the document was finished before.
  public func finish(outline: [OutlineEntry] = []) throws(PageError) -> [UInt8] {
    try begin(ending: outline)
    do {
      let form = form.font == nil ? nil : try FormFont(for: [], by: text)
      return try end(with: try fonts.cut(by: text), form: form)
    } catch {
      throw PageError(error)
    }
  }

  /// Ends the document while another task subsets the fonts; returns the same bytes as `finish(outline:)` if
  /// form fields have the same font.
  ///
  /// - Parameter catalog: The catalogue with which that task opens the fonts' faces.
  package func finish(
    outline: [OutlineEntry], cuttingFontsOf catalog: FontCatalog
  ) async throws(PageError) -> [UInt8] {
    let cutting = Task.detached { [fonts] in
      Result { () throws(FontError) in try fonts.cut(by: try TextEngine(catalog: catalog)) }
    }
    let begun = Result { () throws(PageError) in try begin(ending: outline) }
    let cut = await cutting.value
    try begun.get()
    let form = try await madeForm(of: catalog)
    do {
      return try end(with: try cut.get(), form: form)
    } catch {
      throw PageError(error)
    }
  }

  /// The font of form fields; `nil` for a document without fields.
  private func madeForm(of catalog: FontCatalog) async throws(PageError) -> FormFont? {
    guard form.font != nil else { return nil }
    return try await (formFont ?? FormFont.task(for: [], of: catalog)).value.get()
  }

  /// Writes all objects but the fonts.
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

  private func end(with cut: [PDFFont], form made: FormFont?) throws(PDFDocumentError) -> [UInt8] {
    fonts.write(cut, to: &objects)
    if let font = form.font { made?.write(as: font, to: &objects) }
    let description = objects.describe(information)
    return try objects.finish(information: description)
  }

  private func addPages() {
    let destinations = PDFDestinations(pages)
    let keys = structure.finish(destinations, pageCount: pages.count, in: &objects)
    let tree = objects.reserve()
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

  /// The size of a scene's page, in points: 1 to 14,400 a side.
  package static func size(of scene: Scene) -> Size {
    func side(_ length: Double) -> Double { length >= 1 ? min(length, 14_400) : 1 }
    return Size(width: side(scene.size.width), height: side(scene.size.height))
  }
}
