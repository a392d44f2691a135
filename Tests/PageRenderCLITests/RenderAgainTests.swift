import Foundation
import Glibc
import PageDrawing
import TestSupport
import Testing

@testable import PageRenderCLI
@testable import PageRuns

/// Runs of `render` into a folder that has pictures of earlier ones.
struct RenderAgainTests {
  /// Two pages on two small devices in two languages.
  private final class Deck {
    let work: Workspace
    static let names = ["first", "second"].flatMap { page in
      ["200x400@1x", "300x500@1x"].flatMap { ["\(page)/\($0).de.png", "\(page)/\($0).png"] }
    }

    init() throws {
      work = try Workspace()
      try writeDeck()
      try writeTexts()
      #expect(try render().status == 0)
      #expect(try work.files(in: "out") == Self.names)
    }

    func writeDeck(first: String = "welcome", extra: String = "") throws {
      try work.write(
        Array(
          """
          {"title": "Again", "strings": "texts.xcstrings"\(extra),
           "pages": [
             {"id": "first", "image": "images/\(first)@3x.png", "summary": {"key": "one"}, "detail": "A page."},
             {"id": "second", "image": "images/every-device@3x.png", "summary": {"key": "two"}, "detail": "Another."}],
           "matrix": {"devices": ["200x400@1x", "300x500@1x"], "locales": ["en", "de"]}}
          """.utf8), to: "deck/deck.json")
    }

    func writeTexts(german: String = "Zwei") throws {
      func unit(_ text: String) -> String {
        #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
      }
      try work.write(
        Array(
          """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "one": {"localizations": {"en": \(unit("One")), "de": \(unit("Eins"))}},
            "two": {"localizations": {"en": \(unit("Two")), "de": \(unit(german))}}}}
          """.utf8), to: "deck/texts.xcstrings")
    }

    @discardableResult
    func render(_ more: String..., limits: String? = nil) throws -> Renderpages.Outcome {
      try Renderpages.run(["render", "deck"] + more, in: work.folder, limits: limits)
    }

    func path(_ name: String) -> String { work.folder.appendingPathComponent("out/\(name)").path }

    /// What tells a file that was written anew: a new one takes its name.
    func inodes() throws -> [String: UInt64] {
      try Dictionary(
        uniqueKeysWithValues: work.files(in: "out").map { name in
          var status = stat()
          try #require(stat(path(name), &status) == 0)
          return (name, UInt64(status.st_ino))
        })
    }

    /// The names of the files that `change` writes anew. Nothing that is replaced meanwhile gives its number to another.
    func redrawn(_ change: () throws -> Void) throws -> [String] {
      let before = try inodes()
      let held = before.keys.map { open(path($0), O_RDONLY) }
      defer { for descriptor in held { close(descriptor) } }
      try change()
      let after = try inodes()
      return after.keys.filter { after[$0] != before[$0] }.sorted()
    }

    /// Draws once more.
    func expectNothingDrawn(saying errors: String, at place: SourceLocation = #_sourceLocation) throws {
      let before = try inodes()
      let outcome = try render()
      #expect(outcome.status == 0, sourceLocation: place)
      #expect(outcome.errors == errors, sourceLocation: place)
      let after = try inodes()
      #expect(after == before, sourceLocation: place)
    }

    /// The pictures as a run into a new folder draws them.
    func fresh() throws -> [String: Data] {
      try? FileManager.default.removeItem(at: work.folder.appendingPathComponent("new"))
      #expect(try render("-o", "new").status == 0)
      return try contents(of: "new")
    }

    func contents(of folder: String = "out") throws -> [String: Data] {
      try Dictionary(
        uniqueKeysWithValues: work.files(in: folder).map { ($0, try work.contents(of: "\(folder)/\($0)")) })
    }

    /// Everything that was noted is settled: files are no longer read because they are new.
    func settle() throws {
      Thread.sleep(forTimeInterval: 2.1)
      #expect(try render().status == 0)
    }
  }

