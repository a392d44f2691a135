@preconcurrency internal import Glibc
package import PageRender

/// Prints what lint found.
@MainActor
package struct LintListing {
  private let report: LintReport
  /// Texts that do not fit, for translators.
  private let texts: [TextFault]
  private let run: LintRun

  package init(_ report: LintReport, texts: [TextFault], run: LintRun) {
    self.report = report
    self.texts = texts
    self.run = run
  }

  package func print(_ options: RunOptions) -> ExitCode {
    var results = ResultWriter()
    let isForPeople = run.options.format == .text || run.options.judgesLabels
    for line in lines { isForPeople ? results.line(line) : results.append(line + "\n") }
    for line in annotations { results.command(line) }
    let told = results.flush()
    let interrupted = Interruption.isRequested ? "interrupted, so far: " : ""
    if !options.isQuiet || Interruption.isRequested {
      _ = Terminal.write(
        "\(interrupted)\(report.summary(in: run.environments))\n\(advice)", to: STDERR_FILENO)
    }
    return told
  }

  /// The option that lets warnings fail, for runs that ask for nothing of the kind.
  private var advice: String {
    let options = run.options
    let isAsked = options.failsOn != nil || options.baseline != nil || options.judgesLabels
    guard !isAsked, options.format == .text, report.count(of: .warning) > 0 else {
      return ""
    }
    return "warnings fail the run with --fail-on warning; --baseline FILE leaves out those of today\n"
  }

  /// The indices of storyboards and xibs, whose findings of one rule are gathered unless all are wanted.
  private var documents: Set<Int> {
    guard !run.options.listsAll else { return [] }
    return Set(run.files.indices.filter { InterfaceBuilderSource.isDocument(run.files[$0]) })
  }

  /// The annotations on standard output, behind the lines.
  var annotations: [String] {
    let (files, environments) = (run.files, run.environments)
    if run.options.judgesLabels { return [] }
    return switch run.options.format {
    case .text: GitHubActions.annotations(of: report, files: files, environments: environments)
    case .github: report.annotations(files: files, environments: environments)
    default: []
    }
  }

  /// The lines on standard output.
  var lines: [String] {
    let (files, environments) = (run.files, run.environments)
    if run.options.judgesLabels { return report.labelLines(files: files, environments: environments) }
    switch run.options.format {
    case .text:
      let painter = WordPainter(STDOUT_FILENO)
      return report.lines(files: files, environments: environments, gathered: documents) {
        painter.line($0, program: HostProgram.tool)
      }
    case .json: return [report.json(files: files, environments: environments).text]
    case .sarif:
      return [
        report.sarif(
          files: files, environments: environments, tool: run.program, version: HostProgram.version
        ).text
      ]
    case .github: return []
    // CSV lines end in CR and LF; the LF is added as for every line.
    case .csv: return TextFault.csv(texts).map { $0 + "\r" }
    case .xliff:
      return TextFault.xliff(
        texts, files: files, languages: run.plan.sources.map { $0.source.locales.first ?? "en" })
    }
  }
}
