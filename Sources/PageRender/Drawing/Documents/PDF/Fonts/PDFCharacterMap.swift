internal import PageBase

/// The texts of a font's codes: a ToUnicode CMap (ISO 32000-1, 9.10.3).
struct PDFCharacterMap {
  /// The text of each code.
  private let texts: [(code: UInt16, text: String)]

  /// The largest number of entries in one `bfchar` list (Adobe Technical Note 5014).
  private static let listLimit = 100

  init(_ texts: [(code: UInt16, text: String)]) { self.texts = texts }

  var object: PDFObjects.Object {
    let bytes = Array(program.utf8)
    guard let compressed = Deflater(level: 6).compress(bytes) else { return .stream([], contents: bytes) }
    return .stream([("Filter", .name("FlateDecode"))], contents: compressed)
  }

  private var program: String {
    var program = """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000> <ffff>
      endcodespacerange

      """
    for start in stride(from: 0, to: texts.count, by: Self.listLimit) {
      let list = texts[start..<min(start + Self.listLimit, texts.count)]
      program += "\(list.count) beginbfchar\n"
      for entry in list {
        program += "<\(Self.digits(entry.code))> <\(entry.text.utf16.map(Self.digits).joined())>\n"
      }
      program += "endbfchar\n"
    }
    return program + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
  }

  private static func digits(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
