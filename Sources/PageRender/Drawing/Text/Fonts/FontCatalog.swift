internal import Glibc
public import PageBase

/// A font file of the caller's that was passed over.
public struct SkippedFont: Hashable, Sendable {
  public var path: String
  public var error: FontError
}

/// Which file answers a wish for a font. A value: built once per run, then shared by every task.
///
/// Fonts are found by file name in a few known places, never by a look-up service, so that the same
/// machine setup gives the same picture. Folders and files given by the caller come first.
public struct FontCatalog: Sendable {
  /// The faces in the caller's folders, in order of folder, then path, then index. Of faces that answer
  /// equally well the first is taken.
  let given: [GivenFace]
  /// The settings of `fonts.json` files.
  let settings: FontSettings
  /// The roots that font packages install below.
  let installationRoots: [String]
  /// The files in the caller's folders that are no usable fonts, in the same order; they are passed over.
  public let skipped: [SkippedFont]
  /// Font files opened so far, by whichever task.
  let files = FontFileCache()
  /// Metrics that were asked for outside of a task's own store.
  let metrics = FontMetricsCache()
  /// Runs shaped in its fonts so far, by whichever task.
  let shapedRuns = ShapedRunCache()
  /// True if a given font has an axis that follows the size of text.
  let hasOpticalSizes: Bool

  package struct GivenFace: Hashable, Sendable {
    var details: FontFaceDetails
    var id: FontFaceID

    var family: String { details.names.family }
  }

  /// A catalogue of the installed fonts only. Costs nothing: files are looked for when they are wanted.
  public init() {
    self.init(given: [], settings: FontSettings(), installationRoots: Self.defaultRoots)
  }

  init(
    given: [GivenFace], settings: FontSettings, installationRoots: [String], skipped: [SkippedFont] = []
  ) {
    self.given = given
    self.settings = settings
    self.installationRoots = installationRoots
    self.skipped = skipped
    hasOpticalSizes = given.contains { $0.details.axes.contains { $0.tag == .opticalSize } }
  }

  /// A catalogue that knows the `.otf`, `.ttf` and `.ttc` files in `directories` (and the directories in
  /// them) by the names in them, before the installed ones, and heeds their `fonts.json`.
  ///
  /// - Parameter installationRoots: where font packages install, with Debian's own layout below.
  /// - Throws: the error of the first directory that cannot be read or setting that is wrong. `load` reports all
  ///   of them. Files that are no fonts are `skipped`.
  public init(
    directories: [String], installationRoots: [String] = defaultRoots
  ) throws(FontError) {
    var loader = FontLoader(installationRoots: installationRoots)
    loader.load(directories)
    if let error = loader.errors.first { throw error }
    let catalog = loader.catalog()
    if let problem = loader.diagnostics.first { throw .settings("\(problem)") }
    self.init(
      given: catalog.given, settings: catalog.settings, installationRoots: installationRoots,
      skipped: catalog.skipped)
  }

  /// A catalogue of folders and font files, and all that is wrong with them; what is wrong is left out. A broken
  /// file in a folder is a warning, and so is what cannot be used of `optional`.
  public static func load(
    _ paths: [String], optional: [String] = [], installationRoots: [String] = defaultRoots
  ) -> (catalog: FontCatalog, diagnostics: [Diagnostic]) {
    var loader = FontLoader(installationRoots: installationRoots)
    loader.load(paths)
    loader.load(optional, isOptional: true)
    let catalog = loader.catalog()
    let errors = loader.errors.map { Diagnostic(.error, $0.description, exitCode: .badInput) }
    let warnings = loader.skipped.map { Diagnostic(.warning, "\($0.error); it is passed over") }
    return (catalog, errors + loader.diagnostics + warnings)
  }

  /// The folders in which Debian and Ubuntu install fonts; in a release, the folder of its own fonts alone, so that no machine's font
  /// decides how a page looks.
  public static let defaultRoots =
    PackedRelease.current.map { [$0.fonts] } ?? ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The paths of the files that were opened so far to measure, shape or draw text, sorted: what a picture
  /// depends on.
  public var usedFiles: [String] { files.paths }

  // MARK: Faces

  /// The face that answers a descriptor. Its size chooses the cut of the system font, and the place of fonts with
  /// optical sizes; for others it does not matter.
  ///
  /// Costs a look at one file, and at the names in it where it is a collection.
  public func face(for font: FontDescriptor) throws(FontError) -> FontFaceID {
    try answer(to: font).face
  }

  /// The face of a family nearest to a weight and a slant.
  func face(
    ofFamily family: String, weight: FontWeight, isItalic: Bool
  ) throws(FontError) -> FontFaceID {
    try face(
      ofFamily: family,
      like: FontDescriptor(family: .named(family), weight: weight, isItalic: isItalic, pointSize: 12))
  }

  /// The face of a family nearest to a wish, moved along its axes where it is variable.
  func face(ofFamily family: String, like font: FontDescriptor) throws(FontError) -> FontFaceID {
    let ours = given.filter { $0.family == family }
    if let nearest = FontStyle.nearest(in: ours.map(\.style), to: font.weight, isItalic: font.isItalic) {
      return ours[nearest].placed(for: font)
    }
    guard let installed = InstalledFamily.named(family) else { throw .unknownFamily(family) }
    let styles = installed.faces.map { FontStyle(weight: $0.weight, isItalic: $0.isItalic) }
    guard let nearest = FontStyle.nearest(in: styles, to: font.weight, isItalic: font.isItalic) else {
      throw .unknownFamily(family)
    }
    return try face(installed.faces[nearest], of: installed)
  }

  /// A face of a family that is installed, where its file is.
  func face(_ face: InstalledFamily.Face, of family: InstalledFamily) throws(FontError) -> FontFaceID {
    guard let path = path(of: face, of: family) else {
      let expected = "\(installationRoots.first ?? "")/\(family.directories.first ?? "")/\(face.file)"
      throw .notInstalled(file: expected, debianPackage: family.debianPackage)
    }
    if !face.file.hasSuffix(".ttc") { return FontFaceID(path: path) }
    return try files.file(path).face(ofFamily: family.name)
  }

  /// The installed file of a face; `nil` if it is not installed.
  func path(of face: InstalledFamily.Face, of family: InstalledFamily) -> String? {
    for root in installationRoots {
      for directory in family.directories {
        let path = "\(root)/\(directory)/\(face.file)"
        if InputFile.exists(path) { return path }
      }
    }
    return nil
  }
}
