internal import LayoutEngine
internal import PageBase

/// A drawn page: its content stream and resources, before a document is written with it.
package struct DrawnPDFPage: Sendable {
  /// The page's size, in points.
  let size: Size
  let label: String?
  let destinations: [DocumentPage.Destination]
  /// The page's content stream, compressed.
  let contents: [UInt8]
  let fonts: [Font]
  let objects: [Object]
  let states: [PDFResources.State]
  let shadings: [PDFPageObject]
  let patterns: [PDFPageObject]
  let structure: PDFPageStructure
  /// The annotations of the structure's links, in the order of the links.
  let annotations: [PDFValue]

  /// The glyphs of a face that the page draws, in the order of their glyph indices.
  struct Font: Sendable {
    let face: FontFaceID
    let glyphs: [PDFPageFont.Glyph]
  }

  typealias Object = PDFResources.Object

  /// - Throws: `PageError` if a font cannot be opened or memory runs out.
  package init(_ page: DocumentPage, text: TextEngine, pictures: PDFPictures) throws(PageError) {
    size = PDFWriter.size(of: page.scene)
    (label, destinations) = (page.label, page.destinations)
    var canvas = PDFCanvas(
      size: size, isTagged: page.scene.items.contains(where: \.isTagged), pictures: pictures)
    do {
      try PDFPainter(text: text).paint(page.scene, on: &canvas)
    } catch {
      throw PageError(error)
    }
    // Level 1 takes a third of the default level's time, for a seventh more bytes.
    let deflater = Deflater(level: 1)
    contents = try Self.compressed(canvas.operators.bytes, by: deflater)
    fonts = canvas.resources.fonts.map { font in
      Font(
        face: font.face.id,
        glyphs: font.glyphs.sorted { $0.index < $1.index })
    }
    states = canvas.resources.states
    objects = try canvas.resources.objects.map { (object) throws(PageError) in
      guard case .form(let form) = object else { return object }
      return .form(try Self.compressed(form, by: deflater))
    }
    let compress = { (object: PDFPageObject) throws(PageError) in try Self.compressed(object, by: deflater) }
    shadings = try canvas.resources.shadings.map(compress)
    patterns = try canvas.resources.patterns.map(compress)
    structure = canvas.structure
    annotations = structure.links.map { [height = size.height] in PDFLinks.annotation(of: $0, height: height)
    }
  }

  private static func compressed(
    _ object: PDFPageObject, by deflater: borrowing Deflater
  ) throws(PageError) -> PDFPageObject {
    let filter = (key: "Filter", value: PDFValue.name("FlateDecode"))
    return switch object {
    case .value: object
    case .stream(let entries, let contents):
      .stream(entries + [filter], contents: try compressed(contents, by: deflater))
    case .drawing(let entries, let contents):
      .drawing(entries + [filter], contents: try compressed(contents, by: deflater))
    }
  }

  private static func compressed(
    _ bytes: [UInt8], by deflater: borrowing Deflater
  ) throws(PageError) -> [UInt8] {
    guard let compressed = deflater.compress(bytes) else {
      throw .drawing(operation: "libdeflate", reason: "out of memory")
    }
    return compressed
  }
}

extension SceneItem {
  /// True if the item, or an item inside its clips and transforms, is an element of the document's structure.
  fileprivate var isTagged: Bool {
    switch kind {
    case .tagged: true
    case .clip(_, let items), .transform(_, let items): items.contains(where: \.isTagged)
    default: false
    }
  }
}
