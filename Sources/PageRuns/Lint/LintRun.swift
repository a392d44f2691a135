internal import LayoutEngine
package import PageRender

/// A run of lint over the pages of a plan.
package struct LintRun: Sendable {
  let plan: RunPlan
  let fonts: RunFonts
  let options: LintOptions
  /// The program's name.
  let program: String
  /// The pages of each source in the environments of findings; empty before there is a report.
  private(set) var pages: [[PageVariants]] = []

  package init(plan: RunPlan, fonts: RunFonts, options: LintOptions, program: String) {
    self.plan = plan
    self.fonts = fonts
    self.options = options
    self.program = program
  }

  var files: [String] { plan.sources.map(\.source.file) }
  var environments: [[PageEnvironment]] { plan.sources.map(\.environments) }

  /// The settings of each source: its own exceptions, then the command line's.
  var settings: [LintSettings] {
    plan.sources.map {
      var settings = LintSettings(
        exceptions: $0.source.ownLintExceptions + options.exceptions, only: options.only,
        assumption: options.assumption)
      settings.tellsRefuted = options.listsAll
      return settings
    }
  }

  /// Judges every page in every environment.
  @MainActor
  package mutating func report(_ session: inout Session) async -> LintReport {
    let report = await judged(&session)
    session.report(idleExceptions())
    return told(report)
  }

  /// Judges all pages and leaves out the baseline's findings; reports exceptions that no finding needs.
  ///
  /// - Parameter isWhole: True if no option leaves out pages, devices or rules, so that known findings that
  ///   were not found are gone.
  /// - Returns: `nil` if the baseline cannot be read or written.
  @MainActor
  package mutating func newReport(_ session: inout Session, isWhole: Bool) async -> LintReport? {
    var report = await judged(&session, takingFaults: true)
    session.report(idleExceptions())
    let isWhole = isWhole && plan.unread.isEmpty && fonts.faults.allSatisfy(\.isEmpty)
    if isWhole, !Interruption.isRequested { session.report(unneededExceptions(report)) }
    if let file = options.baseline {
      guard let new = compared(report, with: file, isWhole: isWhole, &session) else { return nil }
      report = new
    }
    return told(report)
  }

  /// Judges all pages. Pages that are built anew for each environment are judged part by part, so that few of
  /// them are in memory.
  ///
  /// - Parameter takingFaults: True to report faults of documents as findings in place of diagnostics.
  @MainActor
  private mutating func judged(
    _ session: inout Session, takingFaults: Bool = false
  ) async -> LintReport {
    let (options, parts, settings) = (session.options, LintPart.parts(of: plan), settings)
    let total = parts.reduce(0) { $0 + $1.screenCount }
    let progress = ProgressBar(total: total, isVisible: options.showsProgress)
    var (collector, growth) = (LintCollector(), TextGrowth())
    for part in parts where !Interruption.isRequested {
      pages = await session.pages(of: part.plan, fonts: fonts, isLint: true)
      let judge = LintPart.Judge(fonts: fonts, settings: settings, pages: pages, progress: progress)
      await judge.add(part, jobs: options.jobs, to: &collector)
      for (source, judged) in part.plan.sources.enumerated() {
        growth.compare(pages[source], in: judged.environments, source: source)
      }
    }
    progress.finish()
    if takingFaults {
      for (source, finding) in findings(of: session.takeLintFaults()) {
        collector.add(finding, source: source, places: plan.sources[source].environments.indices)
      }
    }
    var report = collector.report(environments, settings: settings)
    report.sourcesOfOneSize = growth.sourcesOfOneSize
    if parts.count > 1 {
      pages = await session.pages(of: plan.narrowed(to: report), fonts: fonts, isLint: true)
    }
    return report
  }

  private func told(_ report: LintReport) -> LintReport {
    var report = report
    if !options.listsAll {
      report =
        options.format.isForPeople ? report.joiningTopGrounds.byCause.joiningEqualViews : report.byCause
    }
    complete(&report, settings: settings)
    return report
  }

  // MARK: The baseline

  /// Leaves out the baseline's findings, or writes all findings into it.
  @MainActor
  private func compared(
    _ report: LintReport, with file: String, isWhole: Bool, _ session: inout Session
  ) -> LintReport? {
    let names = plan.sources.map(\.name)
    if options.updatesBaseline {
      let baseline = updatedBaseline(by: report, of: file, isWhole: isWhole, &session)
      return baseline?.new(in: report, names: names).report
    }
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(file, limit: LintBaseline.maximumFileSize)
    } catch {
      let advice = "--update-baseline writes it"
      session.report([
        Diagnostic(
          .error, "baseline \(Wording.quoted(file)) \(error.message); \(advice)", exitCode: error.exitCode)
      ])
      return nil
    }
    let (baseline, faults) = LintBaseline.read(bytes, file: file)
    session.report(faults)
    guard let baseline else { return nil }
    let (new, gone) = baseline.new(in: report, names: names)
    let mended = isWhole ? gone.filter { isJudged($0, of: baseline, isWhole: isWhole) } : []
    if let first = mended.first, !Interruption.isRequested {
      let others = Wording.andMore(mended.count - 1)
      session.report([
        Diagnostic(
          .note, file: file,
          "no longer found: \(first.rule) on \(Wording.quoted(first.page))\(others); --update-baseline takes them out"
        )
      ])
    }
    return new
  }

  /// Writes all findings into the baseline; returns `nil` if it cannot be written.
  @MainActor
  private func updatedBaseline(
    by report: LintReport, of file: String, isWhole: Bool, _ session: inout Session
  ) -> LintBaseline? {
    var baseline = LintBaseline(of: report, names: plan.sources.map(\.name), extent: extent)
    // A file that is none is written anew.
    if let bytes = try? InputFile.read(file, limit: LintBaseline.maximumFileSize),
      let older = LintBaseline.read(bytes, file: file).baseline
    {
      let count = baseline.keep(older) { isJudged($0, of: older, isWhole: isWhole) }
      if count > 0 {
        session.report([
          Diagnostic(
            .note, file: file,
            "\(Wording.count(count, "known finding stays", "known findings stay")), which this run does not judge"
          )
        ])
      }
    }
    do throws(FileWriteError) {
      try AtomicFileWriter().write(Array(baseline.text.utf8), to: file)
    } catch {
      session.report([error.diagnostic])
      return nil
    }
    return baseline
  }

  /// The options that tell more findings stand in the extent, too.
  private var extent: LintExtent {
    let limits = options.exceptions.compactMap { exception -> String? in
      guard case .threshold(let number) = exception.effect else { return nil }
      return "\(exception.rule.rawValue)=\(Wording.number(number))"
    }
    let tellsRefuted = options.listsAll || options.assumption == .document
    return LintExtent(
      plan.sources.flatMap(\.environments),
      options: limits + (tellsRefuted ? ["all"] : [])
        + (options.assumption == .document ? ["assume=document"] : []))
  }

  /// Returns true if the run would have found a known finding again: it judged all pages of the finding's file, by
  /// its rule, in all environments of the baseline.
  private func isJudged(_ entry: LintBaseline.Entry, of baseline: LintBaseline, isWhole: Bool) -> Bool {
    let judgesPages =
      plan.unread.isEmpty && !Interruption.isRequested && fonts.faults.allSatisfy(\.isEmpty)
      && plan.sources.allSatisfy { $0.pages.count == $0.source.entries.count && $0.source.hasAllPages }
    guard judgesPages, baseline.extent.isUnknown ? isWhole : extent.covers(baseline.extent) else {
      return false
    }
    let isLimited = options.exceptions.contains { exception in
      if case .severity = exception.effect { return false }
      return exception.rule.rawValue == entry.rule
    }
    guard !isLimited, LintRule(rawValue: entry.rule).map({ settings.first?.judges($0) ?? false }) ?? true
    else { return false }
    return entry.source.map { name in plan.sources.contains { $0.name == name } } ?? true
  }

  // MARK: Exceptions

  /// Returns warnings about exceptions of sources that no finding needs.
  private func unneededExceptions(_ report: LintReport) -> [Diagnostic] {
    report.unneeded.compactMap { source, exception in
      let source = plan.sources[source].source
      guard source.ownLintExceptions.contains(exception) else { return nil }
      let place = [
        exception.page.map { "page \(Wording.quoted($0))" },
        exception.view.map { "view \(Wording.quoted($0))" },
      ]
      .compactMap(\.self).joined(separator: ", ")
      return Diagnostic(
        .note, file: source.file,
        "nothing needs the lint exception for \(exception.rule.rawValue)\(place.isEmpty ? "" : " (\(place))"); remove it"
      )
    }
  }

  /// Returns warnings about exceptions of sources for a page or a view that does not exist.
  private func idleExceptions() -> [Diagnostic] {
    plan.sources.enumerated().flatMap { index, source -> [Diagnostic] in
      // A source without usable fonts has no views.
      guard fonts.faults[index].isEmpty else { return [] }
      let ids = Set(source.source.entries.map(\.id))
      // Naming the views of many pages takes time.
      let views = source.source.ownLintExceptions.contains { $0.view != nil } ? viewNames(index) : []
      let isWhole = source.pages.count == source.source.entries.count && source.source.hasAllPages
      return source.source.ownLintExceptions.compactMap { exception in
        let fault: String
        var near: String?
        if let page = exception.page, !ids.contains(page) {
          fault = "the page \(Wording.quoted(page)), which is not there"
        } else if let view = exception.view, isWhole, !views.contains(view) {
          fault = "the view \(Wording.quoted(view)), which is on no page"
          near = NearMiss.closest(to: view, among: views.sorted())
        } else {
          return nil
        }
        return Diagnostic(
          .warning, file: source.source.file,
          "the lint exception for \(exception.rule.rawValue) is about \(fault)"
            + Wording.didYouMean(near, then: "correct or remove it"))
      }
    } + idleOptions()
  }

  /// Returns warnings about options for views that no page has; none if pages are judged part by part or were received, as
  /// not all are known.
  private func idleOptions() -> [Diagnostic] {
    guard options.exceptions.contains(where: { $0.view != nil }), LintPart.parts(of: plan).count == 1,
      fonts.faults.allSatisfy(\.isEmpty),
      plan.sources.allSatisfy({ ($0.source as? SwiftPageSource)?.receive == nil })
    else { return [] }
    let views = plan.sources.indices.reduce(into: Set<String>()) { $0.formUnion(viewNames($1)) }
    return options.exceptions.compactMap { exception in
      guard let view = exception.view, !views.contains(view) else { return nil }
      let place = Wording.quoted("\(exception.rule.rawValue):\(view)")
      return Diagnostic(
        .warning,
        "\(place) on the command line is about no view of these pages"
          + Wording.didYouMean(NearMiss.closest(to: view, among: views.sorted())))
    }
  }

  /// Returns the names by which exceptions refer to views of a source's pages.
  private func viewNames(_ source: Int) -> Set<String> {
    Set(
      pages[source].flatMap { variants in
        environments[source].flatMap { variants.page(for: $0)?.viewNames ?? [] }
      })
  }

  /// Completes each finding, in its worst environment, with the details that take longer to compute.
  private func complete(_ report: inout LintReport, settings: [LintSettings]) {
    let worker = LintWorker(fonts: fonts, settings: settings)
    for (index, entry) in report.entries.enumerated() {
      guard let environment = entry.environments.first, let page = page(of: entry, in: environment) else {
        continue
      }
      let finding = worker.completed(entry.finding, of: page, in: environment, source: entry.source)
      report.replace(index, with: tightened(finding, from: entry.finding, of: entry, in: environment, worker))
    }
  }

  /// Returns a finding with the number of characters that fit in all environments of one language: the
  /// environment in which the text reaches farthest need not be that in which the fewest fit.
  private func tightened(
    _ finding: LintFinding, from found: LintFinding, of entry: LintReport.Entry,
    in environment: PageEnvironment, _ worker: LintWorker
  ) -> LintFinding {
    guard var length = finding.text?.fittingLength else { return finding }
    var tightened = finding
    for other in entry.environments.lookingDifferent where other.locale == environment.locale {
      guard let page = page(of: entry, in: other),
        !worker.fits(length, of: found, on: page, in: other, source: entry.source)
      else { continue }
      let shorter = worker.completed(found, of: page, in: other, source: entry.source)
      tightened.text?.fittingLength = shorter.text?.fittingLength
      tightened.fix = shorter.fix
      guard let count = shorter.text?.fittingLength else { break }
      length = count
    }
    return tightened
  }

  /// Returns the texts that do not fit or are not translated, each once in each language, with the numbers of
  /// its worst environment.
  package func textFaults(of report: LintReport) -> [TextFault] {
    let worker = LintWorker(fonts: fonts, settings: settings)
    return TextFault.gathered(
      report.entries.filter { $0.finding.text != nil && TextFault.concerns($0.finding.rule) }.flatMap {
        entry in
        entry.environments.firstOfEachLocale.compactMap { environment in
          fault(entry, in: environment, worker).map {
            TextFault($0, in: environment, source: entry.source)
          }
        }
      })
  }

  private func fault(
    _ entry: LintReport.Entry, in environment: PageEnvironment, _ worker: LintWorker
  ) -> LintFinding? {
    if environment == entry.environments.first { return entry.finding }
    let known = entry.finding
    return pages[entry.source].lazy.compactMap { $0.page(for: environment) }.filter { $0.id == known.page }
      .compactMap { page -> LintFinding? in
        let found = worker.findings(of: page, in: environment, source: entry.source).first {
          $0.rule == known.rule && $0.topic == known.topic
        }
        return found.map {
          let finding = worker.completed($0, of: page, in: environment, source: entry.source)
          return tightened(finding, from: $0, of: entry, in: environment, worker)
        }
      }.first
  }

  /// Returns the page that a finding is about.
  func page(of entry: LintReport.Entry, in environment: PageEnvironment) -> PreparedPage? {
    page(of: entry.finding, source: entry.source, in: environment)
  }

  func page(of finding: LintFinding, source: Int, in environment: PageEnvironment) -> PreparedPage? {
    pages[source].lazy.compactMap { $0.page(for: environment) }.first {
      $0.id == finding.page && $0.step?.text == finding.step
    }
  }
}

extension [PageEnvironment] {
  /// The environments that differ in their room for text, the smallest screens first, as texts fit least
  /// there.
  fileprivate var lookingDifferent: [PageEnvironment] {
    var seen: Set<Room> = []
    let different = filter {
      seen.insert(Room(layout: $0.layoutEnvironment, locale: $0.locale, contentSize: $0.contentSize)).inserted
    }
    func area(_ environment: PageEnvironment) -> Double {
      environment.device.size.width * environment.device.size.height
    }
    return different.enumerated().sorted { (area($0.element), $0.offset) < (area($1.element), $1.offset) }
      .map(\.element)
  }
}

/// The part of an environment that decides how much text fits.
private struct Room: Hashable {
  var layout: LayoutEnvironment
  var locale: String
  var contentSize: ContentSize
}
