internal import PageBase

/// The fonts of a document: of each face the glyphs that any page draws with, and what they stand for.
struct PDFFonts {
  private var faces: [Face] = []
  private var places: [FontFaceID: Int] = [:]

  private struct Face {
    let id: FontFaceID
    /// The glyphs that pages draw with, by their index in the face.
    var glyphs: [UInt32: PDFPageFont.Glyph] = [:]
    /// One, and one more for each page that has a glyph stand for something else than the pages before.
    var meanings: [Meaning] = []
  }

  /// The texts that glyphs stand for.
  private struct Meaning {
    let font: PDFReference
    /// The text of each glyph, by the glyph's code.
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

extension FontSubset {
  /// The bytes that a document embeds; `nil` where they cannot be made of a damaged font.
  func file(advances: ((UInt32) -> Int)?) -> [UInt8]? {
    switch self {
    case .trueType(let bytes): bytes
    case .compact(let bytes, let glyphs, let isKeyed):
      isKeyed ? bytes : CompactFont(bytes)?.keyed(by: glyphs, advances: advances)
    }
  }
}
