internal import PageBase

/// The open faces of one task, for measuring, shaping and painting. A face is opened at its first use and
/// kept.
final class FontStore {
  let catalog: FontCatalog
  private let library: FontLibrary
  private var faces: [FontFaceID: OpenFace] = [:]
  private var choices: [FontChoice.Key: FontChoice] = [:]
  /// The faces that text asked for last, like the choices in `latestChoices`: a page has few fonts.
  private var latestFaces = LatestValues<FontFaceID, OpenFace>()
  private var latestChoices = LatestValues<FontChoice.Key, FontChoice>()

  init(catalog: FontCatalog) throws(FontError) {
    self.catalog = catalog
    library = try FontLibrary()
  }

  /// The face of an ID, opened if necessary.
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

  /// The font that answers a descriptor in text of a language (BCP 47), with its fallback faces.
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

  /// The metrics of a font, in points. The stand-in for the system font needs no file.
  func metrics(for font: FontDescriptor) throws(FontError) -> FontMetrics {
    if let metrics = catalog.standInMetrics(for: font) { return metrics }
    return FontMetrics(try choice(for: font, language: "en").box, of: font)
  }
}
