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

  /// GitHub notifies `@name` behind no letter, and links addresses (GitHub Flavored Markdown, 6.9).
  @Test func `a text in Markdown mentions nobody, links nothing and turns no word around`() {
    #expect(Markdown.text("@all a@3x.png (@b)") == "@\u{2060}all a@3x.png (@\u{2060}b)")
    #expect(Markdown.text("https://a.b/c") == #"https:/\/a.b/c"#)
    #expect(Markdown.text("a\u{202E}b\u{2066}c\u{1B}d") == "a b c d")
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

  // MARK: Limits

  @Test(arguments: [(10, 10, nil), (11, 10, "2 more pictures")] as [(Int, Int, String?)])
  func `ten failures are told each, and of more the first nine`(count: Int, lines: Int, last: String?) {
    let pictures = (0..<count).map { SampleRun.picture(.missing, page: "\($0)") }
    let told = Verification(title: "tutorial", pictures: pictures).annotations
    #expect(told.count == lines)
    #expect(told[8].contains("title=tutorial/8/iphone-x%3A Missing::"))
    #expect(told[9].contains("title=\(last ?? "tutorial/9/iphone-x%3A Missing")::"))
  }

  @Test(arguments: [(200, false), (201, true)])
  func `of more than 200 stale snapshots, causes and pictures the rest is counted`(count: Int, isMore: Bool) {
    let run = Verification(title: "t", stale: (0..<count).map { "s\($0)" })
    #expect(run.summary.contains("\n<details><summary>\(count) stale</summary>\n\n- s0\n- s1\n"))
    #expect(run.summary.hasSuffix("- s199\n" + (isMore ? "- … and 1 more\n" : "") + "\n</details>\n"))
    #expect(
      run.annotations.first?.hasPrefix("::warning title=\(count) stale snapshots::s0%0As1%0A") == true)
    let changed = (0..<count).map { number in
      var picture = SampleRun.changed(page: "\(number)", "x")
      picture.causes = ["c\(number)"]
      return picture
    }
    let lines = Verification(title: "t", pictures: changed).summary.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("- c") } == 200)
    #expect(lines.count { $0.hasPrefix("| Changed") } == 200)
    #expect(lines.contains("- … and 1 more") == isMore)
    #expect(lines.contains("… and 1 more; the report shows them all.") == isMore)
    #expect(lines.contains("- c0 · 1 picture"))
  }

  @Test func `the summary says why pictures are missing, what differs and what was rejected`() {
    var rejected = SampleRun.changed("moved")
    rejected.isRejected = true
    rejected.comment = "too_close"
    let run = Verification(
      title: "t", pictures: [rejected, SampleRun.picture(.skipped)],
      environmentDifferences: ["cairo 1.18", "b"],
      narrowedBy: "--page a_b", stale: ["s"])
    #expect(
      run.summary.hasPrefix(
        """
        ### ❌ Snapshots: t

        1 changed · 1 skipped

        Not all pictures: --page a\\_b.

        > [!WARNING]
        > The environment differs from the recorded one.
        > - cairo 1.18
        > - b

        | Status |
        """))
    #expect(run.summary.contains("| **rejected: too\\_close**; moved | 12 |\n"))
    #expect(!run.summary.contains("stale") && !run.summary.contains("Skipped"))
    #expect(run.annotations.count == 2)
    #expect(run.annotations[1].hasSuffix("::rejected: too_close%0Amoved"))
  }
}
