internal import Glibc

/// Which file answers a wish for a font. A value: built once per run, then shared by every task.
///
/// Fonts are found by file name in a few known places, never by a look-up service, so that the same
/// machine setup gives the same picture. Directories given by the caller come first.
public struct FontCatalog: Sendable {
  /// The faces in the caller's directories, in order of directory, then path, then index.
  private let given: [GivenFace]
  /// The roots that font packages install below.
  private let installationRoots: [String]
  /// What has been opened so far, by whichever task.
  let files = FontFileCache()

  struct GivenFace: Hashable, Sendable {
    var names: FontFaceNames
    var id: FontFaceID
  }

  /// The family that stands in for the iOS system font.
  static let systemFamily = "Inter"

  /// A catalogue of the installed fonts only. Costs nothing: files are looked for when they are wanted.
  public init() {
    given = []
    installationRoots = Self.defaultRoots
  }

  /// A catalogue that knows the `.otf`, `.ttf` and `.ttc` files in `directories` (and the directories in
  /// them) by the family names in them, before the installed ones.
  ///
  /// - Parameter installationRoots: where font packages install, with Debian's own layout below.
  /// - Throws: the error of the first directory that cannot be read or file that is not a font.
  public init(
    directories: [String], installationRoots: [String] = defaultRoots
  ) throws(FontError) {
    self.installationRoots = installationRoots
    var given: [GivenFace] = []
    for directory in directories {
      for path in try FontDirectory.files(in: directory) {
        let file = try FontFile(path: path)
        for index in 0..<file.faceCount {
          let id = FontFaceID(path: path, index: index)
          given.append(GivenFace(names: try file.names(ofFace: index), id: id))
        }
      }
    }
    self.given = given
  }

  /// Where Debian and Ubuntu install fonts.
  public static let defaultRoots = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The face that answers a descriptor, whose size does not matter.
  ///
  /// Costs a look at one file, and at the names in it where it is a collection.
  public func face(for font: FontDescriptor) throws(FontError) -> FontFaceID {
    switch settled(font.family) {
    case .system:
      try face(ofFamily: Self.systemFamily, weight: font.weight, isItalic: font.isItalic)
    case .named(let name), .preferred(let name):
      try face(ofFamily: name, weight: font.weight, isItalic: font.isItalic)
    }
  }

  /// The family that answers another: a preferred one that is not known is the system's.
  func settled(_ family: FontFamily) -> FontFamily {
    guard case .preferred(let name) = family else { return family }
    return knows(family: name) ? .named(name) : .system
  }

  /// Whether a family of this name is known; its files may yet be missing.
  public func knows(family: String) -> Bool {
    given.contains { $0.names.family == family } || InstalledFamily.named(family) != nil
  }

  /// The face of a family nearest to a weight and a slant.
  func face(
    ofFamily family: String, weight: FontWeight, isItalic: Bool
  ) throws(FontError) -> FontFaceID {
    let ours = given.filter { $0.names.family == family }
    let styles = ours.map { (weight: $0.names.weight, isItalic: $0.names.isItalic) }
    if let nearest = Self.nearest(in: styles, to: weight, isItalic: isItalic) {
      return ours[nearest].id
    }
    guard let installed = InstalledFamily.named(family) else { throw .unknownFamily(family) }
    return try face(of: installed, weight: weight, isItalic: isItalic)
  }

  private func face(
    of family: InstalledFamily, weight: FontWeight, isItalic: Bool
  ) throws(FontError) -> FontFaceID {
    let styles = family.faces.map { (weight: $0.weight, isItalic: $0.isItalic) }
    guard let nearest = Self.nearest(in: styles, to: weight, isItalic: isItalic) else {
      throw .unknownFamily(family.name)
    }
    let name = family.faces[nearest].file
    for root in installationRoots {
      for directory in family.directories {
        let path = "\(root)/\(directory)/\(name)"
        guard access(path, F_OK) == 0 else { continue }
        if !name.hasSuffix(".ttc") { return FontFaceID(path: path) }
        return try files.file(path).face(ofFamily: family.name)
      }
    }
    let expected = "\(installationRoots.first ?? "")/\(family.directories.first ?? "")/\(name)"
    throw .notInstalled(file: expected, debianPackage: family.debianPackage)
  }

  /// The style nearest to a wish: the wanted slant if there is one, then the nearest weight, where a tie
  /// goes to the bolder one for wishes of at least 500 and to the lighter one below (CSS Fonts 4, 5.2).
  private static func nearest(
    in styles: [(weight: Int, isItalic: Bool)], to weight: FontWeight, isItalic: Bool
  ) -> Int? {
    let wanted = weight.rawValue
    func distance(_ index: Int) -> (slant: Int, weight: Int, side: Int) {
      let style = styles[index]
      let isOnPreferredSide = (style.weight > wanted) == (wanted >= 500)
      // Clamped, for a weight may be any integer.
      let gap = abs(min(max(wanted, 0), 10_000) - style.weight)
      return (style.isItalic == isItalic ? 0 : 1, gap, isOnPreferredSide ? 0 : 1)
    }
    return styles.indices.min { distance($0) < distance($1) }
  }
}
