internal import LayoutEngine

/// The structure of a document (ISO 32000-1, 14.7): the elements of all pages in one tree, and the elements
/// to which marked content belongs.
///
/// Elements are written page by page; links and fields are written at the end, when all destinations are
/// known.
struct PDFStructure {
  /// The root of the tree and the one element in it; reserved with the first page that has elements.
  private var root: (tree: PDFReference, document: PDFReference)?
  private var kids: [PDFValue] = []
  /// The parent tree's entries for pages: each maps the marked content of a page to its elements.
  private var pageParents: [PDFValue] = []
  private var links: [LinkElement] = []
  private var fields: [FieldElement] = []

  private struct FieldElement {
    let object: PDFReference
    let parent: PDFReference
    let page: PDFReference
    let annotation: PDFReference
  }

  private struct LinkElement {
    let object: PDFReference
    let parent: PDFReference
    let kids: [PDFValue]
    let page: PDFReference
    let link: PDFDocumentPage.Link
  }

  // MARK: Pages

  /// - Parameters:
  ///   - page: The page of the elements.
  ///   - index: The page's index, from 0.
  mutating func add(
    _ structure: PDFPageStructure, of page: PDFDocumentPage, at index: Int, to objects: inout PDFObjects
  ) {
    guard !structure.elements.isEmpty else { return }
    let document = begin(in: &objects).document
    let elements = structure.elements
    let own = elements.map { _ in objects.reserve() }
    // A list item's content belongs to its body (14.8.4.3.3).
    let bodies = elements.map { $0.tag == .listItem ? objects.reserve() : nil }
    var contents = [PDFValue](repeating: .null, count: structure.contentCount)
    for (place, element) in elements.enumerated() {
      let holder = bodies[place] ?? own[place]
      let kids = element.kids.map { kid -> PDFValue in
        switch kid {
        case .element(let kid): return .reference(own[kid])
        case .content(let number):
          contents[number] = .reference(holder)
          return .integer(number)
        }
      }
      let parent = element.parent.map { bodies[$0] ?? own[$0] } ?? document
      if element.parent == nil { self.kids.append(.reference(own[place])) }
      if let link = element.link {
        links.append(
          LinkElement(
            object: own[place], parent: parent, kids: kids, page: page.object, link: page.links[link]))
        continue
      }
      if let field = element.field {
        fields.append(
          FieldElement(
            object: own[place], parent: parent, page: page.object, annotation: page.fields[field].object))
        continue
      }
      var entries = Self.entries(kids, on: page.object)
      if let body = bodies[place] {
        objects.write(Self.element("LBody", parent: own[place], entries), as: body)
        entries = [("K", .array([.reference(body)]))]
      }
      entries += Self.attributes(of: element, height: page.size.height)
      objects.write(Self.element(element.tag.role, parent: parent, entries), as: own[place])
    }
    if !contents.isEmpty {
      pageParents += [.integer(index), .reference(objects.add(.array(contents)))]
    }
  }

  private mutating func begin(
    in objects: inout PDFObjects
  ) -> (tree: PDFReference, document: PDFReference) {
    if let root { return root }
    let made = (tree: objects.reserve(), document: objects.reserve())
    root = made
    return made
  }

  private static func entries(
    _ kids: [PDFValue], on page: PDFReference
  ) -> [(key: String, value: PDFValue)] {
    let page = (key: "Pg", value: PDFValue.reference(page))
    return kids.isEmpty ? [page] : [page, ("K", .array(kids))]
  }

  private static func element(
    _ role: String, parent: PDFReference, _ entries: [(key: String, value: PDFValue)]
  ) -> PDFValue {
    .dictionary([("Type", .name("StructElem")), ("S", .name(role)), ("P", .reference(parent))] + entries)
  }

  /// The attributes of an element (14.8.5).
  ///
  /// - Parameter height: The page's height, in points.
  private static func attributes(
    of element: PDFPageStructure.Element, height: Double
  ) -> [(key: String, value: PDFValue)] {
    switch element.tag {
    case .figure(let alternative, let language):
      var entries: [(key: String, value: PDFValue)] = [("Alt", .text(PDFText.line(alternative)))]
      if let language { entries.append(("Lang", .text(PDFText.line(language)))) }
      guard let area = element.area else { return entries }
      let edges = [area.minX, height - area.maxY, area.maxX, height - area.minY]
      let box = PDFValue.array(edges.map { .real(PDFLinks.coordinate($0)) })
      entries.append(
        ("A", .dictionary([("O", .name("Layout")), ("Placement", .name("Block")), ("BBox", box)])))
      return entries
    case .headerCell: return [("A", .dictionary([("O", .name("Table")), ("Scope", .name("Column"))]))]
    case .list: return [("A", .dictionary([("O", .name("List")), ("ListNumbering", .name("None"))]))]
    default: return []
    }
  }

  // MARK: The end

  /// The kid of an element that refers to an annotation (14.7.4.3).
  private static func kid(_ annotation: PDFReference, on page: PDFReference) -> PDFValue {
    .dictionary([("Type", .name("OBJR")), ("Obj", .reference(annotation)), ("Pg", .reference(page))])
  }

  /// Writes the elements of links and fields, and the root of the tree.
  ///
  /// - Parameter pageCount: The number of pages; lower keys of the parent tree are page indices.
  /// - Returns: The keys of annotations in the parent tree.
  mutating func finish(
    _ destinations: PDFDestinations, pageCount: Int, in objects: inout PDFObjects
  ) -> [PDFReference: Int] {
    guard let root else { return [:] }
    var keys: [PDFReference: Int] = [:]
    var linkParents: [PDFValue] = []
    for element in links {
      var kids = element.kids
      // A link without a destination is only a part of the text.
      let leads = destinations.has(element.link.destination)
      if leads {
        let key = pageCount + keys.count
        keys[element.link.object] = key
        linkParents += [.integer(key), .reference(element.object)]
        kids.append(Self.kid(element.link.object, on: element.page))
      }
      let entries = Self.entries(kids, on: element.page)
      objects.write(
        Self.element(leads ? "Link" : "Span", parent: element.parent, entries), as: element.object)
    }
    for element in fields {
      let key = pageCount + keys.count
      keys[element.annotation] = key
      linkParents += [.integer(key), .reference(element.object)]
      let kids = [Self.kid(element.annotation, on: element.page)]
      objects.write(
        Self.element("Form", parent: element.parent, Self.entries(kids, on: element.page)), as: element.object
      )
    }
    objects.write(Self.element("Document", parent: root.tree, [("K", .array(kids))]), as: root.document)
    let parentTree = objects.add(.dictionary([("Nums", .array(pageParents + linkParents))]))
    objects.write(
      .dictionary([
        ("Type", .name("StructTreeRoot")), ("K", .reference(root.document)),
        ("ParentTree", .reference(parentTree)), ("ParentTreeNextKey", .integer(pageCount + keys.count)),
      ]), as: root.tree)
    objects.setRoot("StructTreeRoot", to: .reference(root.tree))
    objects.setRoot("MarkInfo", to: .dictionary([("Marked", .bool(true))]))
    return keys
  }
}
