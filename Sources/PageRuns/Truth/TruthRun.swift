internal import PageRender

/// A comparison of PageRender's screens with recordings of UIKit's.
@MainActor
package struct TruthRun {
  private(set) var session: Session
  private let options: TruthOptions

  package init(session: Session, options: TruthOptions) {
    self.session = session
    self.options = options
  }

  /// Compares the recordings below a folder, and prints what differs.
  ///
  /// - Parameter operands: The folder; behind it decks and documents, which go before those that recordings name.
  package mutating func run(_ operands: [String]) async -> Int32 {
    guard let (plan, screens) = planned(operands), let fonts = session.fonts(for: plan) else {
      return session.finish()
    }
    if let sender = session.program.sender {
      return await session.send(plan, fonts: fonts, to: sender) { _, solved, environment, _ in
        var notes = PageNotes()
        notes.views = solved.truthViews(in: environment)
        return notes
      }
    }
    let results = await compare(screens, plan, fonts)
    return finish(results)
  }

  /// The plan of the recorded screens, for an app's screens to be asked for; `nil` without any.
  package mutating func screensToDraw(_ operands: [String]) -> RunPlan? { planned(operands)?.plan }

  /// Reads the recordings and plans their screens; `nil` if nothing can be compared.
  private mutating func planned(_ operands: [String]) -> (plan: RunPlan, screens: [TruthPlan.Screen])? {
    guard let path = operands.first else {
      session.report([
        Diagnostic(.error, "name the folder of the recordings", exitCode: .usage)
      ])
      return nil
    }
    let folder = TruthFolder(path)
    session.report(folder.diagnostics)
    guard !folder.recordings.isEmpty || !folder.snapshots.isEmpty else { return nil }
    let given = Array(operands.dropFirst())
    let isCatalog = session.program.catalog != nil
    let paths = given.isEmpty && !isCatalog ? Self.sources(of: folder.recordings) : given
    guard !paths.isEmpty || isCatalog else {
      session.report([
        Diagnostic(
          .error, file: path, "names no deck and no storyboard; give those of its screens after it",
          exitCode: .badInput)
      ])
      return nil
    }
    var axes = AxisOptions()
    axes.systems = options.system.map { [$0] }
    axes.pages = options.pages
    guard var plan = session.plan(paths, axes: axes) else { return nil }
    var truth = TruthPlan(
      plan, devices: session.knownDevices(), isAnySource: isCatalog || !given.isEmpty)
    for recording in folder.recordings { truth.add(recording) }
    truth.add(folder.snapshots, options: options)
    session.report(truth.diagnostics)
    if truth.screens.isEmpty, truth.diagnostics.isEmpty, let pages = options.pages {
      session.report([
        Diagnostic(
          .error, file: path, "has no recording of --page \(pages.joined(separator: ","))", exitCode: .usage)
      ])
    }
    narrow(&plan, to: truth.screens)
    return truth.screens.isEmpty ? nil : (plan, truth.screens)
  }

  /// The decks and documents that recordings name, each once, as seen from the current folder.
  private static func sources(of recordings: [TruthRecording]) -> [String] {
    var seen: Set<String> = []
    return recordings.compactMap(\.source).filter { seen.insert(FilePath.absolute($0) ?? $0).inserted }
      .map { InputFile.exists($0) ? FilePath.relative($0, to: ".") : $0 }
  }

  /// Leaves the plan the pages and environments of the screens.
  private func narrow(_ plan: inout RunPlan, to screens: [TruthPlan.Screen]) {
    for index in plan.sources.indices {
      let own = screens.filter { $0.source == index }
      var seen: Set<PageEnvironment> = []
      plan.sources[index].environments = own.map(\.environment).filter { seen.insert($0).inserted }
      plan.sources[index].pages = Set(own.map(\.page)).sorted()
    }
    plan.only = Set(screens.map { RunPlan.Screen(page: $0.page, environment: $0.environment) })
  }

  private mutating func compare(
    _ screens: [TruthPlan.Screen], _ plan: RunPlan, _ fonts: RunFonts
  ) async -> [TruthResult] {
    let pages = await session.pages(of: plan, fonts: fonts)
    let places = screens.map { screen in
      (
        source: screen.source, page: plan.sources[screen.source].pages.firstIndex(of: screen.page) ?? 0,
        environment: screen.environment
      )
    }
    let files = plan.sources.map(\.source.file)
    let (isStrict, tolerance) = (session.options.isStrict, options.tolerance)
    let outcomes = await runInParallel(
      count: screens.count, workers: session.options.jobs, order: WorkOrder(pages).indices(of: places)
    ) {
      Interruption.isRequested
    } makeWorker: {
      PageWorker(fonts: fonts, isStrict: isStrict)
    } work: { worker, index -> (result: TruthResult?, diagnostics: [Diagnostic]) in
      let place = places[index]
      guard let page = pages[place.source][place.page].page(for: place.environment) else { return (nil, []) }
      return worker.compare(
        page, with: screens[index].recording, in: place.environment, tolerance: tolerance,
        source: place.source, file: files[place.source])
    }
    session.report(outcomes.flatMap(\.result.diagnostics))
    return outcomes.compactMap(\.result.result)
  }

  private mutating func finish(_ results: [TruthResult]) -> Int32 {
    let listing = TruthListing(results, tolerance: options.tolerance)
    var output = ResultWriter()
    if session.options.printsJSON {
      output.json(listing.json)
    } else if session.options.isQuiet {
      if let summary = listing.summary { output.line(summary) }
    } else {
      output.append(listing.text)
    }
    let status = results.allSatisfy(\.isEqual) ? ExitCode.success : .difference
    return session.finish(max(output.flush(), status))
  }
}
