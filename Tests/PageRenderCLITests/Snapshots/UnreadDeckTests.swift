import Foundation
import Testing

/// Decks of one command line, one of which cannot be read: the names of the others' files stay.
struct UnreadDeckTests {
  private let work: Workspace
  private static let device = ["-d", "200x400@1x"]

  /// The decks `a/deck` and `b/deck`, which have one name, so that the second is called `deck-2`.
  init() throws {
    work = try Workspace()
    for folder in ["a", "b"] {
      let url = work.folder.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: work.folder.appendingPathComponent("deck"), to: url.appendingPathComponent("deck"))
    }
  }

  private func run(_ words: String...) throws -> Renderpages.Outcome {
    try Renderpages.run(
      words + Self.device, in: work.folder,
      environment: SnapshotWorkspace.developer.merging(["CI": "true"]) { $1 })
  }

  private func damage(_ deck: String) throws { try work.write(Array("{".utf8), to: "\(deck)/deck.json") }

  // Each deck has the pages "welcome" and "every-device", and is drawn on one device.
  @Test(arguments: [("a/deck", "deck-2", "deck"), ("b/deck", "deck", "deck-2")])
  func `a deck that cannot be read moves no snapshot of another`(unread: String, read: String, lost: String)
    throws
  {
    let all = try run("record", "a/deck", "b/deck", "--snapshots", "all")
    #expect(all.status == 0, "\(all)")
    let recorded = try work.files(in: "all")
    #expect(recorded.count { $0.hasSuffix(".png") } == 4, "\(recorded)")
    try damage(unread)
    let verified = try run("verify", "a/deck", "b/deck", "--snapshots", "all")
    #expect(verified.status == 3, "\(verified)")
    #expect(verified.output.contains("2 same") && !verified.output.contains("missing"), "\(verified)")
    #expect(verified.output.contains("failed \(lost): deck"), "\(verified)")
    // The other deck's snapshots belong to no page of this run, and none of them is stale.
    let cleaned = try Renderpages.run(["clean", "--delete"], in: work.folder)
    #expect(cleaned.status == 2 && cleaned.errors.contains("was not complete"), "\(cleaned)")
    let again = try run("record", "a/deck", "b/deck", "--snapshots", "all")
    #expect(again.status == 3, "\(again)")
    #expect(try work.files(in: "all") == recorded)
    let drawn = try run("render", "a/deck", "b/deck", "-o", "out")
    #expect(drawn.status == 3, "\(drawn)")
    #expect(
      try work.files(in: "out").filter { $0.hasSuffix(".png") }
        == ["every-device", "welcome"].map { "\(read)/\($0)/200x400@1x.png" })
  }

  @Test func `a deck that does not exist moves nothing either`() throws {
    #expect(try run("record", "a/deck", "b/deck", "--snapshots", "all").status == 0)
    try FileManager.default.removeItem(at: work.folder.appendingPathComponent("a/deck"))
    let verified = try run("verify", "a/deck", "b/deck", "--snapshots", "all")
    #expect(verified.status == 3 && verified.output.contains("2 same"), "\(verified)")
  }

  @Test func `a baseline of findings knows those of the deck that can be read`() throws {
    for deck in ["a/deck", "b/deck"] {
      let file = "\(deck)/deck.json"
      let text = try String(decoding: work.contents(of: file), as: UTF8.self)
      // A button's text that is missing in no language, and wider than any phone.
      let long = String(repeating: "Welcome on board ", count: 60)
      try work.write(Array(text.replacingOccurrences(of: "Welcome", with: long).utf8), to: file)
    }
    let known = try run("lint", "a/deck", "b/deck", "--baseline", "known.json", "--update-baseline")
    #expect(known.status == 0, "\(known)")
    #expect(try String(decoding: work.contents(of: "known.json"), as: UTF8.self).contains("fingerprint"))
    try damage("a/deck")
    let rest = try run("lint", "a/deck", "b/deck", "--baseline", "known.json")
    #expect(rest.status == 3 && rest.output.isEmpty, "\(rest)")
    #expect(!rest.errors.contains("no longer found"), "\(rest)")
  }

  @Test func `a review compares the deck that can be read with its snapshots`() throws {
    #expect(try run("record", "a/deck", "b/deck", "--snapshots", "all").status == 0)
    try damage("a/deck")
    let review = try run("review", "a/deck", "b/deck", "--against", "all", "-o", "review.pdf")
    #expect(review.status == 3 && !review.errors.contains("has no snapshot"), "\(review)")
  }

  @Test func `storyboards beside decks count as decks`() throws {
    #expect(try run("record", "a/deck", "Main.storyboard", "--snapshots", "all").status == 3)
    #expect(
      try work.files(in: "all").filter { $0.hasSuffix(".png") }
        == ["every-device", "welcome"].map { "deck/\($0)/200x400@1x.png" })
  }
}
