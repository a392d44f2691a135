import Testing

@testable import PageSnapshots

struct CommentTests {
  private func run(_ count: Int, cause: (Int) -> String) -> Verification {
    let pictures = (0..<count).map { number in
      var picture = SampleRun.changed(page: "page-\(number)", "moved")
      picture.causes = [cause(number)]
      return picture
    }
    return Verification(title: "tutorial", pictures: pictures)
  }

  @Test func `a comment counts, and lists causes with their numbers`() {
    var two = run(3) { $0 < 2 ? "next: title NEXT → GO ON" : "a | b" }
    two.pictures[0].isRejected = true
    two.pictures[0].comment = "too *long*"
    var contents = CommentContents()
    contents.artifact = "snapshots"
    contents.tellsAnswers = true
    #expect(
      two.comment(contents) == #"""
        <!-- renderpages report snapshots -->
        ### ❌ Snapshots: tutorial

        3 changed

        | # | Cause | Pictures |
        | ---: | --- | --- |
        | 1 | next: title NEXT → GO ON — **rejected: too \*long\*** (1 of 2) | 2 pictures on 1 device |
        | 2 | a \| b | tutorial/page-2/iphone-x |

        All pictures are in the artifact **snapshots**: open its `index.html`.

        Answer with `/renderpages approve all`, `/renderpages approve cause 1` or `/renderpages reject cause 1 because …`.

        """#)
  }

  @Test func `a good run is told in three lines`() {
    let good = Verification(title: "t", pictures: [SampleRun.picture(.same)])
    var contents = CommentContents()
    contents.artifact = "snapshots"
    contents.tellsAnswers = true
    #expect(good.comment(contents) == "<!-- renderpages report snapshots -->\n### ✅ Snapshots: t\n\n1 same\n")
  }

  @Test func `any run and any findings give fewer than 60,000 bytes`() {
    let long = String(repeating: "🏳️‍🌈|", count: 1000)
    let finding =
      #"{"severity": "error", "rule": "r", "file": "f", "page": "p", "subject": "\#(long)", "fault": "x"}"#
    let many = Array(repeating: finding, count: 500).joined(separator: ",")
    var contents = CommentContents()
    contents.findings = LintFindings(
      json: Array(#"{"summary": {"errors": 500, "warnings": 0}, "findings": [\#(many)]}"#.utf8))
    contents.pictures = (1...8).map { .init(group: $0, address: "https://example.com/\($0).png") }
    let text = run(2000) { "\($0) \(long)" }.comment(contents)
    #expect(text.utf8.count < Verification.commentLimit)
    #expect(text.contains("more causes.\n") && text.contains("- … and "))
    // Nothing is cut in the middle of a line.
    #expect(text.hasSuffix("</details>\n"))
  }

  @Test func `small pictures are linked to, at most eight of them`() {
    var contents = CommentContents()
    contents.pictures = (1...9).map { .init(group: $0, address: "https://example.com/a b/\($0).png") }
    let text = run(9) { "cause \($0)" }.comment(contents)
    #expect(
      text.contains("1. tutorial/page-0/iphone-x\n\n![before and after](<https://example.com/a b/1.png>)\n"))
    #expect(text.contains("/8.png") && !text.contains("/9.png"))
  }

  @Test func `findings of lint are told, errors first`() {
    let json = """
      {"version": 2, "summary": {"errors": 1, "warnings": 1, "notes": 2}, "findings": [
        {"severity": "warning", "rule": "low-contrast", "file": "deck.json", "line": null, "page": "b",
         "subject": "", "fault": "pale", "fix": ""},
        {"severity": "note", "rule": "orphan-word", "file": "deck.json", "line": 1, "page": "b", "subject": "x",
         "fault": "y"},
        {"severity": "error", "rule": "text-overlap", "file": "deck.json", "line": 14, "page": "lesson-3",
         "subject": "detail", "fault": "overlaps NEXT by 22 pt", "fix": "shorten it"}]}
      """
    var contents = CommentContents()
    contents.findings = LintFindings(json: Array(json.utf8))
    let text = Verification(title: "t").comment(contents)
    #expect(
      text.hasSuffix(
        """

        <details open><summary>Lint: 1 error, 1 warning, 2 notes</summary>

        - error text-overlap at deck.json:14, page lesson-3: detail overlaps NEXT by 22 pt; shorten it
        - warning low-contrast at deck.json, page b: pale

        </details>

        """))
  }

  @Test(arguments: ["", "[]", "{}", #"{"summary": {}, "findings": []}"#, #"{"summary": {"errors": 1}}"#])
  func `a file without findings is refused`(text: String) {
    #expect(LintFindings(json: Array(text.utf8)) == nil)
  }
}
