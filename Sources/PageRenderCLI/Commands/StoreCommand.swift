internal import LayoutEngine
internal import PageRender
internal import PageRuns

/// `renderpages store`: the App Store's pictures, in the folders of fastlane's `deliver`.
@MainActor
enum StoreCommand: Command {
  private static let folder = "fastlane/screenshots"

  static let spec = CommandSpec(
    name: "store", operands: "DECK… [options]",
    summary: "Composes the App Store's pictures, or checks those in a folder.",
    details: """
      DECK is a deck with "layout": "store" (docs/store.md), or a folder with such a store.json. Sizes, numbers
      of pictures, languages and captions are checked before anything is drawn. The pictures are RGB without alpha,
      in the folders and order of fastlane's deliver; index.html shows them as the store does.

      Exit codes: 1 where --check finds a fault; the others as for render.
      """,
    options: [
      OptionSpec("output", short: "o", value: "DIR", "where the pictures go (default \(folder))"),
      OptionSpec(
        "check", value: "DIR", "draw nothing, and check the pictures in DIR by the store's rules"),
      OptionSpec(
        "device", short: "d", value: "LIST", of: .devices,
        "devices whose screens have a size of the store, with commas\n"
          + "(default: the deck's, else those of iphone-17-pro-max,ipad-pro-13-m5\nthat have captured pictures)"
      ),
      OptionSpec(
        "locale", value: "LIST", of: .ofDecks(.locales, [AxisOptions.all]),
        "language tags, or the store's names, such as German\n(default: the deck's, else every language of its texts)"
      ),
    ]
      + AxisOptions.specs.filter {
        !["device", "locale", "scene", "canvas", "content-size"].contains($0.long)
      }
      + RenderOptions.specs.filter { ["clean", "list", "no-cache"].contains($0.long) }
      + RunOptions.specs.filter { $0.long != "assets" },
    examples: [
      "renderpages store MyApp", "renderpages store MyApp --locale en-US,de-DE -d iphone-17-pro-max",
      "renderpages store --check fastlane/screenshots",
    ],
    words: .deck)

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    let options = try RunOptions(arguments, coreCount: coreCount)
    var session = Session(options: options, program: arguments.program)
    if let folder = try SnapshotOptions.folder(arguments, "check") {
      if let operand = arguments.operands.first {
        throw UsageError(message: "--check checks a folder and draws no deck; leave \(operand) out")
      }
      return finish(&session, folder)
    }
    var arguments = arguments
    arguments.operands = try arguments.operands.map(deck)
    var render = RenderOptions(naming: try FileNaming("fastlane", deckCount: 1))
    render.folder = try SnapshotOptions.folder(arguments, "output") ?? folder
    render.isForStore = true
    render.usesKnown = !arguments.contains("no-cache")
    render.cleans = arguments.contains("clean")
    render.lists = arguments.contains("list")
    var run = RenderRun(arguments, session: session, options: render)
    run.axes = try AxisOptions(arguments)
    run.axes.locales = try run.axes.locales?.map(locale)
    let status = await run.run()
    guard status == ExitCode.success.rawValue else { return status }
    return finish(&session, render.folder, of: run)
  }

  /// A language tag, from a tag or a name of the store's.
  private static func locale(_ word: String) throws(UsageError) -> String {
    if let folder = DeliverLanguages.folder(named: word) { return folder }
    guard word == AxisOptions.all || DeliverLanguages.folder(for: word) != nil else {
      let near = NearMiss.closest(to: word, among: DeliverLanguages.names)
      throw UsageError(
        message: near.map { "--locale \(word) is no language of the store\(Wording.didYouMean($0))" }
          ?? DeliverLanguages.message(word, option: "--locale"))
    }
    return word
  }

  /// Checks a folder and writes its gallery.
  ///
  /// - Parameter run: The run that drew the pictures; `nil` for `--check`.
  private static func finish(
    _ session: inout Session, _ path: String, of run: RenderRun? = nil
  ) -> Int32 {
    let folder = StoreFolder(path)
    session.report(folder.diagnostics)
    if let run, let note = folder.othersNote(besides: run.names) { session.report([note]) }
    let gallery = StoreGallery(folder, title: run?.title, sourceLanguage: run?.sourceLanguage)
    if let fault = gallery.write() { session.report([fault]) }
    let summary = StoreSummary(folder)
    if run == nil { return session.finish(summary.print(session.options)) }
    session.report(summary.note.map { [$0] } ?? [])
    return session.finish()
  }

  /// Returns true for a folder with an Xcode project and for the project itself.
  private static func isApp(_ folder: String) -> Bool {
    ([folder] + FolderEntry.all(in: folder).map(\.name)).contains {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
    }
  }

  /// The `store.json` of a folder; other operands stay.
  private static func deck(_ operand: String) throws(UsageError) -> String {
    guard InputFile.isFolder(operand) else { return operand }
    let folder = FilePath.withoutSlashes(operand)
    let file = folder + "/store.json"
    guard InputFile.exists(file) else {
      if isApp(folder) {
        let command = Arguments.shellLine([
          "renderpages", "app", operand, "-d", "iphone-17-pro-max", "--status-bar", "--naming", "{page}",
          "-o",
          "store/screens",
        ])
        throw UsageError(
          message: "\(operand) is an app without a store.json; \"\(command)\" draws its screens, for which "
            + "\"renderpages init --store calm store\" writes one",
          exitCode: .badInput)
      }
      let command = Arguments.shellLine(["renderpages", "init", "--store", "calm", operand])
      throw UsageError(
        message: "\(operand) has no store.json; \"\(command)\" writes one for its deck or captured pictures",
        exitCode: .badInput)
    }
    return file
  }
}
