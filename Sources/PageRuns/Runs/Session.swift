@preconcurrency internal import Glibc
internal import LayoutEngine
package import PageRender

/// The common part of drawing commands: sources are read and planned, faults are gathered, and the process ends
/// with the highest exit code.
@MainActor
package struct Session {
  package let options: RunOptions
  package let program: HostProgram
  private(set) var diagnostics = DiagnosticList()
  private var told: Set<Diagnostic> = []
  /// The decoded pictures, which all plans share: a review and its lint use the same ones.
  private let images: ImageStore

  /// - Parameter images: The decoded pictures of earlier sessions, for a live view; new ones otherwise.
  package init(options: RunOptions, program: HostProgram, images: ImageStore = ImageStore()) {
    self.options = options
    self.program = program
    self.images = images
  }

  package mutating func report(_ more: [Diagnostic]) { diagnostics.append(contentsOf: more) }

  /// Reports diagnostics and prints the errors at once, before results that rest on them.
  package mutating func tell(_ more: [Diagnostic]) {
    for error in more where error.severity == .error && told.insert(error).inserted {
      Terminal.tell(error, program: program.name)
    }
    report(more)
  }

  /// All diagnostics that were reported so far, with those of artwork.
  package var reported: [Diagnostic] { everything.diagnostics }

  /// The reported diagnostics, and those of artwork that was drawn although something is wrong with it.
  private var everything: DiagnosticList {
    var list = diagnostics
    list.append(contentsOf: ArtworkComplaints.diagnostics + ArtworkComplaints.losses)
    return list
  }

  /// The errors and warnings that were reported so far.
  package var faults: [Diagnostic] { diagnostics.diagnostics.filter { $0.severity != .note } }

  /// Removes and returns the diagnostics that lint reports as findings.
  mutating func takeLintFaults() -> [Diagnostic] {
    let faults = diagnostics.diagnostics.filter { $0.lintRule != nil }
    diagnostics = DiagnosticList(diagnostics.diagnostics.filter { $0.lintRule == nil })
    return faults
  }

  /// The errors about a file that were reported so far, a line each.
  func errors(in file: String) -> [String] {
    diagnostics.diagnostics.filter { $0.severity == .error && $0.file == file }
      .map { $0.line(program: program.name) }
  }

  /// Reads the sources and plans what is drawn; `nil` if there is nothing to draw. Faults of the command line
  /// are reported beside those of the files.
  ///
  /// - Parameters:
  ///   - isWide: True if axes without chosen values get many values (`RunPlan`).
  ///   - recorded: The recorded snapshots, whose version of iOS is drawn unless a source or the command line
  ///     names one; `nil` draws the standard version.
  package mutating func plan(
    _ paths: [String], axes: AxisOptions, isWide: Bool = false, keeping recorded: RecordedVersions? = nil
  ) -> RunPlan? {
    do {
      var recorded = axes.systems == nil ? recorded : nil
      defer { report(recorded?.notes ?? []) }
      return try readPlan(paths, axes: axes, isWide: isWide, keeping: &recorded)
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.message = program.naming(diagnostic.message)
      report([diagnostic])
      return nil
    }
  }

  private mutating func readPlan(
    _ paths: [String], axes: AxisOptions, isWide: Bool, keeping recorded: inout RecordedVersions?
  ) throws(UsageError) -> RunPlan? {
    if let catalog = program.catalog {
      return try readPlan(catalog, operands: paths, axes: axes, isWide: isWide, keeping: &recorded)
    }
    guard !paths.isEmpty else {
      throw UsageError(
        message: "name a deck, which is a deck.json or a folder with one (\"renderpages init\" writes one), "
          + "or a .storyboard or .xib file")
    }
    let catalog = devices()
    report(AssetCatalogSearch.catalogs(named: options.assetPaths).diagnostics)
    let loader = loader(isCanvas: axes.isCanvas)
    var sources: [RunPlan.Loaded] = []
    var unread: [RunPlan.UnreadDeck] = []
    for path in paths {
      let name = Self.unique(SourceLoader.name(at: path), among: sources.map(\.name) + unread.map(\.name))
      let (loaded, problems) = Self.loaded(keeping: &recorded) { loader.load(path, standard: $0) }
      report(problems)
      if var loaded {
        loaded.name = name
        sources.append(loaded)
      } else {
        unread.append(RunPlan.UnreadDeck(name: name, path: path, faults: problems))
      }
    }
    try SourceLoader.checkOptions(axes, assets: options.assetPaths, operands: paths)
    let plan = try RunPlan(sources, unread: unread, axes: axes, devices: catalog, isWide: isWide)
    report(plan.axisWarnings(axes))
    return sources.isEmpty ? nil : plan
  }

  /// Reads a source, and once more if its snapshots have another version of iOS than the standard one.
  private static func loaded(
    keeping recorded: inout RecordedVersions?,
    _ load: (SystemVersion) -> (source: (any PageSource)?, diagnostics: [Diagnostic])
  ) -> (source: RunPlan.Loaded?, diagnostics: [Diagnostic]) {
    let (source, diagnostics) = load(.standard)
    guard let source, let version = recorded?.other(than: .standard, for: source) else {
      return (source.map { RunPlan.Loaded(source: $0, name: $0.name) }, diagnostics)
    }
    let (again, problems) = load(version)
    return (again.map { RunPlan.Loaded(source: $0, name: $0.name, standard: version) }, problems)
  }

  /// Plans the pages of a program that has pages of its own.
  private mutating func readPlan(
    _ catalog: CatalogPages, operands: [String], axes: AxisOptions, isWide: Bool,
    keeping recorded: inout RecordedVersions?
  ) throws(UsageError) -> RunPlan? {
    if let operand = operands.first {
      throw UsageError(
        message: "\(program.name) draws its own pages; leave \(operand) out, and choose pages with --page")
    }
    let devices = devices()
    let (loaded, problems) = Self.loaded(keeping: &recorded) {
      catalog.load(devices: devices, standard: $0)
    }
    let source = loaded?.source as? SwiftPageSource
    report(source.map { PageSelection.concerned(problems, axes: axes, source: $0) } ?? problems)
    let plan = try RunPlan(loaded.map { [$0] } ?? [], axes: axes, devices: devices, isWide: isWide)
    report(plan.systemNotes(axes) + plan.compatibilityWarnings)
    return loaded == nil ? nil : plan
  }

  /// Returns the loader of the sources that the command line names, without the faults of its devices and assets.
  func loader(isCanvas: Bool) -> SourceLoader {
    SourceLoader(
      devices: knownDevices(), isCanvas: isCanvas,
      assetCatalogs: AssetCatalogSearch.catalogs(named: options.assetPaths).catalogs)
  }

  /// Returns all known devices; faults of device files have been reported already.
  package func knownDevices() -> DeviceCatalog {
    var catalog = DeviceCatalog.builtin
    for file in options.deviceFiles { _ = catalog.add(file: file) }
    return catalog
  }

  /// Returns all known devices, and reports the faults of device files.
  private mutating func devices() -> DeviceCatalog {
    var catalog = DeviceCatalog.builtin
    for file in options.deviceFiles { report(catalog.add(file: file)) }
    return catalog
  }

  /// Opens the fonts, and reports the faults of each source's fonts: a folder that cannot be used, or a family
  /// that no font has. Pages of such a source are not made (`pages(of:fonts:)`).
  ///
  /// - Returns: `nil` if no source has usable fonts.
  package mutating func fonts(for plan: RunPlan) -> RunFonts? {
    let sources = plan.sources.map(\.source)
    let fonts = RunFonts(directories: options.fontDirectories, sources: sources)
    report(fonts.faults.flatMap(\.self) + fonts.warnings)
    report(
      sources.enumerated().flatMap { fonts.faults[$0].isEmpty ? $1.replacedFamilies(in: fonts[$0]) : [] })
    return sources.isEmpty || fonts.faults.contains(where: \.isEmpty) ? fonts : nil
  }

  /// Makes the views of every source's pages for all environments of the plan. Sources whose fonts have faults
  /// get pages without views.
  ///
  /// - Parameters:
  ///   - isLint: True if diagnostics that lint has as findings are not reported.
  ///   - mayStop: True if sources without pages are appended once the run is interrupted.
  package mutating func pages(
    of plan: RunPlan, fonts: RunFonts, isLint: Bool = false, mayStop: Bool = false
  ) async -> [[PageVariants]] {
    await measure(plan.sources.flatMap { $0.source.pictureFiles(of: $0.pages, locales: $0.locales) })
    var prepared: [[PageVariants]] = []
    for (source, plan) in plan.sources.enumerated() {
      if mayStop, Interruption.isRequested {
        prepared.append([])
        continue
      }
      guard fonts.faults[source].isEmpty else {
        prepared.append(plan.pages.map { _ in PageVariants(unbuiltBecause: fonts.faults[source]) })
        continue
      }
      let (pages, problems) = await FontCatalog.withCurrent(fonts[source]) {
        await plan.source.prepareVariants(images: images, only: plan.pages, for: plan.environments)
      }
      report(isLint ? problems.filter { !$0.isToldByLint } : problems)
      prepared.append(pages)
    }
    return prepared
  }

  /// Reads the pictures' headers in parallel, before the views, which are made one after the other, ask for
  /// their sizes. The pictures are decoded when their pages are drawn.
  private func measure(_ paths: [String]) async {
    let images = images
    images.expect(paths)
    _ = await runInParallel(count: paths.count, workers: options.jobs) {
      Interruption.isRequested
    } makeWorker: {
    } work: { _, index in
      // A failure is kept in the store and reported with its page.
      _ = try? images.pixelSize(of: paths[index])
    }
  }

  /// Prints the gathered diagnostics and returns the exit status; `status` is the command's own.
  package func finish(_ status: ExitCode = .success) -> Int32 {
    var everything = everything
    if let warning = IsolatedWorker.warning { everything.append(warning) }
    for diagnostic in everything.told where !told.contains(diagnostic) {
      if options.isQuiet, diagnostic.severity == .note { continue }
      Terminal.tell(diagnostic, program: program.name)
    }
    return Interruption.exitStatus ?? max(everything.exitCode, status).rawValue
  }

  /// Returns a source's name, with a number if it is taken, so that pictures of two sources have different
  /// names.
  private static func unique(_ name: String, among taken: [String]) -> String {
    guard taken.contains(name) else { return name }
    let number = (2...).first { !taken.contains("\(name)-\($0)") } ?? 2
    return "\(name)-\(number)"
  }
}
