/// Adds to cairo's document what cairo 1.16 drops or gets wrong: language, dates, alternative texts, links, destinations,
/// bookmarks, labels and metadata. One pass through libqpdf, which also packs the objects.
struct PDFFinishing {
  let parts: DocumentParts

  init(_ parts: DocumentParts) { self.parts = parts }

  func finish(_ drawn: [UInt8]) throws(PDFObjectsError) -> [UInt8] {
    try drawn.withUnsafeBufferPointer { (bytes) throws(PDFObjectsError) in
      let objects = try PDFObjects(bytes)
      let pages = parts.pages.indices.map { objects.page($0) }
      let root = objects.root
      let destinations = PDFDestinations(parts)
      describe(root, in: objects)
      let annotations = PDFLinks(parts, destinations).add(to: pages, in: objects)
      PDFStructure(parts).finish(root, pages: pages, links: annotations, in: objects)
      destinations.add(to: root, pages: pages, in: objects)
      PDFOutline(parts.outline, destinations).add(to: root, in: objects)
      addLabels(to: root, in: objects)
      try objects.check("finishing the document")
      return try objects.write()
    }
  }

  /// The document's language, dates, title and the like.
  private func describe(_ root: PDFObjects.Object, in objects: borrowing PDFObjects) {
    let information = parts.information
    var entries = [
      ("/Title", objects.text(PDFText.line(information.title))), ("/Producer", objects.text("PageRender")),
    ]
    if let subject = information.subject {
      entries.append(("/Subject", objects.text(PDFText.line(subject))))
    }
    if !information.keywords.isEmpty {
      entries.append(
        ("/Keywords", objects.text(information.keywords.map(PDFText.line).joined(separator: ", "))))
    }
    if let date = information.date.flatMap(PDFDate.init) {
      entries.append(("/CreationDate", objects.text(date.inInformation)))
      entries.append(("/ModDate", objects.text(date.inInformation)))
    }
    objects.set("/Info", of: objects.trailer, to: objects.indirect(objects.dictionary(entries)))
    objects.set("/Lang", of: root, to: objects.text(PDFText.line(information.language)))
    objects.set(
      "/ViewerPreferences", of: root, to: objects.dictionary([("/DisplayDocTitle", objects.bool(true))]))
    let metadata = PDFMetadata(information).xml
    objects.set(
      "/Metadata", of: root,
      to: objects.stream(
        Array(metadata.utf8), [("/Type", objects.name("/Metadata")), ("/Subtype", objects.name("/XML"))]))
  }

  /// What viewers call the pages (ISO 32000-1, 12.4.2).
  private func addLabels(to root: PDFObjects.Object, in objects: borrowing PDFObjects) {
    guard parts.pages.contains(where: { $0.label != nil }) else { return }
    let numbers = objects.array()
    var isNumbered = false
    for (index, page) in parts.pages.enumerated() {
      if let label = page.label {
        objects.append(objects.integer(index), to: numbers)
        objects.append(objects.dictionary([("/P", objects.text(PDFText.line(label)))]), to: numbers)
      } else if !isNumbered {
        // Each from its own number on.
        objects.append(objects.integer(index), to: numbers)
        objects.append(
          objects.dictionary([("/S", objects.name("/D")), ("/St", objects.integer(index + 1))]), to: numbers)
      }
      isNumbered = page.label == nil
    }
    objects.set("/PageLabels", of: root, to: objects.dictionary([("/Nums", numbers)]))
  }
}
