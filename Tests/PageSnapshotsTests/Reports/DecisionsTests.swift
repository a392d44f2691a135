import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

struct DecisionsTests {
  private let folder = TemporaryFolder()

  private func decisions(_ text: String) throws -> Decisions? {
    try AtomicFileWriter().write(text, to: folder.path("decisions.json"))
    return Decisions(contentsOf: folder.path("decisions.json"))
  }

  @Test func `decisions are read in the order of the file`() throws {
    let text = """
      {"format": 1, "decisions": [
        {"picture": "deck/b", "decision": "reject", "comment": "too close"},
        {"picture": "deck/a", "decision": "accept", "comment": ""}, {"picture": "deck/c", "decision": "accept"}
      ]}
      """
    #expect(
      try decisions(text)?.all == [
        .init(picture: "deck/b", isAccepted: false, comment: "too close"),
        .init(picture: "deck/a", isAccepted: true, comment: nil),
        .init(picture: "deck/c", isAccepted: true, comment: nil),
      ])
    #expect(try decisions(#"{"format": 1, "decisions": []}"#)?.all == [])
  }

  @Test(arguments: [
    "", "[]", #"{"decisions": []}"#, #"{"format": 2, "decisions": []}"#, #"{"format": 1}"#,
    #"{"format": 1, "decisions": {}}"#, #"{"format": 1, "decisions": ["a"]}"#,
    #"{"format": 1, "decisions": [{"decision": "accept"}]}"#,
    #"{"format": 1, "decisions": [{"picture": "a"}]}"#,
    #"{"format": 1, "decisions": [{"picture": "a", "decision": "maybe"}]}"#,
  ])
  func `a file that holds no decisions is refused`(text: String) throws {
    #expect(try decisions(text) == nil)
  }

  @Test func `a file that is missing holds no decisions`() {
    #expect(Decisions(contentsOf: folder.path("none.json")) == nil)
  }
}

struct ReportErrorTests {
  @Test(
    arguments: [
      (.noFolder("a"), "a", "is not a folder; name the folders of reports", .badInput),
      (
        .noResults("a/results.json", "does not exist"), "a/results.json",
        "does not exist; name the folder of a report, which has it", .badInput
      ),
      (.damaged("a"), "a", "is damaged, or of another version; run verify again", .badInput),
      (
        .outside("a", "../b"), "a", #"names "../b", which lies outside of the report; run verify again"#,
        .badInput
      ),
      (
        .pictureMissing("a", "b.png"), "a",
        #"names "b.png", which is not there; keep the whole folder of a report"#, .badInput
      ),
      (
        .outputInInput(output: "a/b", input: "a"), "a/b",
        #"lies in "a", which is one of the reports; choose another folder with -o"#, .badInput
      ),
      (
        .foreignPage("site"), "site/index.html",
        "is not a report of renderpages, and would be replaced; choose another folder with -o", .cannotWrite
      ),
    ] as [(ReportError, String, String, ExitCode)])
  func `each error names the file and says what to do`(
    error: ReportError, file: String, message: String, exitCode: ExitCode
  ) {
    #expect(error.diagnostic == Diagnostic(.error, file: file, message, exitCode: exitCode))
  }

  @Test func `an error of writing is the writer's`() {
    let error = FileWriteError(.create, errno: EISDIR, path: "a")
    #expect(
      ReportError.writing(error).diagnostic == Diagnostic(.error, error.message, exitCode: .cannotWrite))
  }
}
