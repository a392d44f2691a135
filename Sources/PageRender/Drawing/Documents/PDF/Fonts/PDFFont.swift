internal import PageBase

/// A CID font of a document (ISO 32000-1, 9.7.4): the outlines and advance widths of some of a face's glyphs.
struct PDFFont: Sendable {
  let name: String
  private let glyphs: [PDFPageFont.Glyph]
  private let file: PDFObjects.Object
  private let isTrueType: Bool
  private let measures: Measures

  /// Measures of the whole font, in thousandths of the em.
  private struct Measures: Sendable {
    /// The left, bottom, right and top edges of the font's bounding box.
    var edges: [Int]
    var ascent: Int
    var descent: Int
    var capHeight: Int

    init(of face: FontFace) {
      let (box, bounds, em) = (face.box, face.fontBox, Double(face.unitsPerEm))
      edges = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map {
        Int((Double($0) * 1000 / em).rounded())
      }
      ascent = Int((box.ascent * 1000).rounded())
      descent = Int((-box.descent * 1000).rounded())
      capHeight = Int((box.capHeight * 1000).rounded())
    }
  }

  /// - Parameter glyphs: The embedded glyphs, in the order of their codes.
  /// - Throws: `FontError.notEmbeddable` if the face cannot be subset.
  init(_ open: OpenFace, glyphs: [PDFPageFont.Glyph]) throws(FontError) {
    let face = open.face
    self.glyphs = glyphs
    measures = Measures(of: face)
    let widths = PDFGlyphWidths(open)
    let advances = widths.areFitted ? widths.advance : nil
    let subset = try FontSubset(of: face, glyphs: glyphs.map(\.index), advances: advances)
    guard let bytes = subset.file(advances: advances), let compressed = Deflater(level: 9).compress(bytes)
    else { throw .notEmbeddable(path: face.id.path) }
    if case .trueType = subset { isTrueType = true } else { isTrueType = false }
    let kind =
      isTrueType
      ? (key: "Length1", value: PDFValue.integer(bytes.count)) : ("Subtype", .name("CIDFontType0C"))
    file = .stream([kind, ("Filter", .name("FlateDecode"))], contents: compressed)
    let letters = (face.postScriptName ?? "Font").unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-")
    }
    name = Self.tag(of: bytes) + "+" + String(String.UnicodeScalarView(letters))
  }

  /// Six letters that tell the font's subsets apart (9.6.4), from a hash of the subset.
  private static func tag(of file: [UInt8]) -> String {
    let hash = file.withUnsafeBytes { PictureHash(of: $0) }
    return String(
      String.UnicodeScalarView(
        (0..<6).map { place in
          UnicodeScalar(UInt8(ascii: "A") + UInt8(hash.low >> (8 * place) & 0xFF) % 26)
        }))
  }

  func add(to objects: inout PDFObjects) -> PDFReference {
    let descriptor = objects.add(
      .dictionary([
        ("Type", .name("FontDescriptor")), ("FontName", .name(name)),
        // Symbolic: the font has an encoding of its own (table 123).
        ("Flags", .integer(4)), ("FontBBox", .array(measures.edges.map { .integer($0) })),
        ("ItalicAngle", .integer(0)), ("Ascent", .integer(measures.ascent)),
        ("Descent", .integer(measures.descent)), ("CapHeight", .integer(measures.capHeight)),
        // StemV matters only for a font that is not embedded.
        ("StemV", .integer(80)), (isTrueType ? "FontFile2" : "FontFile3", .reference(objects.add(file))),
      ]))
    let system = PDFValue.dictionary([
      ("Registry", .text("Adobe")), ("Ordering", .text("Identity")), ("Supplement", .integer(0)),
    ])
    var entries: [(key: String, value: PDFValue)] = [
      ("Type", .name("Font")), ("Subtype", .name(isTrueType ? "CIDFontType2" : "CIDFontType0")),
      ("BaseFont", .name(name)), ("CIDSystemInfo", system), ("FontDescriptor", .reference(descriptor)),
      ("DW", .integer(0)), ("W", widths),
    ]
    if isTrueType { entries.append(("CIDToGIDMap", .name("Identity"))) }
    return objects.add(.dictionary(entries))
  }

  private var widths: PDFValue { Self.widths(glyphs.map { ($0.code, $0.width) }) }

  /// The `W` array of widths in the order of their codes; consecutive codes share a list (9.7.4.3).
  static func widths(_ widths: [(code: UInt16, width: Int)]) -> PDFValue {
    var lists: [(first: UInt16, widths: [PDFValue])] = []
    for (code, width) in widths {
      if let last = lists.last, Int(last.first) + last.widths.count == Int(code) {
        lists[lists.count - 1].widths.append(.integer(width))
      } else {
        lists.append((code, [.integer(width)]))
      }
    }
    return .array(lists.flatMap { [PDFValue.integer(Int($0.first)), .array($0.widths)] })
  }
}
