/// The faces one task has open: for measuring, shaping and painting. Opened when first wanted and kept.
final class FontStore {
  let catalog: FontCatalog
  private let library: FontLibrary
  private var faces: [FontFaceID: OpenFace] = [:]
  private var choices: [FontChoice.Key: FontChoice] = [:]

  init(catalog: FontCatalog) throws(FontError) {
    self.catalog = catalog
    library = try FontLibrary()
  }

  /// The open face of an ID, opened if it is not yet.
  func face(_ id: FontFaceID) throws(FontError) -> OpenFace {
    if let open = faces[id] { return open }
    let face = OpenFace(try FontFace(id.index, of: try catalog.files.file(id.path), library: library))
    faces[id] = face
    return face
  }

  /// The font that answers a descriptor in text of a language (BCP 47), with what falls in for it.
  func choice(for font: FontDescriptor, language: String) throws(FontError) -> FontChoice {
    let key = FontChoice.Key(
      family: catalog.settled(font.family), weight: font.weight, isItalic: font.isItalic, language: language)
    if let choice = choices[key] { return choice }
    let choice = FontChoice(key, base: try face(try catalog.face(for: font)))
    choices[key] = choice
    return choice
  }

  /// The metrics of a font, in points. The system font's need no file.
  func metrics(for font: FontDescriptor) throws(FontError) -> FontMetrics {
    guard catalog.settled(font.family) != .system else { return .system(pointSize: font.pointSize) }
    return FontMetrics(try face(try catalog.face(for: font)).box, pointSize: font.pointSize)
  }

  /// The line box of text in a font, in units of its em.
  func box(of font: FontDescriptor, language: String) throws(TextError) -> FontBox {
    do { return try choice(for: font, language: language).box } catch { throw .font(error) }
  }
}

/// A face, opened, with all that is done with it.
final class OpenFace {
  let face: FontFace
  let shaping: ShapingFont
  /// Of the font itself, or of the one of Apple's it stands in for.
  let box: FontBox
  /// Whether the face's kana and Han characters each fill an em, as Japanese text is set on iOS. Their
  /// kerning is meant for proportional widths (`palt`), and makes gaps uneven without them.
  let setsSolid: Bool
  private var painting: CairoFontFace?

  init(_ face: FontFace) {
    self.face = face
    shaping = ShapingFont(face)
    let family = (try? face.file.names(ofFace: face.id.index))?.family ?? ""
    setsSolid = face.advance(of: face.glyph(for: 0x3042)) == face.unitsPerEm
    box = face.box.standingIn(forFamily: family)
  }

  var id: FontFaceID { face.id }

  /// The face for drawing with cairo, made when it is first drawn with.
  func cairoFace() throws(FontError) -> CairoFontFace {
    if let painting { return painting }
    let made = try CairoFontFace(face)
    painting = made
    return made
  }

  func covers(_ scalar: UInt32) -> Bool { face.glyph(for: scalar) != 0 }
}
