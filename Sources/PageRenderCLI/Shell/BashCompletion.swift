internal import PageRuns

/// Completion for bash, without any other package: a function that looks at the line up to the cursor.
struct BashCompletion {
  let guide: CommandLineGuide

  var script: String { tables + helpers + completion }

  private var name: String { guide.identifier }

  private var tables: String {
    """
    # Completes the command line of \(guide.program.name) in bash; printed by "\(guide.program.name) completions bash".

    # What may stand at a place, which is a command and one of its options, or "operand": a kind, and words.
    _\(name)_at() {
      kind='' choices=''
      case $1 in
    \(places)
      esac
    }

    # The options of a command.
    _\(name)_options() {
      case $1 in
    \(options)
      esac
    }


    """
  }

  private var helpers: String {
    """
    # Words of the decks on the line, which the program prints.
    _\(name)_of_decks() {
      local path
      local -a decks=()
      for path in "${words[@]:2}"; do
        [[ $path != -* && -e $path ]] && decks+=("$path")
      done
      "${words[0]}" completions "$1" "${decks[@]}" 2>/dev/null
      return 0
    }

    # Proposes words that begin as the one before the cursor; $1 stays in front of them.
    _\(name)_propose() {
      local candidate
      for candidate in $2; do
        [[ "$1$candidate" == "$word"* ]] && COMPREPLY+=("$1$candidate")
      done
    }

    # Proposes folders, and files whose names end in one of the words of $2; all files where it is "*".
    _\(name)_files() {
      local path start=${word#"$1"} ending
      local -a endings=()
      read -r -a endings <<<"$2"
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        [[ ${path##*/} == .* && ${start##*/} != .* ]] && continue
        if [[ -d ${path/#\\~\\//$HOME/} ]]; then
          COMPREPLY+=("$1$path")
          continue
        fi
        for ending in "${endings[@]}"; do
          [[ $path == $ending ]] && COMPREPLY+=("$1$path")
        done
      done < <(compgen -f -- "$start")
    }


    """
  }

  /// The function that completes a line: it finds the place of the word before the cursor, then proposes words.
  private var completion: String {
    """
    _\(name)() {
      local line=${COMP_LINE:0:COMP_POINT} IFS=$' \\t\\n' word part before command='' place start=''
      local kind choices last i
      local -a words=()
      COMPREPLY=()
      read -r -a words <<<"$line"
      [[ $line == *[[:space:]] ]] && words+=('')
      word=${words[${#words[@]}-1]}
      # bash splits words at = and : as well, and puts what is proposed in place of the last part.
      part=${COMP_WORDS[COMP_CWORD]}
      [[ $part == [=:] ]] && part=''
      before=${word%"$part"}
      for ((i = 1; i < ${#words[@]} - 1; i++)); do
        if [[ ${words[i]} != -* ]]; then
          command=${words[i]}
          break
        fi
      done
      if [[ -z $command ]]; then
        _\(name)_propose '' '\(guide.firstWords.map(\.word).joined(separator: " ")) --help --version'
        return
      fi
      last=${words[${#words[@]}-2]}
      if [[ $word == --*=* ]]; then
        _\(name)_at "$command ${word%%=*}"
        start=${word%%=*}=
      elif [[ $last == -* && $last != *=* ]] && _\(name)_at "$command $last" && [[ -n $kind ]]; then
        :
      elif [[ $word == -* ]]; then
        _\(name)_propose '' "$(_\(name)_options "$command")"
      else
        _\(name)_at "$command operand"
      fi

    """ + proposals
  }

  /// The end of the function: the words for a place, without what the line has of them.
  private var proposals: String {
    """
      case $kind in
        one) _\(name)_propose "$start" "$choices" ;;
        some)
          # What stands before the last comma stays, and is not proposed again.
          place=${word#"$start"}
          place=${place%"${place##*,}"}
          for i in $choices; do
            [[ ,$place == *,$i,* ]] || _\(name)_propose "$start$place" "$i"
          done
          ;;
        folder) _\(name)_files "$start" '' ;;
        file) _\(name)_files "$start" "$choices" ;;
      esac
      for i in "${!COMPREPLY[@]}"; do
        COMPREPLY[i]=${COMPREPLY[i]#"$before"}
      done
      return 0
    }

    complete -F _\(name) \(guide.program.name)

    """
  }

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
