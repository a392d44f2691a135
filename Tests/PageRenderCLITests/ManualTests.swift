import Foundation
import Testing

@testable import PageRenderCLI
@testable import PageRuns

/// The manual page has what help has, in roff that groff and mandoc have nothing to say about.
@MainActor
struct ManualTests {
  private static func page() throws -> String {
    let outcome = try Renderpages.run(["manual"])
    try #require(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
    return outcome.output
  }

  @Test(.enabled(if: ShellProgram.has("groff")))
  func `groff has no warning`() throws {
    let groff = try #require(ShellProgram("groff"))
    for device in ["ascii", "utf8"] {
      let outcome = try groff.run(
        ["-man", "-ww", "-rCHECKSTYLE=3", "-T\(device)", "-z"], input: try Self.page())
      #expect(outcome.errors == "" && outcome.status == 0)
    }
  }

  @Test(.enabled(if: ShellProgram.has("mandoc")))
  func `mandoc has nothing to say about the style`() throws {
    let outcome = try #require(ShellProgram("mandoc")).run(["-Tlint"], input: try Self.page())
    #expect(outcome.output == "" && outcome.status == 0)
  }

  /// What a reader sees, without the overstrikes and escapes of bold text.
  private static func read() throws -> String {
    let groff = try #require(ShellProgram("groff"))
    return try groff.run(["-man", "-Tutf8", "-P-cbou", "-rLL=200n"], input: try page()).output
  }

  /// Text without the characters that terminals of ASCII lack.
  private static func spelled(_ text: String) -> String {
    text.replacingOccurrences(of: "…", with: "...").replacingOccurrences(of: "Δ", with: "Delta ")
  }

  @Test(.enabled(if: ShellProgram.has("groff")))
  func `every command, option and exit code is in it, in the words of help`() throws {
    let read = try Self.read()
    let words = read.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for command in CompletionTests.commands {
      #expect(read.contains("\n   \(command.name)\n"), "\(command.name)")
      let usage = "renderpages \(command.name) \(Self.spelled(command.operands))".trimmed
      #expect(words.contains(usage), "\(command.name)")
      for option in command.options {
        let help = Self.spelled(option.help).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let value = option.valueName.map { " \($0)" } ?? ""
        #expect(words.contains("\(option.names.joined(separator: ", "))\(value) \(help)"), "\(option.long)")
      }
    }
    for (code, meaning) in HostProgram.exitCodes { #expect(words.contains("\(code) \(meaning)")) }
  }

  @Test func `a program of an app's own pages has a page of its own`() throws {
    let program = HostProgram(name: "pages", catalog: nil)
    let guide = CommandLineGuide(program: program, commands: CommandList.specs(of: program))
    let text = ManualPage(guide: guide).text
    #expect(text.hasPrefix(".TH PAGES 1 "))
    #expect(!text.contains("renderpages"))
  }

  @Test func `text is written so that roff reads it as it stands`() {
    #expect(Roff.word(#"a\b-c… × ΔE"#) == #"a\eb\-c... \[u00D7] Delta\ E"#)
    var roff = Roff()
    roff.paragraph(".dotted words. 'Quoted' ones. \(String(repeating: "long ", count: 20))")
    let lines = roff.text.split(separator: "\n")
    #expect(lines.first == #"\&.dotted words."# && lines.dropFirst().first == #"\&'Quoted' ones."#)
    #expect(lines.count == 4 && lines.allSatisfy { $0.count <= 80 })
  }
}
