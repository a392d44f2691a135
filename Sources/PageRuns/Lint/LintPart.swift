internal import PageRender

/// A part of a run's environments, whose pages are in memory together.
struct LintPart: Sendable {
  var plan: RunPlan
  /// The index of the part's first environment among all environments of a source, by source.
  var offsets: [Int]

  var screenCount: Int { plan.sources.reduce(0) { $0 + $1.pages.count * $1.environments.count } }

  /// The number of environments in a part, for pages that are built anew for each environment.
  private static let size = 24

  /// Returns the parts of a plan. If a source's pages serve many environments, the first part has all of
  /// them; environments of other sources are divided.
  static func parts(of plan: RunPlan) -> [LintPart] {
    let isCut = plan.sources.map { $0.source.traitDependence.contains(.window) }
    let longest = zip(plan.sources, isCut).map { $1 ? $0.environments.count : 1 }.max() ?? 1
    return (0..<max(1, (longest + size - 1) / size)).map { number in
      var part = LintPart(plan: plan, offsets: [])
      for (index, source) in plan.sources.enumerated() {
        let all = source.environments
        let start = isCut[index] ? min(number * size, all.count) : number == 0 ? 0 : all.count
        let end = isCut[index] ? min(start + size, all.count) : all.count
        part.plan.sources[index].environments = Array(all[start..<end])
        part.offsets.append(start)
      }
      return part
    }
  }

  private struct Cell: Sendable {
    var source: Int
    var page: Int
    var environment: Int
  }

  /// Judges the pages of a part.
  struct Judge: Sendable {
    let fonts: RunFonts
    let settings: [LintSettings]
    let pages: [[PageVariants]]
    let progress: ProgressBar

    func add(_ part: LintPart, jobs: Int, to collector: inout LintCollector) async {
      let environments = part.plan.sources.map(\.environments)
      let cells = environments.indices.flatMap { source in
        pages[source].indices.flatMap { page in
          environments[source].indices.map { Cell(source: source, page: page, environment: $0) }
        }
      }
      let order = WorkOrder(pages).indices(
        of: cells.map { ($0.source, $0.page, environments[$0.source][$0.environment]) })
      let outcomes = await runInParallel(count: cells.count, workers: jobs, order: order) {
        Interruption.isRequested
      } makeWorker: {
        LintWorker(fonts: fonts, settings: settings)
      } work: { worker, index -> [LintFinding]? in
        let cell = cells[index]
        let environment = environments[cell.source][cell.environment]
        defer { progress.advance(environment.device.name) }
        guard let page = pages[cell.source][cell.page].page(for: environment) else { return nil }
        return worker.findings(of: page, in: environment, source: cell.source)
      }
      for (index, findings) in outcomes {
        let cell = cells[index]
        guard let findings else { continue }
        collector.add(
          findings, source: cell.source, place: part.offsets[cell.source] + cell.environment)
      }
    }
  }
}

extension RunPlan {
  /// Returns the plan with only the environments in which findings are examined again: for each finding, its
  /// worst environment in each language.
  func narrowed(to report: LintReport) -> RunPlan {
    var plan = self
    for index in plan.sources.indices {
      let wanted = Set(
        report.entries.filter { $0.source == index }.flatMap(\.environments.firstOfEachLocale))
      plan.sources[index].environments.removeAll { !wanted.contains($0) }
    }
    return plan
  }
}

extension [PageEnvironment] {
  /// The first environment of each locale.
  var firstOfEachLocale: [PageEnvironment] {
    var seen: Set<String> = []
    return filter { seen.insert($0.locale).inserted }
  }
}
