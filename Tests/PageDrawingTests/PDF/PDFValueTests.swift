import LayoutEngine
import Testing

@testable import PageDrawing

/// Worked by hand from ISO 32000-1, 7.3.
struct PDFValueTests {
  @Test func `values are written as PDF has them`() {
    let value = PDFValue.dictionary([
      ("A", .array([.integer(-3), .real(1.005), .real(2), .bool(false), .null])),
      ("B", .text("a (b) \\")), ("C", .text("é")), ("D", .string("é")),
      ("E", .reference(PDFReference(number: 7))), ("F", .name("XYZ")),
    ])
    // é is U+00E9, in UTF-8 C3 A9.
    #expect(
      String(decoding: value.bytes, as: UTF8.self)
        == "<</A [-3 1 2 false null]/B (a \\(b\\) \\\\)/C <feff00e9>/D <c3a9>/E 7 0 R/F /XYZ>>")
  }

  @Test(
    arguments: [
      (0, 2, "0"), (-0.0, 2, "0"), (0.004, 2, "0"), (-0.004, 2, "0"), (0.005, 2, ".01"), (-0.5, 2, "-.5"),
      (1, 6, "1"), (12.3456, 2, "12.35"), (-1234.5, 0, "-1235"), (99.995, 2, "100"),
      (0.000_001, 6, ".000001"),
      (10.05, 3, "10.05"), (1e14, 0, "100000000000000"), (.nan, 2, "0"), (.infinity, 2, "0"),
      (700, 1, "700"), (9_999_999, 0, "9999999"), (10_000_000, 0, "10000000"), (99_999.99, 2, "99999.99"),
      (-9.999_999, 6, "-9.999999"), (100_000.01, 2, "100000.01"),
    ] as [(Double, Int, String)])
  func `numbers have no more places than they need`(number: Double, places: Int, text: String) {
    var operators = PDFOperators()
    operators.add(number, places: places)
    #expect(String(decoding: operators.bytes, as: UTF8.self) == text + " ")
  }

  @Test func `operators follow what they work on`() {
    var operators = PDFOperators()
    operators.add(Point(x: 1, y: 0.5), places: 2)
    operators.add("m")
    operators.add(PDFResourceName.font(12))
    operators.add(9, places: 2, "Tf")
    operators.add("BT")
    #expect(String(decoding: operators.bytes, as: UTF8.self) == "1 .5 m\n/F12 9 Tf\nBT\n")
  }

  @Test func `a file says where its objects are, packed or not`() throws {
    var objects = PDFObjects()
    let tree = objects.reserve()
    let page = objects.add(
      .dictionary([
        ("Type", .name("Page")), ("Parent", .reference(tree)),
        ("MediaBox", .array([0, 0, 10, 10].map { .integer($0) })),
      ]))
    objects.write(
      .dictionary([
        ("Type", .name("Pages")), ("Count", .integer(1)), ("Kids", .array([.reference(page)])),
      ]), as: tree)
    objects.setRoot("Pages", to: .reference(tree))
    // More than one pack, a stream, and a number that nothing has.
    let numbers = (0..<600).map { objects.add(.integer($0)) }
    let stream = objects.add(.stream([], contents: Array("q Q".utf8)))
    _ = objects.reserve()
    let information = objects.add(.dictionary([("Title", .text("Objects"))]))
    let bytes = try objects.finish(information: information)
    try DocumentTools.expectValid(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\(stream.number) 0 obj\n<</Length 3>>\nstream\nq Q\nendstream"))
    #expect(!text.contains("/Pages"))
    for number in [0, 255, 256, 599] {
      guard let shown = try DocumentTools.object(numbers[number].number, of: bytes) else { return }
      #expect(shown == "\(number)\n")
    }
  }
}
