internal import LayoutEngine

/// The areas of a page that one may click.
enum PDFLinks {
  /// Writes the annotation of each link whose destination there is.
  ///
  /// - Parameter keys: Of those that are in the structure, in its parent tree.
  /// - Returns: The annotations that are written.
  static func write(
    _ page: PDFDocumentPage, _ destinations: PDFDestinations, keys: [PDFReference: Int],
    to objects: inout PDFObjects
  ) -> [PDFReference] {
    page.links.compactMap { link in
      guard destinations.has(link.destination) else { return nil }
      let key = keys[link.object].map { [(key: "StructParent", value: PDFValue.integer($0))] } ?? []
      objects.write(link.annotation.adding(key), as: link.object)
      return link.object
    }
  }

  /// A number that PDF can write.
  static func coordinate(_ number: Double) -> Double {
    number.isFinite ? min(max(number, -14_400), 28_800) : 0
  }

  /// A link's annotation (ISO 32000-1, 12.5.6.5), wherever its destination is.
  ///
  /// - Parameter height: The page's, in points.
  static func annotation(of link: PDFPageStructure.Link, height: Double) -> PDFValue {
    let area = link.area
    let edges = [area.minX, height - area.maxY, area.maxX, height - area.minY]
    let words = link.text.isEmpty ? link.destination : link.text
    return .dictionary([
      ("Type", .name("Annot")), ("Subtype", .name("Link")),
      ("Rect", .array(edges.map { .real(coordinate($0)) })),
      ("Border", .array([.integer(0), .integer(0), .integer(0)])),
      // Printed (ISO 32000-1, table 165), as PDF/UA wants.
      ("F", .integer(4)), ("Dest", .string(link.destination)), ("Contents", .text(PDFText.line(words))),
    ])
  }
}
