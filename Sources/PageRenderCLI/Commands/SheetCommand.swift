internal import LayoutEngine
internal import PageRender
internal import PageRuns

/// `renderpages sheet`: every page on every device, on one picture.
@MainActor
enum SheetCommand: Command {
  static let spec = CommandSpec(
    name: "sheet", operands: "DECK… [options]",
    summary: "Draws contact sheets: all pages on all devices, or in all languages, as PNG or PDF.",
    details: """
      Screens stand side by side at one physical scale, page after page; the sheet is neither wide nor tall
      unless --columns says otherwise. Screens that look the same are drawn once, and the caption says for
      which devices. No phone is narrower than 90 pixels: what does not fit one sheet so becomes several files,
      sheet.1.png and so on, or pages of one PDF.
      """,
    options: [
      OptionSpec(
        "output", short: "o", value: "FILE", of: .file([".png", ".pdf"]),
        "the picture, or one PDF of all sheets (default sheet.png)"),
      OptionSpec(
        "by", value: "AXIS", of: .one(ContactSheet.Division.allCases.map(\.rawValue)),
        "a sheet for each page, device or language: sheet.de.png"),
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
    let (output, format) = try output(arguments)
    let division = try division(arguments)
    let columns = try columns(arguments)
    let frame = try ReviewOptions.frame(arguments)
    let language = try ReviewOptions.language(arguments)
    let title = try ReviewOptions.title(arguments)
    guard let plan = session.plan(arguments.operands, axes: axes), let fonts = session.fonts(for: plan)
    else { return session.finish() }
    let pages = await session.pages(of: plan, fonts: fonts)
    var settings = ReviewSettings(title: title ?? plan.title)
    (settings.frame, settings.language) = (frame, language)
    let files: [String]
    do throws(PageError) {
      var review = plan.review(settings, pages: pages, fonts: fonts, faults: [])
      review.isStrict = session.options.isStrict
      let sheet = try ContactSheet(
        review, columns: columns, by: division, format: format, shouldStop: { Interruption.isRequested })
      session.report(sheet.faults)
      files = try sheet.write(
        to: output, as: format, with: AtomicFileWriter(), shouldStop: { Interruption.isRequested })
      guard !Interruption.isRequested else { return session.finish() }
      if sheet.isDivided { session.report([note(output, format, count: sheet.count)]) }
    } catch {
      session.report([error.diagnostic])
      return session.finish()
    }
    return session.finish(ReviewListing.print(files, session.options))
  }

  /// The note about screens that do not fit one sheet.
  private static func note(_ output: String, _ format: ContactSheet.Format, count: Int) -> Diagnostic {
    let sheets = format == .pdf ? "\(count) pages" : "\(count) files"
    return Diagnostic(
      .note, file: output,
      "one sheet would show phones less than 90 pixels wide, or captions too small to read, so there are \(sheets); "
        + "choose fewer screens, or divide them with --by page, device or language")
  }

  private static func output(
    _ arguments: Arguments
  ) throws(UsageError) -> (path: String, format: ContactSheet.Format) {
    let isDocument = arguments.value("output")?.lowercased().hasSuffix(".pdf") ?? false
    let path = try ReviewOptions.output(
      arguments, standard: isDocument ? "sheet.pdf" : "sheet.png", isA: "a contact sheet is a PNG or PDF file"
    )
    return (path, isDocument ? .pdf : .png)
  }

  private static func division(_ arguments: Arguments) throws(UsageError) -> ContactSheet.Division? {
    guard let word = arguments.value("by") else { return nil }
    guard let division = ContactSheet.Division(rawValue: word.lowercased()) else {
      throw UsageError(message: "--by \(word) is unknown; use page, device or language")
    }
    return division
  }

  private static func columns(_ arguments: Arguments) throws(UsageError) -> Int? {
    guard let word = arguments.value("columns") else { return nil }
    guard let number = Int(word), (1...1000).contains(number) else {
      throw UsageError(message: "--columns \(word) is no number from 1 to 1000")
    }
    return number
  }
}
