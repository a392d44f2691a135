@preconcurrency internal import Glibc
internal import LayoutEngine
internal import PageRender

/// What the drawing commands share: decks are read and planned, faults are gathered, and the process ends
/// with the highest exit code.
@MainActor
struct Session {
  let options: RunOptions
  private(set) var diagnostics = DiagnosticList()

  init(options: RunOptions) {
    self.options = options
  }

  mutating func report(_ more: [Diagnostic]) { diagnostics.append(contentsOf: more) }

  /// The decks that can be read, and what is drawn of them; `nil` where there is nothing to draw. What is
  /// wrong with the command line is reported beside what is wrong with the files.
  mutating func plan(_ paths: [String], axes: AxisOptions) -> RunPlan? {
    do {
      return try readPlan(paths, axes: axes)
    } catch {
      report([error.diagnostic])
      return nil
    }
  }

  private mutating func readPlan(_ paths: [String], axes: AxisOptions) throws(UsageError) -> RunPlan? {
    guard !paths.isEmpty else {
      throw UsageError(
        message: "name a deck: a deck.json or a folder with one; \"renderpages init\" writes one")
    }
    var catalog = DeviceCatalog.builtin
    for file in options.deviceFiles { report(catalog.add(file: file)) }
    let loader = DeckLoader(devices: catalog)
    var decks: [(deck: Deck, name: String)] = []
    for path in paths {
      let (deck, problems) = loader.load(path)
      report(problems)
      if let deck { decks.append((deck, uniqueName(of: deck, among: decks.map(\.name)))) }
    }
    let plan = try RunPlan(decks, axes: axes, devices: catalog)
    return decks.isEmpty ? nil : plan
  }

  /// The fonts; `nil` where a directory of fonts cannot be used, or a deck names a family that is nowhere.
  mutating func fonts(for plan: RunPlan) -> FontCatalog? {
    do {
      let fonts =
        options.fontDirectories.isEmpty
        ? FontCatalog() : try FontCatalog(directories: options.fontDirectories)
      let unknown = plan.decks.flatMap { $0.deck.unknownFamilies(in: fonts) }
      report(unknown)
      return unknown.isEmpty ? fonts : nil
    } catch {
      report([Diagnostic(.error, error.description, exitCode: .badInput)])
      return nil
    }
  }

  /// The views of every deck's pages; `nil` stands for a page that cannot be shown.
  mutating func pages(of plan: RunPlan) async -> [[PreparedPage?]] {
    let images = ImageStore()
    let paths = plan.decks.flatMap { deck in deck.pages.map { deck.deck.pages[$0].image.value.path } }
    await decode(paths, into: images)
    return plan.decks.map { deck in
      let (pages, problems) = deck.deck.preparePages(images: images, only: deck.pages)
      report(problems)
      return pages
    }
  }

  /// Decodes the pictures side by side before the views, which are made one after the other, ask for them.
  private func decode(_ paths: [String], into images: ImageStore) async {
    _ = await runInParallel(count: paths.count, workers: options.jobs) {
      Interruption.isRequested
    } makeWorker: {
    } work: { _, index in
      // A failure is kept in the store and reported with its page.
      _ = try? images.image(at: paths[index])
    }
  }

  /// Prints what was gathered; `status` is what else the command has to say.
  func finish(_ status: ExitCode = .success) -> Int32 {
    for diagnostic in diagnostics.diagnostics {
      if options.isQuiet, diagnostic.severity == .note { continue }
      _ = Terminal.write("\(diagnostic)\n", to: STDERR_FILENO)
    }
    return Interruption.exitStatus ?? max(diagnostics.exitCode, status).rawValue
  }

  /// Decks of one name are told apart by numbers, so that their pictures are.
  private func uniqueName(of deck: Deck, among taken: [String]) -> String {
    let name = Self.name(of: deck)
    guard taken.contains(name) else { return name }
    let number = (2...).first { !taken.contains("\(name)-\($0)") } ?? 2
    return "\(name)-\(number)"
  }

  /// The name of the deck's folder, or of its file where that is not `deck.json`.
  private static func name(of deck: Deck) -> String {
    let file = deck.file.split(separator: "/").last.map(String.init) ?? deck.file
    if file != "deck.json" { return file.hasSuffix(".json") ? String(file.dropLast(5)) : file }
    return deck.folder.split(separator: "/").last.map(String.init) ?? "deck"
  }
}
