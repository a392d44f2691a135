import Foundation
import Testing

struct ApproveCommandTests {
  /// A deck both of whose pages changed, after a run that found it.
  private func changed() throws -> SnapshotWorkspace {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    try here.work.edit(#""summary": "Every device""#, #""summary": "All devices""#)
    #expect(try here.run("verify", "deck").status == 1)
    return here
  }

  @Test func `approving takes the last run's pictures for snapshots`() throws {
    let here = try changed()
    let outcome = try here.run("approve", "deck")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasSuffix("2 snapshots approved; renderpages undo restores the old ones\n"), "\(outcome)"
    )
    #expect(try here.run("verify", "deck").output == "2 same\n")
  }

  @Test func `a snapshot that verify recorded has no old one to restore`() throws {
    let here = try SnapshotWorkspace()
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent("deck/Snapshots/welcome"))
    #expect(try here.run("verify", "deck").status == 1)
    #expect(
      try here.run("approve").output
        == "deck/Snapshots/welcome/200x400@1x.png is recorded already\nnothing was approved\n")
  }

  @Test func `approving can be limited to names`() throws {
    let here = try changed()
    #expect(try here.run("approve", "-g", "welcome").status == 0)
    #expect(
      try here.run("verify", "deck").output.hasSuffix(
        "1 same, 1 changed; see report/index.html, accept with renderpages approve\n"))
  }

  @Test func `undo restores every file that approving replaced`() throws {
    let here = try changed()
    let before = try here.snapshots()
    _ = try here.run("approve")
    #expect(try here.snapshots() != before)
    #expect(try here.run("undo").status == 0)
    #expect(try here.snapshots() == before)
    #expect(try here.run("undo").output == "nothing to undo: no approval is kept in report\n")
  }

  @Test func `undo takes back what was approved of one deck, and the rest later`() throws {
    let here = try changed()
    #expect(try here.work.run("init", "other").status == 0)
    let device = ["-d", "200x400@1x"]
    func other() throws -> Data { try here.work.contents(of: "other/Snapshots/welcome/200x400@1x.png") }
    func run(_ words: String...) throws -> Renderpages.Outcome {
      try Renderpages.run(
        words + device, in: here.work.folder, environment: ["CI": "", "RENDERPAGES_RECORD": ""])
    }
    #expect(try run("record", "other").status == 0)
    let file = here.work.folder.appendingPathComponent("other/deck.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacingOccurrences(of: #""summary": "Welcome""#, with: #""summary": "Hello""#).utf8)
      .write(
        to: file)
    let before = (try here.snapshots(), try other())
    #expect(try run("verify", "deck", "other").status == 1)
    #expect(try here.run("approve").status == 0)
    let approved = (try here.snapshots(), try other())
    #expect(approved.0 != before.0 && approved.1 != before.1)
    #expect(try here.run("undo", "nothing").status == 2)
    #expect(try here.run("undo", "deck").status == 0)
    #expect(try here.snapshots() == before.0)
    #expect(try other() == approved.1)
    #expect(
      try here.run("undo", "deck").output
        == "nothing to undo: the last approval in report has no picture of deck\n")
    // What was taken back can be approved again, or the rest taken back.
    #expect(try here.run("undo").status == 0)
    #expect(try other() == before.1)
    #expect(try here.run("approve", "deck").status == 0)
    #expect(try here.snapshots() == approved.0)
  }

  @Test func `undo removes a snapshot that was new`() throws {
    let here = try SnapshotWorkspace()
    let file = here.snapshot("welcome/200x400@1x.png")
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent(file))
    _ = try here.run("verify", "deck", "--record", "never")
    _ = try here.run("approve")
    #expect(here.work.exists(file))
    _ = try here.run("undo")
    #expect(!here.work.exists(file))
  }

  @Test func `undo leaves a snapshot alone that changed since`() throws {
    let here = try changed()
    _ = try here.run("approve")
    let file = here.snapshot("welcome/200x400@1x.png")
    try here.work.write([1, 2, 3], to: file)
    let outcome = try here.run("undo")
    #expect(outcome.errors.contains("was changed after it was approved; it stays as it is"))
    #expect(try here.work.contents(of: file) == Data([1, 2, 3]))
  }

  @Test func `undo after a later run still takes the approval back`() throws {
    let here = try changed()
    let before = try here.snapshots()
    _ = try here.run("approve")
    _ = try here.run("verify", "deck")
    _ = try here.run("undo")
    #expect(try here.snapshots() == before)
  }

  @Test func `picture by picture one accepts, rejects, skips and goes back`() throws {
    let here = try changed()
    let outcome = try here.run("approve", "-i", input: "a\nu\nr\na\n")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("[1/2] changed deck: welcome/200x400@1x"))
    #expect(outcome.output.hasPrefix("approved deck/Snapshots/every-device/200x400@1x.png\n"), "\(outcome)")
    // What was rejected is not approved by the way.
    #expect(
      try here.run("approve").output
        == "nothing to approve: what changed in the last run was rejected; approve -i asks again\n"
    )
  }

  @Test func `what was decided in the report is carried out, and a rejected picture keeps its comment`()
    throws
  {
    let here = try changed()
    let decisions = """
      {"format": 1, "decisions": [
        {"picture": "deck/welcome/200x400@1x", "decision": "reject", "comment": "Too <close>"},
        {"picture": "deck/every-device/200x400@1x", "decision": "accept"},
        {"picture": "deck/gone/200x400@1x", "decision": "accept"}]}
      """
    try here.work.write(Array(decisions.utf8), to: "decisions.json")
    let outcome = try here.run("approve", "--decisions", "decisions.json")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        deck/Snapshots/welcome/200x400@1x.png: rejected: Too <close>
        approved deck/Snapshots/every-device/200x400@1x.png
        1 snapshot approved; renderpages undo restores the old one

        """, "\(outcome)")
    #expect(
      outcome.errorLines == [
        "decisions.json: warning: deck/gone/200x400@1x is not in the last run, and is passed over"
      ])
    for (file, words) in [
      ("junit.xml", "message=\"rejected: Too &lt;close&gt;; "), ("index.html", "Too \\u003cclose\\u003e"),
    ] {
      let text = String(decoding: try here.work.contents(of: "report/\(file)"), as: UTF8.self)
      #expect(text.contains(words), "\(file)")
    }
    // It still fails, and nothing approves it by the way.
    #expect(
      try here.run("approve").output.hasPrefix(
        "nothing to approve: what changed in the last run was rejected"))
    #expect(
      try here.run("verify", "deck").output.hasSuffix(
        "1 same, 1 changed; see report/index.html, accept with renderpages approve\n"))
  }

  @Test(arguments: [
    "", "[]", #"{"format": 2, "decisions": []}"#,
    #"{"format": 1, "decisions": [{"picture": "a", "decision": "perhaps"}]}"#,
  ]) func `a file that is none of decisions is refused`(text: String) throws {
    let here = try changed()
    try here.work.write(Array(text.utf8), to: "decisions.json")
    let outcome = try here.run("approve", "--decisions", "decisions.json")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "--decisions decisions.json is no file of decisions; the report's page writes one"))
    #expect(try here.run("approve", "--decisions", "decisions.json", "-i").status == 2)
  }

  @Test func `a report that cannot be written is not named`() throws {
    let here = try changed()
    let page = here.work.folder.appendingPathComponent("report/index.html")
    try FileManager.default.removeItem(at: page)
    try FileManager.default.createDirectory(
      at: page.appendingPathComponent("inside"), withIntermediateDirectories: true)
    let outcome = try here.run("verify", "deck")
    #expect(outcome.status == 5 && outcome.errors.contains("index.html"), "\(outcome)")
    #expect(!outcome.output.contains("see report/index.html"), "\(outcome)")
  }

  @Test func `pictures that changed for the same cause are asked about once`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""title""#, #""controls": {"next": "GO ON"}, "title""#)
    #expect(try here.run("verify", "deck").status == 1)
    let outcome = try here.run("approve", "-i", input: "a\n")
    #expect(outcome.errors.contains("[1/1] changed deck: welcome/200x400@1x and 1 more"), "\(outcome)")
    #expect(
      outcome.output.hasSuffix("2 snapshots approved; renderpages undo restores the old ones\n"), "\(outcome)"
    )
  }

  @Test func `without a run there is nothing to approve, undo or clean`() throws {
    let work = try Workspace()
    for command in ["approve", "undo", "clean"] {
      let outcome = try work.run(command)
      #expect(outcome.status == 2)
      #expect(
        outcome.errorLines == [
          "renderpages: error: there are no results of a run in report; run verify first, or name its folder with "
            + "--report"
        ])
    }
  }

  // MARK: Clean

  @Test func `snapshots of no page are listed, and deleted only when asked to`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""id": "welcome""#, #""id": "hello""#)
    let run = try here.run("verify", "deck")
    #expect(
      run.output.contains(
        "1 snapshot is of a page or device outside the deck and its matrix; renderpages clean lists it"))
    let stale = here.snapshot("welcome/200x400@1x.png")
    #expect(try here.run("clean").output == "\(stale)\n")
    #expect(here.work.exists(stale))
    #expect(try here.run("clean", "--delete").output == "deleted \(stale)\n")
    #expect(!here.work.exists("deck/Snapshots/welcome"))
    #expect(here.work.exists(here.snapshot("every-device/200x400@1x.png")))
  }

  @Test(arguments: [
    ["--page", "1"], ["-g", "welcome"], ["--shard", "1/2"], ["-d", "iphone-x"], ["--last-failed"],
    ["--appearance", "dark"], ["--locale", "ja"], ["--content-size", "AX1"], ["--direction", "rtl"],
  ])
  func `after a run that left pictures out nothing is stale`(options: [String]) throws {
    let here = try SnapshotWorkspace()
    _ = try here.run("verify", "deck")
    let run = try Renderpages.run(
      ["verify", "deck", "--record", "never"] + options, in: here.work.folder, environment: ["CI": ""])
    #expect(!run.output.contains("stale"))
    let outcome = try here.run("clean", "--delete")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("was not complete"), "\(outcome)")
    #expect(try here.snapshots().keys.count { !$0.hasPrefix("fonts/") } == 5)
  }

  @Test func `snapshots of devices that a run leaves out are not stale, those of a page that is gone are`()
    throws
  {
    let here = try SnapshotWorkspace()
    let both = ["deck", "-d", "200x400@1x,300x400@1x"]
    _ = try Renderpages.run(["record"] + both, in: here.work.folder)
    // All that the deck draws by itself, and less than was recorded.
    let narrow = try here.run("verify", "deck", "-d", "200x400@1x")
    #expect(narrow.output == "2 same\n", "\(narrow)")
    let plain = try here.run("verify", "deck")
    #expect(
      plain.output.hasPrefix("2 snapshots are of pages or devices outside the deck and its matrix"),
      "\(plain)")
    try here.work.edit(#""id": "welcome""#, #""id": "hello""#)
    _ = try here.run("verify", "deck", "-d", "200x400@1x")
    let stale = ["200x400@1x", "300x400@1x"].map { here.snapshot("welcome/\($0).png") }
    #expect(try here.run("clean").output.split(separator: "\n").map(String.init) == stale)
  }

  /// The deck's second language is gone, and the device that -d named is another than the tool's.
  @Test func `where the deck names no devices, one is never stale, but another value of the drawn one is`()
    throws
  {
    let here = try SnapshotWorkspace()
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent("deck/Snapshots"))
    for device in ["300x400@1x", "iphone-16-pro"] {
      _ = try here.run("record", "deck", "-d", device, "--page", "1", "--locale", "en,de")
    }
    try here.work.edit(#""devices": ["200x400@1x"], "#, "")
    let plain = try here.run("verify", "deck", "--record", "never")
    #expect(plain.output.contains("1 snapshot is of a page or device outside the deck"), "\(plain)")
    #expect(try here.run("clean").output == "deck/Snapshots/welcome/iphone-16-pro.de.png\n")
  }

  @Test func `snapshots of devices that the deck's iOS does not run on are not stale, and told`() throws {
    let here = try SnapshotWorkspace()
    let every = ["deck", "--page", "1", "-d", "every,200x400@1x"]
    _ = try Renderpages.run(["record"] + every, in: here.work.folder)
    // iOS 17 does not run on 22 of the 88 devices; the first of them is the iPhone 4s.
    let run = try here.run("verify", "deck", "-d", "all,200x400@1x", "--record", "never")
    #expect(
      run.errors.contains(
        "deck/deck.json: note: 22 snapshots are of devices that do not run iOS 17, such as iPhone 4s; -d every compares them"
      ))
    #expect(!run.output.contains("of no page or device"))
    #expect(try Renderpages.run(["verify"] + every, in: here.work.folder).output == "89 same\n")
  }

  @Test func `a page that cannot be read keeps its snapshot`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": 7"#)
    let run = try here.run("verify", "deck")
    #expect(run.status == 3)
    _ = try here.run("clean", "--delete")
    #expect(here.work.exists(here.snapshot("welcome/200x400@1x.png")))
  }

  @Test func `pictures that were not recorded by us are never stale`() throws {
    let here = try SnapshotWorkspace()
    let art = try here.work.contents(of: "deck/images/welcome@3x.png")
    try here.work.write(Array(art), to: here.snapshot("welcome/art.png"))
    let outcome = try here.run("verify", "deck")
    #expect(outcome.output == "2 same\n")
    #expect(try here.run("clean").output == "no snapshot is stale\n")
  }

  @Test func `an approval in another folder writes nothing`() throws {
    let here = try changed()
    let before = try here.snapshots()
    let other = here.work.folder.appendingPathComponent("other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
    let outcome = try Renderpages.run(["approve", "--report", "../report"], in: other)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("run approve in the folder in which verify ran"))
    #expect(try here.snapshots() == before)
    #expect(try here.work.files(in: "other").isEmpty)
  }

  @Test func `accepting nothing keeps the approval before`() throws {
    let here = try changed()
    let before = try here.snapshots()
    _ = try here.run("approve", "-g", "welcome")
    #expect(try here.run("approve", "-i", input: "s\n").output == "nothing was approved\n")
    _ = try here.run("undo")
    #expect(try here.snapshots() == before)
  }

  @Test(arguments: ["../../etc/passwd", "/etc/passwd", "pictures/../../deck/deck.json"])
  func `results that name other files are refused`(path: String) throws {
    let here = try changed()
    let before = try here.snapshots()
    let text = String(decoding: try here.work.contents(of: "report/results.json"), as: UTF8.self)
    let hostile = text.replacingOccurrences(of: "\"actual\": \"pictures/", with: "\"actual\": \"\(path)/")
    try here.work.write(Array(hostile.utf8), to: "report/results.json")
    #expect(try here.run("approve").status == 3)
    #expect(try here.snapshots() == before)
  }
}
