/// The meaning of a font's name.
package enum NamedFont {
  /// The system font, by one of the names of Apple's fonts.
  case system(FontStyleName)
  case systemDesign(SystemFontDesign, FontStyleName)
  /// A family, by its name in the catalogue.
  case family(String)
  /// A given face, or a named instance of it.
  case face(FontCatalog.GivenFace, FontInstance?)
  case installedFace(InstalledFamily.Face, of: InstalledFamily)
  /// A family of Apple's that has a stand-in.
  case standIn(AppleFont, FontStyleName)
}

extension FontCatalog {
  /// Returns true if a font of this name is known: a family, or a face by its full or PostScript name. Its
  /// files may still be missing.
  public func knows(family: String) -> Bool { font(named: family) != nil }

  /// The font that a name means.
  ///
  /// A name is looked for among given families, given faces, Apple's names for the system font, installed
  /// families and faces, and fonts of Apple's with stand-ins, in this order. Case is ignored unless a given
  /// font has exactly this name.
  package func font(named name: String) -> NamedFont? {
    if let given = givenFont(where: { $0 == name }) { return given }
    let folded = name.lowercased()
    if let given = givenFont(where: { $0.lowercased() == folded }) { return given }
    if let (design, style) = AppleFont.system(named: name) {
      return design.map { .systemDesign($0, style) } ?? .system(style)
    }
    if let family = InstalledFamily.all.first(where: { $0.name.lowercased() == folded }) {
      return .family(family.name)
    }
    for family in InstalledFamily.all {
      if let face = family.faces.first(where: { family.postScriptName(of: $0).lowercased() == folded }) {
        return .installedFace(face, of: family)
      }
    }
    return AppleFont.named(name).map { .standIn($0.font, $0.style) }
  }

  private func givenFont(where matches: (String) -> Bool) -> NamedFont? {
    if let face = given.first(where: { matches($0.family) }) { return .family(face.family) }
    for face in given {
      let names = [face.details.postScriptName, face.details.fullName].compactMap { $0 }
      if names.contains(where: matches) { return .face(face, nil) }
    }
    for face in given {
      for instance in face.details.instances {
        let names = [instance.postScriptName, instance.fullName].compactMap { $0 }
        if names.contains(where: matches) { return .face(face, instance) }
      }
    }
    return given.first { $0.details.legacyFamily.map(matches) ?? false }.map { .face($0, nil) }
  }

  // MARK: Lists

  /// The names of the families that are given or installed, sorted.
  public var familyNames: [String] {
    var names = given.map(\.family)
    names += InstalledFamily.all.filter { isInstalled($0) }.map(\.name)
    return names.sorted().reduce(into: []) { list, name in
      if list.last != name { list.append(name) }
    }
  }

  /// The PostScript names of a family's faces: of given faces and their named instances, or else of installed
  /// faces. Empty for an unknown family.
  public func faceNames(ofFamily family: String) -> [String] {
    let ours = given.filter { $0.family == family }
    var names = ours.compactMap(\.details.postScriptName)
    names += ours.flatMap { $0.details.instances.compactMap(\.postScriptName) }
    if ours.isEmpty, let installed = InstalledFamily.named(family) {
      names = installed.faces.filter { path(of: $0, of: installed) != nil }.map(installed.postScriptName)
    }
    return names.reduce(into: []) { list, name in
      if !list.contains(name) { list.append(name) }
    }
  }

  /// The names of a face; `nil` if its file cannot be read.
  package func details(of id: FontFaceID) -> FontFaceDetails? {
    if let face = given.first(where: { $0.id.path == id.path && $0.id.index == id.index }) {
      return face.details
    }
    return try? FontFile(path: id.path).details(ofFace: id.index)
  }

  /// Returns true if any file of a family is installed.
  func isInstalled(_ family: InstalledFamily) -> Bool {
    family.faces.contains { path(of: $0, of: family) != nil }
  }
}

extension InstalledFamily {
  /// A face's PostScript name: the name of its file, to which the collections of Noto CJK add the region
  /// (`NotoSansCJKjp-Regular`).
  func postScriptName(of face: Face) -> String {
    let stem = face.file.split(separator: ".").first.map(String.init) ?? face.file
    guard face.file.hasSuffix(".ttc"), let region = name.split(separator: " ").last else { return stem }
    return stem.replacing("CJK", with: "CJK\(region.lowercased())")
  }
}
