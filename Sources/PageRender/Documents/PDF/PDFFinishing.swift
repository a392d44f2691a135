/// Adds to cairo's document what cairo 1.16 drops or gets wrong: language, dates, alternative texts, links, destinations,
/// bookmarks, labels and metadata; and packs the objects.
struct PDFFinishing {
  let parts: DocumentParts

  init(_ parts: DocumentParts) { self.parts = parts }

  func finish(_ drawn: [UInt8]) throws(PDFSyntaxError) -> [UInt8] {
    var objects = try PDFObjects(drawn)
    let pages = objects.pages()
    guard pages.count == parts.pages.count else { throw PDFSyntaxError(place: drawn.count) }
    let destinations = PDFDestinations(parts)
    describe(&objects)
    let annotations = PDFLinks(parts, destinations).add(to: pages, in: &objects)
    PDFStructure(parts).finish(pages: pages, links: annotations, in: &objects)
    destinations.add(pages: pages, in: &objects)
    PDFOutline(parts.outline, destinations).add(to: &objects)
    addLabels(to: &objects)
    return try PDFPacking(objects).pack()
  }

  /// The document's language, dates, title and the like.
  private func describe(_ objects: inout PDFObjects) {
    let information = parts.information
    var entries: [(key: String, value: PDFValue)] = [
      ("Title", .text(PDFText.line(information.title))), ("Producer", .text("PageRender")),
    ]
    if let subject = information.subject { entries.append(("Subject", .text(PDFText.line(subject)))) }
    if !information.keywords.isEmpty {
      let keywords = information.keywords.map(PDFText.line).joined(separator: ", ")
      entries.append(("Keywords", .text(keywords)))
    }
    if let date = information.date.flatMap(PDFDate.init) {
      entries.append(("CreationDate", .text(date.inInformation)))
      entries.append(("ModDate", .text(date.inInformation)))
    }
    objects.describe(.dictionary(entries))
    let root = objects.root
    objects.set("Lang", of: root, to: .text(PDFText.line(information.language)))
    objects.set("ViewerPreferences", of: root, to: .dictionary([("DisplayDocTitle", .bool(true))]))
    // Not compressed, for programs that look for it without reading the document (ISO 16684-1).
    let metadata = objects.add(
      .stream(
        [("Type", .name("Metadata")), ("Subtype", .name("XML"))],
        contents: Array(PDFMetadata(information).xml.utf8)))
    objects.set("Metadata", of: root, to: .reference(metadata))
  }

  /// What viewers call the pages (ISO 32000-1, 12.4.2).
  private func addLabels(to objects: inout PDFObjects) {
    guard parts.pages.contains(where: { $0.label != nil }) else { return }
    var numbers: [PDFValue] = []
    var isNumbered = false
    for (index, page) in parts.pages.enumerated() {
      if let label = page.label {
        numbers += [.integer(index), .dictionary([("P", .text(PDFText.line(label)))])]
      } else if !isNumbered {
        // Each from its own number on.
        numbers += [.integer(index), .dictionary([("S", .name("D")), ("St", .integer(index + 1))])]
      }
      isNumbered = page.label == nil
    }
    objects.set("PageLabels", of: objects.root, to: .dictionary([("Nums", .array(numbers))]))
  }
}
