@preconcurrency internal import Glibc
internal import PageRender

/// The comparison of this environment with the recorded one, for each folder of a run.
struct EnvironmentCheck {
  private let folders: [Folder]
  private let rules: SnapshotRules
  /// The environments that cannot be known, in words, each with its file.
  private var unknown: [(file: String, words: String)] = []
  /// Differences of the environments, in words, each once.
  private(set) var differences: [String] = []
  /// The file with the first of them.
  private var differingFile: String?

  /// A folder of snapshots, and the fonts of the first source whose pictures are in it.
  private struct Folder {
    var snapshots: SnapshotFolder
    var recorded: DrawingEnvironment?
    var fonts: FontCatalog
    /// The paths of the sources' own fonts.
    var ownFonts: [String]
  }

  /// - Parameters:
  ///   - folders: The folder of each source's snapshots.
  ///   - sources: The sources, which may have fonts of their own.
  ///   - isShard: True if other shards may be recording into the same folders.
  init(
    _ folders: [SnapshotFolder], sources: [any PageSource], fonts: RunFonts, rules: SnapshotRules,
    isShard: Bool
  ) {
    self.rules = rules
    var known: [Folder] = []
    // Without usable fonts no picture is drawn, and there is nothing to compare.
    for (place, folder) in folders.enumerated() where fonts.faults[place].isEmpty {
      if let place = known.firstIndex(where: { $0.snapshots == folder }) {
        known[place].ownFonts += sources[place].fontPaths
        continue
      }
      var recorded: DrawingEnvironment?
      do throws(StoredPictureError) {
        recorded = try folder.recordedEnvironment()
        // The shard that ends first writes the file, after its pictures.
        let isToCome = isShard && rules.mode != .never
        if recorded == nil, !isToCome, folder.names.contains(where: folder.isSnapshot) {
          unknown.append((folder.environment, "is missing"))
        }
      } catch {
        unknown.append((folder.environment, error.message))
      }
      known.append(
        Folder(
          snapshots: folder, recorded: recorded, fonts: fonts[place], ownFonts: sources[place].fontPaths))
    }
    self.folders = known
  }

  /// Adds the differences of the environment. Call it after drawing: only then are the libraries that drew
  /// artwork known.
  ///
  /// - Parameter pictures: The compared pictures.
  mutating func compare(_ pictures: [PictureResult]) {
    for folder in folders {
      guard let recorded = folder.recorded else { continue }
      let names = pictures.filter { $0.snapshot == folder.snapshots.picture($0.name) }.map(\.name)
      let found =
        DrawingEnvironment.machine(using: folder.fonts).machineDifferences(from: recorded)
        + RecordedFonts(of: folder.snapshots, in: recorded, offered: folder.fonts).differences(for: names)
      if !found.isEmpty, differingFile == nil { differingFile = folder.snapshots.environment }
      differences += found.filter { !differences.contains($0) }
    }
  }

  /// True if the libraries and fonts of all compared pictures are known to be the recorded ones.
  var isSame: Bool { differences.isEmpty && folders.allSatisfy { $0.recorded != nil } }

  /// - Parameter isAllowed: True if pictures of another environment are compared all the same.
  func diagnostics(isAllowed: Bool) -> [Diagnostic] {
    // Recording everything replaces the files.
    guard rules.mode != .all else { return [] }
    let faults = unknown.map { file, words in
      Diagnostic(
        isAllowed ? .warning : .error, file: file,
        "\(words); so the libraries, fonts and version of iOS that the snapshots were drawn with are not known, and pages that "
          + "name no version are drawn as \(SystemVersion.standard.title). Restore the file by version control, or record all "
          + "snapshots again and look at them" + (isAllowed ? "" : ", or pass --allow-environment"),
        exitCode: isAllowed ? nil : .environment)
    }
    guard !differences.isEmpty else { return faults }
    let list = differences.joined(separator: "; ")
    let isError = rules.mode == .never && !isAllowed
    let advice =
      isAllowed ? "" : ". Use the same libraries and fonts, record again, or pass --allow-environment"
    return faults + [
      Diagnostic(
        isError ? .error : .warning, file: differingFile,
        "the snapshots were recorded in another environment (processor, libraries or fonts), so pictures may "
          + "differ though the pages do not: \(list)\(advice)",
        exitCode: isError ? .environment : nil)
    ]
  }

  /// Records the environment in each folder that pictures were written to. It is joined with the recorded
  /// environment if both agree.
  ///
  /// - Parameter isComplete: True if all pictures of the folders were drawn. If all are recorded too, their
  ///   environment replaces another one.
  func record(isComplete: Bool, written: [SnapshotTest.Outcome]) -> [Diagnostic] {
    guard rules.mode != .never else { return [] }
    var diagnostics: [Diagnostic] = []
    let isReplacing = isComplete && rules.mode == .all
    for folder in folders {
      let file = folder.snapshots.environment
      let hasWritten = written.contains {
        $0.isWritten && $0.result.snapshot.hasPrefix(folder.snapshots.path + "/")
      }
      guard hasWritten || isReplacing else { continue }
      // Shards that record into one folder may end at once: each adds to the file that the others wrote.
      let held = try? LockedFile(folder.snapshots.path, O_RDONLY | O_DIRECTORY)
      defer { withExtendedLifetime(held) {} }
      let recorded = (try? folder.snapshots.recordedEnvironment()) ?? folder.recorded
      var environment = DrawingEnvironment.current(using: folder.fonts, ownFonts: folder.ownFonts)
      if recorded == nil, !isReplacing, unknown.contains(where: { $0.file == file }) {
        diagnostics.append(
          Diagnostic(
            .warning, file: file,
            "was not written: only some pictures were recorded here, and the environment of the others is not known; "
              + "record all of them"))
        continue
      }
      let systems = written.map(\.result)
        .filter { $0.snapshot.hasPrefix(folder.snapshots.path + "/") }.map(\.axes.ios)
      environment.systems = systems
      if let earlier = recorded {
        if environment.agrees(with: earlier) {
          environment = environment.adding(unusedPartsOf: earlier)
          // No picture of another version is left.
          if isReplacing { environment.systems = systems }
        } else if !isReplacing {
          diagnostics.append(
            Diagnostic(
              .warning, file: file,
              "was not updated: only some pictures were recorded here, the others with other libraries or "
                + "fonts; record all of them"))
          continue
        }
      }
      guard environment != recorded else { continue }
      do throws(FileWriteError) {
        let writer = AtomicFileWriter(syncedLater: true)
        try folder.snapshots.write(environment, with: writer, removesOthers: isReplacing)
        if !Interruption.isRequested { try writer.sync() }
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    return diagnostics
  }
}
