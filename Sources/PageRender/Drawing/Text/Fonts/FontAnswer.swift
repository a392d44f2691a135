/// The face and metrics with which a catalogue answers a descriptor.
struct FontAnswer {
  var face: FontFaceID
  /// The vertical metrics; `nil` for the face's own.
  var box: FontBox?
  /// True for the system font, whose tracking depends on its size.
  var isSystem = false
  /// The cut of Inter that replaces the system font; `nil` for other fonts, which keep their advances.
  var cut: InterCut?
  /// The descriptor's weight; the weight in the font's name if the descriptor asks for regular.
  var weight: FontWeight
  var isItalic: Bool

  init(
    face: FontFaceID, for font: FontDescriptor, box: FontBox? = nil, isSystem: Bool = false,
    cut: InterCut? = nil
  ) {
    self.face = face
    self.box = box
    self.isSystem = isSystem
    self.cut = cut
    weight = font.weight
    isItalic = font.isItalic
  }
}

extension FontCatalog {
  func answer(to font: FontDescriptor) throws(FontError) -> FontAnswer {
    switch font.family {
    case .system, .systemDesign(.rounded): return try systemAnswer(font)
    case .systemDesign(let design): return try answer(design: design, font)
    case .named(let name):
      guard let meant = self.font(named: name) else { throw .unknownFamily(name) }
      return try answer(meant, font)
    case .preferred(let name):
      guard let meant = self.font(named: name), isPresent(meant) else { return try systemAnswer(font) }
      return try answer(meant, font)
    }
  }

  /// The replacement of a preferred family that is missing, in words for messages; `nil` for a family that is
  /// not missing, and for names of the system font.
  package func standIn(forPreferred name: String) -> String? {
    guard let meant = font(named: name), isPresent(meant) else { return "the system font" }
    guard case .standIn(let apple, _) = meant else { return nil }
    return apple.box == nil ? apple.standIn : "\(apple.standIn), with \(apple.family)'s line height,"
  }

  /// Returns true unless the font has a stand-in that is not installed.
  private func isPresent(_ font: NamedFont) -> Bool {
    switch font {
    case .standIn(let apple, _): InstalledFamily.named(apple.standIn).map { isInstalled($0) } ?? false
    default: true
    }
  }

  private func systemAnswer(_ font: FontDescriptor) throws(FontError) -> FontAnswer {
    if let family = settings.systemFamily {
      return FontAnswer(face: try face(ofFamily: family, like: font), for: font, isSystem: true)
    }
    let cut = InterCut(forSize: font.pointSize)
    return FontAnswer(
      face: try face(ofFamily: cut.family, like: font), for: font, box: .sanFrancisco, isSystem: true,
      cut: cut)
  }

  /// The answer for a design: the real font if it is given, otherwise a stand-in with SF's vertical metrics.
  /// SF Mono and New York are known to have these metrics.
  private func answer(design: SystemFontDesign, _ font: FontDescriptor) throws(FontError) -> FontAnswer {
    let (name, standIn) =
      design == .serif ? ("New York", "Noto Serif") : ("SF Mono", "DejaVu Sans Mono")
    if given.contains(where: { $0.family == name }) {
      return FontAnswer(face: try face(ofFamily: name, like: font), for: font)
    }
    return FontAnswer(face: try face(ofFamily: standIn, like: font), for: font, box: .sanFrancisco)
  }

  private func answer(_ named: NamedFont, _ font: FontDescriptor) throws(FontError) -> FontAnswer {
    switch named {
    case .system(let style): return try systemAnswer(font.taking(style))
    case .systemDesign(let design, let style): return try answer(design: design, font.taking(style))
    case .family(let family): return FontAnswer(face: try face(ofFamily: family, like: font), for: font)
    case .face(let face, let instance):
      return FontAnswer(face: try self.face(face, instance, font), for: font)
    case .installedFace(let face, let family):
      guard font.weight != .regular || font.isItalic else {
        return FontAnswer(face: try self.face(face, of: family), for: font)
      }
      let style = FontStyleName(weight: FontWeight(rawValue: face.weight), isItalic: face.isItalic)
      return FontAnswer(
        face: try self.face(ofFamily: family.name, like: font.taking(style)), for: font)
    case .standIn(let apple, let style):
      return FontAnswer(
        face: try face(ofFamily: apple.standIn, like: font.taking(style)), for: font, box: apple.box)
    }
  }

  /// The face with a name, unless the descriptor asks for another weight or slant of its family.
  private func face(
    _ face: GivenFace, _ instance: FontInstance?, _ font: FontDescriptor
  ) throws(FontError) -> FontFaceID {
    let coordinates = instance?.coordinates ?? []
    let weight = coordinates.first { $0.axis == .weight }?.value
    let own = FontStyleName(
      weight: FontWeight(rawValue: weight.map { Int($0) } ?? face.details.names.weight),
      isItalic: face.details.names.isItalic)
    if font.weight == .regular, !font.isItalic || own.isItalic {
      var exact = font
      exact.weight = own.weight
      exact.isItalic = own.isItalic
      return face.placed(for: exact, from: instance)
    }
    return try self.face(ofFamily: face.family, like: font.taking(own))
  }
}

extension FontDescriptor {
  /// A copy with the weight and slant of a font's name, as far as the descriptor asks for none.
  fileprivate func taking(_ style: FontStyleName) -> FontDescriptor {
    var font = self
    if weight == .regular { font.weight = style.weight }
    font.isItalic = isItalic || style.isItalic
    return font
  }
}
