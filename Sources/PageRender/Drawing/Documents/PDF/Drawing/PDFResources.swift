/// The resources that a page draws with, in the order of their first use.
struct PDFResources {
  var fonts: [PDFPageFont] = []
  /// Faces that cannot be embedded; their glyphs are drawn as outlines.
  private var outlined: [FontFace] = []
  private(set) var objects: [Object] = []
  private(set) var states: [State] = []
  private(set) var shadings: [PDFPageObject] = []
  private(set) var patterns: [PDFPageObject] = []
  private var known: (pictures: [PDFPicture.Key: Int], states: [State: Int]) = ([:], [:])

  enum Object: Sendable {
    case picture(PDFPicture)
    case form(PDFPageObject)
  }

  /// A graphics state parameter dictionary (ISO 32000-1, 8.4.5).
  enum State: Hashable, Sendable {
    case alpha(Double)
    /// A soft mask, by the index of its form in `objects`.
    case mask(form: Int, isLuminosity: Bool)
  }

  /// The index of a face in `fonts`; `nil` for a face that cannot be embedded.
  mutating func font(_ face: OpenFace) -> Int? {
    // Pages draw with few faces; comparing each takes less time than hashing its name.
    if let place = fonts.firstIndex(where: { $0.face === face.face }) { return place }
    guard !outlined.contains(where: { $0 === face.face }) else { return nil }
    guard FontSubset.isPossible(of: face.face) else {
      outlined.append(face.face)
      return nil
    }
    fonts.append(PDFPageFont(face))
    return fonts.count - 1
  }

  /// The advance widths of a face's glyphs in the document.
  func widths(of face: OpenFace) -> PDFGlyphWidths {
    fonts.first { $0.face === face.face }?.widths ?? PDFGlyphWidths(face)
  }

  mutating func picture(_ picture: PDFPicture) -> PDFResourceName {
    if let index = known.pictures[picture.key] { return .object(index) }
    known.pictures[picture.key] = objects.count
    objects.append(.picture(picture))
    return .object(objects.count - 1)
  }

  mutating func form(_ form: PDFPageObject) -> PDFResourceName {
    objects.append(.form(form))
    return .object(objects.count - 1)
  }

  mutating func state(_ state: State) -> PDFResourceName {
    if let index = known.states[state] { return .state(index) }
    known.states[state] = states.count
    states.append(state)
    return .state(states.count - 1)
  }

  mutating func shading(_ shading: PDFPageObject) -> PDFResourceName {
    shadings.append(shading)
    return .shading(shadings.count - 1)
  }

  mutating func pattern(_ pattern: PDFPageObject) -> PDFResourceName {
    patterns.append(pattern)
    return .pattern(patterns.count - 1)
  }
}

/// An object that belongs to one page.
enum PDFPageObject: Sendable {
  case value(PDFValue)
  case stream([(key: String, value: PDFValue)], contents: [UInt8])
  /// A content stream, which uses the page's resources.
  case drawing([(key: String, value: PDFValue)], contents: [UInt8])
}
