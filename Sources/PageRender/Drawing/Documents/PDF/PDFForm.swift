internal import LayoutEngine

/// The form fields of a document (ISO 32000-1, 12.7), each with its appearance before it is filled in.
struct PDFForm {
  /// The name of the fields' font among the form's resources.
  ///
  /// PDFium, of Chromium, draws Latin letters alone with a field's font, unless its name is that of a symbol font.
  /// Other viewers make nothing of the name.
  private static let fontName = "Wingdings"
  /// The default appearance of fields (`DA`): their font, size and colour.
  private static let appearance = PDFValue.text("/\(fontName) 9 Tf 0.11 0.11 0.12 rg")

  private var fields: [PDFReference] = []
  /// The choices, in the order of their first options.
  private var choices: [Choice] = []
  /// The font of all fields, written by the document's writer; `nil` without fields.
  private(set) var font: PDFReference?

  /// A field of several options, of which at most one is ticked.
  private struct Choice {
    let name: String
    let object: PDFReference
    var labels: [String] = []
    var options: [PDFReference] = []
  }

  /// Writes the widget annotations of a page's fields, which are the field dictionaries too, but for options.
  ///
  /// - Parameter keys: The annotations' keys in the structure's parent tree.
  mutating func add(
    _ page: PDFDocumentPage, keys: [PDFReference: Int], to objects: inout PDFObjects
  ) -> [PDFReference] {
    page.fields.map { field in
      let key = keys[field.object].map { [(key: "StructParent", value: PDFValue.integer($0))] } ?? []
      objects.write(annotation(of: field, on: page, in: &objects).adding(key), as: field.object)
      return field.object
    }
  }

  /// Lists the fields in the document's catalogue.
  mutating func finish(in objects: inout PDFObjects) {
    guard !fields.isEmpty else { return }
    for choice in choices {
      objects.write(
        .dictionary([
          // Table 226: bit 16 makes the field a choice. A ticked option can be cleared again.
          ("FT", .name("Btn")), ("Ff", .integer(1 << 15)), ("T", .text(PDFText.line(choice.name))),
          ("TU", .text(PDFText.line(choice.labels.joined(separator: " / ")))), ("V", .name("Off")),
          ("Kids", .array(choice.options.map { .reference($0) })),
        ]), as: choice.object)
    }
    objects.setRoot(
      "AcroForm",
      to: .dictionary([
        ("Fields", .array(fields.map { .reference($0) })), ("DA", Self.appearance),
        ("DR", .dictionary([("Font", fonts(in: &objects))])),
      ]))
  }

  /// The font resources of fields.
  private mutating func fonts(in objects: inout PDFObjects) -> PDFValue {
    let font = self.font ?? objects.reserve()
    self.font = font
    return .dictionary([(Self.fontName, .reference(font))])
  }

  /// Adds an option to the choice of its name.
  ///
  /// - Returns: The choice's field.
  private mutating func add(
    _ field: PDFDocumentPage.Field, in objects: inout PDFObjects
  ) -> PDFReference {
    let name = field.field.field.name
    let place = choices.firstIndex { $0.name == name } ?? choices.count
    if place == choices.count {
      let choice = Choice(name: name, object: objects.reserve())
      choices.append(choice)
      fields.append(choice.object)
    }
    choices[place].labels.append(field.field.field.label)
    choices[place].options.append(field.object)
    return choices[place].object
  }

  private mutating func annotation(
    of placed: PDFDocumentPage.Field, on page: PDFDocumentPage, in objects: inout PDFObjects
  ) -> PDFValue {
    let field = placed.field
    let (area, height) = (field.area, page.size.height)
    let edges = [area.minX, height - area.maxY, area.maxX, height - area.minY]
    let common: [(key: String, value: PDFValue)] = [
      ("Type", .name("Annot")), ("Subtype", .name("Widget")), ("P", .reference(page.object)),
      ("Rect", .array(edges.map { .real(PDFLinks.coordinate($0)) })),
      // The annotation is printed (table 165).
      ("F", .integer(4)), ("TU", .text(PDFText.line(field.field.label))),
    ]
    let name = (key: "T", value: PDFValue.text(PDFText.line(field.field.name)))
    switch field.field.kind {
    case .line, .text:
      fields.append(placed.object)
      let isLine = field.field.kind == .line
      // Table 228: bit 13 allows several lines.
      let flags = isLine ? 0 : 1 << 12
      let empty = form("/Tx BMC EMC", area.size, [("Font", fonts(in: &objects))], in: &objects)
      return .dictionary(
        common + [
          name, ("FT", .name("Tx")), ("Ff", .integer(flags)), ("DA", Self.appearance), ("V", .text("")),
          ("AP", .dictionary([("N", .reference(empty))])),
        ])
    case .box:
      fields.append(placed.object)
      return .dictionary(
        common + [name, ("FT", .name("Btn")), ("V", .name("Off"))]
          + appearances(ticked: "Yes", area.size, in: &objects))
    case .option(let value):
      return .dictionary(
        common + [("Parent", .reference(add(placed, in: &objects)))]
          + appearances(ticked: value, area.size, in: &objects))
    }
  }

  /// The entries of a box's two appearances, of which it shows the one that is not ticked.
  private func appearances(
    ticked: String, _ size: Size, in objects: inout PDFObjects
  ) -> [(key: String, value: PDFValue)] {
    let (off, on) = (form("", size, [], in: &objects), form(tick(size), size, [], in: &objects))
    let both = PDFValue.dictionary([(ticked, .reference(on)), ("Off", .reference(off))])
    return [("AS", .name("Off")), ("AP", .dictionary([("N", both)]))]
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
