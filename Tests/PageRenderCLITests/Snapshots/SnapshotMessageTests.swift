import Foundation
import Testing

/// What a run says where there is nothing to do, and where something is in the way.
struct SnapshotMessageTests {
  @Test func `nothing to test says why`() throws {
    let here = try SnapshotWorkspace()
    _ = try here.run("verify", "deck")
    let outcome = try here.run("verify", "deck", "--last-failed")
    #expect(outcome.output == "nothing failed last time\n" && outcome.status == 0, "\(outcome)")
    let shard = try here.run("verify", "deck", "--shard", "3/3")
    #expect(shard.output == "shard 3/3 has no pictures\n" && shard.status == 0, "\(shard)")
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    _ = try here.run("verify", "deck")
    #expect(
      try here.run("verify", "deck", "--last-failed", "-g", "every-device").output
        == "nothing that failed last time is among these pictures\n")
  }

  @Test func `quiet keeps pictures that failed`() throws {
    let here = try SnapshotWorkspace()
    #expect(try here.run("verify", "deck", "-q").output == "")
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    #expect(try here.run("verify", "deck", "-q").output.hasPrefix("changed welcome/200x400@1x\n"))
    for command in ["verify", "record"] {
      #expect(
        try here.run(command, "--help").output.contains(
          "print only pictures that failed, errors and warnings"))
    }
  }

  @Test func `tolerances that would have passed are told to programs`() throws {
    struct Results: Decodable {
      struct Picture: Decodable { var pixels: Pixels? }
      struct Pixels: Decodable {
        var count: Int
        var ratio: Double
        var passesWith: [String: Double]
        var advice: String?
      }
      var pictures: [Picture]
    }
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Welcame""#)
    _ = try here.run("verify", "deck")
    let results = try JSONDecoder().decode(
      Results.self, from: try here.work.contents(of: "report/results.json"))
    let pixels = try #require(results.pictures.compactMap(\.pixels).first)
    #expect(pixels.passesWith["max-diff-pixels"] == Double(pixels.count))
    #expect(pixels.advice?.hasPrefix("would pass with --max-diff-pixels \(pixels.count)") == true)
    #expect(abs(pixels.ratio - Double(pixels.count) / 80_000) < 1e-12)
  }

  @Test(arguments: ["verify", "record", "join"])
  func `a page that is none of ours is not replaced`(command: String) throws {
    let here = try SnapshotWorkspace()
    _ = try here.run("verify", "deck", "--report", "other")
    let page = Array("<!doctype html><title>My site</title>".utf8)
    try FileManager.default.createDirectory(
      at: here.work.folder.appendingPathComponent("site"), withIntermediateDirectories: true)
    try here.work.write(page, to: "site/index.html")
    let outcome =
      command == "join"
      ? try here.run(command, "other", "-o", "site") : try here.run(command, "deck", "--report", "site")
    #expect(outcome.status == 5)
    #expect(outcome.errorLines.count == 1)
    #expect(
      outcome.errors.hasPrefix(
        "site/index.html: error: is not a report of renderpages, and would be replaced"),
      "\(outcome)")
    #expect(try here.work.contents(of: "site/index.html") == Data(page))
    // One of ours is replaced as ever.
    #expect(try here.run("verify", "deck", "--report", "other").status == 0)
  }

  @Test func `a damaged list of what was approved is told`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    _ = try here.run("verify", "deck")
    _ = try here.run("approve")
    let approved = try here.snapshots()
    try here.work.write(Array("{".utf8), to: "report/undo/undo.json")
    let outcome = try here.run("undo")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.hasPrefix("report/undo/undo.json: error: is damaged, or of another version"),
      "\(outcome)")
    #expect(try here.snapshots() == approved)
  }

  @Test func `a deck that is named twice is told`() throws {
    let here = try SnapshotWorkspace()
    let outcome = try here.run("verify", "deck", "deck")
    #expect(outcome.status == 2)
    #expect(outcome.errorLines == ["renderpages: error: deck/deck.json is named twice; name it once"])
  }

  @Test(arguments: ["verify", "record", "approve", "undo", "clean"])
  func `help says what exit codes mean`(command: String) throws {
    let help = try Renderpages.run([command, "--help"]).output
    #expect(help.contains("Exit codes: 0 "))
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func `a deck and its pages leave views and areas out`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    try here.work.edit(#""summary": "Every device""#, #""summary": "All devices""#)
    // Of one page, by its view.
    try here.work.edit(#""id": "welcome","#, #""id": "welcome", "ignore": ["text"],"#)
    #expect(
      try here.run("verify", "deck").output.hasSuffix(
        "1 same, 1 changed; see report/index.html, accept with renderpages approve\n"))
    // Of all, by an area.
    try here.work.edit(#""title": "Tutorial","#, #""title": "Tutorial", "ignore": [[0, 0, 200, 400]],"#)
    #expect(try here.run("verify", "deck").output == "2 same\n")
    try here.work.edit("[[0, 0, 200, 400]]", "[[0, 0, 200]]")
    let outcome = try here.run("verify", "deck")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.contains("must be x, y, width and height in points, such as [0, 0, 390, 54]"),
      "\(outcome)"
    )
  }
}
