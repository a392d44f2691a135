import Foundation
import Testing

@testable import PageRenderCLI
@testable import PageRuns

/// What a terminal is told while a run goes on, and at its end.
struct ProgressTests {
  private static let second: UInt64 = 1_000_000_000

  @Test func `the count comes at once, and speed and time left after half a second`() {
    var pace = ProgressPace(total: 14_400, at: 0)
    pace.note(done: 100, at: Self.second / 4)
    #expect(pace.text == "100/14,400")
    pace.note(done: 200, at: Self.second / 2)
    // 400 a second: 14,200 take 35.5 s.
    #expect(pace.text == "200/14,400 · 400/s · 36 s left")
  }

  @Test func `speed is that of the last five seconds`() {
    var pace = ProgressPace(total: 10_000, at: 0)
    // 4,000 were passed over in the first second, then 10 are drawn a second.
    pace.note(done: 4_000, at: Self.second)
    for second in 2...10 { pace.note(done: 4_000 + 10 * (second - 1), at: UInt64(second) * Self.second) }
    // 5,910 are left.
    #expect(pace.text == "4,090/10,000 · 10/s · 9 min 51 s left")
  }

  @Test func `slow work has a tenth, and long work hours`() {
    var pace = ProgressPace(total: 4_000, at: 0)
    pace.note(done: 1, at: 4 * Self.second)
    // 0.25 a second: 3,999 take 15,996 s.
    #expect(pace.text == "1/4,000 · 0.3/s · 4 h 26 min left")
  }

  @Test func `a terminal gets a line of progress and a total in place of paths`() throws {
    let work = try Workspace()
    let outcome = try onTerminal(["render", "deck", "-d", "200x400@1x,300x500@1x"], in: work)
    #expect(outcome.contains("4/4"), "\(outcome)")
    let last = outcome.split(whereSeparator: \.isNewline).last ?? ""
    #expect(
      last.contains("4 pictures in out, 4 drawn, 0.1 MB, ")
        || last.contains("4 pictures in out, 4 drawn, 0.0 MB, "), "\(outcome)")
    #expect(!outcome.contains("out/welcome"))
    let again = try onTerminal(["render", "deck", "-d", "200x400@1x,300x500@1x", "--list"], in: work)
    #expect(again.contains("out/welcome/200x400@1x.png"), "\(again)")
    #expect(again.contains("4 pictures in out, 0 drawn, "), "\(again)")
  }

  /// What a person sees of a run, standard output and standard error alike: `script` of bsdutils gives it a terminal.
  private func onTerminal(_ arguments: [String], in work: Workspace) throws -> String {
    let words = ([Renderpages.program.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
    let outcome = try Renderpages.run(
      ["-qec", words, "/dev/null"], in: work.folder, program: URL(fileURLWithPath: "/usr/bin/script"))
    try #require(outcome.status == 0, "\(outcome)")
    return outcome.output
  }
}
