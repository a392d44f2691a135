internal import PageRender
internal import PageRuns

/// `renderpages verify`: compares every page with its recorded picture.
@MainActor
enum VerifyCommand: Command {
  static let spec = CommandSpec(
    name: "verify", operands: "DECK… [options]",
    summary: "Compares every page with its recorded picture, and says what changed.",
    details: """
      Pictures must be the same pixel by pixel unless a tolerance is given. What changed is told by the views and
      properties that changed; a report to look at is written. A missing snapshot fails, and is recorded unless CI=true.
      Pictures whose inputs are equal and that a new version of PageRender draws differently are told apart; approve
      --renderer takes them. With --against-ref, what a commit draws takes the place of recorded pictures.

      Exit codes: 0 all pictures are as recorded, or no pictures were chosen · 1 a picture differs, is missing or cannot
      be read · 2 bad command line · 3 bad input · 4 a limit was exceeded · 5 something cannot be written · 6 with
      --record never (CI=true), recorded in another environment, or
      environment.json is missing or damaged · 130 or 143 interrupted. The highest counts.
      """,
    options: SnapshotOptions.verifySpecs + AxisOptions.specs + SnapshotOptions.runSpecs,
    examples: [
      "renderpages verify Examples/tutorial -d iphone-se-3 --orientation portrait --snapshots Snapshots/tutorial",
      "renderpages verify MyDeck -g 'lesson-1/*' --max-diff-pixels 20",
      "renderpages verify MyDeck --shard 1/3 --report report-1",
      "renderpages verify MyDeck --against-ref origin/main",
    ],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(
      withoutOptions: ["scene", "canvas", "assets", "against-ref"],
      examples: ["renderpages verify", "renderpages verify --page 2 -x", "renderpages verify --last-failed"]))

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    let arguments = try arguments.planned()
    var options = try SnapshotOptions(arguments, isRecording: false)
    if let ref = arguments.value("against-ref") {
      let commit: ReferenceCommit
      do throws(ReferenceCommit.Fault) {
        commit = try ReferenceCommit(ref, operands: arguments.operands, report: options.report)
        options.snapshots = try commit.draw(arguments)
      } catch {
        Terminal.tell(error.diagnostic, program: arguments.program.name)
        return (error.diagnostic.exitCode ?? .badInput).rawValue
      }
      options.against = commit.name
      options.rules.mode = .never
      options.rules.recordedBy = nil
    }
    return await SnapshotRun.run(
      arguments, options, axes: try AxisOptions(arguments),
      session: Session(
        options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program))
  }
}
