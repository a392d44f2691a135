import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageApps

/// A toolchain whose `swift`, `swiftc` and `clang` are one script: it notes its words, makes the file behind `-o`, and refuses
/// a module as often as `refuse` says.
struct FakeToolchain {
  private let temporary = TemporaryFolder()
  /// Has `library`, `cache` and the apps.
  let root: String
  let toolchain: AppToolchain

  private static let script = """
    #!/bin/sh
    folder=${0%/bin/*} name=${0##*/}
    echo "$name $*" >> "$HOME/log"
    while [ $# -gt 0 ]; do
      case $1 in -module-name) name=$2 ;; -o) out=$2 ;; esac
      shift
    done
    for answer in "$folder/answers/$name".*; do
      [ -f "$answer" ] && [ ! -f "$HOME/${answer##*/}" ] && : > "$HOME/${answer##*/}" && cat "$answer" && exit 1
    done
    [ -z "$out" ] || cp "$folder/program" "$out"
    """

  init() throws {
    root = try #require(FilePath.absolute(temporary.path("")))
    let folder = "\(root)/toolchain"
    try AppFiles.write(Self.script, to: "\(root)/script")
    try AppFiles.write("#!/bin/sh\ncat '\(folder)/answer.json'\n", to: "\(root)/translator")
    try AppFiles.write("", to: "\(folder)/bin/none")
    try TemporaryProgram.install("\(root)/script", at: "\(folder)/bin/swift")
    for name in ["swiftc", "clang"] { link("\(folder)/bin/swift", "\(folder)/bin/\(name)") }
    try TemporaryProgram.install("\(root)/translator", at: "\(folder)/program")
    try AppFiles.write("", to: "\(root)/library/Sources/PageApps/Translator/main.swift")
    toolchain = AppToolchain(
      folder: folder, key: "k", cache: "\(root)/cache", library: "\(root)/library", isTrusted: true)
  }

  /// The next build of a module fails with these words; of several, one after the other.
  func refuse(_ module: String, _ outputs: String...) throws {
    for (number, output) in outputs.enumerated() {
      try AppFiles.write(output + "\n", to: "\(toolchain.folder)/answers/\(module).\(number)")
    }
  }

  /// Sets what the translator says of modules and their view controllers, each in the file of its name.
  func translate(_ modules: [(String, [String])]) throws {
    let answer = modules.map { name, controllers in
      let list = controllers.map {
        #"{"name": "\#($0)", "call": "\#($0)()", "isComplete": true, "file": "\#(root)/app/\#($0).swift", "line": 3}"#
      }
      return #"{"name": "\#(name)", "controllers": [\#(list.joined(separator: ", "))], "previews": []}"#
    }
    try AppFiles.write(
      #"{"modules": [\#(answer.joined(separator: ", "))], "notes": [], "cuts": []}"#,
      to: "\(toolchain.folder)/answer.json")
  }

  /// The commands that ran so far.
  var commands: [String] {
    (AppFiles.text(of: "\(toolchain.cache)/home/log") ?? "").split(separator: "\n").map(String.init)
  }

  /// The modules that were compiled so far, and the files that were made.
  var made: [String] {
    commands.map { line in
      let words = line.split(separator: " ")
      let place = words.firstIndex { $0 == "-module-name" || $0 == "-o" } ?? 0
      return FilePath.lastComponent(String(words[place + 1]))
    }
  }

  /// True if nobody holds the lock of a file, this process included (flock(2): a lock belongs to an open file).
  func isFree(_ lock: String) -> Bool {
    let file = open("\(toolchain.cache)/\(lock).lock", O_RDWR | O_CREAT, 0o644)
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }
}
