/// Completes the structure tree that cairo makes of tags: one root element, alternative texts, languages, links.
struct PDFStructure {
  private let parts: DocumentParts

  init(_ parts: DocumentParts) { self.parts = parts }

  /// - Parameter links: The annotation of each link, if it has one.
  func finish(
    _ root: PDFObjects.Object, pages: [PDFObjects.Object], links: [PDFObjects.Object?],
    in file: borrowing PDFObjects
  ) {
    guard !parts.elements.isEmpty else { return }
    let tree = file.value("/StructTreeRoot", of: root)
    guard file.isDictionary(tree) else { return }
    file.set("/MarkInfo", of: root, to: file.dictionary([("/Marked", file.bool(true))]))
    let kids = file.value("/K", of: tree)
    let document = file.indirect(
      file.dictionary([
        ("/Type", file.name("/StructElem")), ("/S", file.name("/Document")), ("/P", tree), ("/K", kids),
      ]))
    var walk = Walk(elements: parts.elements, links: links, parentKey: pages.count)
    let content = file.isArray(kids) ? (0..<file.count(kids)).map { file.item($0, of: kids) } : [kids]
    for kid in content {
      file.set("/P", of: kid, to: document)
      visit(kid, &walk, in: file)
      file.release(kid)
    }
    file.set("/K", of: tree, to: document)
    let numbers = file.value("/Nums", of: file.value("/ParentTree", of: tree))
    guard file.isArray(numbers) else { return }
    for (key, element) in walk.parents {
      file.append(file.integer(key), to: numbers)
      file.append(element, to: numbers)
    }
    file.set("/ParentTreeNextKey", of: tree, to: file.integer(walk.parentKey))
  }

  private struct Walk {
    let elements: [VectorDrawing.Element]
    let links: [PDFObjects.Object?]
    /// The element at hand, in the order in which they were drawn.
    var next = 0
    /// The next key of the parent tree; those before are the pages'.
    var parentKey: Int
    var parents: [(key: Int, element: PDFObjects.Object)] = []
  }

  /// Elements come in the order in which they were begun. Where the tree has another than was drawn it is left as it is from
  /// there on.
  private func visit(_ element: PDFObjects.Object, _ walk: inout Walk, in file: borrowing PDFObjects) {
    guard walk.next < walk.elements.count else { return }
    let drawn = walk.elements[walk.next]
    let role = file.value("/S", of: element)
    let isSame = file.isName(role, "/" + drawn.role)
    file.release(role)
    guard isSame else {
      walk.next = walk.elements.count
      return
    }
    walk.next += 1
    if let figure = drawn.figure {
      file.set("/Alt", of: element, to: file.text(PDFText.line(figure.alternative)))
      if let language = figure.language {
        file.set("/Lang", of: element, to: file.text(PDFText.line(language)))
      }
    }
    visitKids(of: element, &walk, in: file)
    if let link = drawn.link { finish(element, link: link, &walk, in: file) }
  }

  private func visitKids(of element: PDFObjects.Object, _ walk: inout Walk, in file: borrowing PDFObjects) {
    let kids = file.value("/K", of: element)
    defer { file.release(kids) }
    if file.isDictionary(kids) { return visit(kids, &walk, in: file) }
    guard file.isArray(kids) else { return }
    for index in 0..<file.count(kids) {
      let kid = file.item(index, of: kids)
      if file.has("/S", kid) { visit(kid, &walk, in: file) }
      file.release(kid)
    }
  }

  /// Makes an element a link, whose annotation is one of its kids (ISO 32000-1, 14.7.4.3).
  private func finish(
    _ element: PDFObjects.Object, link: Int, _ walk: inout Walk, in file: borrowing PDFObjects
  ) {
    guard walk.links.indices.contains(link), let annotation = walk.links[link] else {
      return file.set("/S", of: element, to: file.name("/Span"))
    }
    file.set("/S", of: element, to: file.name("/Link"))
    let reference = file.dictionary([("/Type", file.name("/OBJR")), ("/Obj", annotation)])
    let page = file.value("/Pg", of: element)
    if !file.isNull(page) { file.set("/Pg", of: reference, to: page) }
    let kids = file.value("/K", of: element)
    if file.isArray(kids) {
      file.append(reference, to: kids)
    } else {
      file.set("/K", of: element, to: file.array(file.isNull(kids) ? [reference] : [kids, reference]))
    }
    file.set("/StructParent", of: annotation, to: file.integer(walk.parentKey))
    // Kept: `element` is let go of by whoever asked for it.
    walk.parents.append((walk.parentKey, file.again(element)))
    walk.parentKey += 1
  }
}
