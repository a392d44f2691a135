/// Completes the structure tree that cairo makes of tags: one root element, alternative texts, languages, links.
struct PDFStructure {
  private let parts: DocumentParts

  init(_ parts: DocumentParts) { self.parts = parts }

  /// - Parameter links: The annotation of each link, if it has one.
  func finish(pages: [PDFReference], links: [PDFAnnotation?], in objects: inout PDFObjects) {
    guard !parts.elements.isEmpty, let tree = objects.reference("StructTreeRoot", of: objects.root),
      let content = objects.value("K", of: tree)
    else { return }
    objects.set("MarkInfo", of: objects.root, to: .dictionary([("Marked", .bool(true))]))
    let document = objects.add(
      .value(
        .dictionary([
          ("Type", .name("StructElem")), ("S", .name("Document")), ("P", .reference(tree)),
          ("K", objects.copy(content)),
        ])))
    var walk = Walk(elements: parts.elements, links: links, parentKey: pages.count)
    for kid in objects.items(content).compactMap(objects.reference) {
      objects.set("P", of: kid, to: .reference(document))
      visit(kid, &walk, in: &objects)
    }
    objects.set("K", of: tree, to: .reference(document))
    guard let parents = objects.reference("ParentTree", of: tree),
      let numbers = objects.value("Nums", of: parents)
    else { return }
    let all = objects.items(numbers).map(objects.copy) + walk.parents
    objects.set("Nums", of: parents, to: .array(all))
    objects.set("ParentTreeNextKey", of: tree, to: .integer(walk.parentKey))
  }

  private struct Walk {
    let elements: [VectorDrawing.Element]
    let links: [PDFAnnotation?]
    /// The element at hand, in the order in which they were drawn.
    var next = 0
    /// The next key of the parent tree; those before are the pages'.
    var parentKey: Int
    /// Keys of the parent tree, each with its element after it.
    var parents: [PDFValue] = []
  }

  /// Elements come in the order in which they were begun. Where the tree has another than was drawn it is left as it is from
  /// there on.
  private func visit(_ element: PDFReference, _ walk: inout Walk, in objects: inout PDFObjects) {
    guard walk.next < walk.elements.count, let role = objects.value("S", of: element) else { return }
    let drawn = walk.elements[walk.next]
    guard objects.isName(role, drawn.role) else {
      walk.next = walk.elements.count
      return
    }
    walk.next += 1
    if let figure = drawn.figure {
      objects.set("Alt", of: element, to: .text(PDFText.line(figure.alternative)))
      if let language = figure.language {
        objects.set("Lang", of: element, to: .text(PDFText.line(language)))
      }
    }
    let kids = objects.value("K", of: element)
    if let kids {
      for kid in objects.items(kids).compactMap(objects.reference) { visit(kid, &walk, in: &objects) }
    }
    if let link = drawn.link { finish(element, kids: kids, link: link, &walk, in: &objects) }
  }

  /// Makes an element a link, whose annotation is one of its kids (ISO 32000-1, 14.7.4.3).
  private func finish(
    _ element: PDFReference, kids: Range<Int>?, link: Int, _ walk: inout Walk, in objects: inout PDFObjects
  ) {
    guard walk.links.indices.contains(link), let annotation = walk.links[link] else {
      return objects.set("S", of: element, to: .name("Span"))
    }
    var reference: [(key: String, value: PDFValue)] = [
      ("Type", .name("OBJR")), ("Obj", .reference(annotation.object)),
    ]
    if let page = objects.value("Pg", of: element) { reference.append(("Pg", objects.copy(page))) }
    let known = kids.map { objects.items($0).map(objects.copy) } ?? []
    objects.set("S", of: element, to: .name("Link"))
    objects.set("K", of: element, to: .array(known + [.dictionary(reference)]))
    objects.write(
      .dictionary(annotation.entries + [("StructParent", .integer(walk.parentKey))]), as: annotation.object)
    walk.parents += [.integer(walk.parentKey), .reference(PDFReference(number: element.number))]
    walk.parentKey += 1
  }
}
