internal import LayoutEngine
internal import PageRender
internal import PageRuns

/// `renderpages sheet`: every page on every device, on one picture.
@MainActor
enum SheetCommand: Command {
  static let spec = CommandSpec(
    name: "sheet", operands: "DECK… [options]",
    summary: "Draws a contact sheet: all pages on all devices, or in all languages, on one PNG.",
    details: """
      Screens stand side by side at one physical scale, page after page; the sheet is neither wide nor tall
      unless --columns says otherwise. Screens that look the same are drawn once, and the caption says for
      which devices.
      """,
    options: [
      OptionSpec("output", short: "o", value: "FILE", of: .file([".png"]), "the picture (default sheet.png)"),
      ReviewOptions.titleSpec, ReviewOptions.frameSpec,
      OptionSpec("columns", value: "NUMBER", "screens a row at most"),
      OptionSpec(
        "language", value: "LANGUAGE", of: .one(ReviewLanguage.allCases.map(\.rawValue)),
        "of the sheet's own words: en or ja (default en)"),
    ] + AxisOptions.specs + RunOptions.specs.filter { $0.long != "no-progress" },
    examples: [
      "renderpages sheet Examples/tutorial -d all -o sheet.png",
      "renderpages sheet MyDeck --locale all --frame none -o languages.png",
    ],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(examples: ["renderpages sheet -d all -o sheet.png"]))

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    var session = Session(
      options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program)
    let axes = try AxisOptions(arguments)
    let output = try ReviewOptions.output(
      arguments, standard: "sheet.png", isA: "a contact sheet is a PNG file")
    let columns = try columns(arguments)
    let frame = try ReviewOptions.frame(arguments)
    let language = try ReviewOptions.language(arguments)
    let title = try ReviewOptions.title(arguments)
    guard let plan = session.plan(arguments.operands, axes: axes), let fonts = session.fonts(for: plan)
    else { return session.finish() }
    let pages = await session.pages(of: plan, fonts: fonts)
    var settings = ReviewSettings(title: title ?? plan.title)
    (settings.frame, settings.language) = (frame, language)
    do throws(PageError) {
      var review = plan.review(settings, pages: pages, fonts: fonts, faults: [])
      review.isStrict = session.options.isStrict
      let sheet = try ContactSheet(
        review, columns: columns,
        shouldStop: { Interruption.isRequested })
      session.report(sheet.faults)
      try sheet.write(to: output, with: AtomicFileWriter(), shouldStop: { Interruption.isRequested })
      guard !Interruption.isRequested else { return session.finish() }
    } catch {
      session.report([error.diagnostic])
      return session.finish()
    }
    return session.finish(ReviewListing.print([output], session.options))
  }

  private static func columns(_ arguments: Arguments) throws(UsageError) -> Int? {
    guard let word = arguments.value("columns") else { return nil }
    guard let number = Int(word), (1...1000).contains(number) else {
      throw UsageError(message: "--columns \(word) is no number from 1 to 1000")
    }
    return number
  }
}
