import Foundation
import Testing

/// Snapshots keep the version of iOS that they were recorded with.
struct KeptVersionTests {
  /// The versions in `environment.json`; `nil` if it names none.
  private func versions(_ here: SnapshotWorkspace) throws -> [Int]? {
    let bytes = try here.work.contents(of: here.snapshot("environment.json"))
    return (try JSONSerialization.jsonObject(with: bytes) as? [String: Any])?["systems"] as? [Int]
  }

  /// A deck that names no version, and whose snapshots are of iOS 17.
  private func workspace() throws -> SnapshotWorkspace {
    let here = try SnapshotWorkspace()
    try here.work.edit(#", "ios": 17"#, "")
    return here
  }

  @Test func `snapshots of iOS 18 are compared as iOS 18, and one note says how to go on`() throws {
    let here = try workspace()
    #expect(try here.run("record", "deck", "--ios", "18").status == 0)
    #expect(try versions(here) == [18])
    let same = try here.run("verify", "deck")
    #expect(same.status == 0, "\(same)")
    let notes = same.errorLines.filter {
      $0.contains("the snapshots show iOS 18, and so are the pages drawn")
    }
    #expect(notes.count == 1 && notes.first?.hasPrefix("deck/deck.json: note: ") == true, "\(same)")
    #expect(notes.first?.contains(#"write "ios": 18 into the deck to keep it"#) == true)
    // A deck that names its version is asked nothing.
    try here.work.edit(#""title": "Tutorial","#, #""title": "Tutorial", "ios": 18,"#)
    let named = try here.run("verify", "deck")
    #expect(named.status == 0 && named.errors.isEmpty, "\(named)")
  }

  @Test func `a review against snapshots draws their version`() throws {
    let here = try workspace()
    #expect(try here.run("record", "deck", "--ios", "18").status == 0)
    let against = ["review", "deck", "--against", "deck/Snapshots", "--redlines", "none"]
    let kept = try Renderpages.run(against, in: here.work.folder)
    #expect(kept.status == 0 && kept.errors.contains("the snapshots show iOS 18"), "\(kept)")
    let alone = try Renderpages.run(["review", "deck", "--redlines", "none"], in: here.work.folder)
    #expect(alone.status == 0 && !alone.errors.contains("the snapshots show"), "\(alone)")
  }

  @Test func `recording all pages as another version moves on, in words and in the environment`() throws {
    let here = try workspace()
    #expect(try here.run("record", "deck", "--ios", "18").status == 0)
    #expect(try here.run("record", "deck", "--ios", "27").status == 0)
    #expect(try versions(here) == [27])
    #expect(try here.run("record", "deck", "--ios", "17").status == 0)
    #expect(try versions(here) == nil)
  }

  @Test func `approving every picture of another version moves on, and undo takes it back`() throws {
    let here = try workspace()
    #expect(try here.run("record", "deck", "--ios", "18").status == 0)
    // Every page differs in its words, so that every picture is approved.
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    try here.work.edit(#""summary": "Every device""#, #""summary": "All devices""#)
    #expect(try here.run("verify", "deck", "--ios", "26").status == 1)
    #expect(try here.run("approve").status == 0)
    #expect(try versions(here) == [26])
    #expect(try here.run("undo").status == 0)
    #expect(try versions(here) == [18])
  }

  @Test func `of the versions of a list, the one that names leave out is kept`() throws {
    let here = try workspace()
    #expect(try here.run("record", "deck", "--ios", "27,18").status == 0)
    #expect(try versions(here) == [18, 27])
    let same = try here.run("verify", "deck")
    #expect(same.status == 0, "\(same)")
    #expect(same.errors.contains("the snapshots show iOS 27"), "\(same)")
  }

  @Test func `init writes iOS 26, and a deck without a version is drawn as iOS 26`() throws {
    let work = Workspace(at: FileManager.default.temporaryDirectory.appending(path: "new-\(UUID())"))
    try FileManager.default.createDirectory(at: work.folder, withIntermediateDirectories: true)
    #expect(try work.run("init", "deck").status == 0)
    #expect(try String(decoding: work.contents(of: "deck/deck.json"), as: UTF8.self).contains(#""ios": 26,"#))
    try work.edit("  \"ios\": 26,\n", "")
    let layout = try work.run("layout", "deck", "--page", "1", "-d", "iphone-x", showsOldDevices: true)
    #expect(layout.output.contains(#""ios": 26"#))
    #expect(layout.errors.contains("note: iPhone X never ran iOS 26"), "\(layout)")
  }
}
