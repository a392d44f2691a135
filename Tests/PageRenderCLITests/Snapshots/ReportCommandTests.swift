import Foundation
import Testing

struct ReportCommandTests {
  private func changed() throws -> SnapshotWorkspace {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    #expect(try here.run("verify", "deck").status == 1)
    return here
  }

  @Test func `a comment is printed, or written to a file`() throws {
    let here = try changed()
    let printed = try here.run("report", "comment", "--answers", "--artifact", "snapshots")
    #expect(printed.status == 0)
    #expect(
      printed.output.hasPrefix("<!-- renderpages report snapshots -->\n### ❌ Snapshots: "), "\(printed)")
    #expect(printed.output.contains("| 1 | ") && printed.output.contains("`/renderpages approve cause 1`"))
    let quiet = try here.run("report", "comment", "--answers", "--artifact", "snapshots", "-o", "comment.md")
    #expect(quiet.output == "")
    #expect(String(decoding: try here.work.contents(of: "comment.md"), as: UTF8.self) == printed.output)
  }

  @Test func `small pictures are written, and linked to below their address`() throws {
    let here = try changed()
    let outcome = try here.run("report", "comment", "--images-url", "https://example.com/7/")
    #expect(outcome.output.contains("(<https://example.com/7/1.png>)"), "\(outcome)")
    #expect(here.work.exists("report/comment/1.png") && !here.work.exists("report/comment/2.png"))
  }

  @Test func `findings of lint are added`() throws {
    let here = try changed()
    let lint = try here.run("lint", "deck", "--format", "json")
    try here.work.write(Array(lint.output.utf8), to: "lint.json")
    #expect(try here.run("report", "comment", "--lint", "lint.json").output.contains("Lint: "))
    let wrong = try here.run("report", "comment", "--lint", "report/results.json")
    #expect(wrong.status == 3 && wrong.errors.contains("holds no findings"))
  }

  @Test func `a wrong command line is told`() throws {
    let here = try SnapshotWorkspace()
    #expect(try here.run("report").errors.contains("name what is to be written: renderpages report comment"))
    #expect(try here.run("report", "comment", "--report", "none").status == 2)
    let wrong = try here.run("report", "comment", "--images-url", "example.com")
    #expect(wrong.status == 2 && wrong.errors.contains("is no address; it begins with https://"))
  }
}
