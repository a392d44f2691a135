internal import PageBase

/// A document's fonts: for each face the glyphs that any page draws, and the texts that they represent.
struct PDFFonts {
  private var faces: [Face] = []
  private var places: [FontFaceID: Int] = [:]

  private struct Face {
    let id: FontFaceID
    /// The glyphs that pages draw with, by their index in the face.
    var glyphs: [UInt32: PDFPageFont.Glyph] = [:]
    /// The face's mappings to text: one, and another for each page that contradicts all mappings before it.
    var meanings: [Meaning] = []
  }

  /// A mapping of a face's glyphs to texts, and the font that has this mapping.
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

  /// Adds the glyphs of a face that a page draws.
  ///
  /// - Returns: The font for the page's resources; it is written after all pages are added.
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

  /// Subsets each face to the glyphs that pages draw, which takes most of the time of a document's end.
  ///
  /// - Throws: `FontError` if a face cannot be opened or subset.
  func cut(by text: TextEngine) throws(FontError) -> [PDFFont] {
    try faces.map { (face) throws(FontError) in
      try PDFFont(text.face(for: face.id), glyphs: face.glyphs.values.sorted { $0.code < $1.code })
    }
  }

  /// Writes the fonts.
  ///
  /// - Parameter fonts: The subsets of the faces, from `cut(by:)`.
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
  /// The font file that a document embeds; `nil` for a damaged font.
  func file(advances: ((UInt32) -> Int)?) -> [UInt8]? {
    switch self {
    case .trueType(let bytes): bytes
    case .compact(let bytes, let glyphs, let isKeyed):
      isKeyed ? bytes : CompactFont(bytes)?.keyed(by: glyphs, advances: advances)
    }
  }
}
