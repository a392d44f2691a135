internal import PageRuns
/// All commands and options as a page for `man`, in the macros of man(7).
@MainActor
struct ManualPage {
  let guide: CommandLineGuide
  /// The options that at least three commands have with equal words, in the order of their first commands.
  private let common: [OptionSpec]

  init(guide: CommandLineGuide) {
    self.guide = guide
    common = Self.common(of: guide.commands)
  }

  private var name: String { guide.program.name }

  var text: String {
    var page = Roff()
    // The hyphens of a date are not escaped, unlike those of words.
    page.line(
      ".TH \(Roff.word(name.uppercased())) 1 \(HostProgram.date) \"PageRender \(HostProgram.version)\" \"User Commands\""
    )
    page.macro("SH", "NAME")
    page.line("\(Roff.word(name)) \\- \(Roff.word(guide.program.purpose))")
    page.macro("SH", "SYNOPSIS")
    page.macro("B", name)
    page.macro("I", "COMMAND")
    page.line("[options]")
    page.macro("SH", "COMMANDS")
    for command in guide.commands { describe(command, in: &page) }
    page.macro("SH", "COMMON OPTIONS")
    page.paragraph("Of several commands; each names those it takes.")
    for option in common { page.tagged(Roff.synopsis(of: option), described(option.help)) }
    page.macro("SH", "EXIT STATUS")
    for (code, meaning) in HostProgram.exitCodes { page.tagged("\\fB\(code)\\fR", meaning) }
    page.paragraph("Of several the highest counts.")
    page.macro("SH", "ENVIRONMENT")
    for (variable, meaning) in Self.variables { page.tagged("\\fB\(variable)\\fR", described(meaning)) }
    return page.text
  }

  private func describe(_ command: CommandSpec, in page: inout Roff) {
    page.macro("SS", command.name)
    let usage = [Roff.word(name), Roff.word(command.name)].map { "\\fB\($0)\\fR" }
    page.line((usage + [Roff.word(command.operands)]).joined(separator: " ").trimmed)
    page.macro("PP")
    page.paragraph(described(command.summary))
    // A blank line separates paragraphs; an indented paragraph is printed as it is.
    for block in described(command.details).split(separator: "\n\n").map(String.init) {
      page.macro("PP")
      if block.hasPrefix("  ") { page.example(block) } else { page.paragraph(block) }
    }
    for option in command.options where !common.contains(option) {
      page.tagged(Roff.synopsis(of: option), described(option.help))
    }
    let shared = command.options.filter { common.contains($0) }
    if !shared.isEmpty {
      page.macro("PP")
      page.line("Common options:")
      let names = shared.map { "\\fB\(Roff.word($0.names.last ?? ""))\\fR" }
      page.words(names.dropLast().map { $0 + "," } + names.suffix(1))
    }
    guard !command.examples.isEmpty else { return }
    page.macro("PP")
    page.example(described(command.examples.joined(separator: "\n")))
  }

  private static func common(of commands: [CommandSpec]) -> [OptionSpec] {
    var counts: [(option: OptionSpec, count: Int)] = []
    for option in commands.flatMap(\.options) {
      if let place = counts.firstIndex(where: { $0.option == option }) {
        counts[place].count += 1
      } else {
        counts.append((option, 1))
      }
    }
    return counts.filter { $0.count >= 3 }.map(\.option)
  }

  private func described(_ text: String) -> String { guide.program.naming(text) }

  private static let variables = [
    (
      "NO_COLOR",
      "Where it is not empty, nothing is in colour on a terminal; in pipes and files nothing ever is."
    ),
    ("TERM", "Where it is \"dumb\" or empty, nothing is in colour either."),
    ("RENDERPAGES_RECORD", "What verify writes: all, missing, failed or never; --record goes before."),
    ("SNAPSHOT_TESTING_RECORD", "The same, where RENDERPAGES_RECORD says nothing."),
    ("CI", "Where it is true, verify writes no snapshots unless told otherwise."),
    (
      ShardEngine.variable,
      "The part of a run that --shard auto takes, such as 1/3. Without it the job's place in a Slurm array counts "
        + "(SLURM_ARRAY_TASK_ID and its like), in a Kubernetes indexed Job (JOB_COMPLETION_INDEX, and JOB_COMPLETIONS, which "
        + "the Job has to set), or in GitLab (CI_NODE_INDEX and CI_NODE_TOTAL)."
    ),
    ("SOURCE_DATE_EPOCH", "The date of a review, in seconds since 1970, unless --date names one."),
    (
      "GITHUB_ACTIONS", "Where it is true, verify and lint also print what GitHub Actions shows at the files."
    ),
    ("GITHUB_STEP_SUMMARY", "A file that verify and join append a table to."),
  ]
}
