internal import PageRender
internal import PageRuns

/// `renderpages clean`: lists or deletes snapshots that belong to no page.
@MainActor
enum CleanCommand: Command {
  static let spec = CommandSpec(
    name: "clean", operands: "[DECK… | --tests [PACKAGE]] [options]",
    summary: "Lists snapshots of no page or device of the deck, or deletes them.",
    details: """
      Goes by the last run of verify or record, which has to have been a complete one: without --page, -g, --shard and
      the like. Pages that failed to be drawn keep their snapshots; those of devices that only -d names are listed
      where the deck's matrix names devices.

      With --tests, goes by the last "swift test" of a package (default: the working directory) that uses
      PageRenderTesting: a snapshot is stale if its test passed by without asserting it, or does not exist.

      Exit codes: 0 listed, deleted, or none is stale · 2 bad command line, or no results of a complete run · 5 something
      cannot be deleted.
      """,
    options: [
      SnapshotOptions.reportSpec, OptionSpec("tests", "snapshots of a package's tests in Swift"),
      OptionSpec("delete", "delete them, and folders that become empty"),
      OptionSpec("quiet", short: "q", "print nothing but errors and warnings"),
      RunOptions.followLinks,
      OptionSpec("help", short: "h", "print this help"),
    ],
    examples: ["renderpages clean", "renderpages clean --delete", "renderpages clean --tests ../LoginKit"],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(examples: ["renderpages clean", "renderpages clean --delete"]))

  static func run(_ arguments: Arguments, coreCount _: Int) throws(UsageError) -> Int32 {
    let report = try SnapshotOptions.folder(arguments, "report") ?? "report"
    if arguments.contains("tests") { return try cleanTests(arguments) }
    var session = CommandSession(arguments)
    guard let run = RunFolder.lastRun(in: report) else { throw LastRun.missing(report) }
    if let reason = run.narrowedBy {
      throw UsageError(
        message:
          "the last run in \(report) was not complete (\(reason)), so it is not known which snapshots are stale; "
          + "run verify on everything first")
    }
    let folders = try LastRun.folders(of: run, decks: arguments.operands)
    // A snapshot that a picture of the run has is not stale.
    let own = Set(run.pictures.map(\.snapshot))
    var count = 0
    for path in run.stale where folders.contains(where: { path.hasPrefix($0) }) && !own.contains(path) {
      guard path.hasSuffix(".png"), FilePath.isReadable(path) else { continue }
      count += 1
      guard arguments.contains("delete") else {
        session.line(path)
        continue
      }
      if let fault = StaleSnapshot.delete(path) {
        session.report(fault.diagnostic)
      } else {
        session.line("deleted \(path)")
      }
    }
    if count == 0 { session.line("no snapshot is stale") }
    return session.finish()
  }

  /// Lists or deletes stale snapshots of a package's tests.
  private static func cleanTests(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard arguments.operands.count <= 1 else {
      throw UsageError(message: "clean --tests takes one package; it was given \(arguments.operands.count)")
    }
    let package = FilePath.withoutSlashes(arguments.operands.first ?? ".")
    guard FilePath.isReadable("\(package)/Package.swift") else {
      throw UsageError(message: "\(package) has no Package.swift; name the folder of the tests' package")
    }
    guard let asserted = AssertedSnapshots(package: package) else {
      throw UsageError(
        message:
          "\(AssertedSnapshots.path(in: package)), which tests with PageRenderTesting write, is missing or "
          + "damaged; run swift test first")
    }
    var session = CommandSession(arguments)
    let stale = StaleTestSnapshots(package: package, asserted: asserted).files
    for path in stale {
      guard arguments.contains("delete") else {
        session.line(path)
        continue
      }
      if let fault = StaleTestSnapshots.delete(path) {
        session.report(fault.diagnostic)
      } else {
        session.line("deleted \(path)")
      }
    }
    if stale.isEmpty { session.line("no snapshot is stale") }
    return session.finish()
  }
}
