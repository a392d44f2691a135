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
    var options = LookRun.Options()
    options.picture =
      arguments.contains("no-picture")
      ? nil : try ReviewOptions.output(arguments, standard: "look.png", isA: "a look is a PNG file")
    options.view = arguments.value("view")
    options.since = arguments.value("since")
    guard let plan = session.plan(arguments.operands, axes: axes), let fonts = session.fonts(for: plan)
    else { return session.finish() }
    if arguments.contains("grid") { try await grid(plan, fonts: fonts, options: &options, &session) }
    let lines = try await LookRun(plan, fonts: fonts, options: options).lines(&session)
    var results = ResultWriter()
    for line in lines { results.line(line) }
    let others = plan.otherScreens
    if axes.pages == nil, !others.isEmpty, options.view == nil {
      results.line("other pages, for --page: \(others.joined(separator: ", "))")
    }
    return session.finish(results.flush())
  }

  /// Draws the first page in all environments of the plan into one picture, in place of the look's own.
  private static func grid(
    _ plan: RunPlan, fonts: RunFonts, options: inout LookRun.Options, _ session: inout Session
  ) async throws(UsageError) {
    guard let picture = options.picture else {
      throw UsageError(message: "--grid draws a picture; leave --no-picture out")
    }
    options.picture = nil
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
