internal import PageRender
internal import PageRuns

/// `renderpages report comment`: writes Markdown about the last run for a pull request.
@MainActor
enum ReportCommand: Command {
  static let spec = CommandSpec(
    name: "report", operands: "comment [options]",
    summary: "Writes Markdown about the last run, for a comment on a pull request.",
    details: """
      The comment counts the pictures, and lists the causes of changes with the numbers that "approve --comment" knows;
      rejections keep their comments. It is smaller than 60 kilobytes. Small pictures of up to eight causes, before and
      after, are written to the folder comment in the report, and linked to below --images-url, where you put them.

      Exit codes: 0 written · 2 bad command line, or no results of a run · 3 a picture of the report is missing or
      damaged, or a file of --lint is none · 5 something cannot be written.
      """,
    options: [
      SnapshotOptions.reportSpec,
      OptionSpec(
        "output", short: "o", value: "FILE", of: .file([".md"]), "where the comment goes (default: printed)"),
      OptionSpec("lint", value: "FILE", of: .file([".json"]), "add the findings of \"lint --format json\""),
      OptionSpec("images-url", value: "URL", "write small pictures, and link to them below URL"),
      OptionSpec("artifact", value: "NAME", "name the artifact in which the report is"),
      OptionSpec("answers", "tell how to approve and reject by an answer"),
      RunOptions.followLinks,
      OptionSpec("help", short: "h", "print this help"),
    ],
    examples: [
      "renderpages report comment",
      "renderpages report comment --lint lint.json --artifact snapshots -o comment.md",
    ],
    words: .one(["comment"]),
    forCatalogs: CommandSpec.ForCatalogs(
      operands: "comment [options]", examples: ["renderpages report comment"]))

  static func run(_ arguments: Arguments, coreCount _: Int) throws(UsageError) -> Int32 {
    guard arguments.operands == ["comment"] else {
      throw UsageError(message: "name what is to be written: \(arguments.program.name) report comment")
    }
    let report = try SnapshotOptions.folder(arguments, "report") ?? SnapshotOptions.standardReport
    var session = CommandSession(arguments)
    guard let run = RunFolder.lastRun(in: report) else { throw LastRun.missing(report) }
    var comment = ReportComment(
      run, report: report, artifact: arguments.value("artifact"), tellsAnswers: arguments.contains("answers"))
    if let path = arguments.value("lint") {
      guard let findings = LintFindings(contentsOf: path) else {
        throw UsageError(
          message: "--lint \(path) holds no findings; write it with lint --format json", exitCode: .badInput)
      }
      comment.add(findings)
    }
    if let address = arguments.value("images-url") {
      guard address.contains("://"), !address.contains(where: { $0.isWhitespace || "<>\"".contains($0) })
      else {
        throw UsageError(message: "--images-url \(address) is no address; it begins with https://")
      }
      comment.addPictures(below: address)
      for fault in comment.faults { session.report(fault) }
    }
    guard let path = arguments.value("output") else {
      for line in comment.markdown.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        session.line(String(line))
      }
      return session.finish()
    }
    do throws(FileWriteError) {
      try AtomicFileWriter().write(comment.markdown, to: path)
    } catch {
      session.report(error.diagnostic)
    }
    return session.finish()
  }
}
