internal import PageRender
internal import PageRuns

/// `renderpages join`: joins the pictures or the reports of shards into one run.
@MainActor
struct JoinCommand: Command {
  static let spec = CommandSpec(
    name: "join", operands: "DIR… [options]",
    summary: "Joins the pictures of render's shards, or the reports of verify's, into one run.",
    details: details,
    options: [
      OptionSpec(
        "output", short: "o", value: "DIR",
        "where the pictures or the report go (default out or report;\none folder of pictures is checked as it stands)"
      ),
      OptionSpec("quiet", short: "q", "print nothing but errors, and what is still to do"),
      OptionSpec("json", "print what is there and what is not, or results.json, as JSON"),
      RunOptions.followLinks,
      OptionSpec("help", short: "h", "print this help"),
    ],
    examples: [
      "renderpages join parts/* -o shots", "renderpages join shots", "renderpages join shards/* -o report",
    ],
    words: .folder,
    forCatalogs: CommandSpec.ForCatalogs(
      operands: "DIR… [options]",
      examples: [
        "renderpages join parts/* -o shots", "renderpages join shots", "renderpages join shards/* -o report",
      ]))

  private static let details = """
    Each DIR is a folder that shards of render drew into (render --shard 1/3, 2/3 and 3/3), or the report of a shard of
    verify or record. The parts have to be disjoint and whole: what is missing or failed is named, and the command lines
    that do only that are printed. Pictures are hard links where the file system allows, and copies elsewhere.

    Of a picture in several reports the worse result counts. In GitHub Actions the step's summary gets a table.

    Exit codes: 0 all shards are there and every picture is as it should be · 1 a shard or a picture is missing, failed or
    differs · 2 bad command line · 3 a part is damaged, or parts overlap · 5 something cannot be written, or another join
    writes there. The highest counts.
    """

  static func run(_ arguments: Arguments, coreCount _: Int) throws(UsageError) -> Int32 {
    let name = arguments.program.name
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "name the folders of shards; see \(name) help join")
    }
    guard arguments.value("output") != "", !arguments.operands.contains("") else {
      throw UsageError(message: "join was given an empty name; name a folder")
    }
    let folders = arguments.operands.map(FilePath.withoutSlashes)
    let drawn = folders.filter { FilePath.isFolder("\($0)/\(Journal.folderName)") }
    var options = JoinOptions()
    options.output = arguments.value("output")
    options.printsJSON = arguments.contains("json")
    options.isQuiet = arguments.contains("quiet")
    options.program = arguments.program
    for folder in folders where FilePath.isFolder(folder) && !drawn.contains(folder) {
      guard FilePath.isAnything("\(folder)/\(RunFolder.results)") else {
        throw UsageError(
          message:
            "\(folder) has neither pictures of render --shard nor a report of verify; name the folders that "
            + "shards wrote", exitCode: .badInput)
      }
    }
    guard !drawn.isEmpty else { return ReportJoin(options, folders).run() }
    if let other = folders.first(where: { !drawn.contains($0) }) {
      throw UsageError(
        message:
          "\(other) is no folder of pictures as \(drawn[0]) is; join pictures and reports one after the other"
      )
    }
    return PictureJoin(options, folders).run()
  }
}
