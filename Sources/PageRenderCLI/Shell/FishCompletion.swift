internal import PageRuns
/// Completion for fish: a line for each word, option and value.
struct FishCompletion {
  let guide: CommandLineGuide

  private var name: String { guide.program.name }
  private var prefix: String { "__\(guide.identifier)" }

  var script: String { functions + completions }

  /// The functions that find words.
  private var functions: String {
    """
    # Completes the command line of \(name) in fish; printed by "\(name) completions fish".

    # The word before the cursor without an option's name in front.
    function \(prefix)_value
        set -l word (commandline -ct)
        string replace -r -- '^--[^=]*=' '' "$word"
    end

    # Words with commas: what stands before the last comma stays, and is not proposed again.
    function \(prefix)_list
        set -l before (string match -r -- '^.*,' (\(prefix)_value))
        set -l taken (string split -- , "$before")
        for word in $argv
            contains -- $word $taken; or echo "$before$word"
        end
    end

    # Words of the decks on the line, which the program prints.
    function \(prefix)_of_decks
        set -l words (commandline -opc)
        set -l decks
        for word in $words[2..-1]
            string match -q -- '-*' $word; or not test -e $word; or set -a decks $word
        end
        type -q $words[1]; and command $words[1] completions $argv[1] $decks 2>/dev/null
    end

    # Folders, and files whose names end in one of the arguments.
    function \(prefix)_files
        set -l value (\(prefix)_value)
        set -l home (string match -q -- '~/*' $value; and echo $HOME)
        for path in (string replace -r -- '^~' "$home" $value)*
            set -l shown (test -n "$home"; and string replace -- $home '~' $path; or echo $path)
            if test -d $path
                echo $shown/
            else
                for ending in $argv
                    if string match -q -- "*$ending" $path
                        echo $shown
                        break
                    end
                end
            end
        end
    end


    """
  }

  /// The lines of commands, options and values.
  private var completions: String {
    let commands = guide.firstWords.map { word, help in
      "complete -c \(name) -n __fish_use_subcommand -a \(word) -d \(Self.quoted(help))"
    }
    return """
      complete -c \(name) -f
      complete -c \(name) -n __fish_use_subcommand -s h -l help -d 'Print the commands'
      complete -c \(name) -n __fish_use_subcommand -l version -d 'Print the version'
      \(commands.joined(separator: "\n"))
      \(guide.commands.flatMap(lines).joined(separator: "\n"))
      complete -c \(name) -n '__fish_seen_subcommand_from help' -x \
      -a \(Self.quoted(guide.commands.map(\.name).joined(separator: " ")))

      """
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
