internal import PageRender
internal import PageRuns

/// `renderpages layout --explain VIEW`: explains a view's frame, on each page and in each environment.
@MainActor
struct ExplainReport {
  /// The view's identifier or class.
  let view: String
  let fonts: RunFonts

  /// One page in one environment.
  private struct Cell: Sendable {
    var page: PreparedPage
    var environment: PageEnvironment
    /// The index of the page's source in the plan.
    var source: Int
    var file: String
  }

  /// Explains and prints; pages without the view are left out.
  ///
  /// - Throws: `UsageError` if no page has the view.
  func print(
    pages: [[PageVariants]], plan: RunPlan, session: inout Session
  ) async throws(UsageError) -> ExitCode {
    let shown = pages.flatMap { $0.flatMap(\.pages) }
    let view = view
    let fonts = fonts
    // A view without an identifier has a name in explanations only after its page is solved.
    let isKnown = shown.contains { $0.tree.viewNames.contains(view) }
    let cells = cells(pages, plan: plan).filter { !isKnown || $0.page.tree.viewNames.contains(view) }
    let isStrict = session.options.isStrict
    let outcomes = await runInParallel(count: cells.count, workers: session.options.jobs) {
      Interruption.isRequested
    } makeWorker: {
      PageWorker(fonts: fonts, isStrict: isStrict)
    } work: { worker, index in
      worker.explain(
        view, on: cells[index].page, in: cells[index].environment, source: cells[index].source,
        file: cells[index].file)
    }
    let explanations = outcomes.compactMap(\.result.explanation).filter { !$0.views.isEmpty }
    guard isKnown || shown.isEmpty || !explanations.isEmpty || outcomes.count < cells.count else {
      throw UsageError(message: unknownViewMessage(view, among: Self.names(on: shown)))
    }
    session.report(outcomes.flatMap(\.result.diagnostics))
    return write(explanations, asJSON: session.options.printsJSON)
  }

  private func cells(_ pages: [[PageVariants]], plan: RunPlan) -> [Cell] {
    var cells: [Cell] = []
    for (source, (plan, pages)) in zip(plan.sources, pages).enumerated() {
      for environment in plan.environments {
        let shown = pages.compactMap { $0.page(for: environment) }
        for page in shown {
          cells.append(Cell(page: page, environment: environment, source: source, file: plan.source.file))
        }
      }
    }
    return cells
  }

  private static func names(on pages: [PreparedPage]) -> [String] {
    var names: [String] = []
    for name in pages.flatMap(\.tree.viewNames) where !names.contains(name) { names.append(name) }
    return names
  }

  private func write(_ explanations: [PageExplanation], asJSON: Bool) -> ExitCode {
    var results = ResultWriter()
    if asJSON {
      results.json(.array(explanations.map(\.json)))
    } else {
      for explanation in explanations {
        for line in explanation.lines { results.line(line) }
      }
    }
    return results.flush()
  }
}
