internal import PageRender
internal import PageRuns

/// `renderpages look`: one screen as whoever edits it wants it told.
@MainActor
enum LookCommand: Command {
  static let spec = CommandSpec(
    name: "look", operands: "DECK [options]",
    summary: "Tells one screen: a small picture, its views as lines, what is wrong with it.",
    details: """
      Draws one page on one device at one pixel a point, and prints a line for each view: its number, class and name,
      place and size in points, and text. What lint finds on this screen follows. Without --page the first page is
      looked at. Beside the picture, FILE.views.json keeps the views for --since.

      With --view, prints instead why a view is where it is, and draws it at the device's own scale.

      Exit codes: as for layout; findings do not count.
      """,
    options: [
      OptionSpec("output", short: "o", value: "FILE", of: .file([".png"]), "the picture (default look.png)"),
      OptionSpec("grid", "draw all devices, languages and appearances that options\nname in one picture"),
      OptionSpec("no-picture", "print lines only"),
      OptionSpec(
        "view", value: "VIEW", "a view by its number, such as v12, or its name: crop and\nexplain it"),
      OptionSpec("since", value: "FILE", "the picture of an earlier look: say what changed since"),
    ] + AxisOptions.specs + RunOptions.specs.filter { !["no-progress", "json"].contains($0.long) },
    examples: [
      "renderpages look Examples/tutorial -d iphone-16-pro --page welcome",
      "renderpages look Examples/tutorial --view v7",
      "renderpages look Examples/tutorial --grid -d iphone-se-3,ipad-pro-11-m4 --page welcome",
      "renderpages look Examples/tutorial -o after.png --since before.png",
    ],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(
      examples: ["renderpages look --page welcome", "renderpages look -o after.png --since before.png"]))

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    var session = Session(
      options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program)
    let axes = try AxisOptions(arguments)
    let picture =
      arguments.contains("no-picture")
      ? nil : try ReviewOptions.output(arguments, standard: "look.png", isA: "a look is a PNG file")
    let earlier = try arguments.value("since").map { (file) throws(UsageError) in try views(beside: file) }
    guard let plan = session.plan(arguments.operands, axes: axes), let fonts = session.fonts(for: plan)
    else { return session.finish() }
    var run = LookRun(plan, fonts: fonts)
    run.view = arguments.value("view")
    run.drawsPicture = picture != nil && !arguments.contains("grid")
    if arguments.contains("grid") { try await grid(plan, fonts: fonts, picture: picture, &session) }
    guard let look = try await run.look(&session) else { return session.finish() }
    var results = ResultWriter()
    results.line(try heading(of: look, written: picture))
    for line in look.lines { results.line(line) }
    for line in earlier.map({ changes(look.views.sentences(since: $0), arguments) }) ?? [] {
      results.line(line)
    }
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
    do throws(FileWriteError) {
      try AtomicFileWriter().write(Array(look.views.text.utf8), to: viewsFile(beside: path))
      guard let picture = look.picture else { return look.screen }
      try AtomicFileWriter().write(picture.file, to: path)
      return "\(look.screen): \(path), \(picture.width) × \(picture.height) pixels"
    } catch {
      throw UsageError(message: error.diagnostic.message, exitCode: .cannotWrite)
    }
  }

  private static func changes(_ sentences: [String], _ arguments: Arguments) -> [String] {
    let since = arguments.value("since") ?? ""
    guard !sentences.isEmpty else { return ["nothing changed since \(since)"] }
    return ["changed since \(since):"] + sentences.map { "  \($0)" }
  }

  /// The views of an earlier look.
  private static func views(beside picture: String) throws(UsageError) -> FrameTree {
    let file = viewsFile(beside: picture)
    if let views = FrameTree(contentsOf: file) { return views }
    throw UsageError(
      message: "\(picture) is no earlier look: \(file) is missing or holds no views", exitCode: .badInput)
  }

  private static func viewsFile(beside picture: String) -> String {
    let name = picture.lowercased().hasSuffix(".png") ? String(picture.dropLast(4)) : picture
    return "\(name).views.json"
  }

  /// Draws the first page in all environments of the plan into one picture, in place of the look's own.
  private static func grid(
    _ plan: RunPlan, fonts: RunFonts, picture: String?, _ session: inout Session
  ) async throws(UsageError) {
    guard let picture else { throw UsageError(message: "--grid draws a picture; leave --no-picture out") }
    let screens = plan.firstPage
    let pages = await session.pages(of: screens, fonts: fonts)
    do throws(PageError) {
      let review = screens.review(ReviewSettings(title: plan.title), pages: pages, fonts: fonts, faults: [])
      let sheet = try ContactSheet(
        review, columns: nil, by: nil, format: .png, shouldStop: { Interruption.isRequested })
      session.report(sheet.faults)
      let files = try sheet.write(
        to: picture, as: .png, with: AtomicFileWriter(), shouldStop: { Interruption.isRequested })
      session.report([Diagnostic(.note, "\(screens.title): \(files.joined(separator: ", "))")])
    } catch {
      session.report([error.diagnostic])
    }
  }
}
