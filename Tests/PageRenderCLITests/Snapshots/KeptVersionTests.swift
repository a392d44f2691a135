import Foundation
import Testing

/// Snapshots keep the version of iOS that they were recorded with.
struct KeptVersionTests {
  /// The versions in `environment.json`; `nil` if it names none.
  private func versions(_ here: SnapshotWorkspace) throws -> [Int]? {
    let bytes = try here.work.contents(of: here.snapshot("environment.json"))
    return (try JSONSerialization.jsonObject(with: bytes) as? [String: Any])?["systems"] as? [Int]
  }

  @Test func `snapshots of iOS 18 are compared as iOS 18, and one note says how to go on`() throws {
    let here = try SnapshotWorkspace()
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

  @Test func `recording all pages as another version moves on, in words and in the environment`() throws {
    let here = try SnapshotWorkspace()
    #expect(try here.run("record", "deck", "--ios", "18").status == 0)
    #expect(try here.run("record", "deck", "--ios", "27").status == 0)
    #expect(try versions(here) == [27])
    #expect(try here.run("record", "deck", "--ios", "17").status == 0)
    #expect(try versions(here) == nil)
  }

  @Test func `approving every picture of another version moves on, and undo takes it back`() throws {
    let here = try SnapshotWorkspace()
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
    let here = try SnapshotWorkspace()
    #expect(try here.run("record", "deck", "--ios", "26,18").status == 0)
    #expect(try versions(here) == [18, 26])
    let same = try here.run("verify", "deck")
    #expect(same.status == 0, "\(same)")
    #expect(same.errors.contains("the snapshots show iOS 26"), "\(same)")
  }
}
