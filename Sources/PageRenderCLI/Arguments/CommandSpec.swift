internal import PageRuns
/// The name, purpose and options of a command: its help text is made from the list that its command line is
/// read with.
package struct CommandSpec {
  var name: String
  /// The operands, as the usage line shows them.
  var operands: String
  var summary: String
  var details: String
  var options: [OptionSpec]
  var examples: [String]
  /// The kind of operands.
  var words = WordKind.any
  /// The command's differences in a program that has pages of its own; `nil` if such a program has no use for
  /// it.
  var forCatalogs: ForCatalogs?

  /// The differences in a program that has pages of its own.
  struct ForCatalogs {
    var operands = "[options]"
    var summary: String?
    var details: String?
    /// The options that concern operands only.
    var withoutOptions = ["scene", "canvas", "assets"]
    var examples: [String]
  }

  /// Returns the command as a program has it; `nil` if the program does not have it.
  func adapted(to program: HostProgram) -> CommandSpec? {
    guard program.catalog != nil else { return self }
    guard let forCatalogs else { return nil }
    var spec = self
    // If the usage line is another, there are no operands.
    if forCatalogs.operands != operands { spec.words = .any }
    spec.operands = forCatalogs.operands
    spec.summary = forCatalogs.summary ?? summary
    spec.details = forCatalogs.details ?? details
    spec.options = options.filter { !forCatalogs.withoutOptions.contains($0.long) }
    spec.examples = forCatalogs.examples
    return spec
  }

  func helpText(of program: HostProgram) -> String {
    var text = "Usage: renderpages \(name) \(operands)\n\n\(summary)\n"
    if !details.isEmpty { text += "\n\(details)\n" }
    text += "\nOptions:\n" + options.map(Self.line).joined()
    if !examples.isEmpty { text += "\nExamples:\n" + examples.map { "  \($0)\n" }.joined() }
    return program.naming(text)
  }

  /// Returns a line such as `  -d, --device LIST     help`, with the help in its own column.
  private static func line(_ option: OptionSpec) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let name = "  \(short)--\(option.long)" + (option.valueName.map { " \($0)" } ?? "")
    let column = 30
    let lines = option.help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let gap = name.count < column ? String(repeating: " ", count: column - name.count) : "\n" + indent(column)
    return name + gap + lines.joined(separator: "\n" + indent(column)) + "\n"
  }

  private static func indent(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension CommandSpec {
  /// Makes the specification of a command of the program alone, which no program with pages of its own has.
  package init(
    name: String, operands: String, summary: String, details: String, options: [OptionSpec],
    examples: [String],
    words: WordKind
  ) {
    self.init(
      name: name, operands: operands, summary: summary, details: details, options: options,
      examples: examples,
      words: words, forCatalogs: nil)
  }
}
