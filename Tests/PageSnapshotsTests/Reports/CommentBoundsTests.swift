import Testing

@testable import PageSnapshots

/// The lines of a comment about a run as a whole, and the room that causes and findings have.
struct CommentBoundsTests {
  private func contents(_ change: (inout CommentContents) -> Void) -> CommentContents {
    var contents = CommentContents()
    change(&contents)
    return contents
  }

  @Test func `a comment says what the run was compared with, what it left out and where it ran`() {
    var run = Verification(
      title: "t", pictures: [SampleRun.picture(.same)], environmentDifferences: ["a_b is 2", "c"],
      narrowedBy: "--page x_y", stale: ["s.png"])
    run.against = "main_2 (8e84c31)"
    #expect(
      run.comment() == #"""
        <!-- renderpages report -->
        ### ✅ Snapshots: t

        1 same

        Compared with main\_2 (8e84c31).

        Not all pictures: --page x\_y.

        > [!WARNING]
        > The environment differs from the recorded one: a\_b is 2; c

        """#)
  }

  @Test
  func `how to answer is told if there is something to answer, and where all pictures are if some fail`() {
    let answers = contents { $0.tellsAnswers = true }
    #expect(!Verification(title: "t").comment(answers).contains("Answer"))
    let failing = Verification(title: "t", pictures: [SampleRun.picture(.failed)])
    #expect(failing.comment(answers).contains("`/renderpages approve cause 1`"))
    #expect(!failing.comment().contains("Answer") && !failing.comment().contains("artifact"))
    let artifact = contents { $0.artifact = "a_b" }
    #expect(
      failing.comment(artifact).hasSuffix(
        "\nAll pictures are in the artifact **a\\_b**: open its `index.html`.\n"))
  }

  @Test func `a small picture stands under its group, and one of no group is left out`() {
    let run = Verification(
      title: "t", pictures: [SampleRun.changed(page: "a", "x"), SampleRun.changed(page: "b", "y")])
    let text = run.comment(
      contents { $0.pictures = [.init(group: 2, address: "u"), .init(group: 3, address: "v")] })
    #expect(
      text.hasSuffix(
        "\n<details><summary>Before and after</summary>\n\n2. tutorial/b/iphone-x\n\n"
          + "![before and after](<u>)\n\n</details>\n"))
  }

  // MARK: Room

  /// A run of as many causes, whose rows take 300 characters each but the first two, which take `more` more
  /// than the least.
  private func causes(_ count: Int, more: Int) -> Verification {
    func text(_ number: Int) -> String {
      let first = min(more, 290)
      let length = number == 0 ? 5 + first : number == 1 ? 5 + more - first : 300
      let name = "c\(number)"
      return name + String(repeating: "x", count: length - name.count)
    }
    let pictures = (0..<count).map { number in
      var picture = SampleRun.changed(page: "p", "moved")
      picture.causes = [text(number)]
      return picture
    }
    return Verification(title: "t", pictures: pictures)
  }

  @Test func `causes fill 36,000 bytes and no more`() throws {
    let least = try #require((90..<120).last { !causes($0, more: 0).comment().contains("more cause") })
    let more = 36_000 - causes(least, more: 0).comment().utf8.count
    let full = causes(least, more: more).comment()
    #expect(full.utf8.count == 36_000 && !full.contains("more cause"))
    #expect(causes(least, more: more + 1).comment().hasSuffix("\n… and 1 more cause.\n"))
    // Of two more causes neither has room.
    #expect(causes(least + 1, more: more + 1).comment().hasSuffix("\n… and 2 more causes.\n"))
  }

  private func findings(
    _ severities: [(String, String)], errors: Int = 0, warnings: Int = 0, notes: Int? = nil
  )
    -> LintFindings?
  {
    let list = severities.map { severity, fault in
      #"{"severity": "\#(severity)", "rule": "r", "file": "f", "page": "p", "#
        + #""subject": "", "fault": "\#(fault)"}"#
    }
    let note = notes.map { ", \"notes\": \($0)" } ?? ""
    return LintFindings(
      json: Array(
        """
        {"summary": {"errors": \(errors), "warnings": \(warnings)\(note)},
         "findings": [\(list.joined(separator: ", "))]}
        """.utf8))
  }

  @Test(
    arguments: [
      (0, 0, nil, "nothing found"), (1, 0, 0, "1 error"), (2, 1, 0, "2 errors, 1 warning"),
      (0, 2, 1, "2 warnings, 1 note"), (0, 0, 2, "2 notes"), (1, 1, 1, "1 error, 1 warning, 1 note"),
    ] as [(Int, Int, Int?, String)])
  func `findings are counted by severity`(errors: Int, warnings: Int, notes: Int?, words: String) throws {
    var text = ""
    let none = try #require(findings([], errors: errors, warnings: warnings, notes: notes))
    none.add(to: &text, room: 1000)
    #expect(text == "\nLint: \(words).\n")
    text = ""
    let some = try #require(findings([("warning", "x")], errors: errors, warnings: warnings, notes: notes))
    some.add(to: &text, room: 1000)
    // Errors open the list.
    let counts = words == "nothing found" ? "" : words
    #expect(
      text
        == "\n<details\(errors > 0 ? " open" : "")><summary>Lint: \(counts)</summary>\n\n"
        + "- warning r at f, page p: x\n\n</details>\n")
  }

  @Test func `findings are told while there is room, and the rest is counted`() throws {
    let three = try #require(
      findings([("warning", "b"), ("note", "n"), ("error", "a"), ("warning", "c")], errors: 1))
    #expect(three.findings.map(\.text) == ["a", "b", "c"])
    func lines(_ room: Int) -> [String] {
      var text = ""
      three.add(to: &text, room: room)
      return text.split(separator: "\n").filter { $0.hasPrefix("- ") }.map(String.init)
    }
    let head = "\n<details open><summary>Lint: 1 error</summary>\n\n".utf8.count
    let (error, warning) = ("- error r at f, page p: a", "- warning r at f, page p: b")
    let (one, two) = (head + error.utf8.count + 1, head + error.utf8.count + warning.utf8.count + 2)
    #expect(lines(one - 1) == ["- … and 3 more"])
    #expect(lines(one) == [error, "- … and 2 more"])
    #expect(lines(two - 1) == [error, "- … and 2 more"])
    #expect(lines(two) == [error, warning, "- … and 1 more"])
    #expect(lines(two + warning.utf8.count + 1).count == 3)
  }

  @Test func `a comment has room for findings up to 56,000 bytes`() throws {
    func comment(_ count: Int, more: Int) throws -> String {
      let first = min(more, 290)
      let texts = (0..<count).map { number in
        (
          "error",
          String(repeating: "x", count: number == 0 ? 1 + first : number == 1 ? 1 + more - first : 300)
        )
      }
      let found = try #require(findings(texts, errors: 1))
      return Verification(title: "t").comment(contents { $0.findings = found })
    }
    // After the last line the list ends.
    let end = "\n</details>\n".utf8.count
    let least = try #require(
      try (150..<190).last { try !comment($0, more: 0).contains("- … and") })
    let more = 56_000 + end - (try comment(least, more: 0).utf8.count)
    #expect(try comment(least, more: more).utf8.count == 56_000 + end)
    #expect(try !comment(least, more: more).contains("- … and"))
    #expect(try comment(least, more: more + 1).hasSuffix("- … and 1 more\n\n</details>\n"))
  }
}
