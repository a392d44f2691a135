import Foundation
import Testing

/// Rejections of pictures, from run to run.
struct RejectionTests {
  /// A deck both of whose pages changed, of which the first was rejected.
  private func rejected() throws -> SnapshotWorkspace {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    try here.work.edit(#""summary": "Every device""#, #""summary": "All devices""#)
    #expect(try here.run("verify", "deck").status == 1)
    try here.work.write(
      Array("/renderpages reject welcome/200x400@1x because too close\n".utf8), to: "answer.md")
    let outcome = try here.run("approve", "--comment", "answer.md")
    #expect(
      outcome.output == """
        deck/Snapshots/welcome/200x400@1x.png: rejected: too close
        nothing was approved

        """, "\(outcome)")
    return here
  }

  @Test func `a rejection stays in later runs, in every file of the report`() throws {
    let here = try rejected()
    let outcome = try here.run("verify", "deck")
    #expect(outcome.output.contains("changed welcome/200x400@1x\n  rejected: too close\n"), "\(outcome)")
    for (file, words) in [
      ("junit.xml", "message=\"rejected: too close; "), ("index.html", "\"comment\":\"too close\""),
      ("results.json", "\"comment\": \"too close\""),
    ] {
      let text = String(decoding: try here.work.contents(of: "report/\(file)"), as: UTF8.self)
      #expect(text.contains(words), "\(file)")
    }
    #expect(try here.run("report", "comment").output.contains("**rejected: too close**"))
  }

  @Test(arguments: [
    ["--last-failed"], ["--shard", "1/2", "--report", "a"], ["--shard", "2/2", "--report", "a"],
  ])
  func `it stays in parts of a run`(options: [String]) throws {
    let here = try rejected()
    var outputs = ""
    if options[0] == "--last-failed" {
      _ = try here.run("verify", "deck", "-g", "every-device")
      _ = try here.run("verify", "deck")
      outputs = try here.run("verify", "deck", "--last-failed").output
    } else {
      outputs = try Renderpages.run(
        ["verify", "deck"] + options, in: here.work.folder, environment: ["CI": "true"]
      ).output
    }
    #expect(outputs.contains("rejected: too close") == outputs.contains("changed welcome"), "\(outputs)")
  }

  @Test func `it ends when the picture changes`() throws {
    let here = try rejected()
    try here.work.edit(#""summary": "Hello""#, #""summary": "Good evening""#)
    #expect(try !here.run("verify", "deck").output.contains("rejected"))
  }

  @Test func `it ends when the picture is approved, and undo brings it back`() throws {
    let here = try rejected()
    try here.work.write(Array("/renderpages approve all".utf8), to: "answer.md")
    #expect(try here.run("approve", "--comment", "answer.md").status == 0)
    let list = String(decoding: try here.work.contents(of: "deck/Snapshots/rejections.json"), as: UTF8.self)
    #expect(!list.contains("welcome"))
    #expect(try here.run("verify", "deck").output == "2 same\n")
    #expect(try here.run("undo").status == 0)
    #expect(try here.run("verify", "deck").output.contains("rejected: too close"))
  }

  @Test func `a damaged list of rejections is an error, and pictures are compared all the same`() throws {
    let here = try rejected()
    try here.work.write(Array("<<<<<<< a\n=======\n>>>>>>> b\n".utf8), to: "deck/Snapshots/rejections.json")
    let outcome = try here.run("verify", "deck")
    #expect(outcome.status == 3 && outcome.output.contains("2 changed"), "\(outcome)")
    #expect(
      outcome.errors.contains(
        "deck/Snapshots/rejections.json: error: is damaged (it has two sides of a merge"))
  }

  @Test func `an answer that names an unknown cause changes nothing`() throws {
    let here = try rejected()
    try here.work.write(Array("/renderpages approve cause 9".utf8), to: "answer.md")
    let before = try here.snapshots()
    let outcome = try here.run("approve", "--comment", "answer.md")
    #expect(outcome.status == 2 && outcome.errors.contains("there is no cause 9; the report has 1 to 2"))
    #expect(try here.snapshots() == before)
  }
}
