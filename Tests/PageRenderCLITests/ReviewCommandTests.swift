import Foundation
import Testing

/// `renderpages review` and `sheet` from the command line: files, exit codes, and what is refused.
struct ReviewCommandTests {
  private let work: Workspace

  init() throws { work = try Workspace() }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: work.folder.appendingPathComponent(name))
  }

  @Test func `a review is one PDF file, the same bytes each time`() throws {
    let words = ["review", "deck", "-d", "iphone-se-3,iphone-x", "--date", "2026-11-22"]
    let outcome = try Renderpages.run(words + ["-o", "a.pdf"], in: work.folder)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output == "a.pdf\n")
    #expect(try bytes("a.pdf").starts(with: Data("%PDF-1.".utf8)))
    #expect(try Renderpages.run(words + ["-o", "b.pdf", "-j", "1"], in: work.folder).status == 0)
    #expect(try bytes("a.pdf") == (try bytes("b.pdf")))
  }

  @Test func `a deck without a page that can be read gives a document, and exit code 3`() throws {
    try Data(#"{"title": "T", "pages": []}"#.utf8).write(
      to: work.folder.appendingPathComponent("empty.json"))
    let outcome = try work.run("review", "empty.json", "-o", "empty.pdf")
    #expect(outcome.status == 3)
    #expect(try bytes("empty.pdf").starts(with: Data("%PDF-1.".utf8)))
  }

  /// The deck's second page names a picture that is not there.
  @Test func `a page that cannot be read is no reason to leave a document out`() throws {
    try work.edit(
      "\"pages\": [",
      """
      "pages": [
        {"id": "lost", "image": "gone.png", "summary": "Two", "detail": "2"},
      """)
    let whole = try work.run("review", "deck", "-o", "whole.pdf")
    #expect(whole.status == 3 && whole.errors.contains("gone.png"), "\(whole)")
    let one = try work.run("review", "deck", "-o", "one.pdf", "--page", "lost")
    #expect(one.status == 3, "\(one)")
    #expect(try bytes("one.pdf").count > 0 && bytes("one.pdf").count < bytes("whole.pdf").count)
  }

  @Test func `a folder without snapshots ends with exit code 1, and the document is made`() throws {
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent("none"), withIntermediateDirectories: true)
    let outcome = try work.run("review", "deck", "-d", "iphone-x", "--against", "none")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(
      outcome.errors.contains(
        "none: error: has no snapshot of the pages of deck; name another folder or a deck with --against"))
    #expect(try bytes("review.pdf").starts(with: Data("%PDF-1.".utf8)))
  }

  @Test func `of several decks the command is told that records what a review compares with`() throws {
    #expect(try work.run("init", "my deck").status == 0)
    #expect(try work.run("record", "deck", "-q").status == 0)
    let outcome = try work.run(
      "review", "deck", "my deck", "--against", "deck/Snapshots", "--redlines", "none")
    #expect(outcome.status == 1, "\(outcome)")
    let command = "renderpages record deck 'my deck' --snapshots deck/Snapshots --record missing"
    #expect(
      outcome.errorLines
        == ["deck", "my deck"].map { name in
          "deck/Snapshots: error: has no snapshot of the pages of \(name) in a folder of that name, where "
            + "snapshots of several decks are recorded; name another folder or a deck with --against, "
            + "or record them: \(command)"
        })
    let (record, review) = (
      ["record", "deck", "my deck", "--snapshots", "deck/Snapshots", "--record", "missing"],
      ["review", "deck", "my deck", "--against", "deck/Snapshots", "--redlines", "none"]
    )
    for words in [record, review] {
      #expect(try Renderpages.run(words, in: work.folder).status == 0, "\(words)")
    }
  }

  @Test func `what is no folder and no deck to compare with is exit code 3`() throws {
    try work.write([1, 2, 3], to: "notes.txt")
    let faults = [
      ("nowhere", "does not exist"), ("notes.txt", "is neither a folder of snapshots nor a deck"),
    ]
    for (path, fault) in faults {
      let outcome = try work.run("review", "deck", "-d", "iphone-x", "--against", path)
      let line = "\(path): error: the path given with --against \(fault); name"
      #expect(outcome.status == 3 && outcome.errors.contains(line), "\(outcome)")
      #expect(try !work.files(in: ".").contains { $0.hasSuffix(".pdf") })
    }
  }

  /// Recorded on one phone; then a page is removed and another one renamed.
  @Test func `new and removed pages are no faults, a missing picture is one`() throws {
    let names = ["-d", "iphone-x,iphone-se-3", "--snapshots", "shots"]
    #expect(try Renderpages.run(["record", "deck"] + names, in: work.folder).status == 0)
    let review = ["review", "deck", "-d", "iphone-x,iphone-se-3", "--against", "shots", "--no-progress"]
    #expect(try Renderpages.run(review, in: work.folder).status == 0)
    let pages = try work.files(in: "shots").filter { $0.hasSuffix("/iphone-x.png") }
    try #require(pages.count == 2)
    try FileManager.default.removeItem(at: work.folder.appendingPathComponent("shots/\(pages[0])"))
    let missing = try Renderpages.run(review, in: work.folder)
    #expect(missing.status == 1, "\(missing)")
    #expect(
      missing.errors.contains(
        "\(pages[0]): error: the snapshot to compare with does not exist; record it: renderpages record deck -d "
          + "iphone-x,iphone-se-3 --snapshots shots --record missing"), "\(missing)")
    let folder = try #require(pages[0].split(separator: "/").first)
    try FileManager.default.removeItem(at: work.folder.appendingPathComponent("shots/\(folder)"))
    #expect(try Renderpages.run(review, in: work.folder).status == 0)
  }

  @Test func `a wrong command line makes no document`() throws {
    for words in [
      ["--paper", "a5"], ["--date", "yesterday"], ["--language", "fr"], ["--redlines", "some"],
      ["-o", "out/"], ["-o", "review.png"], ["-o", "review"], ["--frame", "gold"],
    ] {
      let outcome = try Renderpages.run(["review", "deck"] + words, in: work.folder)
      #expect(outcome.status == 2, "\(words)")
    }
    #expect(!FileManager.default.fileExists(atPath: work.folder.appendingPathComponent("review.pdf").path))
    #expect(try work.run("review").status == 2)
  }

  @Test func `contact sheets are files by page, or pages of one PDF`() throws {
    let outcome = try work.run("sheet", "deck", "-d", "iphone-se-3,iphone-x", "--by", "device")
    // The larger phone stands first, as on each sheet.
    #expect(outcome.output == "sheet.iphone-x.png\nsheet.iphone-se-3.png\n")
    #expect(try work.run("sheet", "deck", "-d", "iphone-x", "-o", "sheet.pdf").output == "sheet.pdf\n")
    #expect(try bytes("sheet.pdf").starts(with: Data("%PDF-".utf8)))
    #expect(try work.run("sheet", "deck", "--by", "colour").status == 2)
  }

  @Test func `a contact sheet is one picture`() throws {
    let outcome = try work.run("sheet", "deck", "-d", "iphone-se-3,iphone-x", "--columns", "2")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output == "sheet.png\n")
    #expect(try bytes("sheet.png").starts(with: Data([0x89, 0x50, 0x4E, 0x47])))
    #expect(try work.run("sheet", "deck", "--columns", "0").status == 2)
    #expect(try work.run("sheet", "deck", "--title=").status == 2)
    #expect(try work.run("review", "deck", "--title", " ").status == 2)
    let wrong = try work.run("sheet", "deck", "-o", "sheet.jpg")
    #expect(wrong.status == 2 && wrong.errorLines.count == 1, "\(wrong)")
    #expect(wrong.errors.contains("a contact sheet is a PNG or PDF file; name one that ends in .png"))
    #expect(!work.exists("sheet.jpg"))
  }

  @Test func `a file that cannot be written is exit code 5`() throws {
    try Data().write(to: work.folder.appendingPathComponent("file"))
    #expect(try work.run("review", "deck", "-d", "iphone-x", "-o", "file/review.pdf").status == 5)
    #expect(try work.run("sheet", "deck", "-d", "iphone-x", "-o", "file/sheet.png").status == 5)
  }
}
