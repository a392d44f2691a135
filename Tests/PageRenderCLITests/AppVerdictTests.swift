import Testing

@testable import PageAppsCLI
@testable import PageBase
@testable import PageRender
@testable import PageRuns
@testable import PageSnapshots

/// How the process of an app's screens is judged, whose code may end it with any status and print anything.
struct AppVerdictTests {
  private func verdict(
    _ status: Int32, _ lines: String..., excess: BoxedProgram.Excess? = nil
  ) -> AppVerdict {
    let errors = lines.map { "renderpages-app\t\($0.replacing(" ", with: "\t"))\n" }.joined()
    let outcome = BoxedProgram.Outcome(status: status, excess: excess, output: "", errors: errors)
    return AppVerdict(outcome, endWord: "word")
  }

  private func results(_ statuses: PictureResult.Status...) -> Verification {
    let axes = PictureResult.Axes(
      page: "one", step: nil, device: "iphone-x", deviceName: "iPhone X", orientation: "portrait",
      appearance: "light", locale: "en", contentSize: "large", direction: "ltr")
    return Verification(
      title: "App",
      pictures: statuses.enumerated().map { number, status in
        PictureResult(deck: "App", name: "one/\(number)", snapshot: "", status: status, axes: axes)
      })
  }

  // atexit { _exit(0) }: the program has told the status with which it wanted to end.
  @Test func `a status that is changed at exit has no effect`() {
    #expect(verdict(0, "planned 2", "end word 1").status == 1)
    #expect(verdict(0, "planned 2", "end word 3").status == 3)
    #expect(verdict(0, "end word 1", "end word 0").status == 1)
    #expect(verdict(3, "end word 0").status == 3)
    #expect(verdict(0, "end word 1").problem == nil)
  }

  @Test func `a process without the right word has not ended by itself`() {
    #expect(verdict(0, "planned 2").problem == "called exit(0), so that it shows nothing")
    #expect(verdict(0, "end other 0").problem != nil && verdict(0, "end word").problem != nil)
    #expect(verdict(-11, "end word 0").problem == "crashed")
  }

  @Test func `a screen with fewer pictures than planned is no success, whatever it printed`() {
    #expect(verdict(0, "planned 2", "end word 0").lack(ofPictures: 2) == nil)
    #expect(verdict(0, "planned 2", "end word 0").lack(ofPictures: 1) == "was drawn in 1 of 2 pictures")
    // Code of the app runs once the plan is told: a second plan is its own.
    #expect(verdict(0, "planned 2", "planned 0", "end word 0").lack(ofPictures: 0) != nil)
    #expect(verdict(0, "end word 0").lack(ofPictures: 5) == "ended before it was drawn")
    // A part of a run may have no pictures.
    #expect(verdict(0, "planned 0", "end word 0").lack(ofPictures: 0) == nil)
    // The program has told why.
    #expect(verdict(3, "planned 2", "end word 3").lack(ofPictures: 0) == nil)
  }

  @Test func `results decide whether snapshots are the same, not the process's status`() {
    let good = verdict(0, "planned 2", "end word 0")
    #expect(good.judged(by: results(.same, .same), "verify").status == 0)
    #expect(good.judged(by: results(.same, .changed), "verify").status == 1)
    #expect(good.judged(by: results(.missing), "verify").status == 1)
    for few in [nil, results(), results(.same), results(.same, .skipped)] {
      let (status, fault) = good.judged(by: few, "verify")
      #expect(status == 3 && fault?.message.hasPrefix("verify did not end: ") == true)
    }
    let unplanned = verdict(0, "end word 0").judged(by: results(.same, .same), "verify")
    #expect(unplanned.status == 3 && unplanned.fault != nil)
    // With --last-failed, after a run without a failure.
    #expect(verdict(0, "planned 0", "end word 0").judged(by: results(), "verify").status == 0)
    // The program has told why.
    #expect(verdict(6, "planned 2", "end word 6").judged(by: nil, "record").status == 6)
  }
}
