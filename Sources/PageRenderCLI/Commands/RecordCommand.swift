internal import PageRender
internal import PageRuns

/// `renderpages record`: writes the pictures that later runs are compared with.
@MainActor
enum RecordCommand: Command {
  static let spec = CommandSpec(
    name: "record", operands: "DECK… [options]",
    summary: "Records every page as a snapshot; writes only what differs.",
    details: """
      Beside each picture stands a frame tree: views, properties and constraints as text, by which verify says what
      changed. Commit both, and look at what changed as you look at code. Recording takes some tenths of a second for a page
      of a phone's size: files that are kept for years are compressed as far as they go. What is unchanged is not written.

      Exit codes: 0 recorded · 1 a page could not be drawn, or a Git LFS pointer or a folder is in a picture's place ·
      2 bad command line · 3 bad input · 4 a limit was exceeded · 5 something cannot be written · 130 or 143 interrupted.
      The highest counts.
      """,
    options: SnapshotOptions.recordSpecs + AxisOptions.specs + SnapshotOptions.runSpecs,
    examples: [
      "renderpages record MyDeck -d all", "renderpages record MyDeck --record missing",
      "renderpages record MyDeck -g 'lesson-1/*'",
    ],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(
      examples: ["renderpages record", "renderpages record --page 2"]))

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    let arguments = try arguments.planned()
    let options = try SnapshotOptions(arguments, isRecording: true)
    return await SnapshotRun.run(
      arguments, options, axes: try AxisOptions(arguments),
      session: Session(
        options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program))
  }
}
