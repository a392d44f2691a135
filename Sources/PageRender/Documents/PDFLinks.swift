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

  func add(to root: PDFObjects.Object, pages objects: [PDFObjects.Object], in file: borrowing PDFObjects) {
    guard !sorted.isEmpty else { return }
    let names = file.array()
    for (name, page, point) in sorted {
      let target = file.array([
        objects[page], file.name("/XYZ"), file.real(PDFLinks.coordinate(point.x)),
        file.real(pages[page].size.height - PDFLinks.coordinate(point.y)), file.null(),
      ])
      let key = file.bytes(name)
      file.append(key, to: names)
      file.append(target, to: names)
      file.release(key)
      file.release(target)
    }
    let tree = file.indirect(file.dictionary([("/Names", names)]))
    file.set("/Names", of: root, to: file.dictionary([("/Dests", tree)]))
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
  func add(to pages: [PDFObjects.Object], in file: borrowing PDFObjects) -> [PDFObjects.Object?] {
    var made: [PDFObjects.Object?] = []
    var lists: [[PDFObjects.Object]] = pages.map { _ in [] }
    for link in parts.links {
      guard pages.indices.contains(link.page), destinations.has(link.destination) else {
        made.append(nil)
        continue
      }
      let annotation = annotation(of: link, in: file)
      made.append(annotation)
      lists[link.page].append(annotation)
    }
    for (page, list) in zip(pages, lists) {
      // The order of the structure is that of the tabulator key.
      file.set("/Tabs", of: page, to: file.name("/S"))
      if !list.isEmpty { file.set("/Annots", of: page, to: file.array(list)) }
    }
    return made
  }

  private func annotation(of link: VectorDrawing.Link, in file: borrowing PDFObjects) -> PDFObjects.Object {
    let height = parts.pages[link.page].size.height
    let area = link.area
    let edges = [area.minX, height - area.maxY, area.maxX, height - area.minY]
    return file.indirect(
      file.dictionary([
        ("/Type", file.name("/Annot")), ("/Subtype", file.name("/Link")),
        ("/Rect", file.array(edges.map { file.real(Self.coordinate($0)) })),
        ("/Border", file.array([file.integer(0), file.integer(0), file.integer(0)])),
        // Printed (ISO 32000-1, table 165), as PDF/UA wants.
        ("/F", file.integer(4)), ("/Dest", file.bytes(link.destination)),
        ("/Contents", file.text(PDFText.line(link.destination))),
      ]))
  }
}
