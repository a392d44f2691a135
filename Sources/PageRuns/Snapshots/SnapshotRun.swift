internal import Foundation
internal import PageRender

/// A run of snapshot tests, from the command line to the report.
@MainActor
package struct SnapshotRun {
  private var session: Session
  private let options: SnapshotOptions
  private let plan: RunPlan
  private let folder: RunFolder
  private let lastRun: Verification?
  /// The command line that does another part of the run, without shard and report.
  private let command: [String]
  private var snapshots: SnapshotPlan
  private let isCanvas: Bool

  package static func run(
    _ arguments: Arguments, _ options: SnapshotOptions, axes: AxisOptions, session: Session
  ) async -> Int32 {
    await FullHeight.isWanted.with(arguments.contains("full-height")) {
      var session = session
      return await run(arguments, options, axes: axes, in: &session)
    }
  }

  /// Runs the tests, and leaves the diagnostics in the session.
  static func run(
    _ arguments: Arguments, _ options: SnapshotOptions, axes: AxisOptions, in session: inout Session
  ) async -> Int32 {
    Interruption.leaveTimeForResults()
    let lastRun = RunFolder.lastRun(in: options.report)
    guard
      let plan = session.plan(
        arguments.operands, axes: axes, keeping: RecordedVersions(in: options.snapshots))
    else {
      // The results of an earlier run must not be taken for this run's.
      RunFolder.forget(options.report)
      return session.finish()
    }
    var snapshots: SnapshotPlan
    do {
      try plan.check(arguments.division)
      snapshots = try SnapshotPlan(of: plan, options: options, axes: axes)
      snapshots.narrow(by: try plan.narrowingOption(axes, devices: session.knownDevices()))
      try snapshots.narrow(options, lastRun: lastRun, plan: plan)
    } catch {
      session.report([error.diagnostic])
      return session.finish()
    }
    guard let fonts = session.fonts(for: plan) else { return session.finish() }
    let folder: RunFolder
    do {
      folder = try RunFolder.forReport(options.report)
    } catch {
      session.report([error.diagnostic(options.report)])
      return session.finish()
    }
    if let shard = options.shard, let total = snapshots.shardedTotal, !snapshots.pictures.isEmpty,
      !session.options.isQuiet
    {
      let count = snapshots.pictures.count
      let start = PartStart(
        shard, count: count, of: total, missing: count, by: options.division,
        options.isRecording && options.rules.recordsSmall ? .recording : .drawing, jobs: session.options.jobs)
      Terminal.tell(Diagnostic(.note, start.text), program: session.program.name)
    }
    folder.clear(lastRun)
    for folder in Set(snapshots.folders.map(\.path)) { Leftovers.remove(below: folder) }
    var run = SnapshotRun(
      session: session, options: options, plan: plan, folder: folder, lastRun: lastRun,
      command: arguments.command(
        arguments.commandName,
        without: [Shard.optionName, "report", "json", "quiet", "no-progress"]), snapshots: snapshots,
      isCanvas: axes.isCanvas)
    defer { session = run.session }
    return await run.finish(fonts: fonts)
  }

  /// Returns warnings about names of `--ignore` that no page has a view of.
  private func idleNames(_ pages: [[PageVariants]]) -> [Diagnostic] {
    guard !options.rules.ignoredViews.isEmpty else { return [] }
    let names = zip(plan.sources, pages).flatMap { source, pages in
      pages.flatMap { variants in
        source.environments.flatMap { variants.page(for: $0)?.namesToIgnore ?? [] }
      }
    }
    let known = Set(names)
    guard !known.isEmpty else { return [] }
    return options.rules.ignoredViews.filter { !known.contains($0) }.map { name in
      Diagnostic(
        .warning,
        "--ignore \(Wording.quoted(name)): no page has a view of that name"
          + Wording.didYouMean(NearMiss.closest(to: name, among: known.sorted())))
    }
  }

  private mutating func finish(fonts: RunFonts) async -> Int32 {
    let pages = await session.pages(of: plan, fonts: fonts, mayStop: true)
    var environment = EnvironmentCheck(
      snapshots.folders, sources: plan.sources.map(\.source), fonts: fonts, rules: options.rules,
      isShard: options.shard != nil)
    // Views of an interrupted run are not all built.
    var tested =
      Interruption.isRequested ? gathered([], skippedResults()) : await test(pages, fonts: fonts)
    if tested.contains(where: { $0.result.status == .skipped }) {
      snapshots.narrow(by: Interruption.isRequested ? "an interruption" : "--max-failures")
    }
    if Interruption.isRequested {
      let count = tested.count { $0.result.status != .skipped }
      let what = isRecording ? "recorded" : "compared"
      session.report([
        Diagnostic(.warning, "interrupted: \(count) of \(tested.count) pictures were \(what)")
      ])
      // The process may be killed before the rest is known; the report's writer reports a failure.
      try? ReportWriter().writeResults(verification(tested), to: folder.path)
    }
    compare(&environment, of: &tested)
    session.tell(environment.diagnostics(isAllowed: options.allowsEnvironment))
    var verification = verification(tested, environmentDifferences: environment.differences)
    verification.stale = snapshots.stale()
    if snapshots.narrowedBy == nil { session.report(snapshots.olderNotes(plan)) }
    session.report(toleranceNotes(tested) + rendererWarnings(verification))
    let idleNames = idleNames(pages)
    session.report(idleNames)
    if options.ignoresSomething, idleNames.isEmpty, !tested.isEmpty,
      tested.allSatisfy({ $0.result.ignored.isEmpty })
    {
      session.report([Diagnostic(.warning, "--ignore and --ignore-area match nothing on these pages")])
    }
    let isComplete = snapshots.narrowedBy == nil && fonts.faults.allSatisfy(\.isEmpty)
    session.report(environment.record(isComplete: isComplete, written: tested))
    var isWritten = false
    do throws(FileWriteError) {
      if Interruption.isRequested { try ReportWriter().writeResults(verification, to: folder.path) }
      try ReportWriter().write(verification, to: folder.path)
      isWritten = true
    } catch {
      session.report([error.diagnostic])
    }
    var listing = VerificationListing(
      verification, report: folder.path, emptyBecause: snapshots.emptyBecause,
      recordedCount: tested.count { $0.isWritten && $0.result.status == .missing })
    listing.hasReport = isWritten
    let told = max(
      listing.print(session.options),
      GitHubActions.appendSummary(verification.summary, program: session.program))
    return session.finish(max(told, verification.isGood ? .success : .difference))
  }

  /// Compares the environment with the recorded one. If both are the same, a picture that changed from equal inputs is
  /// the renderer's.
  private func compare(_ environment: inout EnvironmentCheck, of tested: inout [SnapshotTest.Outcome]) {
    environment.compare(tested.map(\.result))
    guard environment.isSame else { return }
    for place in tested.indices {
      tested[place].result = SnapshotTest.withEqualEnvironment(tested[place].result, options.rules)
    }
  }

  private func verification(
    _ tested: [SnapshotTest.Outcome], environmentDifferences: [String] = []
  ) -> Verification {
    var verification = Verification(
      title: title, pictures: unreadableDecks() + unreadablePages() + tested.map(\.result),
      environmentDifferences: environmentDifferences, narrowedBy: snapshots.narrowedBy)
    verification.against = options.against
    if let against = options.against {
      for place in verification.pictures.indices where verification.pictures[place].status == .missing {
        verification.pictures[place].sentences = ["\(against) has no such picture"]
      }
    }
    if verification.shard != nil { verification.command = command }
    return verification
  }

  /// Returns a result for each deck that cannot be read: without these results, the report would look good.
  private func unreadableDecks() -> [PictureResult] {
    guard options.pattern == nil, !options.isLastFailed, options.shard == nil else { return [] }
    return plan.unread.map { deck in
      let errors = deck.faults.filter { $0.severity == .error }.map { $0.line(program: session.program.name) }
      return Self.unread(
        "deck", of: deck.name, in: plan.sources[0].defaults,
        because: ["\(deck.path) cannot be read"] + errors)
    }
  }

  /// Returns a result for each unreadable page of a file.
  private func unreadablePages() -> [PictureResult] {
    guard options.pattern == nil, snapshots.narrowedBy == RunPlan.unreadablePage else { return [] }
    return plan.sources.flatMap { source in
      let known = Set(source.source.entries.map(\.number))
      let faults = session.errors(in: source.source.file)
      return (1...max(source.source.pageCount, 1)).filter { !known.contains($0) }.map { number in
        Self.unread(
          "page \(number)", of: source.name, in: source.defaults,
          because: ["page \(number) of \(source.source.file) cannot be read"] + faults)
      }
    }
  }

  private static func unread(
    _ name: String, of deck: String, in environment: PageEnvironment, because sentences: [String]
  ) -> PictureResult {
    let axes = PictureResult.Axes(PageEntry(id: name, number: 0), in: environment)
    var result = PictureResult(deck: deck, name: name, snapshot: "", status: .failed, axes: axes)
    result.sentences = sentences
    return result
  }

  /// The decks' titles; a title that several decks have is followed by the deck's name.
  private var title: String {
    let titles = plan.sources.map { $0.source.displayTitle ?? $0.name }
    return zip(plan.sources, titles).map { source, title in
      titles.count { $0 == title } > 1 ? "\(title) (\(source.name))" : title
    }.joined(separator: ", ")
  }

  private var isRecording: Bool { options.rules.mode == .all || options.rules.mode == .failed }

  // MARK: Testing

  /// Returns the result of each picture before it is drawn, with the status `skipped`.
  private func skippedResults() -> [PictureResult] {
    snapshots.pictures.map { picture in
      let source = plan.sources[picture.source]
      let entry = source.source.entries[source.pages[picture.pages[0]]]
      return PictureResult(
        deck: source.name, name: picture.name,
        snapshot: snapshots.folders[picture.source].picture(picture.name), status: .skipped,
        axes: PictureResult.Axes(entry, in: picture.environment))
    }
  }

  /// Returns the page that a picture in another language is stored as a layer over; `base` is its index in
  /// the plan.
  private func base(_ base: Int?, _ pages: [[PageVariants]]) -> PageWorker.Base? {
    base.flatMap { place in
      let picture = snapshots.pictures[place]
      return pages[picture.source][picture.pages[0]].page(for: picture.environment).map {
        PageWorker.Base(name: picture.name, page: $0, environment: picture.environment)
      }
    }
  }

  /// Returns how many pictures have each base, by the path of its snapshot's file.
  private func uses(of bases: [Int?]) -> [String: Int] {
    let files = bases.compactMap(\.self).map { place in
      let base = snapshots.pictures[place]
      return snapshots.folders[base.source].picture(base.name)
    }
    return files.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Returns the pictures that were rejected, by folder, and reports lists that cannot be read.
  private mutating func rejectedPictures() -> [SnapshotFolder: RejectedPictures] {
    var rejected: [SnapshotFolder: RejectedPictures] = [:]
    for folder in snapshots.folders where rejected[folder] == nil {
      do throws(StoredPictureError) {
        rejected[folder] = try folder.rejectedPictures()
      } catch {
        rejected[folder] = RejectedPictures()
        session.report([Diagnostic(.error, file: folder.rejections, error.message, exitCode: .badInput)])
      }
    }
    return rejected
  }

  private mutating func test(_ pages: [[PageVariants]], fonts: RunFonts) async -> [SnapshotTest.Outcome] {
    let writer = AtomicFileWriter(syncedLater: isRecording)
    let cacheFile = "\(folder.path)/\(RunFolder.cache)"
    let cache = options.usesCache ? PictureCache(contentsOf: cacheFile) : nil
    let work = work(pages, fonts: fonts, writer: writer, cache: cache)
    let outcomes = await outcomes(of: work, fonts: fonts)
    do throws(FileWriteError) {
      try cache?.write(to: cacheFile, with: AtomicFileWriter())
      if !Interruption.isRequested { try writer.sync() }
    } catch {
      session.report([error.diagnostic])
    }
    return gathered(outcomes, work.started)
  }

  /// The pictures to test and all that their tests need.
  private struct Work: Sendable {
    let pictures: [PicturePlan.Picture]
    let pages: [[PageVariants]]
    /// The results before the tests.
    let started: [PictureResult]
    /// The pages that pictures are stored as layers over.
    let bases: [PageWorker.Base?]
    /// The tests, files and faults of each source, and the entries of its pages.
    let tests: [SnapshotTest]
    let files: [String]
    let faults: [[String]]
    let entries: [[PageEntry]]
    /// The chosen pages of each source: indices in its entries.
    let chosen: [[Int]]
    let inputs: RecordedInputs
    let room = PictureRoom(limit: PictureBudget.shared.bytes)

    /// Tests the picture of an index.
    func test(_ index: Int, by worker: PageWorker) -> PageWorker.Tested {
      let (picture, source) = (pictures[index], pictures[index].source)
      guard let page = pages[source][picture.pages[0]].page(for: picture.environment) else {
        return PageWorker.Tested(unbuilt: started[index], because: faults[source])
      }
      let place = picture.pages[0]
      let test = tests[source].ignoring(entries[source][place].ignored).drawn { [inputs, chosen] in
        inputs.origin(of: page, entry: chosen[source][place], source: source, in: picture.environment)
      }
      return room.using(PictureRoom.bytes(of: picture.environment)) {
        worker.test(
          page, in: picture.environment, as: started[index],
          with: test, over: bases[index], source: source, file: files[source])
      }
    }
  }

  private mutating func work(
    _ pages: [[PageVariants]], fonts: RunFonts, writer: AtomicFileWriter, cache: PictureCache?
  ) -> Work {
    let rejected = rejectedPictures()
    let places = snapshots.bases()
    let shared = SharedPictures(uses: uses(of: places))
    let files = plan.sources.map(\.source.file)
    return Work(
      pictures: snapshots.pictures, pages: pages, started: skippedResults(),
      bases: places.map { base($0, pages) },
      tests: snapshots.folders.map {
        SnapshotTest(
          $0, rules: options.rules, writer: writer, reportFolder: folder.path, cache: cache, shared: shared,
          rejected: rejected[$0] ?? RejectedPictures())
      }, files: files,
      faults: files.enumerated().map { place, file in
        let own = fonts.faults[place].map { $0.line(program: session.program.name) }
        return session.errors(in: file) + own.filter { !session.errors(in: file).contains($0) }
      }, entries: plan.sources.map { source in source.pages.map { source.source.entries[$0] } },
      chosen: plan.sources.map(\.pages),
      inputs: RecordedInputs(
        plan.sources.map(\.source), isMadeOfFiles: session.program.catalog == nil,
        loader: session.loader(isCanvas: isCanvas), options: session.options))
  }

  /// Tests the pictures in parallel, until all are tested, enough fail or the run is interrupted.
  private func outcomes(of work: Work, fonts: RunFonts) async -> [(index: Int, result: PageWorker.Tested)] {
    let pictures = work.pictures
    let progress = ProgressBar(total: pictures.count, isVisible: session.options.showsProgress)
    defer { progress.finish() }
    let order = WorkOrder(work.pages).indices(of: pictures.map { ($0.source, $0.pages[0], $0.environment) })
    let failures = FailureCount(limit: options.maximumFailures)
    let isStrict = session.options.isStrict
    return await runInParallel(count: pictures.count, workers: session.options.jobs, order: order) {
      Interruption.isRequested || failures.isReached
    } isOver: {
      Interruption.isDrawingOver
    } makeWorker: {
      PageWorker(fonts: fonts, isStrict: isStrict)
    } work: { worker, index -> PageWorker.Tested in
      defer { progress.advance(pictures[index].name) }
      let tested = work.test(index, by: worker)
      if tested.outcome.result.status.isFailure { failures.add() }
      return tested
    }
  }

  /// Returns all outcomes in the order of the pictures, including pictures that were not reached, and reports
  /// the faults.
  private mutating func gathered(
    _ outcomes: [(index: Int, result: PageWorker.Tested)], _ started: [PictureResult]
  ) -> [SnapshotTest.Outcome] {
    session.report(outcomes.flatMap(\.result.diagnostics))
    session.report(FileWriteError.diagnostics(ofPictures: outcomes.compactMap(\.result.writeError)))
    var all = started.map { SnapshotTest.Outcome(result: $0) }
    for (index, result) in outcomes { all[index] = result.outcome }
    return all
  }

  /// Returns a warning about pictures that pass though PageRender draws them differently now.
  private func rendererWarnings(_ run: Verification) -> [Diagnostic] {
    let count = run.pictures.count { $0.origin == .renderer && $0.status == .same }
    guard count > 0, options.rules.rendererChanges == .warn else { return [] }
    let approve = RunFolder.command("approve", report: folder.path)
    return [
      Diagnostic(
        .warning,
        "\(Wording.count(count, "picture passes", "pictures pass")) though PageRender draws differently now "
          + "(\(Verification.kindsOfChanges)); \(approve) --renderer takes "
          + Wording.form(count, "it", "them"))
    ]
  }

  // MARK: Tolerance

  /// Returns a note if the tolerance is looser than any picture of the run needs.
  private func toleranceNotes(_ tested: [SnapshotTest.Outcome]) -> [Diagnostic] {
    guard !options.rules.tolerance.isExact, !isRecording, !tested.isEmpty,
      tested.allSatisfy({ $0.result.status == .same })
    else { return [] }
    let needed = tested.compactMap(\.looseness)
    let advice: String?
    if needed.isEmpty || needed.allSatisfy({ $0 == .needless }) {
      advice = PictureComparison.Looseness.needless.advice
    } else {
      let first = needed.first.flatMap(\.self)
      advice = needed.allSatisfy({ $0 == first }) ? first?.advice : nil
    }
    return advice.map { [Diagnostic(.note, $0)] } ?? []
  }
}

extension PageWorker.Tested {
  fileprivate init(unbuilt result: PictureResult, because faults: [String]) {
    self.init(outcome: SnapshotTest.Outcome(result: result))
    outcome.result.status = .failed
    outcome.result.sentences = ["the page could not be built"] + faults
  }
}
