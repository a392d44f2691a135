internal import LayoutEngine
internal import PageRender

/// `renderpages render`: a picture or a document for every page and environment.
@MainActor
struct RenderCommand {
  static let spec = CommandSpec(
    name: "render", operands: "DECK… [options]",
    summary: "Draws every page for every device, as PNG, PDF or SVG files.",
    details: """
      DECK is a deck.json or a folder with one, or an Interface Builder document, a .storyboard or .xib
      file, whose scenes are its pages. What is drawn is chosen by the options below, else by the deck's
      matrix. A page that cannot be drawn is reported, and the others are drawn.
      """,
    options: [
      OptionSpec("output", short: "o", value: "DIR", "where the pictures go (default out)"),
      OptionSpec("status-bar", "draw a status bar at 9:41 and the home indicator over the pages"),
      OptionSpec(
        "format", value: "FORMAT",
        "png (default); pdf, with its text to select and search, or svg, with letters as shapes:\n"
          + "a file for each page, as large as the screen in points"),
      OptionSpec(
        "naming", value: "TEMPLATE",
        "the files' names: fastlane, or a path with {page} {index} {device}\n{deviceName} {deck} {orientation} {appearance} "
          + "{locale}\n{contentSize} {direction}; {index} is the page's number, as 01 among\n10 pages (default {page}/{device}; other axes add a suffix such as .landscape)"
      ),
    ] + AxisOptions.specs + RunOptions.specs,
    examples: [
      "renderpages render Examples/tutorial",
      "renderpages render Examples/tutorial -d all --orientation all -o shots",
      "renderpages render App/Base.lproj/Main.storyboard --scene Welcome -d all",
      "renderpages render MyDeck --naming fastlane --locale en-US -o fastlane/screenshots",
    ],
    forCatalogs: CommandSpec.ForCatalogs(
      details: """
        Draws the pages that this program was built with. What is drawn is chosen by the options below,
        else by the catalogue's matrix. A page that cannot be drawn is reported, and the others are drawn.
        """,
      examples: [
        "renderpages render", "renderpages render -d all --orientation all -o shots",
        "renderpages render --page 2 --appearance all --content-size large,AX3",
      ]))

  private typealias Picture = PicturePlan.Picture

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    var session = Session(
      options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program)
    let axes = try AxisOptions(arguments)
    let format = try format(arguments)
    let folder = arguments.value("output") ?? "out"
    guard !folder.isEmpty else {
      throw UsageError(message: "--output is empty; name a folder, or . for this one")
    }
    let naming = try FileNaming(arguments.value("naming"), deckCount: arguments.operands.count)
    let drawsSystemBars = arguments.contains("status-bar")
    guard let plan = session.plan(arguments.operands, axes: axes) else { return session.finish() }
    let pictures: [Picture]
    do {
      pictures = try PicturePlan(of: plan, naming: naming, hasFilmStrips: true, format: format).pictures
    } catch {
      session.report([error.diagnostic])
      return session.finish()
    }
    if let fault = OutputFolder.fault(of: folder, isNeeded: !pictures.isEmpty) {
      session.report([fault])
      return session.finish()
    }
    guard let fonts = session.fonts(for: plan) else { return session.finish() }
    let pages = await session.pages(of: plan, fonts: fonts)
    let (written, problems) = await draw(
      pictures, pages: pages, plan: plan, fonts: fonts, folder: folder, options: session.options,
      drawsSystemBars: drawsSystemBars, format: format)
    session.report(problems)
    return session.finish(list(written, options: session.options))
  }

  private static func format(_ arguments: Arguments) throws(UsageError) -> PageFormat {
    guard let word = arguments.value("format") else { return .png }
    guard let format = PageFormat(rawValue: word) else {
      let advice = Wording.didYouMean(NearMiss.closest(to: word, among: PageFormat.allCases.map(\.rawValue)))
      throw UsageError(message: "--format \(word) is not supported\(advice); use png, pdf or svg")
    }
    return format
  }

  /// The film strips by their pictures' places; `nil` elsewhere, and where a step could not be performed.
  @MainActor
  private static func filmStrips(
    _ pictures: [Picture], pages: [[PageVariants]], fonts: RunFonts
  ) -> [FilmStrip?] {
    pictures.map { picture in
      guard picture.isFilmStrip else { return nil }
      let states = picture.pages.map { pages[picture.source][$0].page(for: picture.environment) }
      let performed = states.prefix { $0 != nil }.compactMap(\.self)
      return FontCatalog.withCurrent(fonts[picture.source]) {
        FilmStrip(states: performed, in: picture.environment)
      }
    }
  }

  private static func draw(
    _ pictures: [Picture], pages: [[PageVariants]], plan: RunPlan, fonts: RunFonts, folder: String,
    options: RunOptions, drawsSystemBars: Bool, format: PageFormat
  ) async -> (written: [String], diagnostics: [Diagnostic]) {
    let progress = ProgressBar(total: pictures.count, isVisible: options.showsProgress)
    let writer = AtomicFileWriter()
    let files = plan.sources.map(\.source.file)
    let order = WorkOrder(pages).indices(of: pictures.map { ($0.source, $0.pages[0], $0.environment) })
    let strips = filmStrips(pictures, pages: pages, fonts: fonts)
    let outcomes = await runInParallel(count: pictures.count, workers: options.jobs, order: order) {
      Interruption.isRequested
    } makeWorker: {
      PageWorker(fonts: fonts, isStrict: options.isStrict, drawsSystemBars: drawsSystemBars, format: format)
    } work: { worker, index -> (isWritten: Bool, diagnostics: [Diagnostic]) in
      let picture = pictures[index]
      defer { progress.advance(picture.name) }
      let path = "\(folder)/\(picture.name).\(format.rawValue)"
      if let strip = strips[index] {
        return worker.write(strip, to: path, with: writer, source: picture.source)
      }
      guard !picture.isFilmStrip,
        let page = pages[picture.source][picture.pages[0]].page(for: picture.environment)
      else { return (false, []) }
      return worker.write(
        page, in: picture.environment, to: path, with: writer, source: picture.source,
        file: files[picture.source])
    }
    progress.finish()
    return (
      outcomes.filter(\.result.isWritten).map {
        "\(folder)/\(pictures[$0.index].name).\(format.rawValue)"
      },
      outcomes.flatMap(\.result.diagnostics)
    )
  }

  /// Prints the paths of the pictures, one a line or as JSON.
  private static func list(_ written: [String], options: RunOptions) -> ExitCode {
    var results = ResultWriter()
    if options.printsJSON {
      results.line(JSONOutput.object([("files", .array(written.map { .string($0) }))]).text)
    } else if !options.isQuiet {
      for path in written { results.line(path) }
    }
    return results.flush()
  }
}
