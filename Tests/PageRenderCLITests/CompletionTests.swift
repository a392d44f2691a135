import Foundation
import PageAppsCLI
import Testing

@testable import PageRenderCLI
@testable import PageRuns

/// The scripts load in their shells, and complete every command, option and value that help names.
@MainActor
struct CompletionTests {
  /// The commands of the program, `app` among them.
  static let commands = {
    CommandList.app = AppCommand.self
    return CommandList.specs(of: HostProgram())
  }()
  private static let guide = CommandLineGuide(program: HostProgram(), commands: commands)

  private static func script(_ shell: String, in folder: URL) throws -> URL {
    let outcome = try Renderpages.run(["completions", shell])
    try #require(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
    let file = folder.appendingPathComponent("completion.\(shell)")
    try Data(outcome.output.utf8).write(to: file)
    return file
  }

  /// A folder with what operands may be, and what they may not.
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "completion-\(UUID().uuidString)")
    for name in ["deck", "more space"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for name in ["deck/deck.json", "Main.storyboard", "Cell.xib", "a.png", "notes.txt"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    return folder
  }

  // MARK: Shells

  /// Splits words as bash does, calls the function that `complete -F` names, and prints its answer.
  private static let bashHarness = """
    source "$1"
    shift
    cd "$1"
    shift
    for COMP_LINE in "$@"; do
      COMP_POINT=${#COMP_LINE}
      COMP_WORDS=()
      current=''
      for ((i = 0; i < COMP_POINT; i++)); do
        character=${COMP_LINE:i:1}
        case $character in
          ' ') [[ -n $current ]] && COMP_WORDS+=("$current"); current='' ;;
          = | :)
            [[ -n $current ]] && COMP_WORDS+=("$current")
            COMP_WORDS+=("$character")
            current=''
            ;;
          *) current+=$character ;;
        esac
      done
      last=${COMP_LINE: -1}
      [[ -n $current || $last == ' ' ]] && COMP_WORDS+=("$current")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _renderpages
      printf '%s\\n' "${COMPREPLY[@]}"
      printf -- '----\\n'
    done
    """

  private static func inBash(_ lines: [String], _ folder: URL) throws -> [[String]] {
    let bash = try #require(ShellProgram("bash"))
    let outcome = try bash.run(
      ["--norc", "-c", bashHarness, "bash", script("bash", in: folder).path, folder.path] + lines)
    #expect(outcome.errors == "" && outcome.status == 0)
    return blocks(outcome.output)
  }

  /// Types each line and a tab in an interactive zsh on a terminal of its own, and prints what is proposed.
  private static let zshHarness = """
    # Types each line and a tab in an interactive zsh on a terminal of its own, and prints what is proposed, a word a line.
    zmodload zsh/zpty
    script=$1 folder=$2
    shift 2
    zpty child env TERM=dumb HOME=$folder zsh -f -i
    setup=$folder/.setup.zsh
    cat > $setup <<'END'
    PS1= PS2= RPS1=
    setopt no_beep no_prompt_cr no_prompt_sp no_auto_list no_auto_menu
    autoload -Uz compinit
    compinit -D -u
    zstyle ':completion:*' list-separator ''
    zstyle ':completion:*' insert-tab false
    zstyle ':completion:*' menu no
    # Prints what is offered.
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then
        builtin compadd "$@"
        return
      fi
      local -a hits
      local -A p P S s
      local hit
      builtin compadd -A hits "$@"
      zparseopts -E P:=P p:=p S:=S s:=s
      for hit in $hits; do print -r -- ">$IPREFIX$P[-P]$p[-p]$hit"; done
      builtin compadd "$@"
    }
    propose() { print -r -- "begin"; zle complete-word; print -r -- "end"; BUFFER= ; zle redisplay }
    zle -N propose
    bindkey '^I' propose
    END
    zpty -w child "source $setup; source $script; cd $folder; print ready-now"
    zpty -r child text '*ready-now'$'\\r'$'\\n''*'
    for line in "$@"; do
      zpty -w -n child "$line"$'\\t'
      found=
      while zpty -r child text; do
        text=${text//$'\\r'/}
        text=${text%$'\\n'}
        [[ $text == *begin ]] && continue
        [[ $text == end ]] && break
        [[ $text == '>'* ]] && print -r -- ${text#>}
      done
      print -r -- ----
    done
    zpty -d child
    """

  private static func inZsh(_ lines: [String], _ folder: URL) throws -> [[String]] {
    let zsh = try #require(ShellProgram("zsh"))
    // It waits for a terminal.
    let timeout = try #require(ShellProgram("timeout"))
    let harness = folder.appendingPathComponent(".harness.zsh")
    try Data(zshHarness.utf8).write(to: harness)
    let outcome = try timeout.run(
      ["60", zsh.url.path, "-f", harness.path, script("zsh", in: folder).path, folder.path] + lines)
    #expect(outcome.errors == "" && outcome.status == 0)
    // Spaces are escaped, and what two of its functions propose comes twice.
    return blocks(outcome.output.replacingOccurrences(of: "\\ ", with: " ")).map { Set($0).sorted() }
  }

  private static func inFish(_ lines: [String], _ folder: URL) throws -> [[String]] {
    let fish = try #require(ShellProgram("fish"))
    let harness = """
      source $argv[1]
      cd $argv[2]
      for line in $argv[3..]
          complete -C $line
          echo ----
      end
      """
    let file = try script("fish", in: folder)
    // It makes folders of its own there.
    let home = folder.appendingPathComponent(".home").path
    let outcome = try fish.run(
      ["--no-config", "-c", harness, file.path, folder.path] + lines,
      environment: ["HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home])
    #expect(outcome.errors == "" && outcome.status == 0)
    // A description follows behind a tab.
    return blocks(outcome.output).map { $0.map { $0.split(separator: "\t").first.map(String.init) ?? "" } }
  }

  /// The words proposed for each line, sorted.
  private static func blocks(_ text: String) -> [[String]] {
    text.components(separatedBy: "----\n").dropLast().map { block in
      block.split(separator: "\n").map(String.init).sorted()
    }
  }

  // MARK: Tests

  @Test(arguments: Shell.allCases.filter { ShellProgram.has($0.rawValue) })
  func `the script has no error of syntax`(shell: Shell) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try Self.script(shell.rawValue, in: folder)
    let outcome = try #require(ShellProgram(shell.rawValue)).run(["-n", file.path])
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
  }

  @Test func `an unknown shell is told which there are`() throws {
    let outcome = try Renderpages.run(["completions", "tcsh"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("completions for tcsh are not known; use bash, zsh, fish"))
    #expect(try Renderpages.run(["completions"]).errors.contains("name one shell for completions"))
  }

  private static func completed(_ lines: [String], in folder: URL, by shell: Shell) throws -> [[String]] {
    switch shell {
    case .bash: try inBash(lines, folder)
    case .zsh: try inZsh(lines, folder)
    case .fish: try inFish(lines, folder)
    }
  }

  @Test(arguments: Shell.allCases.filter { ShellProgram.has($0.rawValue) })
  func `every command, option and value is completed`(shell: Shell) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var expected: [(line: String, words: Set<String>)] = [
      ("renderpages ", Set(Self.commands.map(\.name) + ["help"])),
      ("renderpages help ", Set(Self.commands.map(\.name))),
    ]
    for command in Self.commands {
      expected.append(("renderpages \(command.name) --", Set(command.options.map { "--\($0.long)" })))
    }
    for (command, option, kind) in Self.guide.places {
      guard case .one(let words) = kind else {
        guard case .some(let words) = kind, let option else { continue }
        expected.append(("renderpages \(command.name) --\(option.long) ", Set(words)))
        // zsh leaves out what the list has already.
        let rest = Set(words.dropFirst().map { "\(words[0]),\($0)" })
        expected.append(("renderpages \(command.name) --\(option.long) \(words[0]),", rest))
        continue
      }
      guard let option else {
        expected.append(("renderpages \(command.name) ", Set(words)))
        continue
      }
      for name in option.names { expected.append(("renderpages \(command.name) \(name) ", Set(words))) }
    }
    #expect(expected.count > 100)
    for (line, found) in zip(expected, try Self.completed(expected.map(\.line), in: folder, by: shell)) {
      #expect(line.words.subtracting(found).isEmpty, "\(line.line)")
      // Nothing is proposed that is no option.
      if line.line.hasSuffix("--") { #expect(line.words == Set(found), "\(line.line)") }
    }
  }

  @Test(.enabled(if: ShellProgram.has("bash")))
  func `bash completes what was begun, files of the right kind, and values behind an equals sign`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines: [(String, [String])] = [
      ("renderpages re", ["record", "render", "report", "review"]),
      ("renderpages render --or", ["--orientation"]),
      ("renderpages render --orientation l", ["landscape"]),
      ("renderpages render --orientation=", ["all", "landscape", "portrait"]),
      ("renderpages render --orientation=portrait,l", ["portrait,landscape"]),
      ("renderpages render -d iphone-16-pro,ipad-mini-a", ["iphone-16-pro,ipad-mini-a17-pro"]),
      ("renderpages render ", ["Cell.xib", "Main.storyboard", "deck", "more space"]),
      ("renderpages render deck/", ["deck/deck.json"]),
      ("renderpages render deck M", ["Main.storyboard"]),
      ("renderpages render --quiet M", ["Main.storyboard"]),
      ("renderpages render -o mo", ["more space"]),
      ("renderpages render --output=mo", ["more space"]),
      ("renderpages diff ", ["a.png", "deck", "more space"]),
      (
        "renderpages lint --severity=low-c",
        ["low-contrast=error", "low-contrast=note", "low-contrast=warning"]
      ),
      ("renderpages lint --severity low-contrast=e", ["error"]),
      ("renderpages lint --limit small-t", ["small-text="]),
      ("renderpages review --paper ", ["a3", "a4", "letter", "screen"]),
      ("renderpages render --page ", []),
      ("renderpages undo M", ["Main.storyboard"]),
      ("renderpages render --locale=p", ["pseudo"]),
      ("renderpages manual ", []),
      ("renderpages nonsense ", []),
      ("renderpages completions z", ["zsh"]),
      ("renderpages help app", ["app", "approve"]),
    ]
    for (line, found) in zip(lines, try Self.inBash(lines.map(\.0), folder)) {
      #expect(found == line.1, "\(line.0)")
    }
  }

  @Test func `pages and languages of decks are printed for shells, a word a line`() throws {
    let work = try Workspace()
    try work.write(Array("{}".utf8), to: "none.json")
    let pages = try work.run("completions", "pages", "deck", "none.json", "nowhere")
    #expect(pages.status == 0 && pages.output == "welcome\nevery-device\n", "\(pages)")
    #expect(pages.errors == "")
  }

  @Test(.enabled(if: ShellProgram.has("bash")))
  func `bash completes pages of the deck on the line`() throws {
    let work = try Workspace()
    let program = Renderpages.program.path
    let lines: [(String, [String])] = [
      ("\(program) render deck --page ", ["every-device", "welcome"]),
      ("\(program) render deck --page welcome,", ["welcome,every-device"]),
      ("\(program) render deck --page=w", ["welcome"]),
      ("\(program) render --page ", []),
    ]
    for (line, found) in zip(lines, try Self.inBash(lines.map(\.0), work.folder)) {
      #expect(found == line.1, "\(line.0)")
    }
  }

  /// Lines, each with the words that both fish and zsh complete it with; only fish ends folders with a slash.
  private static let completed: [(line: String, words: [String])] = [
    ("renderpages re", ["record", "render", "report", "review"]),
    ("renderpages render --or", ["--orientation"]),
    ("renderpages render --orientation l", ["landscape"]),
    ("renderpages render --orientation=portrait,l", ["--orientation=portrait,landscape"]),
    ("renderpages render -d iphone-16-pro,ipad-mini-a", ["iphone-16-pro,ipad-mini-a17-pro"]),
    ("renderpages render ", ["Cell.xib", "Main.storyboard", "deck/", "more space/"]),
    ("renderpages render deck/", ["deck/deck.json"]),
    ("renderpages render --quiet M", ["Main.storyboard"]),
    ("renderpages diff ", ["a.png", "deck/", "more space/"]),
    ("renderpages render -o mo", ["more space/"]),
    ("renderpages review --paper ", ["a3", "a4", "letter", "screen"]),
    ("renderpages completions z", ["zsh"]),
    ("renderpages render --page ", []),
  ]

  @Test(.enabled(if: ShellProgram.has("fish")))
  func `fish completes what was begun, files of the right kind, and values behind an equals sign`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Self.inFish(Self.completed.map(\.line), folder) == Self.completed.map(\.words))
  }

  @Test(.enabled(if: ShellProgram.has("zsh")))
  func `zsh completes what was begun, files of the right kind, and values behind an equals sign`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = Self.completed.map { $0.words.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } }
    #expect(try Self.inZsh(Self.completed.map(\.line), folder) == words)
  }
}
