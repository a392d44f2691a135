internal import LayoutEngine

/// The named places of a document.
struct PDFDestinations {
  /// By their names' bytes, as a name tree wants them (ISO 32000-1, 7.9.6).
  private let sorted: [(name: String, page: Int, point: Point)]
  private let names: Set<String>
  private let pages: [DocumentParts.Page]

  init(_ parts: DocumentParts) {
    pages = parts.pages
    var names: Set<String> = []
    var places: [(name: String, page: Int, point: Point)] = []
    for (index, page) in parts.pages.enumerated() {
      for destination in page.destinations where names.insert(destination.name).inserted {
        places.append((destination.name, index, destination.point))
      }
    }
    self.names = names
    sorted = places.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  func has(_ name: String) -> Bool { names.contains(name) }

  func add(pages references: [PDFReference], in objects: inout PDFObjects) {
    guard !sorted.isEmpty else { return }
    let names = sorted.flatMap { name, page, point -> [PDFValue] in
      let target: [PDFValue] = [
        .reference(references[page]), .name("XYZ"), .real(PDFLinks.coordinate(point.x)),
        .real(pages[page].size.height - PDFLinks.coordinate(point.y)), .null,
      ]
      return [.string(name), .array(target)]
    }
    let tree = objects.add(.value(.dictionary([("Names", .array(names))])))
    objects.set("Names", of: objects.root, to: .dictionary([("Dests", .reference(tree))]))
  }
}

/// The areas one may click.
struct PDFLinks {
  private let parts: DocumentParts
  private let destinations: PDFDestinations

  init(_ parts: DocumentParts, _ destinations: PDFDestinations) {
    self.parts = parts
    self.destinations = destinations
  }

  /// A number that PDF can write.
  static func coordinate(_ number: Double) -> Double {
    number.isFinite ? min(max(number, -14_400), 28_800) : 0
  }

  /// Adds an annotation for each link whose destination there is; the answer has one for each link.
  func add(to pages: [PDFReference], in objects: inout PDFObjects) -> [PDFAnnotation?] {
    var made: [PDFAnnotation?] = []
    var lists: [[PDFValue]] = pages.map { _ in [] }
    for link in parts.links {
      guard pages.indices.contains(link.page), destinations.has(link.destination) else {
        made.append(nil)
        continue
      }
      let annotation = PDFAnnotation(object: objects.reserve(), entries: entries(of: link))
      made.append(annotation)
      lists[link.page].append(.reference(annotation.object))
      objects.write(.dictionary(annotation.entries), as: annotation.object)
    }
    for (page, list) in zip(pages, lists) {
      // The order of the structure is that of the tabulator key.
      objects.set("Tabs", of: page, to: .name("S"))
      if !list.isEmpty { objects.set("Annots", of: page, to: .array(list)) }
    }
    return made
  }

  private func entries(of link: VectorDrawing.Link) -> [(key: String, value: PDFValue)] {
    let height = parts.pages[link.page].size.height
    let area = link.area
    let edges = [area.minX, height - area.maxY, area.maxX, height - area.minY]
    return [
      ("Type", .name("Annot")), ("Subtype", .name("Link")),
      ("Rect", .array(edges.map { .real(Self.coordinate($0)) })),
      ("Border", .array([.integer(0), .integer(0), .integer(0)])),
      // Printed (ISO 32000-1, table 165), as PDF/UA wants.
      ("F", .integer(4)), ("Dest", .string(link.destination)),
      ("Contents", .text(PDFText.line(link.destination))),
    ]
  }
}

/// An area that one may click, to which the structure adds its place there.
struct PDFAnnotation {
  let object: PDFReference
  let entries: [(key: String, value: PDFValue)]
}
