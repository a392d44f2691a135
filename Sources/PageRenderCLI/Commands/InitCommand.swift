@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns

/// `renderpages init`: a deck to start from, or a package for an app's own pages.
@MainActor
struct InitCommand: Command {
  static let spec = CommandSpec(
    name: "init", operands: "[DIR] [--swift [--sources PATH …]]",
    summary: "Writes a deck to start from, or a package that draws an app's own Swift screens.",
    details: """
      DIR is made where it is missing (default: the working directory). A folder that has one of the files
      already is left as it is, which is an error. A .gitignore keeps out and report, which runs write, out of Git.

      With --swift, writes a Swift package: Pages.swift, which lists the pages, and links to the sources
      named with --sources, which are compiled where they lie. Its program has every command of renderpages.
      """,
    options: [
      OptionSpec("swift", "write a Swift package instead of a deck"),
      OptionSpec(
        "store", value: "TEMPLATE", of: .one(StoreStarter.templates),
        "write a store.json (docs/store.md) that shows the pages of DIR's\ndeck or the captured pictures in DIR or a folder inside:\ncalm, trail or bold"
      ),
      OptionSpec(
        "sources", value: "PATH",
        "a folder of the app, or one of its Swift files, with the\nscreens to draw; may be repeated, or hold several with\n"
          + "commas between them"),
      OptionSpec(
        "pagerender", value: "PATH",
        "the checkout of PageRender, or the address of its\nrepository (default: where this program was built)"
      ),
      RunOptions.followLinks,
      OptionSpec("help", short: "h", "print this help"),
    ],
    examples: [
      "renderpages init MyTutorial", "renderpages render MyTutorial",
      "renderpages init --swift Pages --sources ../App/Onboarding",
      "renderpages init --store calm MyTutorial",
    ],
    words: .folder)

  static func run(_ arguments: Arguments, coreCount _: Int) throws(UsageError) -> Int32 {
    guard arguments.operands.count <= 1 else {
      throw UsageError(message: "init takes one folder; it was given \(arguments.operands.count)")
    }
    let folder = arguments.operands.first ?? "."
    guard !folder.isEmpty else {
      throw UsageError(message: "init was given an empty name; name a folder, or . for this one")
    }
    if let template = arguments.value("store") {
      return try writeStore(StoreStarter(folder: FilePath.withoutSlashes(folder), template: template))
    }
    if arguments.contains("swift") { return try SwiftPackage.write(to: folder, arguments) }
    if let option = ["sources", "pagerender"].first(where: arguments.contains) {
      throw UsageError(message: "--\(option) is for init --swift; add --swift")
    }
    let deck = folder + "/deck.json"
    if let taken = taken(deck, in: folder)
      ?? StarterFile.taken(among: StarterDeck.pictures.map { folder + "/" + $0.path })
    {
      Terminal.tell(taken)
      return ExitCode.cannotWrite.rawValue
    }
    let ignoring: [String]
    do {
      let renderer = try PageRenderer(fonts: FontCatalog())
      let writer = AtomicFileWriter()
      for picture in StarterDeck.pictures {
        try renderer.writePNG(
          of: picture.scene, to: folder + "/" + picture.path, with: writer, level: .fast, hasAlpha: true)
      }
      // Several decks of a folder share one schema.
      let schema = folder + "/" + StarterDeck.schema.name
      if access(schema, F_OK) != 0 {
        try StarterFile.write(
          String(decoding: StarterDeck.schema.bytes, as: UTF8.self), to: schema, with: writer)
      }
      try StarterFile.write(StarterDeck.json, to: deck, with: writer)
      ignoring = try IgnoreFile.write(in: folder, with: writer)
    } catch {
      let diagnostic = error.diagnostic
      Terminal.tell(diagnostic)
      return (diagnostic.exitCode ?? .internalError).rawValue
    }
    var results = ResultWriter()
    for file in ignoring {
      results.line("Wrote \(file), so that Git ignores the folders out and report, which runs write.")
    }
    results.line("Wrote \(deck), its schema for editors and \(StarterDeck.pictures.count) pictures. Draw it:")
    results.line("  " + Arguments.shellLine(["renderpages", "render", folder]))
    for line in IgnoreFile.advice(in: folder) { results.line(line) }
    return results.flush().rawValue
  }

  /// Writes a deck of store pictures beside what it shows.
  private static func writeStore(_ starter: StoreStarter) throws(UsageError) -> Int32 {
    guard StoreStarter.templates.contains(starter.template) else {
      let near = NearMiss.closest(to: starter.template, among: StoreStarter.templates)
      throw UsageError(
        message:
          "--store \(starter.template) is no template"
          + Wording.didYouMean(near, then: "use calm, trail or bold")
      )
    }
    if let taken = StarterFile.taken(among: [starter.path]) {
      Terminal.tell(taken)
      return ExitCode.cannotWrite.rawValue
    }
    let made = try starter.made()
    do throws(PageError) {
      try StarterFile.write(made.text, to: starter.path, with: AtomicFileWriter())
    } catch {
      Terminal.tell(error.diagnostic)
      return (error.diagnostic.exitCode ?? .internalError).rawValue
    }
    var results = ResultWriter()
    let next = made.hasLiterals ? "Write its captions, then compose the pictures" : "Compose them"
    results.line("Wrote \(starter.path): \(made.source). \(next):")
    results.line("  " + Arguments.shellLine(["renderpages", "store", starter.folder]))
    for line in made.advice { results.line(line) }
    return results.flush().rawValue
  }

  /// Returns the fault of a folder that has a deck already; `nil` for other folders.
  private static func taken(_ deck: String, in folder: String) -> Diagnostic? {
    guard access(deck, F_OK) == 0 else { return nil }
    let other = folder == "." ? "MyTutorial" : folder + "-2"
    let render = Arguments.shellLine(["renderpages", "render", folder])
    let initialize = Arguments.shellLine(["renderpages", "init", other])
    return Diagnostic(
      .error,
      "\(deck) is there: \(folder == "." ? "this folder" : folder) holds a deck already, which init leaves as it is; draw that "
        + "with \"\(render)\", or name a new folder: \(initialize)",
      exitCode: .cannotWrite)
  }
}
