import Foundation
import Testing

@testable import PageRenderCLI
@testable import PageRuns

/// Colour is for a person at a terminal. `script` of util-linux gives the program one.
struct ColorTests {
  private static let red = "\u{1B}[1;31m"
  private static let yellow = "\u{1B}[1;33m"
  private static let end = "\u{1B}[0m"

  /// What a terminal is sent, standard output and standard error alike.
  private func onTerminal(
    _ words: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> String {
    let script = try #require(ShellProgram("script"))
    let command = ([Renderpages.program.path] + words).map { "'\($0)'" }.joined(separator: " ")
    let outcome = try script.run(
      ["-qefc", command, "/dev/null"], in: folder,
      environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 })
    return outcome.output.replacingOccurrences(of: "\r", with: "")
  }

  @Test(
    arguments: [
      (true, "xterm", nil, true), (true, "xterm", "", true), (true, "xterm", "1", false),
      (true, "xterm", "0", false), (true, "dumb", nil, false), (true, "", nil, false),
      (true, nil, nil, false),
      (false, "xterm", nil, false),
    ] as [(Bool, String?, String?, Bool)])
  func `words are coloured on a terminal with colours, unless somebody asked for none`(
    isTerminal: Bool, terminal: String?, noColor: String?, isColored: Bool
  ) {
    let variables = ["TERM": terminal, "NO_COLOR": noColor]
    #expect(
      WordPainter.isColored(isTerminal: isTerminal) { variables[$0] ?? nil } == isColored)
  }

  @Test(.enabled(if: ShellProgram.has("script")))
  func `errors are red on a terminal`() throws {
    let told = "renderpages: \(Self.red)error\(Self.end): unknown command rendr"
    #expect(try onTerminal(["rendr"]).hasPrefix(told))
  }

  @Test(.enabled(if: ShellProgram.has("script")), arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `a terminal without colours, or a person who wants none, gets none`(environment: [String: String])
    throws
  {
    let told = try onTerminal(["rendr"], environment: environment)
    #expect(told.hasPrefix("renderpages: error: unknown command rendr"))
    #expect(!told.contains("\u{1B}"))
  }

  @Test func `pipes and files get no colour`() throws {
    let outcome = try Renderpages.run(["rendr"], environment: ["TERM": "xterm", "NO_COLOR": ""])
    #expect(outcome.errors.hasPrefix("renderpages: error: unknown command rendr"))
  }

  @Test(.enabled(if: ShellProgram.has("script")))
  func `what changed is yellow, and JSON is plain`() throws {
    let work = try Workspace()
    try work.edit(#""ios": 17"#, #""ios": 26"#)
    #expect(try work.run("record", "deck", "--page", "1").status == 0)
    try work.edit("Welcome", "Goodbye")
    let told = try onTerminal(["verify", "deck", "--page", "1", "--no-progress"], in: work.folder)
    #expect(told.contains("\(Self.yellow)changed\(Self.end) welcome/iphone-16-pro\n"), "\(told)")
    #expect(told.contains("1 \(Self.yellow)changed\(Self.end); see report/index.html"))
    let json = try onTerminal(["verify", "deck", "--page", "1", "--no-progress", "--json"], in: work.folder)
    #expect(json.contains("\"changed\"") && !json.contains("\u{1B}"), "\(json)")
  }

  @Test(.enabled(if: ShellProgram.has("script")))
  func `findings of lint have the colours of their severities`() throws {
    let work = try Workspace()
    let told = try onTerminal(
      ["lint", "deck", "-d", "iphone-se-3", "--severity", "layout-failure=error", "--content-size", "AX5"],
      in: work.folder)
    #expect(told.contains(": \(Self.red)error\(Self.end): text-"), "\(told)")
    let plain = try onTerminal(
      ["lint", "deck", "-d", "iphone-se-3", "--content-size", "AX5", "--format", "github", "--no-progress"],
      in: work.folder)
    #expect(!plain.contains("\u{1B}"), "\(plain)")
  }
}
