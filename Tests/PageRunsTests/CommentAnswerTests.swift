import PageRender
import Testing

@testable import PageRuns

struct CommentAnswerTests {
  /// Three changed pictures: the first by cause 1, the second by causes 1 and 2, the third by cause 2; and one as recorded.
  private var run: Verification {
    let causes = [["title"], ["title", "font"], ["font"], []]
    return Verification(
      title: "t",
      pictures: causes.enumerated().map { number, causes in
        let axes = PictureResult.Axes(
          page: "lesson-\(number)", step: nil, device: "iphone-x", deviceName: "iPhone X",
          orientation: "portrait",
          appearance: "light", locale: "en", contentSize: "large", direction: "ltr")
        let name = "lesson-\(number)/iphone-x"
        var picture = PictureResult(
          deck: "deck", name: name, snapshot: "Snapshots/\(name).png",
          status: causes.isEmpty ? .same : .changed,
          axes: axes)
        picture.causes = causes
        return picture
      })
  }

  /// The decisions as words, by the lessons' numbers: `0 yes`, `1 no too close`.
  private func decisions(_ comment: String) throws -> [String] {
    let outcome = try CommentAnswer(comment).outcome(for: run)
    return outcome.decisions.sorted { $0.key < $1.key }.map { key, decision in
      let lesson = key.dropFirst("deck/lesson-".count).prefix(1)
      return "\(lesson) \(decision.isAccepted ? "yes" : "no")" + (decision.comment.map { " \($0)" } ?? "")
    }
  }

  @Test(arguments: [
    ("/renderpages approve all", ["0 yes", "1 yes", "2 yes"]),
    ("/renderpages approve cause 1, 2", ["0 yes", "1 yes", "2 yes"]),
    ("/renderpages approve causes 1 and 2", ["0 yes", "1 yes", "2 yes"]),
    // A picture of two causes needs both.
    ("/renderpages approve cause 1", ["0 yes"]),
    ("/renderpages reject cause 2 because too  close", ["1 no too close", "2 no too close"]),
    ("/renderpages reject cause 2", ["1 no", "2 no"]),
    ("/renderpages approve lesson-1/iphone-x", ["1 yes"]),
    ("/renderpages reject deck/lesson-1/iphone-x Because no", ["1 no no"]),
    ("/renderpages approve lesson-*", ["0 yes", "1 yes", "2 yes"]),
    // The last line about a picture counts; other lines do not matter.
    (
      "Thanks!\r\n/renderpages approve all\r\n /renderpages reject cause 2 because no",
      ["0 yes", "1 no no", "2 no no"]
    ),
    ("/renderpages reject all\n/renderpages approve lesson-0/iphone-x", ["0 yes", "1 no", "2 no"]),
    (
      "/renderpages approve lesson-0/iphone-x\n/renderpages reject all because x",
      ["0 no x", "1 no x", "2 no x"]
    ),
  ])
  func `an answer decides about pictures`(comment: String, told: [String]) throws {
    #expect(try decisions(comment) == told)
  }

  /// CommonMark 0.31.2: 4.4 to 4.6, 5.1 and 5.2. A line of text ends at U+000A and U+000D alone.
  @Test(arguments: [
    "```\n@\n```", "~~~~ text\n@\n~~~\n@\n~~~~", "   ```sh\n@\n ```  ", "    @", "\t@", "  \t@", "<!-- @ -->",
    "<!--\n@\n-->", "```\n~~~\n@\n```",
    "a <!-- b\n@\nc -->", "<!-- a --> <!--\n@\n-->", "<pre>\n@\n</pre>", "<PRE class=\"a\">\n@\n\n@\n</PRE>",
    "<script>\n@\n</script>",
    "- ```\n  @\n  ```", "1. > ~~~\n   @\n   ~~~", "```\n@\n``` x\n@", "> @", "- @", "a\u{2028}@", "a\u{85}@",
    "a\u{B}@", "`@`",
  ])
  func `what a comment does not show as its text is no answer`(comment: String) throws {
    let comment = comment.replacing("@", with: "/renderpages approve all")
    #expect(throws: CommentAnswer.Fault.nothingToDo) { try CommentAnswer(comment) }
    #expect(try decisions("/renderpages reject all\n\(comment)") == ["0 no", "1 no", "2 no"])
  }

  @Test(arguments: [
    "```\nx\n```\n@", "<!-- x -->\n@", "   @", "a\r@", "`<b>`\r\n@", "<pre>x</pre>\n@", "``` a`b\n@",
    "<previous>\n@", "-````\n@",
  ])
  func `what stands beside code and comments is an answer`(comment: String) throws {
    #expect(
      try decisions(comment.replacing("@", with: "/renderpages approve all")) == ["0 yes", "1 yes", "2 yes"])
  }

  @Test(
    arguments: [
      ("reject cause 2\nX approve all", ["0 yes", "1 no", "2 no"]),
      ("reject lesson-1/iphone-x\nX approve all", ["0 yes", "1 no", "2 yes"]),
      ("reject cause 2\nX approve all\nX approve cause 2", ["0 yes", "1 yes", "2 yes"]),
      ("reject all\nX approve all", ["0 yes", "1 yes", "2 yes"]),
      ("reject lesson-1/iphone-x\nX approve all\nX approve lesson-1/iphone-x", ["0 yes", "1 yes", "2 yes"]),
    ] as [(String, [String])])
  func `approving all leaves what was rejected by name or number`(comment: String, told: [String]) throws {
    #expect(try decisions("/renderpages " + comment.replacing("X", with: "/renderpages")) == told)
  }

  @Test func `pictures with a cause that nobody approved are named`() throws {
    let outcome = try CommentAnswer("/renderpages approve cause 1").outcome(for: run)
    #expect(outcome.partlyApproved.map(\.picture) == ["deck/lesson-1/iphone-x"])
    #expect(outcome.partlyApproved.first?.others == [2])
  }

  @Test(arguments: [
    ("", "no line that begins with /renderpages"), ("approve all", "no line that begins with /renderpages"),
    ("/renderpages", "\"\" is unknown"), ("/renderpages merge", "\"merge\" is unknown"),
    ("/renderpages approve", "approve names nothing"),
    ("/renderpages reject because x", "reject names nothing"),
    ("/renderpages approve cause x", "approve names nothing"),
    ("/renderpages approve cause 0", "approve names nothing"),
    ("/renderpages approve cause 3", "there is no cause 3; the report has 1 to 2"),
    ("/renderpages approve lesson-3/iphone-x", "names no picture that failed"),
    ("/renderpages approve cause 99999999999999999999", "approve names nothing"),
  ])
  func `an answer that names nothing is refused`(comment: String, message: String) {
    let fault = #expect(throws: CommentAnswer.Fault.self) { try decisions(comment) }
    #expect(fault?.message.contains(message) == true, "\(fault?.message ?? "")")
  }
}
