internal import PageRender
package import PageRuns
internal import PageWatch

/// `renderpages look`: one screen as whoever edits it wants it told.
@MainActor
package enum LookCommand: Command {
  package static let spec = CommandSpec(
    name: "look", operands: "[PATH] [options]",
    summary: "Tells one screen: a small picture, its views as lines, what is wrong with it.",
    details: """
      PATH is a deck, a storyboard, a xib or an app's folder or project, as for app (default: the current folder). Draws
      one page on one device at one pixel a point, and prints a line for each view: its number, class and name, place and
      size in points, and text. What lint finds on this screen follows. Without --page or --screen the first page is
      looked at; of an app, no other screen is drawn. Beside the picture, FILE.views.json keeps the views for --since,
      which draws what changed, before and after, as FILE.since.png.

      With --view, prints instead why a view is where it is, and draws it at the device's own scale.

      Exit codes: as for layout; findings do not count.
      """,
    options: [
      OptionSpec("output", short: "o", value: "FILE", of: .file([".png"]), "the picture (default look.png)"),
      OptionSpec("screen", value: "NAME", "the page, or an app's screen, by its id or class"),
    ] + ownOptions + AppOptions.building + AxisOptions.specs
      + RunOptions.specs.filter { !["no-progress", "json"].contains($0.long) },
    examples: [
      "renderpages look Examples/tutorial -d iphone-16-pro --page which-way",
      "renderpages look ../MyApp --screen WelcomeViewController",
      "renderpages look Examples/tutorial --view v7",
      "renderpages look Examples/tutorial --grid -d iphone-se-3,ipad-pro-11-m4 --page which-way",
      "renderpages look Examples/tutorial -o after.png --since before.png",
    ],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(
      withoutOptions: ["scene", "canvas", "assets"] + AppOptions.specs.map(\.long),
      examples: ["renderpages look --page 2", "renderpages look -o after.png --since before.png"]))

  /// The options of a look at an app's screen too, which its own program carries out.
  package static let ownOptions = [
    OptionSpec(
      "grid", "draw all devices, languages, appearances and text sizes that\noptions name in one picture"),
    OptionSpec("no-picture", "print lines only"),
    OptionSpec("view", value: "VIEW", "a view by its number, such as v12, or its name: crop and\nexplain it"),
    OptionSpec(
      "since", value: "FILE", "the picture of an earlier look: say and draw what changed\nsince"),
  ]

  package static func run(_ given: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    var arguments = given
    let isCatalog = given.program.catalog != nil
    if !isCatalog, given.operands.isEmpty { arguments.operands = ["."] }
    let isApp = !isCatalog && arguments.operands.contains(where: WatchRun.isApp)
    // A page of a deck and a screen of an app are the same to whoever looks.
    for index in arguments.options.indices where ["page", "screen"].contains(arguments.options[index].name) {
      arguments.options[index].name = isApp ? "screen" : "page"
    }
    if isApp, let app = CommandList.app {
      arguments.operands.append("look")
      return try await app.run(arguments, coreCount: coreCount)
    }
    _ = try AppOptions.words(arguments)
    return try await look(arguments, coreCount: coreCount)
  }

  private static func look(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    var session = Session(
      options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program)
    let axes = try AxisOptions(arguments)
    let picture =
      arguments.contains("no-picture")
      ? nil : try ReviewOptions.output(arguments, standard: "look.png", isA: "a look is a PNG file")
    let earlier = try arguments.value("since").map { (file) throws(UsageError) in try Earlier(file) }
    guard let plan = session.plan(arguments.operands, axes: axes), let fonts = session.fonts(for: plan)
    else { return session.finish() }
    var run = LookRun(plan, fonts: fonts)
    run.view = arguments.value("view")
    run.drawsPicture = picture != nil && !arguments.contains("grid")
    let screens = plan.looked(at: axes, isGrid: arguments.contains("grid"))
    if let sender = session.program.sender { return await run.send(screens, &session, to: sender) }
    if arguments.contains("grid") { try await grid(screens, fonts: fonts, picture: picture, &session) }
    guard let look = try await run.look(&session) else { return session.finish() }
    var results = ResultWriter()
    results.line(try heading(of: look, written: picture))
    for line in look.lines { results.line(line) }
    for line in try earlier?.changes(to: look, written: picture) ?? [] { results.line(line) }
    for line in look.findings { results.line(line) }
    let others = plan.screens.dropFirst()
    if axes.pages == nil, !others.isEmpty, run.view == nil {
      results.line("other pages, for --page: \(others.joined(separator: ", "))")
    }
    return session.finish(results.flush())
  }

  /// Writes the picture, and the views beside it; returns the first line.
  private static func heading(of look: Look, written path: String?) throws(UsageError) -> String {
    guard let path else { return look.screen }
    try write(Array(look.views.text.utf8), to: Look.file(".views.json", beside: path))
    guard let picture = look.picture else { return look.screen }
    return "\(look.screen): \(try written(picture, to: path))"
  }

  private static func written(_ picture: Look.Picture, to path: String) throws(UsageError) -> String {
    try write(picture.file, to: path)
    return "\(path), \(picture.width) × \(picture.height) pixels"
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(UsageError) {
    do throws(FileWriteError) { try AtomicFileWriter().write(bytes, to: path) } catch {
      throw UsageError(message: error.diagnostic.message, exitCode: .cannotWrite)
    }
  }

  /// An earlier look.
  private struct Earlier {
    let path: String
    private let views: FrameTree
    /// The bytes of the picture, which the new one may replace; `nil` if it cannot be read.
    private let picture: [UInt8]?

    init(_ path: String) throws(UsageError) {
      let file = Look.file(".views.json", beside: path)
      guard let views = FrameTree(contentsOf: file) else {
        throw UsageError(
          message: "\(path) is no earlier look: \(file) is missing or holds no views", exitCode: .badInput)
      }
      (self.path, self.views) = (path, views)
      picture = try? InputFile.read(path, limit: 64 << 20)
    }

    /// Lines about what changed, and its picture's file.
    @MainActor func changes(to look: Look, written output: String?) throws(UsageError) -> [String] {
      let sentences = look.views.sentences(since: views)
      let change = output == nil ? nil : picture.flatMap { look.change(since: $0) }
      guard !sentences.isEmpty || change != nil else { return ["nothing changed since \(path)"] }
      let drawn = try change.map { (picture) throws(UsageError) in
        " " + (try written(picture, to: Look.file(".since.png", beside: output ?? path)))
      }
      return ["changed since \(path):\(drawn ?? "")"] + sentences.map { "  \($0)" }
    }
  }

  /// Draws all screens of a plan into one picture, in place of the look's own.
  private static func grid(
    _ screens: RunPlan, fonts: RunFonts, picture: String?, _ session: inout Session
  ) async throws(UsageError) {
    guard let picture else { throw UsageError(message: "--grid draws a picture; leave --no-picture out") }
    let pages = await session.pages(of: screens, fonts: fonts)
    do throws(PageError) {
      let review = screens.review(
        ReviewSettings(title: screens.title), pages: pages, fonts: fonts, faults: [])
      let sheet = try ContactSheet(
        review, longestSide: LookRun.longestSide, shouldStop: { Interruption.isRequested })
      session.report(sheet.faults)
      let files = try sheet.write(
        to: picture, as: .png, with: AtomicFileWriter(), shouldStop: { Interruption.isRequested })
      session.report([Diagnostic(.note, "\(screens.title): \(files.joined(separator: ", "))")])
    } catch {
      session.report([error.diagnostic])
    }
  }
}
