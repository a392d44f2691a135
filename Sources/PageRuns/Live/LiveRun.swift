internal import LayoutEngine
package import PageRender

/// A live view of decks and documents: draws their pages again and again, and keeps from turn to turn
/// fonts, shaped texts, decoded pictures, and the pictures of all screens that did not change.
@MainActor
package final class LiveRun {
  let operands: [String]
  let options: RunOptions
  let program: HostProgram
  /// The folder of all snapshots; `nil` for `Snapshots` beside each file.
  private let snapshots: String?
  package let pictures: LivePictures
  /// The files that the view depends on.
  package private(set) var inputs = LiveInputs()
  private let images = ImageStore()
  private var keptFonts: KeptFonts?
  private var workers = LiveWorkers()
  /// The pages of the last turn; `nil` before one could be read.
  private(set) var drawn: Drawn? {
    didSet { asker = drawn.map { PageWorker(fonts: $0.fonts) } }
  }
  /// The worker that answers questions about pages between turns.
  private(set) var asker: PageWorker?
  package private(set) var wall = LiveWall()

  package init(
    _ operands: [String], options: RunOptions, program: HostProgram, snapshots: String?,
    pictures: LivePictures = LivePictures()
  ) {
    self.operands = operands
    self.options = options
    self.program = program
    self.snapshots = snapshots
    self.pictures = pictures
  }

  /// The pages of a turn.
  struct Drawn {
    var plan: RunPlan
    var fonts: RunFonts
    var pages: [[PageVariants]]
    var cells: [Cell]
  }

  /// A page of a source in an environment.
  struct Cell: Sendable {
    /// The screen's id.
    var id: String
    /// The index of the source in the plan.
    var source: Int
    /// The index of the page among the source's chosen pages.
    var page: Int
    var environment: PageEnvironment
    var file: String
    /// The page's position in the picture's snapshot folder.
    var snapshot: String
  }

  /// The fonts of some sources without faults.
  private struct KeptFonts {
    var wishes: [FontWish]
    var fonts: RunFonts
  }

  private struct FontWish: Equatable {
    var paths: [String]
    var isOptional: Bool
    var families: [String]
  }

  /// Reads the sources, and returns the errors of the command line and of the files.
  package func startingFaults(_ axes: AxisOptions) -> [Diagnostic] {
    var session = Session(options: options, program: program, images: images)
    _ = session.plan(operands, axes: axes, keeping: RecordedVersions(in: snapshots))
    return session.reported.filter { $0.severity == .error }
  }

  /// Reads the sources, draws what changed, and returns the new state.
  ///
  /// - Parameter changed: The paths of changed files, as `inputs` has them.
  package func draw(_ axes: AxisOptions, changed: Set<String>) async -> LiveWall {
    forget(changed)
    let log = InputLog { _ in [] }
    await InputLog.ambient.with(log) { await self.drawAll(axes) }
    inputs.add(log.questions)
    pictures.keep(wall.addresses)
    return wall
  }

  private func forget(_ changed: Set<String>) {
    guard !changed.isEmpty else { return }
    images.forget { changed.contains($0) }
    ArtworkComplaints.forget { changed.contains($0) }
    let fonts = keptFonts?.wishes.flatMap(\.paths) ?? []
    if changed.contains(where: { path in fonts.contains { path == $0 || path.hasPrefix($0 + "/") } }) {
      keptFonts = nil
    }
  }

  private func drawAll(_ axes: AxisOptions) async {
    var session = Session(options: options, program: program, images: images)
    let recorded = RecordedVersions(in: snapshots)
    guard let plan = session.plan(operands, axes: axes, keeping: recorded),
      let cells = cells(of: plan, &session), let fonts = fonts(for: plan, &session)
    else {
      wall.problems = DiagnosticList(session.reported).told
      wall.screens = wall.screens.map { $0.stale(because: session.reported.filter { $0.severity == .error }) }
      return
    }
    let pages = await session.pages(of: plan, fonts: fonts)
    let drawn = Drawn(plan: plan, fonts: fonts, pages: pages, cells: cells)
    let outcomes = await outcomes(of: drawn)
    session.report(outcomes.flatMap(\.diagnostics))
    let problems = session.reported
    let fresh = zip(cells, outcomes).map { screen($0, $1, drawn, former: wall.screen($0.id)) }
    self.drawn = drawn
    wall.screens = LiveScreen.merged(fresh, with: lost(in: plan, problems, besides: fresh), in: wall.screens)
    wall.problems = DiagnosticList(problems).told
    wall.menus = LiveMenu.menus(of: plan, devices: session.knownDevices())
    wall.title = plan.sources.map { $0.source.displayTitle ?? $0.source.name }.joined(separator: ", ")
  }

  private func outcomes(of drawn: Drawn) async -> [PageWorker.LiveOutcome] {
    let (cells, pages, fonts, pictures) = (drawn.cells, drawn.pages, drawn.fonts, pictures)
    let order = WorkOrder(pages).indices(of: cells.map { ($0.source, $0.page, $0.environment) })
    let (workers, isStrict) = (workers, options.isStrict)
    workers.rewind()
    fonts.dropUnusedRuns()
    let outcomes = await runInParallel(count: cells.count, workers: options.jobs, order: order) {
      Interruption.isRequested
    } makeWorker: {
      workers.next { PageWorker(fonts: fonts, isStrict: isStrict) }
    } work: { worker, index -> PageWorker.LiveOutcome in
      let cell = cells[index]
      guard let page = pages[cell.source][cell.page].page(for: cell.environment) else {
        return PageWorker.LiveOutcome()
      }
      return worker.livePicture(
        of: page, in: cell.environment, source: cell.source, file: cell.file, into: pictures)
    }
    var all = [PageWorker.LiveOutcome](repeating: PageWorker.LiveOutcome(), count: cells.count)
    for (index, outcome) in outcomes { all[index] = outcome }
    return all
  }

  /// The pages to draw, with the names of their pictures and of their snapshots; `nil` if two have one name.
  private func cells(of plan: RunPlan, _ session: inout Session) -> [Cell]? {
    func named(_ count: Int) throws(UsageError) -> [PicturePlan.Picture] {
      try PicturePlan(
        of: plan, naming: FileNaming(nil, deckCount: count), hasFilmStrips: false,
        group: count > 1 ? nil : { "\($0)" }
      ).pictures
    }
    do {
      let pictures = try named(plan.deckCount)
      let recorded = try named(snapshots == nil ? 1 : plan.deckCount)
      return zip(pictures, recorded).map { picture, recorded in
        let source = plan.sources[picture.source].source
        let folder = SnapshotFolder(snapshots ?? RecordedVersions.folder(of: source))
        return Cell(
          id: picture.name, source: picture.source, page: picture.pages[0], environment: picture.environment,
          file: source.file, snapshot: folder.picture(recorded.name))
      }
    } catch {
      session.report([error.diagnostic])
      return nil
    }
  }

  /// The fonts of the last turn if the sources want the same ones; new ones otherwise.
  private func fonts(for plan: RunPlan, _ session: inout Session) -> RunFonts? {
    let wishes = plan.sources.map(\.source).map { source in
      FontWish(
        paths: options.fontDirectories + source.fontPaths, isOptional: source.areFontsOptional,
        families: (source.fontFamilies + source.preferredFontFamilies).map(\.value))
    }
    if let keptFonts, keptFonts.wishes == wishes { return keptFonts.fonts }
    let known = session.reported
    let fonts = session.fonts(for: plan)
    workers = LiveWorkers()
    // Faults of fonts have positions in the sources, which may move.
    keptFonts = session.reported == known ? fonts.map { KeptFonts(wishes: wishes, fonts: $0) } : nil
    return fonts
  }

  // MARK: Screens

  private func screen(
    _ cell: Cell, _ outcome: PageWorker.LiveOutcome, _ drawn: Drawn, former: LiveScreen?
  ) -> LiveScreen {
    let source = drawn.plan.sources[cell.source]
    let entry = source.source.entries[source.pages[cell.page]]
    let environment = cell.environment
    var screen = LiveScreen(
      id: cell.id, page: entry.id + (entry.step.map { " › \($0)" } ?? ""), device: environment.device.name,
      file: entry.file ?? cell.file)
    screen.deck = source.source.displayTitle ?? source.source.name
    screen.details = environment.details(besides: source.defaults)
    screen.position = entry.position
    screen.snapshot = LiveSnapshot(cell.snapshot)
    if let picture = outcome.picture {
      screen.picture = picture
      screen.faults = outcome.diagnostics
      // The marks of an unchanged picture stay until lint has judged the page again.
      if former?.picture == picture { screen.marks = former?.marks ?? [] }
      return screen
    }
    screen.picture = former?.picture
    let faults =
      drawn.pages[cell.source][cell.page].faults(in: environment) + drawn.fonts.faults[cell.source]
      + outcome.diagnostics
    return screen.stale(because: faults)
  }

  /// The screens of the last turn whose pages or sources cannot be read now.
  private func lost(in plan: RunPlan, _ problems: [Diagnostic], besides fresh: [LiveScreen]) -> [LiveScreen] {
    let taken = Set(fresh.map(\.id))
    let files = Set(fresh.map(\.file) + plan.sources.map(\.source.file))
    let missing = plan.sources.flatMap { source in source.leftOut.map { (source.source.file, $0) } }
    return wall.screens.filter { !taken.contains($0.id) }.compactMap { screen in
      if let (_, page) = missing.first(where: { $0.0 == screen.file && $0.1.entry.id == screen.page }) {
        return screen.stale(because: page.faults)
      }
      guard !files.contains(screen.file) else { return nil }
      let own = problems.filter { $0.severity == .error && $0.file == screen.file }
      let others = problems.filter { $0.severity == .error && $0.file == nil }
      // Without an error the file belongs to a page that is gone.
      return own.isEmpty && others.isEmpty ? nil : screen.stale(because: own.isEmpty ? others : own)
    }
  }

  /// Replaces the marks of some screens.
  func mark(_ marks: [String: [LiveMark]]) {
    for index in wall.screens.indices {
      if let own = marks[wall.screens[index].id] { wall.screens[index].marks = own }
    }
  }
}

