internal import PageRuns
/// Completion for fish: a line for each word, option and value.
struct FishCompletion {
  let guide: CommandLineGuide

  private var name: String { guide.program.name }
  private var prefix: String { "__\(guide.identifier)" }

  var script: String {
    let commands = guide.firstWords.map { word, help in
      "complete -c \(name) -n __fish_use_subcommand -a \(word) -d \(Self.quoted(help))"
    }
    return TextTemplate(PackageResources.completion_fish).filled([
      "program": name, "prefix": prefix, "commands": commands.joined(separator: "\n"),
      "options": guide.commands.flatMap(lines).joined(separator: "\n"),
      "names": Self.quoted(guide.commands.map(\.name).joined(separator: " ")),
    ])
  }

  private func lines(_ command: CommandSpec) -> [String] {
    let start = "complete -c \(name) -n '__fish_seen_subcommand_from \(command.name)'"
    let operand = words(command.words).map { ["\(start) \($0)"] } ?? []
    return operand
      + command.options.map { option in
        var line = start
        if let short = option.short { line += " -s \(short)" }
        line += " -l \(option.long)"
        if option.valueName != nil { line += words(option.kind).map { " -r \($0)" } ?? " -x" }
        return line + " -d \(Self.quoted(option.summary))"
      }
  }

  private func words(_ kind: WordKind) -> String? {
    switch kind {
    case .any, .devices: nil
    case .folder: "-f -a '(\(prefix)_files)'"
    case .file(let endings) where endings.isEmpty: "-F"
    case .file(let endings): "-f -a '(\(prefix)_files \(endings.joined(separator: " ")))'"
    case .deck: "-f -a '(\(prefix)_files .storyboard .xib deck.json)'"
    case .one(let words): "-f -a \(Self.quoted(words.joined(separator: " ")))"
    case .some(let words): "-f -a '(\(prefix)_list \(words.joined(separator: " ")))'"
    case .ofDecks(let asked, let words):
      "-f -a '(\(prefix)_list \((words + ["(\(prefix)_of_decks \(asked.rawValue))"]).joined(separator: " ")))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
