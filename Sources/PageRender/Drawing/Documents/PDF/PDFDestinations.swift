internal import LayoutEngine

/// The named destinations of a document.
struct PDFDestinations {
  /// The destinations sorted by the bytes of their names, as a name tree requires (ISO 32000-1, 7.9.6).
  private let sorted: [(name: String, page: Int, point: Point)]
  private let names: Set<String>
  private let pages: [PDFDocumentPage]

  init(_ pages: [PDFDocumentPage]) {
    self.pages = pages
    var names: Set<String> = []
    var places: [(name: String, page: Int, point: Point)] = []
    for (index, page) in pages.enumerated() {
      for destination in page.destinations where names.insert(destination.name).inserted {
        places.append((destination.name, index, destination.point))
      }
    }
    self.names = names
    sorted = places.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  func has(_ name: String) -> Bool { names.contains(name) }

  func add(to objects: inout PDFObjects) {
    guard !sorted.isEmpty else { return }
    let names = sorted.flatMap { name, page, point -> [PDFValue] in
      let target: [PDFValue] = [
        .reference(pages[page].object), .name("XYZ"), .real(PDFLinks.coordinate(point.x)),
        .real(pages[page].size.height - PDFLinks.coordinate(point.y)), .null,
      ]
      return [.string(name), .array(target)]
    }
    let tree = objects.add(.dictionary([("Names", .array(names))]))
    objects.setRoot("Names", to: .dictionary([("Dests", .reference(tree))]))
  }
}