extension PageEnvironment {
  /// The values other than the device that differ from an axis's default, as file names have them.
  fileprivate func details(besides defaults: PageEnvironment) -> [String] {
    [
      (orientation.rawValue, defaults.orientation.rawValue),
      (appearance.rawValue, defaults.appearance.rawValue),
      (locale, defaults.locale), (contentSize.rawValue, defaults.contentSize.rawValue),
      (direction.name, LocaleTag.direction(of: locale).name), (system.title, defaults.system.title),
    ].filter { $0.0 != $0.1 }.map(\.0)
  }
}

extension LiveScreen {
  /// The screen with its earlier picture.
  package func stale(because faults: [Diagnostic]) -> LiveScreen {
    var screen = self
    screen.isStale = true
    screen.faults = faults
    return screen
  }

  /// Screens in their order, and lost screens each after the screen that it followed before.
  package static func merged(_ fresh: [LiveScreen], with lost: [LiveScreen], in former: [LiveScreen])
    -> [LiveScreen]
  {
    var screens = fresh
    for screen in lost {
      let before = former.prefix { $0.id != screen.id }.map(\.id)
      let place = screens.lastIndex { before.contains($0.id) }
      screens.insert(screen, at: place.map { $0 + 1 } ?? 0)
    }
    return screens
  }
}
