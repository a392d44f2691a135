/// What a page draws with, in the order in which it comes to it.
struct PDFResources {
  private(set) var fonts: [PDFPageFont] = []
  private(set) var objects: [Object] = []
  private(set) var states: [State] = []
  private(set) var shadings: [PDFPageObject] = []
  private(set) var patterns: [PDFPageObject] = []
  private var known: (fonts: [FontFaceID: Int], pictures: [PDFPicture.Key: Int], states: [State: Int]) = (
    [:], [:], [:]
  )

  enum Object: Sendable {
    case picture(PDFPicture)
    case form(PDFPageObject)
  }

  /// What else can be set (ISO 32000-1, 8.4.5).
  enum State: Hashable, Sendable {
    case alpha(Double)
    /// A form by its number among the objects.
    case mask(form: Int, isLuminosity: Bool)
  }

  mutating func font(_ face: FontFace) -> (name: PDFResourceName, font: PDFPageFont) {
    if let index = known.fonts[face.id] { return (.font(index), fonts[index]) }
    let font = PDFPageFont(face)
    known.fonts[face.id] = fonts.count
    fonts.append(font)
    return (.font(fonts.count - 1), font)
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
  /// A stream of operators, which draw with what the page draws with.
  case drawing([(key: String, value: PDFValue)], contents: [UInt8])
}
