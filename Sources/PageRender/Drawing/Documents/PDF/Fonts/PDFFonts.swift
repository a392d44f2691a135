internal import PageBase

/// The fonts of a document: of each face the glyphs that any page draws with, and what they stand for.
struct PDFFonts {
  private var faces: [Face] = []
  private var places: [FontFaceID: Int] = [:]

  private struct Face {
    let id: FontFaceID
    /// By their indices.
    var glyphs: [UInt32: PDFPageFont.Glyph] = [:]
    /// One, and one more for each page that has a glyph stand for something else than the pages before.
    var meanings: [Meaning] = []
  }

  /// What glyphs stand for.
  private struct Meaning {
    let font: PDFReference
    /// By the glyphs' codes.
    var texts: [UInt16: String] = [:]

    func allows(_ glyphs: [PDFPageFont.Glyph]) -> Bool {
      glyphs.allSatisfy { glyph in
        guard let text = glyph.text, let known = texts[glyph.code] else { return true }
        return known == text
      }
    }
  }

  /// Adds what a page draws with of a face.
  ///
  /// - Returns: The font that the page names; it is written when all pages are there.
  mutating func add(_ font: DrawnPDFPage.Font, to objects: inout PDFObjects) -> PDFReference {
    let place = places[font.face] ?? faces.count
    if place == faces.count {
      places[font.face] = place
      faces.append(Face(id: font.face))
    }
    let meanings = faces[place].meanings
    let index = meanings.firstIndex { $0.allows(font.glyphs) } ?? meanings.count
    if index == meanings.count { faces[place].meanings.append(Meaning(font: objects.reserve())) }
    for glyph in font.glyphs {
      faces[place].glyphs[glyph.index] = glyph
      if let text = glyph.text { faces[place].meanings[index].texts[glyph.code] = text }
    }
    return faces[place].meanings[index].font
  }

  /// Cuts out what the pages draw with, which takes the most time of a document's end.
  ///
  /// - Throws: `FontError` for a face that cannot be opened, or whose glyphs cannot be cut out.
  func cut(by text: TextEngine) throws(FontError) -> [PDFFont] {
    try faces.map { (face) throws(FontError) in
      try PDFFont(text.face(for: face.id), glyphs: face.glyphs.values.sorted { $0.code < $1.code })
    }
  }

  /// Writes the fonts.
  ///
  /// - Parameter fonts: What was cut out of these.
  func write(_ fonts: [PDFFont], to objects: inout PDFObjects) {
    for (face, font) in zip(faces, fonts) {
      let descendant = font.add(to: &objects)
      for meaning in face.meanings {
        let map = objects.add(
          PDFCharacterMap(meaning.texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }).object)
        objects.write(
          .dictionary([
            ("Type", .name("Font")), ("Subtype", .name("Type0")), ("BaseFont", .name(font.name)),
            ("Encoding", .name("Identity-H")), ("DescendantFonts", .array([.reference(descendant)])),
            ("ToUnicode", .reference(map)),
          ]), as: meaning.font)
      }
    }
  }
}

/// A font as documents have it (ISO 32000-1, 9.7.4): the outlines of some glyphs, and how wide they are.
struct PDFFont: Sendable {
  let name: String
  private let glyphs: [PDFPageFont.Glyph]
  private let file: PDFObjects.Object
  private let isTrueType: Bool
  private let measures: Measures

  /// What is said of the whole font, in thousandths of the em.
  private struct Measures: Sendable {
    /// Left, bottom, right and top of all glyphs.
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

  /// - Parameter glyphs: By their codes.
  /// - Throws: `FontError.notEmbeddable` where they cannot be cut out.
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

  /// Six letters that other subsets of the font do not have (9.6.4).
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
        // Symbolic: its codes are its own (table 123).
        ("Flags", .integer(4)), ("FontBBox", .array(measures.edges.map { .integer($0) })),
        ("ItalicAngle", .integer(0)), ("Ascent", .integer(measures.ascent)),
        ("Descent", .integer(measures.descent)), ("CapHeight", .integer(measures.capHeight)),
        // Used where a font is not embedded only.
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

  /// Codes that follow each other share a list (9.7.4.3).
  private var widths: PDFValue {
    var lists: [(first: UInt16, widths: [PDFValue])] = []
    for glyph in glyphs {
      if let last = lists.last, Int(last.first) + last.widths.count == Int(glyph.code) {
        lists[lists.count - 1].widths.append(.integer(glyph.width))
      } else {
        lists.append((glyph.code, [.integer(glyph.width)]))
      }
    }
    return .array(lists.flatMap { [PDFValue.integer(Int($0.first)), .array($0.widths)] })
  }
}

extension FontSubset {
  /// The bytes that a document embeds; `nil` where they cannot be made of a damaged font.
  fileprivate func file(advances: ((UInt32) -> Int)?) -> [UInt8]? {
    switch self {
    case .trueType(let bytes): bytes
    case .compact(let bytes, let glyphs, let isKeyed):
      isKeyed ? bytes : CompactFont(bytes)?.keyed(by: glyphs, advances: advances)
    }
  }
}
