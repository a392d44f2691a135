internal import PageRender
internal import PageRuns

/// `renderpages completions`: prints a script with which a shell completes command lines.
@MainActor
enum CompletionsCommand: Command {
  static let spec = CommandSpec(
    name: "completions", operands: "bash|zsh|fish",
    summary: "Prints a script that completes commands, options and their values in a shell.",
    details: """
      The script is made from the list of options that help prints. To try it, run it in the shell:

        source <(renderpages completions bash)
        source <(renderpages completions zsh)
        renderpages completions fish | source

      To keep it, write it where the shell looks, as "make install" does. Of pages and languages the script asks the
      program: "renderpages completions pages DECK…" and "renderpages completions locales DECK…" print them.
      """,
    options: [OptionSpec("help", short: "h", "print this help")],
    examples: ["renderpages completions bash > ~/.local/share/bash-completion/completions/renderpages"],
    words: .one(Shell.allCases.map(\.rawValue)),
    forCatalogs: CommandSpec.ForCatalogs(
      operands: "bash|zsh|fish",
      examples: ["renderpages completions bash > ~/.local/share/bash-completion/completions/renderpages"]))

  static func run(_ arguments: Arguments, coreCount _: Int) throws(UsageError) -> Int32 {
    let commands = CommandList.specs(of: arguments.program)
    let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    if let words = arguments.operands.first.flatMap({ DeckWords(rawValue: $0) }) {
      var results = ResultWriter()
      for word in words.words(of: Array(arguments.operands.dropFirst()), program: arguments.program) {
        results.line(word)
      }
      return results.flush().rawValue
    }
    guard arguments.operands.count == 1 else {
      throw UsageError(message: "name one shell for completions: \(names)")
    }
    guard let shell = Shell(rawValue: arguments.operands[0]) else {
      throw UsageError(message: "completions for \(arguments.operands[0]) are not known; use \(names)")
    }
    var results = ResultWriter()
    results.append(shell.script(for: CommandLineGuide(program: arguments.program, commands: commands)))
    return results.flush().rawValue
  }
}

/// A shell that completions are written for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  func script(for guide: CommandLineGuide) -> String {
    switch self {
    case .bash: BashCompletion(guide: guide).script
    case .zsh: ZshCompletion(guide: guide).script
    case .fish: FishCompletion(guide: guide).script
    }
  }
}
