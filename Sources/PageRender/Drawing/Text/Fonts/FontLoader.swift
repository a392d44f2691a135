internal import Glibc
internal import PageBase

/// Loads the caller's folders and font files.
package struct FontLoader {
  let installationRoots: [String]
  private var given: [FontCatalog.GivenFace] = []
  private var settings: [FontSettingsFile] = []
  /// The errors of folders and fonts that cannot be used.
  private(set) var errors: [FontError] = []
  /// The unusable fonts in folders, and the unusable optional paths; they are skipped.
  private(set) var skipped: [SkippedFont] = []
  /// The diagnostics of `fonts.json` files.
  private(set) var diagnostics: [Diagnostic] = []

  /// The largest `fonts.json` that is read; most have a few lines.
  private static let maximumSettingsBytes = 1 << 20

  init(installationRoots: [String]) {
    self.installationRoots = installationRoots
  }

  /// Adds font files, and folders with their contents.
  ///
  /// - Parameter isOptional: True if an unusable path is skipped, as a broken font in a folder is.
  mutating func load(_ paths: [String], isOptional: Bool = false) {
    for path in paths {
      do throws(FontError) {
        guard InputFile.isFolder(path) || !Self.isFont(path) else {
          try addFont(path)
          continue
        }
        for file in try FontDirectory.files(in: path) {
          // Every font is read, so that one run reports all bad ones.
          do throws(FontError) {
            try addFont(file)
          } catch {
            skipped.append(SkippedFont(path: file, error: error))
          }
        }
        readSettings(
          path.hasSuffix("/") ? path + FontSettingsReader.fileName : "\(path)/\(FontSettingsReader.fileName)")
      } catch {
        if isOptional { skipped.append(SkippedFont(path: path, error: error)) } else { errors.append(error) }
      }
    }
  }

  /// Returns true if the file's extension is that of a font.
  package static func isFont(_ path: String) -> Bool {
    let path = path.lowercased()
    return [".otf", ".ttf", ".ttc"].contains { path.hasSuffix($0) }
  }

  private mutating func addFont(_ path: String) throws(FontError) {
    let file = try FontFile(path: path)
    var faces: [FontCatalog.GivenFace] = []
    for index in 0..<file.faceCount {
      guard file.hasCharacters(inFace: index) else { throw .damaged(path: path, .noCharacters) }
      let id = FontFaceID(path: path, index: index)
      faces.append(FontCatalog.GivenFace(details: try file.details(ofFace: index), id: id))
    }
    given += faces
  }

  private mutating func readSettings(_ path: String) {
    do throws(InputFile.Failure) {
      let bytes = try InputFile.read(path, limit: Self.maximumSettingsBytes)
      var reader = FontSettingsReader(file: path)
      settings.append(reader.settings(bytes))
      diagnostics += reader.diagnostics
    } catch .system(ENOENT) {
      return
    } catch {
      diagnostics.append(
        Diagnostic(.error, file: path, "the font settings file \(error.message)", exitCode: error.exitCode))
    }
  }

  /// The catalogue of everything loaded so far. Settings of unknown families are reported and left out; of
  /// two settings of one value the first counts.
  mutating func catalog() -> FontCatalog {
    let plain = FontCatalog(given: given, settings: FontSettings(), installationRoots: installationRoots)
    var resolved = FontSettings()
    for file in settings {
      if let system = file.system, let family = family(system, in: plain, file: file.path) {
        resolved.systemFamily = resolved.systemFamily ?? family
      }
      for entry in file.families {
        guard let family = family(entry.name, in: plain, file: file.path) else { continue }
        if resolved.boxes[family] == nil { resolved.boxes[family] = entry.box }
      }
    }
    return FontCatalog(
      given: given, settings: resolved, installationRoots: installationRoots, skipped: skipped)
  }

  /// The family's name in its files; `nil`, with a diagnostic, if no font has that name.
  private mutating func family(
    _ name: Located<String>, in catalog: FontCatalog, file: String
  ) -> String? {
    if case .family(let family) = catalog.font(named: name.value) { return family }
    let advice = Wording.didYouMean(NearMiss.closest(to: name.value, among: catalog.familyNames))
    diagnostics.append(
      Diagnostic(
        .error, file: file, position: name.position,
        "no font has the family name \(Wording.quoted(name.value))\(advice.isEmpty ? "; put its files into the folder" : advice)",
        exitCode: .badInput))
    return nil
  }
}
