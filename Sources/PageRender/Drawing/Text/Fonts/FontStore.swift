internal import PageBase

/// The faces one task has open: for measuring, shaping and painting. Opened when first wanted and kept.
final class FontStore {
  let catalog: FontCatalog
  private let library: FontLibrary
  private var faces: [FontFaceID: OpenFace] = [:]
  private var choices: [FontChoice.Key: FontChoice] = [:]
  /// Of the faces and choices, those that text asked for last: a page has few fonts.
  private var latestFaces = LatestValues<FontFaceID, OpenFace>()
  private var latestChoices = LatestValues<FontChoice.Key, FontChoice>()

  init(catalog: FontCatalog) throws(FontError) {
    self.catalog = catalog
    library = try FontLibrary()
  }

  /// The open face of an ID, opened if it is not yet.
  func face(_ id: FontFaceID) throws(FontError) -> OpenFace {
    if let latest = latestFaces.value(for: id) { return latest }
    let face = try knownFace(id)
    latestFaces.keep(face, for: id)
    return face
  }

  private func knownFace(_ id: FontFaceID) throws(FontError) -> OpenFace {
    if let open = faces[id] { return open }
    let opened = try FontFace(
      id.index, of: try catalog.files.file(id.path), variations: id.variations, library: library)
    let face = OpenFace(opened, settings: catalog.settings)
    faces[id] = face
    return face
  }

  /// The font that answers a descriptor in text of a language (BCP 47), with what falls in for it.
  func choice(for font: FontDescriptor, language: String) throws(FontError) -> FontChoice {
    let key = FontChoice.Key(font, language: language, sizeMatters: catalog.hasOpticalSizes)
    if let latest = latestChoices.value(for: key) { return latest }
    let choice = try knownChoice(key, for: font)
    latestChoices.keep(choice, for: key)
    return choice
  }

  private func knownChoice(
    _ key: FontChoice.Key, for font: FontDescriptor
  ) throws(FontError) -> FontChoice {
    if let choice = choices[key] { return choice }
    let answer = try catalog.answer(to: font)
    let choice = FontChoice(key, answer: answer, base: try face(answer.face))
    choices[key] = choice
    return choice
  }

  /// The metrics of a font, in points. Those of the stand-in for the system font need no file.
  func metrics(for font: FontDescriptor) throws(FontError) -> FontMetrics {
    if let metrics = catalog.standInMetrics(for: font) { return metrics }
    return FontMetrics(try choice(for: font, language: "en").box, of: font)
  }

  /// The line box of text in a font, in units of its em.
  func box(of font: FontDescriptor, language: String) throws(TextError) -> FontBox {
    do { return try choice(for: font, language: language).box } catch { throw .font(error) }
  }
}

/// A face, opened, with all that is done with it.
package final class OpenFace {
  let face: FontFace
  let shaping: ShapingFont
  /// What a `fonts.json` says, else that of the font itself.
  let box: FontBox
  /// The name of its family; empty where its file has none.
  let family: String
  /// The cut of Inter that it is, whoever asked for it.
  let cut: InterCut?
  /// That of its file, on OpenType's scale; `nil` for a place on a variable font's axes.
  let weight: FontWeight?
  /// Whether the face's kana and Han characters each fill an em, as Japanese text is set on iOS. Their
  /// kerning is meant for proportional widths (`palt`), and makes gaps uneven without them.
  let setsSolid: Bool
  private var painting: CairoFontFace?

  init(_ face: FontFace, settings: FontSettings) {
    self.face = face
    shaping = ShapingFont(face)
    let names = try? face.file.names(ofFace: face.id.index)
    family = names?.family ?? ""
    cut = InterCut(family: family)
    weight = face.id.variations.isEmpty ? names.map { FontWeight(rawValue: $0.weight) } : nil
    setsSolid = face.advance(of: face.glyph(for: 0x3042)) == face.unitsPerEm
    box = settings.boxes[family]?.applied(to: face.box) ?? face.box
  }

  var id: FontFaceID { face.id }

  /// The face for drawing with cairo, made when it is first drawn with.
  package func cairoFace() throws(FontError) -> CairoFontFace {
    if let painting { return painting }
    let made = try CairoFontFace(face)
    painting = made
    return made
  }

  /// The ASCII characters that the face has.
  private(set) lazy var ascii = ASCIICharacters { covers($0) }

  func covers(_ scalar: UInt32) -> Bool { face.glyph(for: scalar) != 0 }
}
