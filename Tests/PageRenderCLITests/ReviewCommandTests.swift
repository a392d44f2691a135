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

  @Test func `missing snapshots end with exit code 1, and the document is made`() throws {
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent("none"), withIntermediateDirectories: true)
    let outcome = try work.run("review", "deck", "-d", "iphone-x", "--against", "none")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.errors.contains("the snapshot to compare with does not exist"))
    #expect(try bytes("review.pdf").starts(with: Data("%PDF-1.".utf8)))
  }

  @Test func `a wrong command line makes no document`() throws {
    for words in [
      ["--paper", "a5"], ["--date", "yesterday"], ["--language", "fr"], ["--redlines", "some"],
      ["-o", "out/"],
      ["--frame", "gold"],
    ] {
      let outcome = try Renderpages.run(["review", "deck"] + words, in: work.folder)
      #expect(outcome.status == 2, "\(words)")
    }
    #expect(!FileManager.default.fileExists(atPath: work.folder.appendingPathComponent("review.pdf").path))
    #expect(try work.run("review").status == 2)
  }

  @Test func `a contact sheet is one picture`() throws {
    let outcome = try work.run("sheet", "deck", "-d", "iphone-se-3,iphone-x", "--columns", "2")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output == "sheet.png\n")
    #expect(try bytes("sheet.png").starts(with: Data([0x89, 0x50, 0x4E, 0x47])))
    #expect(try work.run("sheet", "deck", "--columns", "0").status == 2)
  }

  @Test func `a file that cannot be written is exit code 5`() throws {
    try Data().write(to: work.folder.appendingPathComponent("file"))
    #expect(try work.run("review", "deck", "-d", "iphone-x", "-o", "file/review.pdf").status == 5)
    #expect(try work.run("sheet", "deck", "-d", "iphone-x", "-o", "file/sheet.png").status == 5)
  }
}
