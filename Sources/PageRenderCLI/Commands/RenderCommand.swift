internal import LayoutEngine
internal import PageRender

/// `renderpages render`: a PNG for every page and environment.
@MainActor
struct RenderCommand {
  static let spec = CommandSpec(
    name: "render", operands: "DECK… [options]", summary: "Draws every page for every device, as PNG files.",
    details: """
      DECK is a deck.json or a folder with one, or an Interface Builder document, a .storyboard or .xib
      file, whose scenes are its pages. What is drawn is chosen by the options below, else by the deck's
      matrix. A page that cannot be drawn is reported, and the others are drawn.
      """,
    options: [
      OptionSpec("output", short: "o", value: "DIR", "where the pictures go (default out)"),
      OptionSpec("format", value: "FORMAT", "png, the only one so far"),
      OptionSpec(
        "naming", value: "TEMPLATE",
        "the files' names: fastlane, or a path with {page} {device} {deviceName}\n{deck} {orientation} {appearance} "
          + "{locale} {contentSize} {direction}\n(default {page}/{device}; other axes add a suffix such as .landscape)"
      ),
    ] + AxisOptions.specs + RunOptions.specs,
    examples: [
      "renderpages render Examples/tutorial",
      "renderpages render Examples/tutorial -d all --orientation all -o shots",
      "renderpages render App/Base.lproj/Main.storyboard --scene Welcome -d all",
      "renderpages render MyDeck --naming fastlane --locale en-US -o fastlane/screenshots",
    ])

  /// One picture to draw.
  private struct Picture {
    var source: Int
    /// The place among the source's chosen pages.
    var page: Int
    var environment: PageEnvironment
    /// Below the output folder, with its extension.
    var path: String
  }

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    var session = Session(options: try RunOptions(arguments, coreCount: coreCount))
    let axes = try AxisOptions(arguments)
    if let format = arguments.value("format"), format != "png" {
      throw UsageError(message: "--format \(format) is not supported; use png")
    }
    let folder = arguments.value("output") ?? "out"
    guard !folder.isEmpty else {
      throw UsageError(message: "--output is empty; name a folder, or . for this one")
    }
    let naming = try FileNaming(arguments.value("naming"), deckCount: arguments.operands.count)
    guard let plan = session.plan(arguments.operands, axes: axes) else { return session.finish() }
    let pictures: [Picture]
    do {
      pictures = try Self.pictures(of: plan, naming: naming)
    } catch {
      session.report([error.diagnostic])
      return session.finish()
    }
    guard let fonts = session.fonts(for: plan) else { return session.finish() }
    let pages = await session.pages(of: plan, fonts: fonts)
    let (written, problems) = await draw(
      pictures, pages: pages, plan: plan, fonts: fonts, folder: folder, options: session.options)
    session.report(problems)
    return session.finish(list(written, options: session.options))
  }

  /// The pictures in order: all environments of a page before the next page.
  private static func pictures(of plan: RunPlan, naming: FileNaming) throws(UsageError) -> [Picture] {
    var pictures: [Picture] = []
    var owners: [String: String] = [:]
    for (sourceIndex, plan) in plan.sources.enumerated() {
      let ids = plan.source.entries.map(\.id)
      for (place, page) in plan.pages.enumerated() {
        let id = ids[page]
        for environment in plan.environments {
          let path =
            naming.path(deck: plan.name, page: id, environment: environment, defaults: plan.defaults) + ".png"
          let owner = "page \(id) of \(plan.source.file) on \(environment.device.id)"
          if let other = owners.updateValue(owner, forKey: path) {
            throw UsageError(
              message:
                "two pictures would be named \(path): \(other), and \(owner); tell them apart with --naming")
          }
          pictures.append(Picture(source: sourceIndex, page: place, environment: environment, path: path))
        }
      }
    }
    return pictures
  }

  private static func draw(
    _ pictures: [Picture], pages: [[PageVariants]], plan: RunPlan, fonts: RunFonts, folder: String,
    options: RunOptions
  ) async -> (written: [String], diagnostics: [Diagnostic]) {
    let progress = ProgressBar(total: pictures.count, isVisible: options.showsProgress)
    let writer = AtomicFileWriter()
    let files = plan.sources.map(\.source.file)
    let order = WorkOrder(pages).indices(of: pictures.map { ($0.source, $0.page, $0.environment) })
    let outcomes = await runInParallel(count: pictures.count, workers: options.jobs, order: order) {
      Interruption.isRequested
    } makeWorker: {
      PageWorker(fonts: fonts, isStrict: options.isStrict)
    } work: { worker, index -> (isWritten: Bool, diagnostics: [Diagnostic]) in
      let picture = pictures[index]
      defer { progress.advance(picture.path) }
      guard let page = pages[picture.source][picture.page].page(for: picture.environment) else {
        return (false, [])
      }
      return worker.write(
        page, in: picture.environment, to: folder + "/" + picture.path, with: writer,
        source: picture.source, file: files[picture.source])
    }
    progress.finish()
    return (
      outcomes.filter(\.result.isWritten).map { folder + "/" + pictures[$0.index].path },
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
