internal import LayoutEngine
internal import PageRender
internal import PageRuns
internal import Synchronization

/// `renderpages review`: one PDF document to page through, search and mark up.
@MainActor
enum ReviewCommand: Command {
  static let spec = CommandSpec(
    name: "review", operands: "DECK… [options]",
    summary: "Makes the design-review PDF: every page large, samples, measures, changes, findings.",
    details: """
      A cover with contents, each page large on the newest phone with samples of all other screens, each other
      language, redlines of each layout with the rule behind each number, what changed by cause, what lint
      found, texts, the app's styles, and a sheet to sign, which names the screens like none shown. --all
      shows every screen. Sheets keep their numbers when pages are added. What cannot be drawn says so in its
      place; the exit code tells.

      Exit codes: as for render; findings of lint change nothing of it.
      """,
    options: ReviewOptions.specs + AxisOptions.specs + RunOptions.specs,
    examples: [
      "renderpages review Examples/tutorial -d all -o review.pdf",
      "renderpages review MyDeck --against MyDeck/Snapshots --date 2026-11-22",
      "renderpages review MyDeck -d iphone-16-pro --design Exports",
      "renderpages review MyDeck -d iphone-16-pro,ipad-pro-11-m4 --orientation all --paper a3 --notes",
    ],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(
      examples: ["renderpages review -d all -o review.pdf", "renderpages review --locale all --language ja"]))

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    let options = try ReviewOptions(arguments)
    var session = Session(
      options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program)
    let axes = try AxisOptions(arguments)
    let recorded = arguments.value("against").map { RecordedVersions(in: $0) }
    guard let plan = session.plan(arguments.operands, axes: axes, keeping: recorded),
      let fonts = session.fonts(for: plan)
    else { return try await sayFaults(options, &session) }
    let earlier = options.baseline.map { ReviewBaselines(path: $0, plan: plan, arguments: arguments) }
    if let fault = earlier?.fault {
      session.report([fault])
      return session.finish()
    }
    var lint = LintRun(
      plan: plan, fonts: fonts, options: try LintOptions(arguments), program: arguments.program.name)
    if let sender = session.program.sender {
      return await session.send(plan, fonts: fonts, to: sender, lint: lint)
    }
    IsolatedWorker.prepareForFonts()
    var settings = try options.settings(for: plan, devices: session.knownDevices())
    settings.leadingDevice = axes.leadingDevice(among: session.knownDevices())
    let findings = await lint.report(&session)
    let pages = await session.pages(of: plan, fonts: fonts)
    let baselines = try await earlier?.baselines(&session, axes: axes) ?? []
    var designs: [ReviewDesign?] = []
    if let folder = options.design {
      designs = try ReviewDesigns(folder: folder, plan: plan).designs(&session)
    }
    var review = plan.review(settings, pages: pages, fonts: fonts, faults: session.faults)
    for (index, baseline) in baselines.enumerated() { review.sources[index].baseline = baseline }
    for (index, design) in designs.enumerated() { review.sources[index].design = design }
    let narrowing = try plan.narrowingOption(axes, devices: session.knownDevices())
    let isWhole =
      narrowing == nil && !axes.choosesScreens && plan.sources.allSatisfy(\.olderDevices.isEmpty)
    for index in review.sources.indices { review.sources[index].hasAllScreens = isWhole }
    review.findings = findings
    review.isStrict = session.options.isStrict
    return await make(review, options, &session)
  }

  /// Writes a document with the faults of the input if nothing can be drawn; none for a wrong command line.
  private static func sayFaults(
    _ options: ReviewOptions, _ session: inout Session
  ) async throws(UsageError) -> Int32 {
    guard !session.faults.isEmpty, session.faults.allSatisfy({ $0.file != nil }) else {
      return session.finish()
    }
    var settings = try options.settings(for: nil, devices: session.knownDevices())
    if options.title == nil { settings.title = session.faults.first?.file ?? settings.title }
    var review = Review(settings: settings, sources: [])
    review.faults = session.faults
    return await make(review, options, &session)
  }

  private static func make(_ review: Review, _ options: ReviewOptions, _ session: inout Session) async
    -> Int32
  {
    let progress = SheetProgress(isVisible: session.options.showsProgress)
    do throws(PageError) {
      let document = try await ReviewDocument(
        review, jobs: session.options.jobs, shouldStop: { Interruption.isRequested },
        sheetDrawn: { progress.advance($0, of: $1) })
      progress.finish()
      guard !Interruption.isRequested else { return session.finish() }
      session.report(document.faults)
      try write(document, to: options.output)
    } catch {
      progress.finish()
      session.report([error.diagnostic])
      return session.finish()
    }
    return session.finish(ReviewListing.print([options.output], session.options))
  }

  /// The progress of sheets, the number of which is known once they are planned.
  private final class SheetProgress: Sendable {
    private let isVisible: Bool
    private let bar = Mutex<ProgressBar?>(nil)

    init(isVisible: Bool) { self.isVisible = isVisible }

    func advance(_ sheet: String, of count: Int) {
      let bar = bar.withLock { bar in
        let known = bar ?? ProgressBar(total: count, isVisible: isVisible)
        bar = known
        return known
      }
      bar.advance(sheet)
    }

    func finish() { bar.withLock { $0?.finish() } }
  }

  private static func write(_ document: ReviewDocument, to path: String) throws(PageError) {
    do {
      try AtomicFileWriter().write(document.bytes, to: path)
    } catch {
      throw .writing(error)
    }
  }
}
