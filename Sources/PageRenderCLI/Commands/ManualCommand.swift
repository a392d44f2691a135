internal import PageRender
internal import PageRuns

/// `renderpages manual`: all commands and options as a page for `man`.
@MainActor
enum ManualCommand: Command {
  static let spec = CommandSpec(
    name: "manual", operands: "[options]", summary: "Prints the manual page, for man.",
    details: """
      The page is made from the list of options that help prints, in the language of man pages (roff).
      """,
    options: [OptionSpec("help", short: "h", "print this help")],
    examples: ["renderpages manual | man -l -"],
    forCatalogs: CommandSpec.ForCatalogs(examples: ["renderpages manual | man -l -"]))

  static func run(_ arguments: Arguments, coreCount _: Int) throws(UsageError) -> Int32 {
    let commands = CommandList.specs(of: arguments.program)
    guard arguments.operands.isEmpty else {
      throw UsageError(
        message: "manual takes no \(arguments.operands[0]); see \(arguments.program.name) help manual")
    }
    var results = ResultWriter()
    results.append(ManualPage(guide: CommandLineGuide(program: arguments.program, commands: commands)).text)
    return results.flush().rawValue
  }
}
