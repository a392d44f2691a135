internal import LayoutEngine
internal import PageRender

extension LiveRun {
  /// Judges the pages of the last turn by lint's rules, and returns the state with their marks.
  ///
  /// - Parameter isOver: Returns true if the pages are to be drawn anew, before they are judged.
  /// - Returns: `nil` if nothing was judged, or not everything.
  package func judge(isOver: @escaping @Sendable () -> Bool) async -> LiveWall? {
    guard let drawn else { return nil }
    let (cells, pages, fonts) = (drawn.cells, drawn.pages, drawn.fonts)
    let settings = drawn.plan.sources.map { LintSettings(exceptions: $0.source.ownLintExceptions) }
    let order = WorkOrder(pages).indices(of: cells.map { ($0.source, $0.page, $0.environment) })
    let found = await runInParallel(count: cells.count, workers: options.jobs, order: order) {
      Interruption.isRequested || isOver()
    } makeWorker: {
      LintWorker(fonts: fonts, settings: settings)
    } work: { worker, index -> [LintFinding] in
      let cell = cells[index]
      guard let page = pages[cell.source][cell.page].page(for: cell.environment) else { return [] }
      return worker.findings(of: page, in: cell.environment, source: cell.source)
    }
    guard found.count == cells.count else { return nil }
    let environments = drawn.plan.sources.map(\.environments)
    var collector = LintCollector()
    for (index, findings) in found {
      let cell = cells[index]
      let place = environments[cell.source].firstIndex(of: cell.environment) ?? 0
      collector.add(findings, source: cell.source, place: place)
    }
    let report = collector.report(environments, settings: settings)
    var marks: [String: [LiveMark]] = [:]
    for (index, findings) in found {
      marks[cells[index].id] = findings.compactMap { mark($0, of: cells[index], in: report) }
    }
    mark(marks)
    return wall
  }

  /// The mark of a finding that the report has, with the severity that it has there.
  private func mark(_ finding: LintFinding, of cell: Cell, in report: LintReport) -> LiveMark? {
    let entries = report.entries.filter { entry in
      entry.source == cell.source && entry.finding.rule == finding.rule
        && entry.finding.topic == finding.topic
        && entry.environments.contains(cell.environment)
    }
    guard let entry = entries.first(where: { $0.finding.page == finding.page }) ?? entries.first else {
      return nil
    }
    let text = [finding.subject, finding.fault].filter { !$0.isEmpty }.joined(separator: " ")
    return LiveMark(
      rule: finding.rule.rawValue, severity: entry.severity,
      text: text + (finding.fix.isEmpty ? "" : ": \(finding.fix)"), areas: finding.areas,
      file: finding.file ?? cell.file, position: finding.position)
  }
}
