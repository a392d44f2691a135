internal import LayoutEngine

/// A page whose content is written into a document; its page object follows at the document's end.
struct PDFDocumentPage {
  let object: PDFReference
  /// The page's size, in points.
  let size: Size
  let label: String?
  let destinations: [DocumentPage.Destination]
  let links: [Link]
  let fields: [Field]
  /// True if some of the page's content belongs to elements of the structure.
  fileprivate let isTagged: Bool
  fileprivate let contents: PDFReference
  fileprivate let resources: PDFReference

  /// A link's destination and annotation, which is written only if the document has the destination.
  struct Link {
    let destination: String
    let annotation: PDFValue
    let object: PDFReference
  }

  /// A form field, and the object of its annotation.
  struct Field {
    let field: PDFPageStructure.Field
    let object: PDFReference
  }

  /// The page object, a leaf of the page tree.
  ///
  /// - Parameter annotations: The annotations of the page's fields, and of its links whose destinations
  ///   exist.
  func value(at index: Int, in tree: PDFReference, annotations: [PDFReference]) -> PDFValue {
    let box = PDFValue.array([.integer(0), .integer(0), .fine(size.width), .fine(size.height)])
    var entries: [(key: String, value: PDFValue)] = [
      ("Type", .name("Page")), ("Parent", .reference(tree)), ("MediaBox", box),
      ("Resources", .reference(resources)), ("Contents", .reference(contents)),
      // Colours are blended in RGB, as on a screen.
      (
        "Group",
        .dictionary([("S", .name("Transparency")), ("CS", .name("DeviceRGB")), ("I", .bool(true))])
      ),
      // The tab key follows the order of the structure.
      ("Tabs", .name("S")),
    ]
    if isTagged { entries.append(("StructParents", .integer(index))) }
    if !annotations.isEmpty {
      entries.append(("Annots", .array(annotations.map { .reference($0) })))
    }
    return .dictionary(entries)
  }
}

extension PDFObjects {
  /// Writes a page's content and resources; the page object is written after all pages.
  ///
  /// - Throws: `outOfMemory`.
  mutating func add(
    _ page: DrawnPDFPage, fonts: inout PDFFonts, pictures: inout [PDFPicture.Key: PDFReference]
  ) throws(PDFDocumentError) -> PDFDocumentPage {
    let resources = reserve()
    let used = try add(objectsOf: page, resources: resources, pictures: &pictures)
    let lists: [(key: String, letter: (Int) -> PDFResourceName, values: [PDFValue])] = [
      ("Font", { .font($0) }, page.fonts.map { .reference(fonts.add($0, to: &self)) }),
      ("XObject", { .object($0) }, used.map { .reference($0) }),
      ("ExtGState", { .state($0) }, page.states.map { Self.value(of: $0, used) }),
      ("Shading", { .shading($0) }, page.shadings.map { .reference(add($0, resources: resources)) }),
      ("Pattern", { .pattern($0) }, page.patterns.map { .reference(add($0, resources: resources)) }),
    ]
    let entries = lists.filter { !$0.values.isEmpty }.map { list in
      (list.key, PDFValue.dictionary(list.values.enumerated().map { (list.letter($0).text, $1) }))
    }
    write(.dictionary(entries), as: resources)
    let contents = add(.stream([("Filter", .name("FlateDecode"))], contents: page.contents))
    return PDFDocumentPage(
      object: reserve(), size: page.size, label: page.label, destinations: page.destinations,
      links: zip(page.structure.links, page.annotations).map {
        PDFDocumentPage.Link(destination: $0.destination, annotation: $1, object: reserve())
      },
      fields: page.structure.fields.map { PDFDocumentPage.Field(field: $0, object: reserve()) },
      isTagged: page.structure.contentCount > 0, contents: contents, resources: resources)
  }

  private mutating func add(
    objectsOf page: DrawnPDFPage, resources: PDFReference, pictures: inout [PDFPicture.Key: PDFReference]
  ) throws(PDFDocumentError) -> [PDFReference] {
    var references: [PDFReference] = []
    for object in page.objects {
      switch object {
      case .picture(let picture): references.append(try add(picture, known: &pictures))
      case .form(let form): references.append(add(form, resources: resources))
      }
    }
    return references
  }

  private mutating func add(
    _ picture: PDFPicture, known: inout [PDFPicture.Key: PDFReference]
  ) throws(PDFDocumentError) -> PDFReference {
    if let reference = known[picture.key] { return reference }
    let opacity = try picture.opacity.map { (opacity) throws(PDFDocumentError) in
      try add(opacity, known: &known)
    }
    guard let encoded = picture.take() else { throw .outOfMemory }
    let mask = opacity.map { [(key: "SMask", value: PDFValue.reference($0))] } ?? []
    let reference = add(.stream(encoded.entries + mask, contents: encoded.contents))
    known[picture.key] = reference
    return reference
  }

  private mutating func add(_ object: PDFPageObject, resources: PDFReference) -> PDFReference {
    switch object {
    case .value(let value): add(value)
    case .stream(let entries, let contents): add(.stream(entries, contents: contents))
    case .drawing(let entries, let contents):
      add(.stream(entries + [("Resources", .reference(resources))], contents: contents))
    }
  }

  /// - Parameter objects: The page's pictures and forms, by their index in its resources.
  private static func value(of state: PDFResources.State, _ objects: [PDFReference]) -> PDFValue {
    switch state {
    case .alpha(let alpha):
      let value = PDFValue.fine(alpha)
      return .dictionary([("CA", value), ("ca", value)])
    case .mask(let form, let isLuminosity):
      let mask = PDFValue.dictionary([
        ("S", .name(isLuminosity ? "Luminosity" : "Alpha")), ("G", .reference(objects[form])),
      ])
      return .dictionary([("SMask", mask)])
    }
  }
}
