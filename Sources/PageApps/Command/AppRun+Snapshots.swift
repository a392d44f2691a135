internal import Foundation
internal import PageApps
internal import PageRender
internal import PageRenderCLI
internal import PageRuns

/// Commands that run in this process: pictures come from the boxes of screens, and nothing else does.
extension AppRun {
  /// True if screens only send their pictures, and the command compares and writes them.
  var asksForPictures: Bool { command == "record" || command == "verify" }
  /// True if the command needs no screen.
  var needsNoScreens: Bool { ["approve", "undo", "clean"].contains(command) }

  /// The command's options and, for a command that draws, the folder of snapshots.
  private var ownOptions: [(name: String, value: String?)] {
    // Later commands find the snapshots in the report.
    guard asksForPictures else { return options.filter { $0.name != "snapshots" } }
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

  /// Plans the pictures that screens are asked for; `nil` if the command itself will tell what is wrong with its options.
  func inbox(_ request: AppRequest, of screens: [AppScreen]) -> PictureInbox? {
    var words = Arguments(program: host(request, nil), commandName: command)
    words.options = ownOptions
    guard asksForPictures, let axes = try? AxisOptions(words),
      let options = try? RunOptions(words, coreCount: coreCount)
    else { return nil }
    var session = Session(options: options, program: words.program)
    let folder = "\(place)/received"
    try? FileManager.default.removeItem(atPath: folder)
    guard
      let plan = session.plan([], axes: axes, keeping: RecordedVersions(in: words.value("snapshots"))),
      (try? AtomicFileWriter.makeFolder(folder)) != nil
    else { return nil }
    let sizing = screens.filter(\.hasOwnSize).flatMap { request.ids(of: $0.id) }
    return try? PictureInbox(plan, sizing: Set(sizing), folder: folder)
  }

  /// The options of a program that sends its pictures.
  func askingOptions(_ inbox: PictureInbox) -> [(name: String, value: String?)] {
    let known = Set((AxisOptions.specs + RunOptions.specs).map(\.long)).subtracting(["json", "no-progress"])
    let system = inbox.system.map { [("ios", Optional("\($0.rawValue)"))] } ?? []
    return options.filter { known.contains($0.name) } + (arguments.contains("ios") ? [] : system)
      + [("quiet", nil), ("no-progress", nil)]
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
    let words = AppBox.words(command, ownOptions, isWhole ? [] : pages)
    return await Program.run(words, as: host(request, inbox, only: isWhole ? pages : nil))
  }
}
