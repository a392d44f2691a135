internal import LayoutEngine
internal import PageRender
internal import PageRuns

/// `renderpages layout`: the frames of every view, as JSON.
@MainActor
struct LayoutCommand: Command {
  static let spec = CommandSpec(
    name: "layout", operands: "DECK… [options]", summary: "Prints the frame of every view, as JSON.",
    details: """
      One array, an element per DECK and environment; DECK is as for render, a deck or an Interface
      Builder document.
      """ + "\n" + explanation,
    options: AxisOptions.specs + [
      explainSpec, OptionSpec("lines", "print a line a view, as look does, in place of JSON"),
    ]
      + RunOptions.specs.filter { $0.long != "no-progress" }.map { spec in
        var spec = spec
        if spec.long == "json" { spec.help = "print explanations as JSON (frames always are)" }
        return spec
      },
    examples: [
      "renderpages layout Examples/tutorial -d iphone-11-pro --page 1",
      "renderpages layout Examples/tutorial -d iphone-11-pro --page 1 --explain controls",
    ],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(
      details: "One array, an element per environment.\n" + explanation,
      examples: [
        "renderpages layout -d iphone-11-pro --page 1",
        "renderpages layout -d iphone-11-pro --page 1 --explain controls",
      ]))

  private static let explanation = """
    Frames are in points, in window coordinates, rounded to pixels; each page is
    solved as it is shown. Text views list their lines, and each page its texts: where each is drawn,
    and which key of which file it is. A page whose constraints contradict each other has "conflicts":
    the members of each, which one was given up, and by how many points it is off. docs/layout.md
    describes the JSON.

    With --explain VIEW, prints instead why a view's frame is what it is, a block per page and
    environment: for each edge and size the fewest constraints that by themselves give it its
    value, down to the size of the device, its safe area, measured content or a number. Then what
    is ambiguous, with a constraint that would settle it, and which optional constraints do not
    hold. Values are before rounding to pixels. What several views of the name have in common is
    said with the first of them, with their number.
    """

  private static let explainSpec = OptionSpec(
    "explain", value: "VIEW", "say why a view, by its id, a part of its text or its class,\nis where it is")

  /// Prints a line a view of each page that was solved.
  private static func printLines(_ pages: [(PageEnvironment, SolvedPage?)]) -> ExitCode {
    var results = ResultWriter()
    for case (let environment, let page?) in pages {
      results.line("\(page.page.id) on \(environment.name)")
      for line in PageLines(page).lines { results.line(line) }
    }
    return results.flush()
  }

  private static func printReports(_ reports: [LayoutReport]) -> ExitCode {
    var results = ResultWriter()
    results.json(.array(reports.map(\.json)))
    return results.flush()
  }

  /// The notes of an app's screen on its page, for the run that asked it.
  nonisolated private static func noted(_ page: SolvedPage, of file: String) -> PageNotes {
    var notes = PageNotes()
    notes.layout = LayoutReport.page(page, of: file).compactText
    return notes
  }

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    var session = Session(
      options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program)
    let axes = try AxisOptions(arguments)
    guard let plan = session.plan(arguments.operands, axes: axes), let fonts = session.fonts(for: plan)
    else {
      return session.finish()
    }
    if let sender = session.program.sender {
      return await session.send(plan, fonts: fonts, to: sender) { noted($1, of: $3) }
    }
    let pages = await session.pages(of: plan, fonts: fonts)
    let rows = plan.sources.indices.flatMap { source in
      plan.sources[source].environments.map { (source: source, environment: $0) }
    }
    let files = plan.sources.map(\.source.file)
    if let view = arguments.value("explain") {
      let report = ExplainReport(view: view, fonts: fonts)
      // The report comes first, as the session that finishes has to have its diagnostics.
      let status = try await report.print(pages: pages, plan: plan, session: &session)
      return session.finish(status)
    }
    let isStrict = session.options.isStrict
    let cells: [WorkOrder.Cell] = rows.flatMap { row in
      pages[row.source].indices.map { (source: row.source, page: $0, environment: row.environment) }
    }
    let order = WorkOrder(pages).indices(of: cells)
    let outcomes = await runInParallel(count: cells.count, workers: session.options.jobs, order: order) {
      Interruption.isRequested
    } makeWorker: {
      PageWorker(fonts: fonts, isStrict: isStrict)
    } work: { worker, index -> (page: SolvedPage?, diagnostics: [Diagnostic]) in
      let (source, page, environment) = cells[index]
      guard let page = pages[source][page].page(for: environment) else { return (nil, []) }
      return worker.solve(page, in: environment, source: source, file: files[source])
    }
    session.report(outcomes.flatMap(\.result.diagnostics))
    var solved = [SolvedPage?](repeating: nil, count: cells.count)
    for (index, result) in outcomes { solved[index] = result.page }
    if arguments.contains("lines") {
      return session.finish(printLines(zip(cells, solved).map { ($0.environment, $1) }))
    }
    var unreported = solved[...]
    return session.finish(
      printReports(
        rows.map { row in
          let pages = unreported.prefix(pages[row.source].count)
          unreported = unreported.dropFirst(pages.count)
          return LayoutReport(
            deck: files[row.source], environment: row.environment, pages: pages.compactMap(\.self))
        }))
  }
}
