internal import PageRender
internal import PageRuns

/// A program's commands as help, shells and the manual describe them.
struct CommandLineGuide {
  let program: HostProgram
  /// The commands, as the program has them.
  let commands: [CommandSpec]

  init(program: HostProgram, commands: [CommandSpec]) {
    self.program = program
    self.commands = commands.map { command in
      var command = command
      for place in command.options.indices where command.options[place].kind == .devices {
        command.options[place].kind = .some(
          [AxisOptions.all, AxisOptions.every] + DeviceCatalog.builtin.devices.map(\.id))
      }
      return command
    }
  }

  /// The words that can be the first word of a command line, with their help.
  var firstWords: [(word: String, help: String)] {
    commands.map { ($0.name, program.naming($0.summary)) } + [("help", "Explains a command.")]
  }

  /// The program's name as a part of a function's name.
  var identifier: String {
    String(program.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// The options and operands that take a word: operands of commands, and options with a value.
  var places: [(command: CommandSpec, option: OptionSpec?, kind: WordKind)] {
    commands.flatMap { command in
      [(command, nil, command.words)]
        + command.options.filter { $0.valueName != nil }.map { (command, $0, $0.kind) }
    }
  }
}

extension OptionSpec {
  /// The help in one line, up to its first colon, semicolon or bracket.
  var summary: String {
    let line = help.replacing("\n", with: " ")
    guard let end = line.firstIndex(where: { ";:(".contains($0) }) else { return line }
    let start = line[..<end].trimmed
    return start.hasSuffix(",") ? String(start.dropLast()) : start
  }

  /// The option's names as they are typed: `-d` and `--device`, or `--canvas` alone.
  var names: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(long)"] }
}
