internal import PageRender
internal import PageRuns

/// `renderpages plan`: divides a run among shards by what its pictures cost.
@MainActor
struct PlanCommand: Command {
  static let spec = CommandSpec(
    name: "plan", operands: "DECK… --shards N [options]",
    summary: "Divides what there is to draw among shards, so that each takes as long as the others.",
    details: """
      Some pages are drawn, on the smallest and the largest device of each scale, and a file is written that says which pictures
      each shard has. Give it to every machine: render, record and verify read it with --plan. Nothing else is written.

      The decks' files must stay as they are: where one was changed since, a shard says so and ends with 3.
      """,
    options: [
      OptionSpec("shards", value: "N", "the number of parts"),
      OptionSpec("output", short: "o", value: "DIR", "where plan.json goes (default plan)"),
    ] + AxisOptions.specs + RunOptions.specs.filter { !["no-progress", "jobs", "strict"].contains($0.long) },
    examples: [
      "renderpages plan MyDeck -d all --locale all --shards 16 -o plan",
      "renderpages render --plan plan --shard 1/16 -o shots",
    ],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(
      operands: "--shards N [options]",
      examples: [
        "renderpages plan -d all --locale all --shards 16", "renderpages render --plan plan --shard 1/16",
      ]))

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    guard let word = arguments.value("shards") else {
      throw UsageError(message: "say how many shards there are: --shards 16")
    }
    guard let count = Int(word), (1...Shard.maximumCount).contains(count) else {
      throw UsageError(message: "--shards \(word) is not a number from 1 to \(Shard.maximumCount)")
    }
    let folder = try SnapshotOptions.folder(arguments, "output") ?? "plan"
    let axes = try AxisOptions(arguments)
    var run = PlanRun(
      session: Session(options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program),
      arguments: arguments, axes: axes, shardCount: count, folder: folder)
    guard let plan = await run.plan() else { return run.session.finish() }
    let file = "\(folder)/\(DivisionPlan.fileName)"
    do throws(FileWriteError) {
      try AtomicFileWriter().write(plan.json.text + "\n", to: file)
    } catch {
      run.session.report([error.diagnostic])
      return run.session.finish()
    }
    var results = ResultWriter()
    if run.session.options.printsJSON {
      results.json(plan.json)
    } else if !run.session.options.isQuiet {
      let longest = plan.shards.map(\.seconds).max() ?? 0
      results.line(
        "\(Counting.grouped(plan.total)) \(Wording.form(plan.total, "picture")) in "
          + "\(Wording.count(count, "shard")) of at most \(Counting.tenths(longest)) s of a processor: \(file)"
      )
    }
    return run.session.finish(results.flush())
  }
}
