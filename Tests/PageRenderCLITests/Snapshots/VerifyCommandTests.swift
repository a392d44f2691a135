import Foundation
import PageSnapshots
import Testing

struct VerifyCommandTests {
  @Test func `record writes a picture and a frame tree for each page, and where they were drawn`() throws {
    let here = try SnapshotWorkspace()
    #expect(
      try here.work.files(in: "deck/Snapshots") == [
        "environment.json", "every-device/200x400@1x.json", "every-device/200x400@1x.png",
        "fonts/Inter-Regular.otf.sha256", "fonts/Inter-SemiBold.otf.sha256",
        "welcome/200x400@1x.json", "welcome/200x400@1x.png",
      ])
  }

  @Test func `record --fast writes the same pixels as larger files, and leaves what is recorded already`()
    throws
  {
    let here = try SnapshotWorkspace(recordsFast: false)
    let small = try here.snapshots()
    #expect(try here.run("record", "deck", "--fast").status == 0)
    #expect(try here.snapshots() == small)
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent("deck/Snapshots"))
    #expect(try here.run("record", "deck", "--fast").output.hasSuffix("\n2 recorded\n"))
    let fast = try here.snapshots()
    for name in fast.keys.sorted() where name.hasSuffix(".png") {
      let (larger, smaller) = (try #require(fast[name]), try #require(small[name]))
      #expect(larger.count > smaller.count)
      let (new, old) = (try StoredPicture(Array(larger)), try StoredPicture(Array(smaller)))
      #expect(new.pixelHash == old.pixelHash && new.pixelHash != nil)
      #expect(try PictureComparison(expected: old.decode(), actual: new.decode()).isEqual)
    }
    #expect(try here.run("verify", "deck").output == "2 same\n")
  }

  @Test func `unchanged pages pass`() throws {
    let here = try SnapshotWorkspace()
    let outcome = try here.run("verify", "deck")
    #expect(outcome.status == 0)
    #expect(outcome.output == "2 same\n")
    #expect(outcome.errors == "")
  }

  @Test func `a changed text is named with its view, before and after`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    let outcome = try here.run("verify", "deck")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "changed welcome/200x400@1x")
    #expect(lines.dropFirst().first?.hasPrefix(#"  summary: text changed: "#) == true, "\(outcome)")
    #expect(lines.dropFirst().first?.contains(#"changed: "Welcome"#) == true, "\(outcome)")
    #expect(lines.contains("  see report/pictures/difference/deck/welcome/200x400@1x.png"))
    #expect(lines.last == "1 same, 1 changed; see report/index.html, accept with renderpages approve")
    let pictures = try here.work.files(in: "report/pictures").filter { $0.hasSuffix(".png") }
    #expect(
      pictures
        == ["actual", "difference", "expected"].map { "\($0)/deck/welcome/200x400@1x.png" })
  }

  @Test func `what moved within a text as another part of it became longer is told after that`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Welcome, it is good that you are here""#)
    let lines = try here.run("verify", "deck").output.split(separator: "\n").map(String.init)
    #expect(lines.count > 3 && lines[1].hasPrefix("  summary: text changed: "), "\(lines)")
    #expect(lines[2] == "  detail moved as summary changed")
    // One line as before.
    try here.work.edit(", it is good that you are here", "!")
    let short = try here.run("verify", "deck").output
    #expect(short.contains("summary: text changed: ") && !short.contains("moved"), "\(short)")
  }

  @Test func `a missing snapshot fails, and is recorded for the next time`() throws {
    let here = try SnapshotWorkspace()
    try FileManager.default.removeItem(
      at: here.work.folder.appendingPathComponent(here.snapshot("welcome/200x400@1x.png")))
    let first = try here.run("verify", "deck")
    #expect(first.status == 1)
    #expect(first.output.contains("there was no snapshot; it is recorded now: look at it"))
    #expect(first.output.contains("1 missing (recorded now: look at it)"), "\(first)")
    #expect(try here.run("verify", "deck").status == 0)
  }

  @Test func `a report has the deck's title, and of decks with one title their names too`() throws {
    let here = try SnapshotWorkspace()
    _ = try here.run("verify", "deck")
    func title() throws -> String {
      let page = String(decoding: try here.work.contents(of: "report/index.html"), as: UTF8.self)
      return try String(#require(page.firstMatch(of: /<title>(.*?)<\/title>/)).1)
    }
    #expect(try title() == "Tutorial")
    #expect(try here.work.run("init", "other").status == 0)
    _ = try here.run("verify", "deck", "other")
    #expect(try title() == "Tutorial (deck), Tutorial (other)")
  }

  @Test func `what is missing and recorded is not told as still missing`() throws {
    let here = try SnapshotWorkspace()
    for picture in SnapshotWorkspace.pictures {
      try FileManager.default.removeItem(
        at: here.work.folder.appendingPathComponent(here.snapshot("\(picture).png")))
    }
    let inCI = try here.run("verify", "deck", environment: ["CI": "true"])
    #expect(inCI.output.contains("2 missing; see report/index.html"), "\(inCI)")
    let outcome = try here.run("verify", "deck")
    #expect(
      outcome.output.contains("2 missing (recorded now: look at them); see report/index.html"), "\(outcome)"
    )
  }

  @Test func `continuous integration records nothing`() throws {
    let here = try SnapshotWorkspace()
    let file = here.snapshot("welcome/200x400@1x.png")
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent(file))
    let outcome = try here.run("verify", "deck", "--page", "1,2", environment: ["CI": "true"])
    #expect(outcome.status == 1)
    #expect(!here.work.exists(file))
    let command = "renderpages record deck --page 1,2 --record missing"
    #expect(outcome.output.contains("there is no snapshot; record it: \(command)\n"), "\(outcome)")
    let words = Array(command.split(separator: " ").map(String.init).dropFirst())
    #expect(try Renderpages.run(words, in: here.work.folder).status == 0)
    #expect(here.work.exists(file))
  }

  @Test(arguments: [
    (["RENDERPAGES_RECORD": "never"], false), (["SNAPSHOT_TESTING_RECORD": "all"], true),
    (["RENDERPAGES_RECORD": "missing", "SNAPSHOT_TESTING_RECORD": "never"], true),
    (["RENDERPAGES_RECORD": "all", "CI": "true"], true),
  ])
  func `the environment chooses what is recorded`(variables: [String: String], isRecorded: Bool) throws {
    let here = try SnapshotWorkspace()
    let file = here.snapshot("welcome/200x400@1x.png")
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent(file))
    _ = try here.run("verify", "deck", environment: variables)
    #expect(here.work.exists(file) == isRecorded)
  }

  @Test func `a mode that does not exist is named with its variable`() throws {
    let here = try SnapshotWorkspace()
    let outcome = try here.run("verify", "deck", environment: ["RENDERPAGES_RECORD": "yes"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errorLines == [
        "renderpages: error: the environment variable RENDERPAGES_RECORD is \"yes\"; use all, missing, failed, "
          + "never"
      ])
  }

  @Test func `record writes only what differs`() throws {
    let here = try SnapshotWorkspace()
    let before = try here.snapshots()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    let outcome = try here.run("record", "deck")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("1 same, 1 recorded\n"), "\(outcome)")
    let changed = try here.snapshots().filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["welcome/200x400@1x.json", "welcome/200x400@1x.png"])
  }

  @Test func `a tolerance lets a picture pass, and a failure names one that would`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Welcame""#)
    let strict = try here.run("verify", "deck")
    let advice = try #require(strict.output.split(separator: "\n").first { $0.contains("would pass with") })
    let words = advice.split(separator: " ").map(String.init)
    let place = try #require(words.firstIndex(of: "--max-diff-pixels"))
    let count = try #require(Int(words[place + 1].filter(\.isNumber)))
    #expect(try here.run("verify", "deck", "--max-diff-pixels", "\(count)").status == 0)
    #expect(try here.run("verify", "deck", "--max-diff-pixels", "\(count - 1)").status == 1)
  }

  @Test func `a tolerance that no picture needs is reported`() throws {
    let here = try SnapshotWorkspace()
    let outcome = try here.run("verify", "deck", "--threshold", "0.1")
    #expect(outcome.status == 0)
    #expect(
      outcome.errorLines == ["renderpages: note: the tolerance is not needed: the pictures are the same"])
  }

  @Test func `views and areas can be left out`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    #expect(try here.run("verify", "deck", "--ignore", "text").status == 0)
    #expect(try here.run("verify", "deck", "--ignore-area", "0,0,200,400").status == 0)
    // The text is below the middle of the page.
    #expect(try here.run("verify", "deck", "--ignore-area", "0,0,200,50").status == 1)
  }

  @Test func `parts of a run together test every picture once`() throws {
    let here = try SnapshotWorkspace()
    #expect(try here.run("verify", "deck", "--shard", "1/2").output == "1 same\n")
    #expect(try here.run("verify", "deck", "--shard", "2/2").output == "1 same\n")
    #expect(try here.run("verify", "deck", "--shard", "3/3").output == "shard 3/3 has no pictures\n")
    #expect(try here.run("verify", "deck", "--shard", "0/2").status == 2)
    #expect(try here.run("verify", "deck", "--shard", "2").status == 2)
  }

  @Test func `what failed last is tested alone`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    _ = try here.run("verify", "deck")
    try here.work.edit(#""summary": "Hello""#, #""summary": "Welcome""#)
    #expect(try here.run("verify", "deck", "--last-failed").output == "1 same\n")
  }

  @Test func `a run ends at the first failure if asked to`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    let outcome = try here.run("verify", "deck", "-x", "-j", "1")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasSuffix(
        "1 changed, 1 skipped; see report/index.html, accept with renderpages approve\n"), "\(outcome)")
  }

  @Test func `names choose pictures`() throws {
    let here = try SnapshotWorkspace()
    #expect(try here.run("verify", "deck", "-g", "welcome").output == "1 same\n")
    #expect(try here.run("verify", "deck", "-g", "e*/200").output == "2 same\n")
    #expect(try here.run("verify", "deck", "-g", "nothing").status == 2)
  }

  @Test func `another environment is said first, and in continuous integration it is an error`() throws {
    let here = try SnapshotWorkspace()
    let file = here.snapshot("environment.json")
    let text = String(decoding: try here.work.contents(of: file), as: UTF8.self)
    let range = try #require(text.range(of: #""name": "cairo", "version": ""#))
    try here.work.write(
      Array(text.replacingCharacters(in: range, with: range.isEmpty ? "" : text[range] + "0.").utf8), to: file
    )
    let here1 = try here.run("verify", "deck")
    #expect(here1.status == 0)
    #expect(
      here1.errorLines.first?.contains(
        #/the snapshots were recorded in another environment .* do not: cairo is [\d.]+, was 0\./#) == true)
    #expect(try here.run("verify", "deck", environment: ["CI": "true"]).status == 6)
    #expect(try here.run("verify", "deck", "--allow-environment", environment: ["CI": "true"]).status == 0)
    #expect(try here.run("record", "deck").status == 0)
    #expect(try here.run("verify", "deck").errors == "")
  }

  @Test func `every cause is listed with the number of its pictures`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(
      #""title": "Tutorial""#, #""title": "Tutorial", "controls": { "previous": "PREV", "next": "GO ON" }"#)
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    let lines = try here.run("verify", "deck").output.split(separator: "\n").map(String.init)
    #expect(lines.contains("2 changed pictures, 2 causes:"), "\(lines)")
    #expect(lines.contains(#"  next: title changed: "NEXT" → "GO ON" · 2 pictures"#), "\(lines)")
    #expect(lines.contains(#"  summary: text changed: "Welcome" → "Hello" · 1 picture"#), "\(lines)")
  }

  @Test func `an unchanged page is not drawn again, and a deleted cache changes nothing`() throws {
    let here = try SnapshotWorkspace()
    #expect(try here.run("verify", "deck").output == "2 same\n")
    #expect(here.work.exists("report/cache"))
    #expect(try here.run("verify", "deck").output == "2 same\n")
    try here.work.write(Array("no cache".utf8), to: "report/cache")
    #expect(try here.run("verify", "deck").output == "2 same\n")
    #expect(try here.run("verify", "deck", "--no-cache").output == "2 same\n")
  }

  @Test func `a page that cannot be read is a failure in the report too`() throws {
    let here = try SnapshotWorkspace()
    try here.work.edit("images/welcome@3x.png", "images/nothing.png")
    let outcome = try here.run("verify", "deck")
    #expect(outcome.status == 3)
    #expect(outcome.output.hasSuffix("1 same, 1 failed; see report/index.html\n"), "\(outcome)")
    let junit = String(decoding: try here.work.contents(of: "report/junit.xml"), as: UTF8.self)
    #expect(junit.contains("images/nothing.png"))
    #expect(junit.contains(#"failures="1""#) || junit.contains(#"errors="1""#))
  }

  @Test func `results of an earlier run are not taken for those of a deck that cannot be read`() throws {
    let here = try SnapshotWorkspace()
    _ = try here.run("verify", "deck")
    try here.work.write(Array("no JSON".utf8), to: "deck/deck.json")
    #expect(try here.run("verify", "deck").status == 3)
    #expect(try here.run("approve").status == 2)
  }

  @Test(arguments: ["TRUE", "1"])
  func `continuous integration may say so in its own way`(value: String) throws {
    let here = try SnapshotWorkspace()
    let file = here.snapshot("welcome/200x400@1x.png")
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent(file))
    #expect(try here.run("verify", "deck", environment: ["CI": value]).status == 1)
    #expect(!here.work.exists(file))
  }

  @Test func `a lost environment file is recorded again`() throws {
    let here = try SnapshotWorkspace()
    let file = here.snapshot("environment.json")
    let before = try here.work.contents(of: file)
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent(file))
    #expect(try here.run("record", "deck").status == 0)
    #expect(try here.work.contents(of: file) == before)
  }

  @Test func `leaving out what no page has is a warning`() throws {
    let here = try SnapshotWorkspace()
    let outcome = try here.run("verify", "deck", "--ignore", "clock")
    #expect(outcome.status == 0)
    #expect(
      outcome.errorLines == [
        "renderpages: warning: --ignore \"clock\": no page has a view of that name"
      ])
    let area = try here.run("verify", "deck", "--ignore-area", "9000,9000,1,1")
    #expect(area.status == 0)
    #expect(
      area.errorLines == [
        "renderpages: warning: --ignore and --ignore-area match nothing on these pages"
      ])
  }
}
