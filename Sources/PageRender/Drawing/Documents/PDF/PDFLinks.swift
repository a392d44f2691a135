internal import LayoutEngine

/// The link annotations of a page.
enum PDFLinks {
  /// Writes the annotation of each link whose destination exists.
  ///
  /// - Parameter keys: The annotations' keys in the structure's parent tree; links outside the structure have
  ///   none.
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

  /// A coordinate within the range that PDF can write; 0 if it is not finite.
  static func coordinate(_ number: Double) -> Double {
    number.isFinite ? min(max(number, -14_400), 28_800) : 0
  }

  /// A link's annotation (ISO 32000-1, 12.5.6.5); its destination need not exist.
  ///
  /// - Parameter height: The page's height, in points.
  static func annotation(of link: PDFPageStructure.Link, height: Double) -> PDFValue {
    let area = link.area
    let edges = [area.minX, height - area.maxY, area.maxX, height - area.minY]
    let words = link.text.isEmpty ? link.destination : link.text
    return .dictionary([
      ("Type", .name("Annot")), ("Subtype", .name("Link")),
      ("Rect", .array(edges.map { .real(coordinate($0)) })),
      ("Border", .array([.integer(0), .integer(0), .integer(0)])),
      // The annotation is printed (ISO 32000-1, table 165), as PDF/UA requires.
      ("F", .integer(4)), ("Dest", .string(link.destination)), ("Contents", .text(PDFText.line(words))),
    ])
  }
}
