internal import LayoutEngine

/// The form fields of a document (ISO 32000-1, 12.7), each with its appearance before it is filled in.
struct PDFForm {
  /// The default appearance of fields (`DA`): the viewer's Helvetica (9.6.2.2), as text of any language may
  /// be typed.
  private static let appearance = PDFValue.text("/Helv 9 Tf 0.11 0.11 0.12 rg")

  private var fields: [PDFReference] = []
  private var font: PDFReference?

  /// Writes the widget annotations of a page's fields, which are the field dictionaries too.
  ///
  /// - Parameter keys: The annotations' keys in the structure's parent tree.
  mutating func add(
    _ page: PDFDocumentPage, keys: [PDFReference: Int], to objects: inout PDFObjects
  ) -> [PDFReference] {
    page.fields.map { field in
      let key = keys[field.object].map { [(key: "StructParent", value: PDFValue.integer($0))] } ?? []
      objects.write(annotation(of: field.field, on: page, in: &objects).adding(key), as: field.object)
      fields.append(field.object)
      return field.object
    }
  }

  /// Lists the fields in the document's catalogue.
  mutating func finish(in objects: inout PDFObjects) {
    guard !fields.isEmpty else { return }
    objects.setRoot(
      "AcroForm",
      to: .dictionary([
        ("Fields", .array(fields.map { .reference($0) })), ("DA", Self.appearance),
        ("DR", .dictionary([("Font", .dictionary([("Helv", .reference(helvetica(in: &objects)))]))])),
      ]))
  }

  private mutating func helvetica(in objects: inout PDFObjects) -> PDFReference {
    if let font { return font }
    let made = objects.add(
      .dictionary([
        ("Type", .name("Font")), ("Subtype", .name("Type1")), ("BaseFont", .name("Helvetica")),
        ("Encoding", .name("WinAnsiEncoding")),
      ]))
    font = made
    return made
  }

  private mutating func annotation(
    of field: PDFPageStructure.Field, on page: PDFDocumentPage, in objects: inout PDFObjects
  ) -> PDFValue {
    let (area, height) = (field.area, page.size.height)
    let edges = [area.minX, height - area.maxY, area.maxX, height - area.minY]
    let common: [(key: String, value: PDFValue)] = [
      ("Type", .name("Annot")), ("Subtype", .name("Widget")), ("P", .reference(page.object)),
      ("Rect", .array(edges.map { .real(PDFLinks.coordinate($0)) })),
      // The annotation is printed (table 165).
      ("F", .integer(4)), ("T", .text(PDFText.line(field.field.name))),
      ("TU", .text(PDFText.line(field.field.label))),
    ]
    switch field.field.kind {
    case .line, .text:
      let isLine = field.field.kind == .line
      // Table 228: bit 13 allows several lines.
      let flags = isLine ? 0 : 1 << 12
      let empty = form(
        "/Tx BMC EMC", area.size,
        [("Font", .dictionary([("Helv", .reference(helvetica(in: &objects)))]))], in: &objects)
      return .dictionary(
        common + [
          ("FT", .name("Tx")), ("Ff", .integer(flags)), ("DA", Self.appearance), ("V", .text("")),
          ("AP", .dictionary([("N", .reference(empty))])),
        ])
    case .box:
      let (off, on) = (
        form("", area.size, [], in: &objects), form(tick(area.size), area.size, [], in: &objects)
      )
      return .dictionary(
        common + [
          ("FT", .name("Btn")), ("V", .name("Off")), ("AS", .name("Off")),
          (
            "AP",
            .dictionary([
              ("N", .dictionary([("Yes", .reference(on)), ("Off", .reference(off))]))
            ])
          ),
        ])
    }
  }

  /// The operators that draw a tick into a box of a size.
  private func tick(_ size: Size) -> String {
    func point(_ x: Double, _ y: Double) -> String {
      "\(rounded(x * size.width)) \(rounded(y * size.height))"
    }
    func rounded(_ value: Double) -> String { PDFValue.real(value).words }
    return
      "0.11 0.11 0.12 RG 1.5 w 1 J 1 j \(point(0.22, 0.5)) m \(point(0.42, 0.28)) l \(point(0.8, 0.76)) l S"
  }

  private func form(
    _ operators: String, _ size: Size, _ resources: [(key: String, value: PDFValue)],
    in objects: inout PDFObjects
  ) -> PDFReference {
    objects.add(
      .stream(
        [
          ("Type", .name("XObject")), ("Subtype", .name("Form")),
          ("BBox", .array([.integer(0), .integer(0), .real(size.width), .real(size.height)])),
          ("Resources", .dictionary(resources)),
        ], contents: Array(operators.utf8)))
  }
}
