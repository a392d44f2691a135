@preconcurrency internal import Glibc
internal import PageRender

/// `renderpages merge-reports`: the reports of shards as one.
@MainActor
struct MergeReportsCommand {
  static let spec = CommandSpec(
    name: "merge-reports", operands: "DIR… [options]", summary: "Joins reports of verify into one.",
    details: details,
    options: [
      OptionSpec("output", short: "o", value: "DIR", "where the report is written (default report)"),
      OptionSpec("quiet", short: "q", "print nothing but errors"),
      OptionSpec("json", "print results.json instead of a summary"),
      RunOptions.followLinks,
      OptionSpec("help", short: "h", "print this help"),
    ],
    examples: ["renderpages merge-reports shards/* -o report"],
    words: .folder,
    forCatalogs: CommandSpec.ForCatalogs(
      operands: "DIR… [options]", examples: ["renderpages merge-reports shards/* -o report"]))

  private static let details = """
    Each DIR is the folder of a report. Where a picture is in several, the worse result counts. Reports of
    all shards of a run (verify --shard 1/3, 2/3 and 3/3) become a complete one. Pictures are hard links
    where the file system allows, and copies elsewhere. In GitHub Actions the step's summary gets a table.

    Exit codes: 0 where every picture is as it should be, 1 where one is not.
    """

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        message: "name the folders of reports; see \(arguments.program.name) help merge-reports")
    }
    let output = arguments.value("output") ?? "report"
    guard !output.isEmpty, !arguments.operands.contains("") else {
      throw UsageError(message: "merge-reports was given an empty name; name a folder")
    }
    var reports: [StoredReport] = []
    var status = ExitCode.success
    for folder in arguments.operands {
      do {
        reports.append(try StoredReport(folder: folder))
      } catch {
        status = max(status, report(error, arguments))
      }
    }
    guard status == .success else { return status.rawValue }
    do {
      let verification = try ReportMerger().write(reports, to: output)
      status = verification.isGood ? .success : .difference
      if let missing = verification.narrowedBy, missing.contains("shard ") {
        let warning = Diagnostic(
          .warning, "the reports are not those of a whole run: there is only \(missing)")
        Terminal.tell(warning, program: arguments.program.name)
      }
      status = max(status, GitHubActions.appendSummary(verification.summary, program: arguments.program))
      return max(status, print(verification, in: output, arguments)).rawValue
    } catch {
      return report(error, arguments).rawValue
    }
  }

  private static func print(
    _ verification: Verification, in folder: String, _ arguments: Arguments
  ) -> ExitCode {
    var results = ResultWriter()
    if arguments.contains("json") {
      results.line(verification.json.text)
    } else if !arguments.contains("quiet") {
      results.line("\(verification.countsText)")
      results.line("Report: \(folder)/\(ReportFolder.page)")
    }
    return results.flush()
  }

  private static func report(_ error: ReportError, _ arguments: Arguments) -> ExitCode {
    let diagnostic = error.diagnostic
    Terminal.tell(diagnostic, program: arguments.program.name)
    return diagnostic.exitCode ?? .internalError
  }
}
