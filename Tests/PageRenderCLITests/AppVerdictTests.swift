import Testing

@testable import PageAppsCLI
@testable import PageBase
@testable import PageRuns

/// How the process of an app's screens is judged, whose code may end it with any status and print anything.
struct AppVerdictTests {
  private func verdict(
    _ status: Int32, _ lines: String..., excess: BoxedProgram.Excess? = nil
  ) -> AppVerdict {
    let errors = lines.map { "renderpages-app\t\($0.replacing(" ", with: "\t"))\n" }.joined()
    let outcome = BoxedProgram.Outcome(status: status, excess: excess, output: "", errors: errors)
    return AppVerdict(outcome, endWord: "word")
  }

  // atexit { _exit(0) }: the program has told the status with which it wanted to end.
  @Test func `a status that is changed at exit has no effect`() {
    #expect(verdict(0, "end word 1").status == 1)
    #expect(verdict(0, "end word 3").status == 3)
    #expect(verdict(0, "end word 1", "end word 0").status == 1)
    #expect(verdict(3, "end word 0").status == 3)
    #expect(verdict(0, "end word 1").problem == nil)
  }

  @Test func `a process without the right word has not ended by itself`() {
    #expect(verdict(0).problem == "called exit(0), so that it shows nothing")
    #expect(verdict(0, "end other 0").problem != nil && verdict(0, "end word").problem != nil)
    #expect(verdict(-11, "end word 0").problem == "crashed")
  }

  @Test func `a screen that sent fewer pictures than it was asked for is no success, whatever it printed`() {
    #expect(verdict(0, "end word 0").lack(ofPictures: 2, of: 2) == nil)
    #expect(verdict(0, "end word 0").lack(ofPictures: 1, of: 2) == "was drawn in 1 of 2 pictures")
    // The program has told why.
    #expect(verdict(3, "end word 3").lack(ofPictures: 0, of: 2) == nil)
  }
}
