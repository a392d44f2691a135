internal import PageRender

/// Whether pictures are drawn where they were recorded, for each folder of a run.
struct EnvironmentCheck {
  private let folders: [SnapshotFolder]
  private let rules: SnapshotRules
  private var current: DrawingEnvironment?
  private var recorded: [DrawingEnvironment?]
  private var faults: [Diagnostic] = []
  /// What differs, in words, each once.
  private(set) var differences: [String] = []

  init(_ folders: [SnapshotFolder], rules: SnapshotRules) {
    var seen: Set<SnapshotFolder> = []
    self.folders = folders.filter { seen.insert($0).inserted }
    self.rules = rules
    recorded = []
    for folder in self.folders {
      do throws(StoredPictureError) {
        recorded.append(try folder.recordedEnvironment())
      } catch {
        recorded.append(nil)
        // Recording everything replaces it.
        guard rules.mode != .all else { continue }
        faults.append(
          Diagnostic(.error, file: folder.environment, "\(error.message)", exitCode: .badInput))
      }
    }
  }

  /// To be called when the pages have been drawn: only then is known which fonts they use.
  mutating func compare(with environment: DrawingEnvironment) {
    current = environment
    for recorded in recorded.compactMap(\.self) {
      for difference in environment.relevantDifferences(from: recorded)
      where !differences.contains(difference) {
        differences.append(difference)
      }
    }
  }

  /// - Parameter isAllowed: Whether pictures of another environment are compared all the same.
  func diagnostics(isAllowed: Bool) -> [Diagnostic] {
    guard !differences.isEmpty, rules.mode != .all else { return faults }
    let list = differences.joined(separator: "; ")
    let isError = rules.mode == .never && !isAllowed
    let advice =
      isAllowed
      ? "pictures may differ through no fault of the pages"
      : "pictures may differ through no fault of the pages; use the same libraries and fonts, record anew, or go on with "
        + "--allow-environment"
    return faults + [
      Diagnostic(
        isError ? .error : .warning, "the snapshots were recorded in another environment: \(list); \(advice)",
        exitCode: isError ? .environment : nil)
    ]
  }

  /// Writes down where pictures were drawn, where some were recorded.
  ///
  /// - Parameter isComplete: Whether all pictures of the folders were drawn; otherwise what some were recorded with
  ///   earlier stays true of them.
  func record(isComplete: Bool, written: [SnapshotTest.Outcome]) -> [Diagnostic] {
    guard let current, rules.mode != .never else { return [] }
    var diagnostics: [Diagnostic] = []
    for (folder, earlier) in zip(folders, recorded) {
      let hasWritten = written.contains { $0.isWritten && $0.result.snapshot.hasPrefix(folder.path + "/") }
      let isNew = earlier == nil && hasWritten
      var environment = current
      if let earlier {
        let isChanged = !current.relevantDifferences(from: earlier).isEmpty
        if !isComplete || rules.mode != .all {
          guard hasWritten else { continue }
          guard !isChanged else {
            diagnostics.append(
              Diagnostic(
                .warning, file: folder.environment,
                "stays as it is: only some pictures were recorded here, the others in another environment; record "
                  + "all of them"))
            continue
          }
          environment = current.adding(unusedPartsOf: earlier)
        }
      }
      let isMissing = earlier == nil && isComplete && rules.mode == .all
      guard isNew || isMissing || (earlier != nil && environment != earlier) else { continue }
      do throws(FileWriteError) {
        try AtomicFileWriter(isDurable: true).write(environment.json, to: folder.environment)
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    return diagnostics
  }
}
