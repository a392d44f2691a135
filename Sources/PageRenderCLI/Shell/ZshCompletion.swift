internal import PageRuns
/// Completion for zsh, by its own functions for arguments and values.
struct ZshCompletion {
  let guide: CommandLineGuide

  var script: String {
    TextTemplate(PackageResources.completion_zsh).filled([
      "program": guide.program.name, "name": guide.identifier,
      "lists": lists.map(function).joined(separator: "\n"),
      "commands": guide.firstWords.map { "    \(Self.quoted("\($0.word):\($0.help)"))" }.joined(
        separator: "\n"),
      "options": guide.commands.map(arguments).joined(separator: "\n"),
      "names": guide.commands.map(\.name).joined(separator: " "),
    ])
  }

  private func arguments(_ command: CommandSpec) -> String {
    let options = command.options.map(argument)
    let operand = action(command.words).map { ["'*:\(command.operandName):\($0)'"] } ?? []
    return
      (["        \(command.name))", "          _arguments -s -S \\"]
      + (options + operand).map { "            \($0) \\" })
      .joined(separator: "\n") + "\n            && return 0\n          ;;"
  }

  private func argument(_ option: OptionSpec) -> String {
    let help = Self.escaped(option.summary)
    guard let value = option.valueName else {
      let names = option.names
      guard names.count > 1 else { return Self.quoted("\(names[0])[\(help)]") }
      return "'(\(names.joined(separator: " ")))'{\(names.joined(separator: ","))}\(Self.quoted("[\(help)]"))"
    }
    let rest = Self.quoted("[\(help)]:\(Self.escaped(value)):\(action(option.kind) ?? " ")")
    let long = "--\(option.long)="
    // Options may be repeated: lists grow, and of other values the last counts.
    return option.short.map { "'*'{-\($0)+,\(long)}\(rest)" } ?? "'*\(long)'\(rest)"
  }

  // MARK: Values

  /// The lists of words that have a function of their own.
  private var lists: [WordKind] {
    var found: [WordKind] = []
    for (_, _, kind) in guide.places {
      switch kind {
      case .some, .ofDecks: if !found.contains(kind) { found.append(kind) }
      default: break
      }
    }
    return found
  }

  private func function(_ kind: WordKind) -> String {
    guard let name = functionName(kind) else { return "" }
    switch kind {
    case .some(let words):
      return "\(name)() {\n  _values -s , value \\\n    \(words.joined(separator: " "))\n}\n"
    case .ofDecks(let asked, let words):
      return """
        # Words of the decks on the line, which the program prints.
        \(name)() {
          local operand
          local -a decks found
          for operand in ${(Q)words[2,-1]}; do
            [[ $operand != -* && -e $operand ]] && decks+=($operand)
          done
          found=(\(words.joined(separator: " ")) ${(f)"$(\(guide.program.name) completions \(asked.rawValue) $decks 2>/dev/null)"})
          (( $#found )) && _values -s , value $found
        }

        """
    default: return ""
    }
  }

  private func functionName(_ kind: WordKind) -> String? {
    lists.firstIndex(of: kind).map { "_\(guide.identifier)_list_\($0 + 1)" }
  }

  private func action(_ kind: WordKind) -> String? {
    switch kind {
    case .any, .devices: nil
    case .folder: "_files -/"
    case .file(let endings) where endings.isEmpty: "_files"
    // zsh would take brackets without a bar in them for qualifiers.
    case .file(let endings) where endings.count == 1: "_files -g \"*\(endings[0])\""
    case .file(let endings): "_files -g \"(\(endings.map { "*\($0)" }.joined(separator: "|")))\""
    case .deck: "_files -g \"(*.storyboard|*.xib|deck.json)\""
    case .one(let words): "(\(words.joined(separator: " ")))"
    case .some, .ofDecks: functionName(kind)
    }
  }

  /// Replaces or escapes the characters that would end a description.
  private static func escaped(_ text: String) -> String {
    text.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: "\\:")
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: #"'\''"#))'" }
}

extension CommandSpec {
  /// The operand's name in the usage line, such as `DECK`.
  fileprivate var operandName: String {
    let first = operands.split(whereSeparator: { " …[]|".contains($0) }).first
    return first.map(String.init) ?? "operand"
  }
}
