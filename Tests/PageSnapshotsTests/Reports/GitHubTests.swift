import Testing

@testable import PageSnapshots

struct GitHubTests {
  @Test func `an annotation stands at the snapshot's file and says all that differs`() {
    let run = Verification(
      title: "tutorial",
      pictures: [SampleRun.changed("next moved, 4 pt: down", "100 % of it"), SampleRun.picture(.same)],
      environmentDifferences: ["cairo 1.18.0", "FreeType 2.13"], stale: ["Snapshots/a.png"])
    #expect(
      run.annotations == [
        "::warning title=The environment differs from the recorded one::cairo 1.18.0%0AFreeType 2.13",
        "::error file=Snapshots/tutorial/lesson-1/iphone-x.png,title=tutorial/lesson-1/iphone-x%3A Changed::"
          + "next moved, 4 pt: down%0A100 %25 of it",
        "::warning title=1 stale snapshot::Snapshots/a.png",
      ])
  }

  @Test func `more failures than GitHub shows are told by the last`() {
    let pictures = (0..<15).map { SampleRun.picture(.missing, page: "\($0)") }
    let lines = Verification(title: "tutorial", pictures: pictures).annotations
    #expect(lines.count == 10)
    #expect(lines.last == "::error title=6 more pictures::The report shows them all.")
  }

  @Test func `no text ends its line or begins another command`() {
    for line in SampleRun.hostile.annotations {
      #expect(!line.unicodeScalars.contains("\n") && !line.unicodeScalars.contains("\r"))
      #expect(line.hasPrefix("::error ") || line.hasPrefix("::warning "))
    }
  }

  @Test func `the summary counts, and has a table of what is not as recorded`() {
    let run = Verification(
      title: "tutorial",
      pictures: [
        SampleRun.picture(.same, page: "a"), SampleRun.changed("a | b <c> *d*"),
        SampleRun.picture(.failed, page: "e_f"),
      ], stale: ["Snapshots/a.png"])
    #expect(
      run.summary == #"""
        ### ❌ Snapshots: tutorial

        1 failed · 1 changed · 1 same

        | Status | Picture | Device | What | Pixels |
        | --- | --- | --- | --- | ---: |
        | Failed | tutorial/e\_f/iphone-x | iPhone X | The page could not be drawn. |  |
        | Changed | tutorial/lesson-1/iphone-x | iPhone X | a \| b \<c\> \*d\* | 12 |

        <details><summary>1 stale</summary>

        - Snapshots/a.png

        </details>

        """#)
  }

  @Test func `a good run needs no table`() {
    let run = Verification(title: "tutorial", pictures: [SampleRun.picture(.same)])
    #expect(run.summary == "### ✅ Snapshots: tutorial\n\n1 same\n")
    #expect(run.annotations == [])
  }

  @Test func `a summary of any size is below the mebibyte that GitHub takes`() {
    let long = String(repeating: "🏳️‍🌈|", count: 10_000)
    let pictures = (0..<2000).map { SampleRun.picture(.changed, page: "\($0)", device: long, long) }
    let run = Verification(title: long, pictures: pictures, stale: Array(repeating: long, count: 2000))
    #expect(run.summary.utf8.count < 1 << 20)
    // A cell's text is on one line: 200 rows, and as many lines in the list of what is stale.
    #expect(run.summary.split(separator: "\n").count { $0.hasPrefix("| Changed") } == 200)
  }
}
