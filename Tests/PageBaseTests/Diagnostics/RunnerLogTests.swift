import Testing

@testable import PageBase

/// Texts that the log of a runner would take for commands. GitHub's runner (actions/runner, `ActionCommand.cs`) takes a line for
/// one that begins with `::` once spaces are trimmed (`TryParseV2`), else one with `##[NAME]` anywhere (`TryParse`); it reads lines as
/// .NET's `ReadLine` does, which a line feed, a carriage return or both end. Azure's agent looks for `##vso[` anywhere.
struct RunnerLogTests {
  @Test(
    arguments: [
      ("::stop-commands::x", #"\::stop-commands::x"#), ("a\n::debug::x\n", "a\n\\::debug::x\n"),
      ("a\r::debug::x", "a\r\\::debug::x"), ("a\r\n \t::debug::x", "a\r\n \t\\::debug::x"),
      // The spaces that `String.TrimStart` takes away: no-break, ideographic, next line, line separator.
      ("\u{A0}\u{3000}\u{85}\u{2028}::debug::x", "\u{A0}\u{3000}\u{85}\u{2028}\\::debug::x"),
      ("\u{FEFF}::debug::x", "\u{FEFF}\\::debug::x"), ("::error file=a::x", #"\::error file=a::x"#),
    ])
  func `a line that begins with two colons gets a backslash`(text: String, shown: String) {
    #expect(RunnerLog.withoutCommands(text) == shown)
  }

  @Test(
    arguments: [
      ("##[stop-commands]x", #"##\[stop-commands]x"#), ("title: ##[add-mask]x", #"title: ##\[add-mask]x"#),
      ("###[group]", #"###\[group]"#), ("##vso[task.setvariable]x", #"##vso\[task.setvariable]x"#),
      ("##teamcity[a] ##[b]", #"##teamcity\[a] ##\[b]"#), ("\u{1B}[31m##[a]", "\u{1B}[31m##\\[a]"),
    ])
  func `a bracket behind two hash signs and a name gets a backslash`(text: String, shown: String) {
    #expect(RunnerLog.withoutCommands(text) == shown)
  }

  @Test(
    arguments: [
      "a ::debug::x", ": a", "a: :b", "[a](b)", "## Heading [a]", "#[a]", "# #[a]", "##\n[a]",
      "\u{1B}[31m::debug::x", "",
    ])
  func `other texts stay`(text: String) {
    #expect(RunnerLog.withoutCommands(text) == text)
  }

  @Test func `a text that was guarded is not guarded again`() {
    let once = RunnerLog.withoutCommands("::a::\n##[b] ##vso[c]")
    #expect(RunnerLog.withoutCommands(once) == once)
  }

  // RFC 8259, section 7: any character may be written as \uXXXX; U+0023 is the hash sign.
  @Test func `JSON has no two hash signs in a row, and the same value`() {
    let text = JSONOutput.object([("##[a]", .string("##vso[b] ### #"))]).text
    #expect(text == ##"{"#\u0023[a]": "#\u0023vso[b] #\u0023\u0023 #"}"##)
  }

  @Test func `an annotation names no command in its message`() {
    #expect(
      GitHub.command("error", [("file", "a##[b]")], "::c\n##[d]") == "::error file=a##\\[b]::::c%0A##\\[d]")
  }
}
