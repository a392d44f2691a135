internal import PageRuns

/// Completion for bash, without any other package: a function that looks at the line up to the cursor.
struct BashCompletion {
  let guide: CommandLineGuide

  var script: String {
    TextTemplate(PackageResources.completion_bash).filled([
      "program": guide.program.name, "name": name, "places": places, "options": options,
      "words": guide.firstWords.map(\.word).joined(separator: " "),
    ])
  }

  private var name: String { guide.identifier }

  /// The cases for options and operands; those that take the same kind of word are in one case.
  private var places: String {
    var groups: [(kind: WordKind, patterns: [String])] = []
    func add(_ pattern: String, _ kind: WordKind) {
      if let place = groups.firstIndex(where: { $0.kind == kind }) {
        groups[place].patterns.append(pattern)
      } else {
        groups.append((kind, [pattern]))
      }
    }
    for (command, option, kind) in guide.places {
      for word in option?.names ?? ["operand"] { add("'\(command.name) \(word)'", kind) }
    }
    add("'help operand'", .one(guide.commands.map(\.name)))
    return groups.map { group in
      let lines = Self.lines(of: group.patterns, separator: " | ", indent: "    ")
      return "\(lines))\n      \(assignment(group.kind)) ;;"
    }.joined(separator: "\n")
  }

  private func assignment(_ kind: WordKind) -> String {
    switch kind {
    case .any, .devices: "kind=any"
    case .folder: "kind=folder"
    case .file(let endings):
      "kind=file choices='\(endings.isEmpty ? "*" : endings.map { "*\($0)" }.joined(separator: " "))'"
    case .deck: "kind=file choices='*.storyboard *.xib */deck.json deck.json'"
    case .one(let words): "kind=one choices='\(words.joined(separator: " "))'"
    case .some(let words): "kind=some choices='\(words.joined(separator: " "))'"
    case .ofDecks(let asked, let words):
      "kind=some choices=\"\((words + ["$(_\(name)_of_decks \(asked.rawValue))"]).joined(separator: " "))\""
    }
  }

  private var options: String {
    guide.commands.map { command in
      let names = command.options.flatMap(\.names).joined(separator: " ")
      return "    \(command.name)) echo '\(names)' ;;"
    }.joined(separator: "\n")
  }

  /// Words on lines of at most 100 characters.
  private static func lines(of words: [String], separator: String, indent: String) -> String {
    var lines: [String] = []
    var line = indent
    for (index, word) in words.enumerated() {
      let more = word + (index + 1 < words.count ? separator : "")
      if line.count + more.count > 100, line != indent {
        lines.append(line + "\\")
        line = indent
      }
      line += more
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
