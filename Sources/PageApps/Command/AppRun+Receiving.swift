internal import Foundation
internal import PageApps
internal import PageRender
internal import PageRenderCLI
internal import PageRuns

/// Commands run in this process: pages come from the boxes of screens, and nothing else does.
extension AppRun {
  /// True if the command compares the pictures with snapshots.
  var comparesSnapshots: Bool { command == "record" || command == "verify" }
  /// False if the command does without pictures.
  var needsPixels: Bool {
    switch command {
    case "layout": false
    case "lint": arguments.contains("pictures")
    case "look": !arguments.contains("no-picture")
    default: true
    }
  }
  /// The command of a screen's program, which sends what the command asks for.
  var askedCommand: String {
    ["layout", "lint", "look", "review", "truth"].contains(command) ? command : "render"
  }
  /// True if the command needs no screen.
  var needsNoScreens: Bool { ["approve", "undo", "clean"].contains(command) }

  /// The command's options and, for a command that draws, the folder of snapshots.
  private var ownOptions: [(name: String, value: String?)] {
    // Later commands find the snapshots in the report.
    guard comparesSnapshots else { return options.filter { $0.name != "snapshots" } }
    return options + (arguments.contains("snapshots") ? [] : [("snapshots", "Snapshots")])
  }

  /// The program that the command is told of: its pages are the app's screens, which it does not build.
  private func host(
    _ request: AppRequest, _ inbox: PictureInbox?, only ids: [String]? = nil
  ) -> HostProgram {
    let screens = result.screens.filter { ids?.contains(where: request.ids(of: $0.id).contains) != false }
    let pages = screens.map { screen in
      Page(
        drawnElsewhere: screen.id,
        at: SourcePlace(
          path: screen.file, fileID: FilePath.lastComponent(screen.file),
          position: SourcePosition(line: screen.line, column: 1)))
    }
    var catalog = CatalogPages(
      name: build.app.name, pages: pages, matrix: CatalogMatrix(), resources: result.resources, lint: [])
    catalog.requiresCompatibility = result.requiresCompatibility
    catalog = request.applied(to: catalog)
    catalog.receive = { inbox?.picture(of: $0, in: $1, $2) }
    return HostProgram(catalog: catalog)
  }

  /// Plans the pages that screens are asked for; `nil` if the command itself will tell what is wrong with its options.
  func inbox(_ request: AppRequest, of screens: [AppScreen]) -> PictureInbox? {
    var words = Arguments(
      program: host(request, nil, only: command == "look" ? screens.map(\.id) : nil), commandName: command)
    words.options = ownOptions
    let folder = "\(place)/received"
    try? FileManager.default.removeItem(atPath: folder)
    guard !needsNoScreens, let plan = try? pagesToAsk(words),
      (try? AtomicFileWriter.makeFolder(folder)) != nil
    else { return nil }
    let sizing = screens.filter(\.hasOwnSize).flatMap { request.ids(of: $0.id) }
    return try? PictureInbox(plan, sizing: Set(sizing), folder: folder, hasPixels: needsPixels)
  }

  /// The pages in the environments that the command would draw.
  private func pagesToAsk(_ words: Arguments) throws(UsageError) -> RunPlan? {
    if command == "truth" {
      let planned = try TruthCommand.planned(words, coreCount: coreCount)
      var run = planned.run
      return run.screensToDraw(planned.operands)
    }
    var axes = try AxisOptions(words)
    if command == "lint" { axes = try LintOptions(words).axes(axes) }
    var session = Session(options: try RunOptions(words, coreCount: coreCount), program: words.program)
    let plan = session.plan(
      [], axes: axes, isWide: command == "lint",
      keeping: comparesSnapshots ? RecordedVersions(in: words.value("snapshots")) : nil)
    return command == "look" ? plan?.looked(at: axes, isGrid: words.contains("grid")) : plan
  }

  /// The options of a program that sends its pages.
  func askingOptions(_ inbox: PictureInbox) -> [(name: String, value: String?)] {
    let own: Set<String> =
      switch command {
      case "render": ["status-bar"]
      case "lint": ["assume", "labels", "all", "only", "disable", "severity", "limit"]
      case "look": ["view", "grid"]
      case "truth": ["recordings"]
      default: []
      }
    let known = Set((AxisOptions.specs + RunOptions.specs).map(\.long)).subtracting(["json", "no-progress"])
      .union(own)
    let system = inbox.system.map { [("ios", Optional("\($0.rawValue)"))] } ?? []
    return options.filter { known.contains($0.name) } + (arguments.contains("ios") ? [] : system)
      + [("quiet", nil)]
  }

  /// True if a screen, which is not drawn, was recorded: then no run without it is complete.
  func hasSnapshots(_ id: String) -> Bool {
    FilePath.isAnything("\(arguments.value("snapshots") ?? "Snapshots")/\(id)")
  }

  /// Runs the command in this process.
  ///
  /// - Parameter isWhole: True if the pages are all that snapshots may be of.
  func runHere(
    on pages: [String], _ request: AppRequest, _ inbox: PictureInbox?, isWhole: Bool = false
  ) async -> Int32 {
    defer { try? FileManager.default.removeItem(atPath: "\(place)/received") }
    // A screen's program has drawn the bars.
    let own = ownOptions.filter { !isRender || $0.name != "status-bar" }
    let quiet = arguments.contains("quiet") && !needsNoScreens ? [("quiet", String?.none)] : []
    let words = AppBox.words(command, own + quiet, isWhole ? [] : pages)
    return await Program.run(words, as: host(request, inbox, only: isWhole ? pages : nil))
  }
}
