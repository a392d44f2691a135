internal import PageRender

/// Compares a drawn screen with a test's snapshot, or records it.
@MainActor
struct PictureCheck {
  let files: SnapshotFiles
  let mode: RecordMode
  let tolerance: PictureTolerance
  let ignored: [String]

  /// The suffix of frame trees' files, which differs from that of the strategy `json`.
  nonisolated static let treeSuffix = ".frames.json"

  /// Returns the failure's message, and the files that show it; `nil` if the picture passes.
  func failure(of screen: Screen) throws -> (message: String, files: [ShownFile])? {
    var rules = SnapshotRules(mode: mode, tolerance: tolerance, ignoredViews: ignored)
    rules.adviceWording = { $0.swiftArgument }
    let artifacts = SnapshotFiles.artifacts
    let folder = SnapshotFolder(files.folder, treeSuffix: Self.treeSuffix)
    let test = SnapshotTest(
      folder, rules: rules, writer: SnapshotFiles.writer, reportFolder: artifacts
    )
    // The inputs are the tests' program, which nobody can compare.
    .drawn { PictureOrigin(inputs: nil) }
    let axes = PictureResult.Axes(
      page: files.name, step: nil, device: "", deviceName: "", orientation: "", appearance: "", locale: "",
      contentSize: "", direction: "", ios: screen.environment.system.rawValue)
    let outcome = try Screens.withRenderer { renderer in
      try test.run(
        screen.page, in: screen.environment,
        as: PictureResult(
          deck: files.testFile, name: files.name, snapshot: files.path, status: .same, axes: axes),
        by: renderer)
    }
    let result = outcome.result
    let shown: [(String, String)] = [
      ("expected", result.expected), ("actual", result.actual), ("difference", result.difference),
    ]
    .compactMap { kind, path in path.map { (kind, "\(artifacts)/\($0)") } }
    if outcome.isWritten { try recordEnvironment(in: folder, of: screen) }
    guard let lines = Messages.lines(for: outcome, mode: mode, path: files.path) else { return nil }
    let remarks = result.status == .changed ? environmentRemarks(folder) : []
    let paths = shown.map { "\($0.0): \($0.1)" }
    return (
      (lines + remarks + paths).joined(separator: "\n"), shown.map { ShownFile(kind: $0.0, path: $0.1) }
    )
  }

  // MARK: Environment

  /// Records the environment in which the folder's pictures were drawn.
  private func recordEnvironment(in folder: SnapshotFolder, of screen: Screen) throws {
    var environment = DrawingEnvironment.current(using: Screens.fonts)
    environment.systems = [screen.environment.system.rawValue]
    if let earlier = try? folder.recordedEnvironment() {
      environment = environment.adding(unusedPartsOf: earlier)
    }
    try folder.write(environment, with: SnapshotFiles.writer)
  }

  /// Returns the differences from the environment in which the folder's pictures were drawn; one line at
  /// most.
  private func environmentRemarks(_ folder: SnapshotFolder) -> [String] {
    guard let recorded = try? folder.recordedEnvironment() else {
      return [
        "\(folder.environment) is missing or damaged, so it is not known as which version of iOS and where the snapshot was "
          + "drawn; restore it by version control, or record the snapshots again"
      ]
    }
    let differences =
      DrawingEnvironment.machine(using: Screens.fonts).machineDifferences(from: recorded)
      + RecordedFonts(of: folder, in: recorded, offered: Screens.fonts).differences(for: [files.name])
    guard !differences.isEmpty else { return [] }
    return [
      "drawn elsewhere than recorded, so pixels may differ through no fault of the view: "
        + differences.joined(separator: "; ")
    ]
  }
}
