@preconcurrency internal import CGetopt
internal import Glibc
internal import PageRender
internal import PageRuns

/// One option of a command, as the parser, help, shells and the manual see it.
package struct OptionSpec: Equatable {
  /// The long name, without its dashes.
  package var long: String
  var short: Character?
  /// The value's name in help; `nil` for a switch.
  var valueName: String?
  /// The kind of value.
  var kind: WordKind
  /// The value of the option as the last word of a command line; `nil` if it needs one there, too.
  var bareValue: String?
  var help: String

  /// - Parameter kind: The kind of value; by default the kind that the value's name implies.
  package init(
    _ long: String, short: Character? = nil, value: String? = nil, of kind: WordKind? = nil,
    bare: String? = nil, _ help: String
  ) {
    self.long = long
    self.short = short
    valueName = value
    self.kind = kind ?? WordKind(valueName: value)
    bareValue = bare
    self.help = help
  }
}

/// Reads a command line with `getopt_long`, so that options may be abbreviated, joined (`-j4`, `--jobs=4`)
/// and mixed with operands as everywhere on Linux.
///
/// `getopt_long` keeps its state in global variables: call this from one task at a time, at the start of
/// the process.
@MainActor
func readArguments(
  _ words: [String], of command: CommandSpec, program: HostProgram = HostProgram()
) throws(UsageError) -> Arguments {
  let specs = command.options
  var names = specs.map { strdup($0.long) }
  var argv = ([program.name] + words).map { strdup($0) } + [nil]
  defer {
    for name in names { free(name) }
    for word in argv { free(word) }
    names = []
    argv = []
  }
  // `getopt_long` returns a long option as `base` plus its index, above every character, and a short option
  // as its character.
  let base: Int32 = 0x1_0000
  var table = specs.indices.map { index in
    option(
      name: names[index], has_arg: specs[index].valueName == nil ? 0 : 1, flag: nil,
      val: base + Int32(index))
  }
  table.append(option())
  var arguments = Arguments(program: program, commandName: command.name)
  optind = 0
  opterr = 0
  while true {
    let code = getopt_long(Int32(words.count + 1), argv, shortOptions(specs), table, nil)
    if code == -1 { break }
    let value = optarg.map { String(cString: $0) }
    if code == 1 {
      arguments.operands.append(value ?? "")
    } else if let spec = spec(for: code, in: specs, base: base) {
      if code >= base {
        let typed = Array(words.prefix(max(Int(optind) - 1, 0)))
        try checkAbbreviation(of: spec, typed, hasValue: value != nil, specs: specs)
      }
      arguments.options.append((spec.long, spec.valueName == nil ? nil : value))
    } else if code == Int32(UInt8(ascii: ":")), let spec = spec(for: optopt, in: specs, base: base),
      let value = spec.bareValue
    {
      arguments.options.append((spec.long, value))
    } else {
      let word = words[max(0, min(Int(optind) - 2, words.count - 1))]
      throw usageError(
        code: code, option: optopt, word: word, specs: specs, base: base,
        help: "\(program.name) \(command.name) --help")
    }
  }
  arguments.operands += words.dropFirst(Int(optind) - 1)
  return arguments
}

/// Refuses an abbreviation that begins with the whole name of another option: `--devices` is nearer to
/// `--device` than to `--devices-file`.
///
/// - Parameter words: The command line up to the option and its value.
private func checkAbbreviation(
  of spec: OptionSpec, _ words: [String], hasValue: Bool, specs: [OptionSpec]
) throws(UsageError) {
  func name(_ word: String) -> Substring? {
    guard word.hasPrefix("--") else { return nil }
    let name = word.dropFirst(2).prefix { $0 != "=" }
    return !name.isEmpty && spec.long.hasPrefix(name) ? name : nil
  }
  // The value may stand in the option's own word, or in the next.
  guard let word = words.last,
    let typed = name(word) ?? (hasValue ? words.dropLast().last.flatMap(name) : nil),
    typed != spec.long, let other = specs.first(where: { typed.hasPrefix($0.long) })
  else { return }
  throw UsageError(message: "--\(typed) is ambiguous; write --\(other.long) or --\(spec.long)")
}

/// Returns the short options as `getopt_long` takes them. The first `-` returns operands in order, whatever
/// the environment says; the `:` behind it tells missing values from unknown options.
private func shortOptions(_ specs: [OptionSpec]) -> String {
  "-:"
    + specs.compactMap { spec in
      spec.short.map { String($0) + (spec.valueName == nil ? "" : ":") }
    }.joined()
}

private func spec(for code: Int32, in specs: [OptionSpec], base: Int32) -> OptionSpec? {
  if code >= base { return specs.indices.contains(Int(code - base)) ? specs[Int(code - base)] : nil }
  guard code != Int32(UInt8(ascii: "?")), code != Int32(UInt8(ascii: ":")) else { return nil }
  return specs.first { $0.short?.asciiValue.map(Int32.init) == code }
}

private func usageError(
  code: Int32, option: Int32, word: String, specs: [OptionSpec], base: Int32, help: String
) -> UsageError {
  if code == Int32(UInt8(ascii: ":")), let spec = spec(for: option, in: specs, base: base) {
    return UsageError(message: "--\(spec.long) needs a value: --\(spec.long) \(spec.valueName ?? "VALUE")")
  }
  if option >= base, let spec = spec(for: option, in: specs, base: base) {
    return UsageError(message: "--\(spec.long) takes no value; write --\(spec.long) alone")
  }
  let isShort = option > 0 && !word.hasPrefix("--")
  // The part of `--paper=a4` before the value.
  let long = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
  let name = isShort ? "-\(Character(UnicodeScalar(UInt8(truncatingIfNeeded: option))))" : long ?? word
  let names = specs.map { "--" + $0.long }
  let candidates = names.filter { $0.hasPrefix(name) }
  if !isShort, candidates.count > 1 {
    return UsageError(message: "\(name) is ambiguous; write \(candidates.joined(separator: " or "))")
  }
  return UsageError(message: unknownOptionMessage(name, among: names, help: help))
}
