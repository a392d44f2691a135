@preconcurrency internal import Glibc
internal import LayoutEngine
package import PageRender

/// The common part of drawing commands: sources are read and planned, faults are gathered, and the process ends
/// with the highest exit code.
@MainActor
package struct Session {
  package let options: RunOptions
  let program: HostProgram
  private(set) var diagnostics = DiagnosticList()
  /// The decoded pictures, which all plans share: a review and its lint use the same ones.
  private let images = ImageStore()

  package init(options: RunOptions, program: HostProgram) {
    self.options = options
    self.program = program
  }

  package mutating func report(_ more: [Diagnostic]) { diagnostics.append(contentsOf: more) }

  /// All diagnostics that were reported so far, with those of artwork.
  var reported: [Diagnostic] { everything.diagnostics }

  /// The reported diagnostics, and those of artwork that was drawn although something is wrong with it.
  private var everything: DiagnosticList {
    var list = diagnostics
    list.append(contentsOf: ArtworkComplaints.diagnostics)
    return list
  }

  /// The errors and warnings that were reported so far.
  package var faults: [Diagnostic] { diagnostics.diagnostics.filter { $0.severity != .note } }

  /// The errors about a file that were reported so far, a line each.
  func errors(in file: String) -> [String] {
    diagnostics.diagnostics.filter { $0.severity == .error && $0.file == file }
      .map { $0.line(program: program.name) }
  }

  /// Reads the sources and plans what is drawn; `nil` if there is nothing to draw. Faults of the command line
  /// are reported beside those of the files.
  ///
  /// - Parameter isWide: True if axes without chosen values get many values (`RunPlan`).
  package mutating func plan(_ paths: [String], axes: AxisOptions, isWide: Bool = false) -> RunPlan? {
    do {
      return try readPlan(paths, axes: axes, isWide: isWide)
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.message = program.naming(diagnostic.message)
      report([diagnostic])
      return nil
    }
  }

  private mutating func readPlan(
    _ paths: [String], axes: AxisOptions, isWide: Bool
  ) throws(UsageError) -> RunPlan? {
    if let catalog = program.catalog {
      return try readPlan(catalog, operands: paths, axes: axes, isWide: isWide)
    }
    guard !paths.isEmpty else {
      throw UsageError(
        message: "name a deck, which is a deck.json or a folder with one (\"renderpages init\" writes one), "
          + "or a .storyboard or .xib file")
    }
    let catalog = devices()
    let (catalogs, faults) = AssetCatalogSearch.catalogs(named: options.assetPaths)
    report(faults)
    let loader = SourceLoader(devices: catalog, isCanvas: axes.isCanvas, assetCatalogs: catalogs)
    var sources: [(source: any PageSource, name: String)] = []
    for path in paths {
      let (source, problems) = loader.load(path)
      report(problems)
      if let source { sources.append((source, uniqueName(of: source, among: sources.map(\.name)))) }
    }
    try SourceLoader.checkOptions(axes, assets: options.assetPaths, operands: paths)
    let plan = try RunPlan(sources, axes: axes, devices: catalog, isWide: isWide)
    report(plan.sources.flatMap { $0.source.axisWarnings(for: $0.asked(axes)) })
    return sources.isEmpty ? nil : plan
  }

  /// Plans the pages of a program that has pages of its own.
  private mutating func readPlan(
    _ catalog: CatalogPages, operands: [String], axes: AxisOptions, isWide: Bool
  ) throws(UsageError) -> RunPlan? {
    if let operand = operands.first {
      throw UsageError(
        message: "\(program.name) draws its own pages; leave \(operand) out, and choose pages with --page")
    }
    let devices = devices()
    let (source, problems) = catalog.load(devices: devices)
    report(source.map { PageSelection.concerned(problems, axes: axes, source: $0) } ?? problems)
    let plan = try RunPlan(source.map { [($0, $0.name)] } ?? [], axes: axes, devices: devices, isWide: isWide)
    return source == nil ? nil : plan
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

  /// Opens the fonts; `nil` if a folder of fonts cannot be used, or a source names a family that no font has.
  package mutating func fonts(for plan: RunPlan) -> RunFonts? {
    let sources = plan.sources.map(\.source)
    do {
      let fonts = try RunFonts(directories: options.fontDirectories, sources: sources)
      let unknown = sources.enumerated().flatMap { place, source in
        source.unknownFamilies(in: fonts[place]).map { Self.mentioning(fonts[place].skipped, $0) }
      }
      report(unknown)
      report(fonts.warnings)
      report(sources.enumerated().flatMap { $1.replacedFamilies(in: fonts[$0]) })
      return unknown.isEmpty ? fonts : nil
    } catch {
      report(error.diagnostics)
      return nil
    }
  }

  /// Adds the font files that could not be read to the error about a missing family, which one of them may
  /// have.
  private static func mentioning(_ skipped: [SkippedFont], _ unknown: Diagnostic) -> Diagnostic {
    guard let first = skipped.first else { return unknown }
    var unknown = unknown
    let more = skipped.count > 1 ? " and \(skipped.count - 1) more" : ""
    unknown.message += " (or mend \(first.path)\(more), which was passed over)"
    return unknown
  }

  /// Makes the views of every source's pages for all environments of the plan.
  ///
  /// - Parameters:
  ///   - isLint: True if diagnostics that lint has as findings are not reported.
  ///   - mayStop: True if sources without pages are appended once the run is interrupted.
  package mutating func pages(
    of plan: RunPlan, fonts: RunFonts, isLint: Bool = false, mayStop: Bool = false
  ) async -> [[PageVariants]] {
    await decode(plan.sources.flatMap { $0.source.pictureFiles(of: $0.pages, locales: $0.locales) })
    var prepared: [[PageVariants]] = []
    for (source, plan) in plan.sources.enumerated() {
      if mayStop, Interruption.isRequested {
        prepared.append([])
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

  /// Decodes the pictures in parallel, before the views, which are made one after the other, ask for them.
  private func decode(_ paths: [String]) async {
    let images = images
    _ = await runInParallel(count: paths.count, workers: options.jobs) {
      Interruption.isRequested
    } makeWorker: {
    } work: { _, index in
      // A failure is kept in the store and reported with its page.
      _ = try? images.image(at: paths[index])
    }
  }

  /// Prints the gathered diagnostics and returns the exit status; `status` is the command's own.
  package func finish(_ status: ExitCode = .success) -> Int32 {
    for diagnostic in everything.told {
      if options.isQuiet, diagnostic.severity == .note { continue }
      Terminal.tell(diagnostic, program: program.name)
    }
    return Interruption.exitStatus ?? max(diagnostics.exitCode, status).rawValue
  }

  /// Returns the source's name, with a number if it is taken, so that pictures of two sources have different
  /// names.
  private func uniqueName(of source: any PageSource, among taken: [String]) -> String {
    let name = source.name
    guard taken.contains(name) else { return name }
    let number = (2...).first { !taken.contains("\(name)-\($0)") } ?? 2
    return "\(name)-\(number)"
  }
}
