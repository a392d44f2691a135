import LayoutEngine
import Testing

@testable import PageRender

/// Reading what cairo writes and packing it anew. Whole documents are read by other programs in `DocumentStructureTests`.
struct PDFObjectsTests {
  // MARK: Values

  @Test(arguments: [
    ("12 0 R", ["12 0 R"]), ("12 0 Rest", ["12", "0", "Rest"]), ("1 2 3", ["1", "2", "3"]),
    ("[ 1 0 R 5 ] /A", ["[ 1 0 R 5 ]", "/A"]), ("<< /A << /B (>>) >> >>1", ["<< /A << /B (>>) >> >>", "1"]),
    ("(a(b)c\\)) (d)", ["(a(b)c\\))", "(d)"]), ("<48>/Name[/A]", ["<48>", "/Name", "[/A]"]),
    ("-1.5% 2 >>\n true", ["-1.5", "true"]), ("  ", []),
  ])
  func `a value ends where PDF's syntax says`(text: String, values: [String]) throws {
    let bytes = Array(text.utf8)
    var scanner = PDFScanner(bytes, 0..<bytes.count)
    var found: [String] = []
    while !scanner.isAtEnd { found.append(String(decoding: bytes[try scanner.value()], as: UTF8.self)) }
    #expect(found == values)
  }

  @Test(arguments: ["(a", "<4", "<< /A", "[1 2", ">>", "]", "(\\"])
  func `a value that does not end is an error`(text: String) {
    let bytes = Array(text.utf8)
    var scanner = PDFScanner(bytes, 0..<bytes.count)
    #expect(throws: PDFSyntaxError.self) { try scanner.value() }
  }

  @Test func `values are written as PDF has them`() {
    let value = PDFValue.dictionary([
      ("A", .array([.integer(-3), .real(1.005), .real(2), .bool(false), .null])),
      ("B", .text("a (b) \\")), ("C", .text("é")), ("D", .string("é")),
      ("E", .reference(PDFReference(number: 7))), ("F", .name("XYZ")),
    ])
    // Worked by hand; é is U+00E9, in UTF-8 C3 A9.
    #expect(
      String(decoding: value.bytes, as: UTF8.self)
        == "<</A [-3 1 2 false null]/B (a \\(b\\) \\\\)/C <feff00e9>/D <c3a9>/E 7 0 R/F /XYZ>>")
  }

  // MARK: Documents

  /// A document of one page as cairo writes it: a length of its own, a structure, and a picture that is named twice.
  private static let document: [UInt8] = {
    let objects = [
      "<< /Type /Pages /Kids [ 2 0 R ] /Count 1 >>",
      "<< /Type /Page /Parent 1 0 R /Contents 3 0 R /Resources 5 0 R >>",
      "<< /Length 4 0 R >>\nstream\nq Q % endobj\nendstream", "12",
      "<< /XObject << /x9 9 0 R /x9 9 0 R >> >>",
      "<< /Type /StructElem /S /P /P 7 0 R /Pg 2 0 R /K [ 0 1 ] >>",
      "<< /Type /StructTreeRoot /K [ 6 0 R ] >>", "<< /Type /Catalog /Pages 1 0 R /StructTreeRoot 7 0 R >>",
    ]
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 9\n0000000000 65535 f \n"
    for place in places {
      text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n"
    }
    return Array((text + "trailer\n<< /Size 9 /Root 8 0 R >>\nstartxref\n\(start)\n%%EOF\n").utf8)
  }()

  @Test func `objects are found by the table, dictionaries' values by their keys`() throws {
    let objects = try PDFObjects(Self.document)
    #expect(objects.root == PDFReference(number: 8))
    #expect(objects.pages() == [PDFReference(number: 2)])
    let element = PDFReference(number: 6)
    let role = try #require(objects.value("S", of: element))
    #expect(objects.isName(role, "P") && !objects.isName(role, "Pg"))
    #expect(objects.reference("P", of: element) == PDFReference(number: 7))
    #expect(objects.value("Pages", of: element) == nil)
    let kids = try #require(objects.value("K", of: element))
    #expect(
      objects.items(kids).map { String(decoding: objects.copy($0).bytes, as: UTF8.self) } == ["0", "1"])
  }

  @Test func `a packed document holds the streams as they were, their lengths in them, and no object twice`()
    throws
  {
    let packed = try PDFPacking(PDFObjects(Self.document)).pack()
    let text = String(decoding: packed, as: UTF8.self)
    #expect(text.contains("3 0 obj\n<< /Length 12 >>\nstream\nq Q % endobj\nendstream\nendobj"))
    #expect(!text.contains("4 0 obj") && !text.contains("StructElem"))
    try DocumentTools.expectValid(packed)
    #expect(packed == (try PDFPacking(PDFObjects(Self.document)).pack()))
  }

  @Test func `what is set of a dictionary takes the place of what was there, the last counts`() throws {
    var objects = try PDFObjects(Self.document)
    let page = PDFReference(number: 2)
    objects.set("Tabs", of: page, to: .name("R"))
    objects.set("Tabs", of: page, to: .name("S"))
    objects.set("Parent", of: page, to: .reference(PDFReference(number: 1)))
    let packed = try PDFPacking(objects).pack()
    try DocumentTools.expectValid(packed)
    let shown = try DocumentTools.object(2, of: packed)
    if let shown {
      #expect(shown.contains("/Tabs /S") && !shown.contains("/R ") && shown.contains("/Parent 1 0 R"))
    }
  }

  /// As cairo 1.18 writes documents; this packing and qpdf's stand for it.
  @Test func `a document whose objects are packed is read like another`() throws {
    let packed = try PDFPacking(PDFObjects(Self.document)).pack()
    var documents = [packed]
    if DocumentTools.hasQPDF { documents.append(try DocumentTools.packed(Self.document)) }
    for document in documents {
      var objects = try PDFObjects(document)
      let page = try #require(objects.pages().first)
      #expect(objects.reference("Contents", of: page) != nil)
      let tree = try #require(objects.reference("StructTreeRoot", of: objects.root))
      let kids = try #require(objects.value("K", of: tree))
      let element = try #require(objects.items(kids).compactMap(objects.reference).first)
      let role = try #require(objects.value("S", of: element))
      #expect(objects.isName(role, "P"))
      objects.set("Tabs", of: page, to: .name("S"))
      let again = try PDFPacking(objects).pack()
      try DocumentTools.expectValid(again)
      if let shown = try DocumentTools.object(page.number, of: again) { #expect(shown.contains("/Tabs /S")) }
    }
  }

  @Test(arguments: [5, 17] as [UInt64])
  func `a damaged document is an error or another document, never a crash`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    for cut in 0..<Self.document.count {
      #expect(throws: PDFSyntaxError.self, "cut to \(cut) bytes") {
        // Without its last line end a document is whole.
        let document = Array(Self.document[..<min(cut, Self.document.count - 8)])
        _ = try PDFPacking(PDFObjects(document)).pack()
      }
    }
    for _ in 0..<2000 {
      var document = Self.document
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        document[Int.random(in: 0..<document.count, using: &random)] = UInt8.random(
          in: 32...127, using: &random)
      }
      guard let objects = try? PDFObjects(document) else { continue }
      _ = objects.pages()
      _ = try? PDFPacking(objects).pack()
    }
  }
}
