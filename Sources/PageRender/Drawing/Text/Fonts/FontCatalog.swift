internal import Glibc
public import PageBase

/// A font file of the caller's that was skipped, and why.
public struct SkippedFont: Hashable, Sendable {
  public var path: String
  public var error: FontError
}

/// The fonts of a run, which finds the font file for a descriptor. Built once per run, then shared by every
/// task.
///
/// Fonts are found by file name in a few known folders, never by a look-up service, so that equal machines
/// give equal pictures. Folders and files given by the caller come first.
public struct FontCatalog: Sendable {
  /// The faces in the caller's folders, in order of folder, then path, then index. Of equally suitable faces
  /// the first is chosen.
  let given: [GivenFace]
  /// The settings of `fonts.json` files.
  let settings: FontSettings
  /// The root folders of installed font packages.
  let installationRoots: [String]
  /// The files in the caller's folders that are no usable fonts and were skipped, in the order of the
  /// folders.
  public let skipped: [SkippedFont]
  /// The font files that tasks have opened so far.
  let files = FontFileCache()
  /// The metrics that were asked for outside of a task's font store.
  let metrics = FontMetricsCache()
  /// The runs that tasks have shaped in the catalogue's fonts so far.
  let shapedRuns = ShapedRunCache()
  /// True if a given font has an axis for optical sizes.
  let hasOpticalSizes: Bool

  package struct GivenFace: Hashable, Sendable {
    var details: FontFaceDetails
    var id: FontFaceID

    var family: String { details.names.family }
  }

  /// Makes a catalogue of the installed fonts only. No file is read before it is needed.
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

  /// Drops the shaped runs that no task used since the last drop.
  package func dropUnusedRuns() { shapedRuns.dropUnused() }

  /// Makes a catalogue of the `.otf`, `.ttf` and `.ttc` files in `directories` and their subdirectories, with
  /// the settings of their `fonts.json`. Installed fonts come after them.
  ///
  /// - Parameter installationRoots: The root folders of installed fonts, which have Debian's layout.
  /// - Throws: The first error of a directory or of its settings; `load` reports all errors. Files that are
  ///   no fonts are `skipped`.
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

  /// Makes a catalogue of folders and font files, and diagnostics of their faults. Faulty files and settings
  /// are left out.
  ///
  /// A broken file in a folder is a warning, as is any fault of `optional`.
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

  /// The root folders of fonts in Debian and Ubuntu; in a release, only the folder of its own fonts, so that
  /// pages do not depend on a machine's fonts.
  public static let defaultRoots =
    PackedRelease.current.map { [$0.fonts] } ?? ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The paths of all files opened so far to measure, shape or draw text, sorted: pictures depend on these
  /// files.
  public var usedFiles: [String] { files.paths }

  // MARK: Faces

  /// The face that answers a descriptor.
  ///
  /// The size matters for the system font, which has a cut for small text, and for fonts with optical sizes.
  /// At most one file is looked up; a collection's names are read.
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

  /// The face of a family nearest to a descriptor; a variable face is moved along its axes.
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

  /// A face of an installed family; throws `notInstalled` if its file is missing.
  func face(_ face: InstalledFamily.Face, of family: InstalledFamily) throws(FontError) -> FontFaceID {
    guard let path = path(of: face, of: family) else {
      let expected = "\(installationRoots.first ?? "")/\(family.directories.first ?? "")/\(face.file)"
      throw .notInstalled(file: expected, debianPackage: family.debianPackage)
    }
    if !face.file.hasSuffix(".ttc") { return FontFaceID(path: path) }
    return try files.file(path).face(ofFamily: family.name)
  }

  /// The path of a face's installed file; `nil` if it is not installed.
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