  @Test func `a second run draws none of the pictures and prints all of them`() throws {
    let deck = try Deck()
    var outcome: Renderpages.Outcome?
    #expect(try deck.redrawn { outcome = try deck.render() } == [])
    #expect(outcome?.status == 0)
    #expect(outcome?.errors == "")
    #expect(
      outcome?.output.split(separator: "\n").sorted().map(String.init) == Deck.names.map { "out/\($0)" })
    try deck.settle()
    #expect(try deck.redrawn { try deck.render() } == [])
  }

  @Test func `a changed text redraws its pictures only`() throws {
    let deck = try Deck()
    #expect(
      try deck.redrawn {
        try deck.writeTexts(german: "Nummer zwei")
        try deck.render()
      } == ["second/200x400@1x.de.png", "second/300x500@1x.de.png"])
    #expect(try deck.contents() == deck.fresh())
    #expect(
      try deck.redrawn {
        try deck.writeTexts()
        try deck.render()
      } == ["second/200x400@1x.de.png", "second/300x500@1x.de.png"])
  }

  @Test func `another artwork, and one for a language that was not there, redraw their pictures only`() throws
  {
    let deck = try Deck()
    let other = try Array(deck.work.contents(of: "deck/images/every-device@3x.png"))
    #expect(
      try deck.redrawn {
        try deck.work.write(other, to: "deck/images/welcome.de@3x.png")
        try deck.render()
      } == ["first/200x400@1x.de.png", "first/300x500@1x.de.png"])
    #expect(
      try deck.redrawn {
        try deck.work.write(other, to: "deck/images/welcome@3x.png")
        try deck.render()
      } == ["first/200x400@1x.png", "first/300x500@1x.png"])
    #expect(try deck.contents() == deck.fresh())
  }

  @Test(arguments: [false, true])
  func `a picture that was edited, cut, deleted or replaced by a link is drawn again`(isSettled: Bool) throws
  {
    let deck = try Deck()
    if isSettled { try deck.settle() }
    let whole = try deck.contents()
    let (edited, cut, deleted, linked) = (Deck.names[0], Deck.names[1], Deck.names[2], Deck.names[3])
    // As many bytes, and the time of the last change put back: neither size nor date tells it.
    var status = stat()
    try #require(stat(deck.path(edited), &status) == 0)
    var bytes = try Array(deck.work.contents(of: "out/\(edited)"))
    bytes[bytes.count / 2] ^= 1
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: deck.path(edited)))
    try file.write(contentsOf: Data(bytes))
    try file.close()
    var times = [status.st_atim, status.st_mtim]
    try #require(utimensat(AT_FDCWD, deck.path(edited), &times, 0) == 0)
    try #require(truncate(deck.path(cut), 100) == 0)
    try #require(unlink(deck.path(deleted)) == 0)
    try FileManager.default.moveItem(atPath: deck.path(linked), toPath: deck.path("elsewhere"))
    try #require(symlink("../elsewhere", deck.path(linked)) == 0)
    let outcome = try deck.render()
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    try FileManager.default.removeItem(atPath: deck.path("elsewhere"))
    #expect(try deck.contents() == whole)
    try #require(lstat(deck.path(linked), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFREG)
  }

  @Test func `a warning is told by every run, and a page that fails is tried again`() throws {
    let deck = try Deck()
    // A character that no font has, and a page without its picture.
    try deck.writeTexts(german: "Zwei \u{10FFFD}")
    try deck.writeDeck(first: "gone")
    let first = try deck.render()
    #expect(first.status == 3)
    #expect(first.errorLines.count == 2, "\(first.errors)")
    #expect(try deck.render().errors == first.errors)
    try deck.writeDeck()
    let warned = try deck.render()
    #expect(warned.status == 0)
    #expect(warned.errorLines.count == 1, "\(warned.errors)")
    try deck.expectNothingDrawn(saying: warned.errors)
    #expect(try deck.render("--strict").status == 3)
    #expect(try deck.render("--strict").status == 3)
  }

  @Test func `what is drawn into one folder by several commands is known of each`() throws {
    let deck = try Deck()
    #expect(try deck.redrawn { try deck.render("--locale", "de", "--page", "2") } == [])
    #expect(try deck.redrawn { try deck.render() } == [])
  }

  @Test func `of two commands that draw other pictures of the same names the last one counts`() throws {
    let deck = try Deck()
    let phone = ["-d", "iphone-se-3", "--locale", "en"]
    let names = ["first/iphone-se-3.png", "second/iphone-se-3.png"]
    func render(_ more: String...) throws {
      #expect(try Renderpages.run(["render", "deck"] + phone + more, in: deck.work.folder).status == 0)
    }
    try render()
    let plain = try deck.contents()
    #expect(try deck.redrawn { try render("--status-bar") } == names)
    #expect(try deck.contents() != plain)
    #expect(try deck.redrawn { try render() } == names)
    #expect(try deck.contents() == plain)
  }

  @Test func `documents are not written again either, until what only they tell changes`() throws {
    let deck = try Deck()
    try FileManager.default.removeItem(atPath: deck.path(""))
    #expect(try deck.render("--format", "pdf").status == 0)
    #expect(try deck.redrawn { try deck.render("--format", "pdf") } == [])
    #expect(
      try deck.redrawn {
        try deck.writeTexts(german: "Nummer zwei")
        try deck.render("--format", "pdf")
      } == ["second/200x400@1x.de.pdf", "second/300x500@1x.de.pdf"])
  }

  @Test func `--no-cache draws every picture`() throws {
    let deck = try Deck()
    #expect(try deck.redrawn { try deck.render("--no-cache") } == Deck.names)
    #expect(try deck.redrawn { try deck.render() } == [])
  }

  @Test func `two runs at once end as one would`() throws {
    let deck = try Deck()
    let whole = try deck.contents()
    for _ in 0..<3 {
      try FileManager.default.removeItem(atPath: deck.path(""))
      let runs = try (0..<2).map { _ in
        let process = Process()
        process.executableURL = Renderpages.program
        process.arguments = ["render", "deck"]
        process.currentDirectoryURL = deck.work.folder
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
      }
      for run in runs {
        run.waitUntilExit()
        #expect(run.terminationStatus == 0)
      }
      #expect(try deck.contents() == whole)
      try deck.expectNothingDrawn(saying: "")
    }
  }

  // MARK: What is noted

  private static let notes = "out/.renderpages/pictures"

  @Test func `the notes are left out of version control`() throws {
    let deck = try Deck()
    #expect(try deck.work.contents(of: "out/.renderpages/.gitignore") == Data("*\n".utf8))
  }

  @Test func `notes that end anywhere, or are damaged anywhere, make no wrong picture and one line`() throws {
    let deck = try Deck()
    let whole = try deck.contents()
    let notes = try Array(deck.work.contents(of: Self.notes))
    let seed = UInt64.random(in: 0...UInt64.max)
    print("notes damaged by seed \(seed)")
    var random = SplitMix64(seed: seed)
    for round in 0..<12 {
      let place = Int.random(in: 0..<notes.count, using: &random)
      var bytes = Array(notes.prefix(round % 2 == 0 ? place : notes.count))
      if round % 2 == 1 { bytes[place] ^= UInt8.random(in: 1...255, using: &random) }
      try deck.work.write(bytes, to: Self.notes)
      try #require(unlink(deck.path(Deck.names[round % 8])) == 0)
      let outcome = try deck.render()
      #expect(outcome.status == 0)
      #expect(outcome.errorLines.count <= 1, "\(outcome.errors)")
      #expect(outcome.errors == "" || outcome.errors.hasPrefix("\(Self.notes): note: "), "\(outcome.errors)")
      #expect(try deck.contents() == whole)
      try deck.expectNothingDrawn(saying: "")
    }
  }

  @Test func `notes of another version, or a file of somebody else's, are one line`() throws {
    let deck = try Deck()
    for text in ["", "renderpages drawn pictures 99\n", "{}"] {
      try deck.work.write(Array(text.utf8), to: Self.notes)
      var outcome: Renderpages.Outcome?
      #expect(try deck.redrawn { outcome = try deck.render() } == Deck.names)
      #expect(outcome?.status == 0)
      #expect(
        outcome?.errors
          == "\(Self.notes): note: the list of drawn pictures was written by another version or another "
          + "program; its pictures were drawn again\n")
      try deck.expectNothingDrawn(saying: "")
    }
  }

  @Test func `notes that cannot be written cost a warning and no picture`() throws {
    let deck = try Deck()
    let whole = try deck.contents()
    // A folder stands in the file's place.
    try FileManager.default.removeItem(atPath: deck.path(".renderpages/pictures"))
    try FileManager.default.createDirectory(
      atPath: deck.path(".renderpages/pictures/x"), withIntermediateDirectories: true)
    let outcome = try deck.render()
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1 || outcome.errorLines.count == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("warning: cannot write \"\(Self.notes)\""), "\(outcome.errors)")
    #expect(try deck.contents() == whole)
  }

  @Test func `on a full disk the notes cost a warning and no picture`() throws {
    let deck = try Deck()
    let whole = try deck.contents()
    // Room for every picture, and none behind the notes' end, which is farther.
    let limit = 1 + (whole.values.map(\.count).max() ?? 0) / 1024
    var known = DrawnPictures.read(try Array(deck.work.contents(of: Self.notes))).known
    let old = DrawnPicture(source: nil, contents: PictureHash(ofText: "old"), byteCount: 1)
    for number in 0..<50 * limit { known.add(.picture("old/\(number).png", old)) }
    try #require(known.file.count > 1024 * limit)
    try deck.work.write(known.file, to: Self.notes)
    try #require(unlink(deck.path(Deck.names[0])) == 0)
    let outcome = try deck.render(limits: "-f \(limit)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("warning: cannot write"), "\(outcome.errors)")
    #expect(try deck.contents() == whole)
  }

  @Test func `a folder that cannot be made, or is full, is one line`() throws {
    let deck = try Deck()
    try deck.work.write([], to: "taken")
    let outcome = try deck.render("-o", "taken/out")
    #expect(outcome.status == 5)
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    let full = try deck.render("-o", "full", limits: "-f 1")
    #expect(full.status == 5)
    #expect(full.errorLines.count == 1, "\(full.errors)")
    #expect(full.errors.contains("(and 7 more pictures)"), "\(full.errors)")
  }

  // MARK: Interruption

  @Test(arguments: [SIGINT, SIGKILL])
  func `a run that was stopped is gone on with, and ends with the same pictures`(signal: Int32) throws {
    let deck = try Deck()
    let whole = try deck.contents()
    for milliseconds in [5, 40, 80, 120, 200] {
      try? FileManager.default.removeItem(atPath: deck.path(""))
      let process = Process()
      process.executableURL = Renderpages.program
      process.arguments = ["render", "deck", "-j", "1"]
      process.currentDirectoryURL = deck.work.folder
      let errors = Pipe()
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errors
      try process.run()
      usleep(UInt32(1000 * milliseconds))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let standing = try deck.work.exists("out") ? deck.contents() : [:]
      if signal == SIGINT, process.terminationStatus == 130, standing.count < 8 {
        #expect(
          said.contains(
            "interrupted: \(standing.count) of 8 pictures are drawn; the same command goes on from there\n"),
          "\(said)")
      }
      // What stands is not drawn again; a killed run may not have noted the last.
      let redrawn = try deck.redrawn { try deck.render() }
      #expect(redrawn.count <= 8 - standing.count + 1)
      #expect(try deck.contents() == whole)
    }
  }

  // MARK: --clean

  @Test func `--clean removes what earlier runs drew and this one does not, and nothing else`() throws {
    let deck = try Deck()
    try deck.work.write(Array("mine".utf8), to: "out/first/mine.png")
    try deck.work.write(Array("mine too".utf8), to: "out/second/200x400@1x.de.png")
    let outcome = try deck.render("--locale", "en", "--clean")
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("note: --clean removed 3 pictures of earlier runs from out"))
    #expect(
      outcome.errors.contains(
        "out/second/200x400@1x.de.png: warning: --clean kept this picture: no page draws it any more, but the "
          + "file was changed since it was drawn; delete it yourself"))
    #expect(
      try deck.work.files(in: "out") == [
        "first/200x400@1x.png", "first/300x500@1x.png", "first/mine.png",
        "second/200x400@1x.de.png", "second/200x400@1x.png", "second/300x500@1x.png",
      ])
    #expect(try deck.render("--page", "1", "--clean").status == 0)
    #expect(try deck.work.files(in: "out").contains { $0.hasPrefix("second/300") } == false)
  }

  @Test func `folders that become empty go with their pictures`() throws {
    let deck = try Deck()
    #expect(try deck.render("--page", "1", "--clean").status == 0)
    #expect(!deck.work.exists("out/second") && deck.work.exists("out/first"))
  }

  @Test func `--clean removes nothing where a page cannot be drawn`() throws {
    let deck = try Deck()
    try deck.writeDeck(first: "gone")
    let outcome = try deck.render("--clean")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("warning: --clean removed nothing: not all pictures could be drawn"))
    #expect(try deck.work.files(in: "out") == Deck.names)
  }
}
