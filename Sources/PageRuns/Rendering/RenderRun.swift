@preconcurrency internal import Glibc
internal import LayoutEngine
internal import PageRender

/// A run of `render`, from the plan to the list of pictures.
@MainActor
package struct RenderRun {
  private let arguments: Arguments
  private(set) var session: Session
  private let options: RenderOptions
  package var axes = AxisOptions()
  /// The title of what was drawn; `nil` before the run.
  package private(set) var title: String?
  /// The language of the first deck's texts from which they are translated; `nil` without a deck.
  package private(set) var sourceLanguage: String?

  /// The files of all pictures of the run, below the folder; empty before the run.
  package private(set) var names: [String] = []

  private typealias Picture = PicturePlan.Picture

  package init(_ arguments: Arguments, session: Session, options: RenderOptions) {
    self.arguments = arguments
    self.session = session
    self.options = options
  }

  package mutating func run() async -> Int32 {
    let log = InputLog { PictureHash(of: $0).canonicalBytes }
    let started = MonotonicClock.nanoseconds
    var run = self
    let result = await InputLog.ambient.with(log) { await run.draw(log) }
    self = run
    guard let result else { return session.finish() }
    let seconds = Double(MonotonicClock.nanoseconds - started) / 1e9
    return session.finish(RenderListing(result, seconds: seconds).print(options, session.options))
  }

  /// The pictures of a run, or of a part of it, and all that drawing them needs.
  private struct Work {
    let plan: RunPlan
    let pictures: [Picture]
    let part: PartRecord?
    let fonts: RunFonts
    let folder: OutputFolder
    let log: InputLog
  }

  /// Draws the pictures whose files are not up to date; `nil` if there is nothing to draw.
  private mutating func draw(_ log: InputLog) async -> RenderResult? {
    guard let plan = planned(), let work = work(plan, log) else { return nil }
    var result = RenderResult(
      folder: options.folder, names: work.pictures.map { "\($0.name).\(options.format.rawValue)" })
    names = result.names
    let known = knownRun(work)
    if let known {
      await result.find(in: work.folder, jobs: session.options.jobs)
      session.report(known.diagnostics)
    }
    tellStart(work, missing: result.missing.count)
    let isWritable = await drawMissing(of: &result, work)
    end(&result, work, isKnown: known != nil)
    guard isWritable, !Interruption.isRequested else { return result }
    if options.writesGallery, let fault = gallery(of: result, work).write(into: options.folder) {
      session.report([fault])
    }
    if !Interruption.isRequested, let part = work.part { session.report(part.write(result, work.folder)) }
    return result
  }

  /// Plans the run and notes its title and language; `nil` if the inputs cannot be read.
  private mutating func planned() -> RunPlan? {
    guard var plan = session.plan(arguments.operands, axes: axes) else { return nil }
    plan.nameSystems()
    if options.isForStore, axes.locales == nil {
      session.report(StoreRules.leaveOutLanguages(of: &plan))
    }
    title = plan.sources.map { $0.source.displayTitle ?? $0.name }.joined(separator: ", ")
    sourceLanguage = plan.sources.lazy.compactMap { $0.source as? Deck }.first?.strings.sourceLanguage
    return plan
  }

  /// Chooses the pictures, claims the part of the run and cleans up after earlier runs; `nil` if a fault of the
  /// plan forbids drawing.
  private mutating func work(_ plan: RunPlan, _ log: InputLog) -> Work? {
    guard let (pictures, part) = pictures(of: plan, log), isFitForStore(plan),
      let fonts = session.fonts(for: plan)
    else { return nil }
    if let fault = part?.claim.take() {
      session.report([fault])
      return nil
    }
    let folder = OutputFolder(options.folder, usesKnown: options.usesKnown)
    part?.forget()
    folder.removeLeftovers(besides: pictures.map(\.name))
    return Work(plan: plan, pictures: pictures, part: part, fonts: fonts, folder: folder, log: log)
  }

  /// Returns the pictures of the run, or of its shard; reports a fault and returns `nil` if the plan has one.
  private mutating func pictures(
    of plan: RunPlan, _ log: InputLog
  ) -> (pictures: [Picture], part: PartRecord?)? {
    do {
      try plan.check(arguments.division)
      let total = PicturePlan.total(of: plan)
      let picturePlan = try PicturePlan(
        of: plan, naming: options.naming, hasFilmStrips: true, format: options.format,
        places: options.shard?.places(of: total, by: arguments.division))
      if let shard = options.shard, picturePlan.pictures.isEmpty {
        session.report([Diagnostic(.note, "shard \(shard.text) has no pictures")])
      }
      let part = options.shard.map { PartRecord($0, of: picturePlan, plan: plan, options, arguments, log) }
      return (picturePlan.pictures, part)
    } catch {
      session.report([error.diagnostic])
      return nil
    }
  }

  /// Reports the plan's faults and notes if the pictures are for the store; returns false if there are faults.
  private mutating func isFitForStore(_ plan: RunPlan) -> Bool {
    guard options.isForStore else { return true }
    let faults = StoreRules.faults(of: plan)
    session.report(
      faults.isEmpty ? StoreRules.notes(on: plan, choosesDevices: axes.devices != nil) : faults)
    return faults.isEmpty
  }

  /// Draws the missing pictures; returns false if the folder cannot be written.
  private mutating func drawMissing(of result: inout RenderResult, _ work: Work) async -> Bool {
    let missing = result.missing
    guard !missing.isEmpty, !Interruption.isRequested else { return true }
    guard canBeMade(options.folder) else { return false }
    let outcomes = await draw(missing, named: result.names, work)
    for (index, outcome) in outcomes { result.note(outcome, of: index) }
    session.report(outcomes.flatMap(\.result.diagnostics) + result.writeFaults)
    return true
  }

  private func tellStart(_ work: Work, missing: Int) {
    let count = work.pictures.count
    guard let shard = options.shard, count > 0, !session.options.isQuiet else { return }
    let start = PartStart(
      shard, count: count, of: PicturePlan.total(of: work.plan), missing: missing, by: arguments.division,
      .drawing, jobs: session.options.jobs)
    Terminal.tell(Diagnostic(.note, start.text), program: session.program.name)
  }

  private func gallery(of result: RenderResult, _ work: Work) -> RenderGallery {
    let missing = Set(result.missing)
    let shown = work.pictures.enumerated().map { index, picture in
      let source = work.plan.sources[picture.source]
      let entry = source.source.entries[source.pages[picture.pages[0]]]
      return RenderGallery.Picture(
        path: missing.contains(index) ? nil : result.names[index],
        deck: source.source.displayTitle ?? source.name, page: entry.id,
        step: picture.isFilmStrip ? PicturePlan.filmStrip : entry.step, isFilmStrip: picture.isFilmStrip,
        environment: picture.environment,
        isTranslated: !source.source.locales.isEmpty || picture.environment.locale != source.defaults.locale)
    }
    return RenderGallery(title: title ?? options.folder, language: sourceLanguage, pictures: shown)
  }

  // MARK: What is known

  /// Returns the run that drew these pictures with the same command from the same input; `nil` if there is
  /// none.
  private func knownRun(_ work: Work) -> KnownRun? {
    guard isMadeOfFiles(work.plan) else { return nil }
    return work.folder.run(command(in: work.folder), of: names, log: work.log)
  }

  private func isMadeOfFiles(_ plan: RunPlan) -> Bool { plan.sources.allSatisfy { $0.source.isMadeOfFiles } }

  /// Returns the hash of the command line as far as pictures depend on it, of the working directory, and of
  /// the program.
  private func command(in folder: OutputFolder) -> PictureHash {
    let others = [
      DivisionPlan.optionName, "output", "clean", "list", "no-cache", "jobs", "memory", "quiet",
      "no-progress", "json", "gallery",
      Shard.optionName,
    ]
    // The shard's number counts, which the command line may leave to the engine.
    let part = options.shard.map { [Shard.optionName, $0.text] } ?? []
    let words =
      arguments.options.filter { !others.contains($0.name) }.flatMap { [$0.name, $0.value ?? ""] } + part
    let place = FilePath.absolute(".") ?? ""
    var writer = ByteWriter()
    writer.add(folder.edition)
    writer.add([place] + words + ["--"] + arguments.operands) { $0.add($1) }
    return writer.bytes.withUnsafeBytes { PictureHash(of: $0) }
  }

  /// Ends the run: reports an interrupted run, notes a complete one, and cleans up.
  private mutating func end(_ result: inout RenderResult, _ work: Work, isKnown: Bool) {
    let (folder, log) = (work.folder, work.log)
    result.byteCount = folder.byteCount(of: result.standing)
    if Interruption.isRequested {
      session.report([result.interruption])
    } else if result.missing.isEmpty, !isKnown, isMadeOfFiles(work.plan) {
      log.noteProgram()
      if let input = log.answers {
        folder.add(command(in: folder), of: result.names, input: input, diagnostics: session.reported)
      }
    }
    if options.cleans { clean(folder, keeping: result.names) }
    // If pictures could not be written, the same errors of the notes are not repeated.
    let faults = folder.finish()
    session.report(result.writeFaults.isEmpty ? faults : faults.filter { $0.severity == .note })
  }

  private mutating func clean(_ folder: OutputFolder, keeping names: [String]) {
    guard !Interruption.isRequested, !session.faults.contains(where: { $0.severity == .error }) else {
      session.report([Diagnostic(.warning, "--clean removed nothing: not all pictures could be drawn")])
      return
    }
    let (removed, kept, faults) = folder.clean(keeping: names)
    if !removed.isEmpty {
      let count = Wording.count(removed.count, "picture")
      session.report([Diagnostic(.note, "--clean removed \(count) of earlier runs from \(options.folder)")])
    }
    session.report(
      kept.map {
        Diagnostic(
          .warning, file: folder.file($0),
          "--clean kept this picture: no page draws it any more, but the file was changed since it was drawn; "
            + "delete it yourself")
      })
    session.report(faults.map { $0.diagnostic })
  }

  // MARK: Drawing

  /// Makes the output folder before anything is drawn; reports it and returns false if that fails.
  private mutating func canBeMade(_ folder: String) -> Bool {
    do throws(FileWriteError) {
      try AtomicFileWriter.makeFolder(folder)
      guard access(folder, W_OK | X_OK) == 0 else {
        throw FileWriteError(.create, errno: errno, path: folder)
      }
      return true
    } catch {
      session.report([error.diagnostic])
      return false
    }
  }

  private mutating func draw(_ missing: [Int], named names: [String], _ work: Work) async
    -> [(index: Int, result: PageWorker.Outcome)]
  {
    let (fonts, folder) = (work.fonts, work.folder)
    let (plan, chosen) = work.plan.showing(missing.map { work.pictures[$0] })
    let pages = await session.pages(of: plan, fonts: fonts)
    // A set for the store is drawn as a whole or not at all.
    if options.isForStore, session.reported.contains(where: { $0.severity == .error }) { return [] }
    let progress = ProgressBar(total: chosen.count, isVisible: session.options.showsProgress)
    let files = plan.sources.map(\.source.file)
    let order = WorkOrder(pages).indices(of: chosen.map { ($0.source, $0.pages[0], $0.environment) })
    let strips = filmStrips(chosen, pages: pages, fonts: fonts)
    let (isStrict, drawsSystemBars, format) = (
      session.options.isStrict, options.drawsSystemBars, options.format
    )
    let isForStore = options.isForStore
    let outcomes = await runInParallel(count: chosen.count, workers: session.options.jobs, order: order) {
      Interruption.isRequested
    } makeWorker: {
      PageWorker(
        fonts: fonts, isStrict: isStrict, drawsSystemBars: drawsSystemBars, format: format,
        isForStore: isForStore)
    } work: { worker, place -> PageWorker.Outcome in
      let (picture, name) = (chosen[place], names[missing[place]])
      defer { progress.advance(picture.name) }
      if let strip = strips[place] {
        return worker.draw(strip, as: name, into: folder, source: picture.source)
      }
      guard !picture.isFilmStrip,
        let page = pages[picture.source][picture.pages[0]].page(for: picture.environment)
      else { return PageWorker.Outcome(status: .failed) }
      return worker.draw(
        page, in: picture.environment, as: name, into: folder, source: picture.source,
        file: files[picture.source])
    }
    progress.finish()
    return outcomes.map { (missing[$0.index], $0.result) }
  }

  /// Returns the film strips, by their pictures' indices; `nil` for other pictures, and if a step could not
  /// be performed.
  private func filmStrips(
    _ pictures: [Picture], pages: [[PageVariants]], fonts: RunFonts
  ) -> [FilmStrip?] {
    pictures.map { picture in
      guard picture.isFilmStrip else { return nil }
      let states = picture.pages.map { pages[picture.source][$0].page(for: picture.environment) }
      let performed = states.prefix { $0 != nil }.compactMap(\.self)
      return FontCatalog.withCurrent(fonts[picture.source]) {
        FilmStrip(states: performed, in: picture.environment)
      }
    }
  }
}

extension RunPlan {
  /// Returns the plan with only those pages and environments that some pictures show, and the pictures with
  /// their indices in it. If one step of a flow is shown, all its steps stay.
  fileprivate func showing(_ pictures: [PicturePlan.Picture]) -> (RunPlan, [PicturePlan.Picture]) {
    var (plan, pictures) = (self, pictures)
    for index in plan.sources.indices {
      let own = pictures.indices.filter { pictures[$0].source == index }
      let shown = Set(own.map { pictures[$0].environment })
      plan.sources[index].environments.removeAll { !shown.contains($0) }
      let (pages, entries) = (plan.sources[index].pages, plan.sources[index].source.entries)
      let numbers = Set(own.flatMap { pictures[$0].pages }.map { entries[pages[$0]].number })
      let kept = pages.indices.filter { numbers.contains(entries[pages[$0]].number) }
      plan.sources[index].pages = kept.map { pages[$0] }
      let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
      for picture in own { pictures[picture].pages = pictures[picture].pages.compactMap { places[$0] } }
    }
    return (plan, pictures)
  }
}
