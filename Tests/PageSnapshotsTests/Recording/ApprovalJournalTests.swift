import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

/// Files that an approval replaces, and that `undo` restores.
struct ApprovalJournalTests {
  private let folder = TemporaryFolder()
  private var journal: ApprovalJournal { ApprovalJournal(report: folder.path("report")) }
  private var list: String { folder.path("report/undo/undo.json") }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder.path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func write(_ text: String, _ name: String) throws {
    try AtomicFileWriter().write(text, to: folder.path(name))
  }

  private func approve(_ files: (name: String, text: String)...) throws {
    try journal.replace(files.map { (folder.path($0.name), Array($0.text.utf8)) })
  }

  private var backups: [String] { TemporaryFolder.names(in: folder.path("report/undo")) }

  @Test func `files get their old contents back, and a file that was new is removed`() throws {
    try write("old a", "a.png")
    try write("old c", "c.json")
    try approve(("a.png", "new a"), ("b.png", "new b"), ("c.json", "new c"))
    #expect(["a.png", "b.png", "c.json"].map(text) == ["new a", "new b", "new c"])
    #expect(backups == ["1-0", "1-2", "undo.json"])
    #expect(text("report/undo/1-2") == "old c")
    #expect(
      try journal.undo() == [
        .restored(folder.path("a.png")), .removed(folder.path("b.png")), .restored(folder.path("c.json")),
      ])
    #expect(["a.png", "b.png", "c.json"].map(text) == ["old a", nil, "old c"])
    #expect(backups == [])
    #expect(try journal.undo() == nil)
  }

  @Test func `only the last approval is undone, and its backups replace those of the one before`() throws {
    try write("one", "a.png")
    try approve(("a.png", "two"))
    try approve(("a.png", "three"))
    #expect(backups == ["2-0", "undo.json"])
    #expect(try journal.undo() == [.restored(folder.path("a.png"))])
    #expect(text("a.png") == "two")
    #expect(try journal.undo() == nil)
  }

  @Test func `a file that was changed since is left alone`() throws {
    try write("old a", "a.png")
    try approve(("a.png", "new a"), ("b.png", "new b"), ("c.png", "new c"))
    try write("mine", "a.png")
    try write("mine too", "b.png")
    try FileManager.default.removeItem(atPath: folder.path("c.png"))
    // Of c.png nothing is left, which is how it was before the approval.
    #expect(
      try journal.undo() == [.changedSince(folder.path("a.png")), .changedSince(folder.path("b.png"))])
    #expect((text("a.png"), text("b.png")) == ("mine", "mine too"))
  }

  @Test func `an approved file that was removed since counts as changed`() throws {
    try write("old a", "a.png")
    try approve(("a.png", "new a"))
    try FileManager.default.removeItem(atPath: folder.path("a.png"))
    #expect(try journal.undo() == [.changedSince(folder.path("a.png"))])
    #expect(text("a.png") == nil)
  }

  @Test func `a file whose backup is lost is left alone`() throws {
    try write("old a", "a.png")
    try approve(("a.png", "new a"))
    try FileManager.default.removeItem(atPath: folder.path("report/undo/1-0"))
    #expect(try journal.undo() == [.changedSince(folder.path("a.png"))])
    #expect(text("a.png") == "new a")
  }

  @Test func `an approval that was killed before it replaced its files is undone too`() throws {
    try write("old a", "a.png")
    try approve(("a.png", "new a"), ("b.png", "new b"))
    // As it was when only the list had been written.
    try write("old a", "a.png")
    try FileManager.default.removeItem(atPath: folder.path("b.png"))
    #expect(try journal.undo() == [.restored(folder.path("a.png"))])
    #expect((text("a.png"), text("b.png")) == ("old a", nil))
  }

  @Test func `the list is a file that another program can read`() throws {
    try write("old", "a.png")
    try approve(("a.png", ""), ("b.json", ""))
    // The SHA-256 of nothing (FIPS 180-4's test vectors).
    let digest = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    let value = try JSONReader.read(Array((text("report/undo/undo.json") ?? "").utf8))
    let root = try #require(StoredObject(value))
    #expect((root.number("format"), root.number("generation")) == (1, 1))
    let files = try #require(root.list("files")).compactMap { StoredObject($0) }
    #expect(files.map { $0.string("path") } == [folder.path("a.png"), folder.path("b.json")])
    #expect(files.map { $0.string("backup") } == ["1-0", nil])
    #expect(files.map { $0.string("written") } == [digest, digest])
    #expect(text("report/undo/undo.json")?.hasSuffix("\n") == true)
  }

  @Test(arguments: [
    "", "{}", #"{"format": 2, "generation": 1, "files": []}"#, #"{"format": 1, "files": []}"#,
    #"{"format": 1, "generation": 1.5, "files": []}"#, #"{"format": 1, "generation": 1, "files": [1]}"#,
    #"{"format": 1, "generation": 1, "files": [{"path": "a.png"}]}"#,
    #"{"format": 1, "generation": 1, "files": [{"written": "00"}]}"#,
    // An approval writes pictures and frame trees, with backups in the folder of the list.
    #"{"format": 1, "generation": 1, "files": [{"path": "a.txt", "written": "00"}]}"#,
    #"{"format": 1, "generation": 1, "files": [{"path": "a.png", "backup": "../b", "written": "00"}]}"#,
    #"{"format": 1, "generation": 1, "files": [{"path": "a.png", "backup": ".b", "written": "00"}]}"#,
  ])
  func `a damaged list undoes nothing, and the next approval replaces it`(damage: String) throws {
    try write(damage, "report/undo/undo.json")
    #expect(throws: ApprovalJournal.Fault.damaged(list)) { try journal.undo() }
    try write("old", "a.png")
    try approve(("a.png", "new"))
    #expect(backups == ["1-0", "undo.json"])
    #expect(try journal.undo() == [.restored(folder.path("a.png"))])
  }

  @Test func `a list without files undoes none`() throws {
    try write(#"{"format": 1, "generation": 7, "files": []}"#, "report/undo/undo.json")
    #expect(try journal.undo() == [])
    #expect(backups == [])
  }

  @Test func `the number of an approval is one more than that of the approval before`() throws {
    try write(#"{"format": 1, "generation": 7, "files": []}"#, "report/undo/undo.json")
    try write("old", "a.png")
    try approve(("a.png", "new"))
    #expect(backups == ["8-0", "undo.json"])
  }

  @Test func `a folder in the way of a file is told`() throws {
    try write("x", "a.png/inside")
    let error = FileWriteError(.create, errno: EISDIR, path: folder.path("a.png"))
    #expect(throws: error) { try approve(("a.png", "new")) }
    #expect(ApprovalJournal.Fault.writing(error).diagnostic == error.diagnostic)
    #expect(ApprovalJournal.Fault.damaged("u.json").diagnostic.file == "u.json")
    #expect(ApprovalJournal.Fault.damaged("u.json").diagnostic.exitCode == .badInput)
  }

  // MARK: Some of the files

  /// Approves a.png, which was there, b.png, which was not, and the results, which are about both.
  private func approveBoth() throws {
    try write("old a", "a.png")
    try write("old results", "results.json")
    try approve(("a.png", "new a"), ("b.png", "new b"), ("results.json", "new results"))
  }

  private func undo(
    _ names: String..., merged: ((String, String) -> String?)? = { "\($0), \($1)" }
  ) throws -> [ApprovalJournal.Restored]? {
    let chosen = names.map { folder.path($0) }
    return try journal.undo(where: { chosen.contains($0) }, shared: folder.path("results.json")) { old, now in
      merged?(String(decoding: old, as: UTF8.self), String(decoding: now, as: UTF8.self))
        .map { Array($0.utf8) }
    }
  }

  @Test func `some files are restored with their part of the results, and the others later`() throws {
    try approveBoth()
    #expect(try undo("a.png") == [.restored(folder.path("a.png"))])
    #expect(["a.png", "b.png", "results.json"].map(text) == ["old a", "new b", "old results, new results"])
    #expect(backups == ["1-2", "undo.json"])
    #expect(
      try journal.undo() == [.removed(folder.path("b.png")), .restored(folder.path("results.json"))])
    #expect(["a.png", "b.png", "results.json"].map(text) == ["old a", nil, "old results"])
    #expect(backups == [])
  }

  @Test func `the last of the files take the results along`() throws {
    try approveBoth()
    #expect(try undo("b.png") == [.removed(folder.path("b.png"))])
    #expect(
      try undo("a.png") == [.restored(folder.path("a.png")), .restored(folder.path("results.json"))])
    #expect(["a.png", "b.png", "results.json"].map(text) == ["old a", nil, "old results"])
    #expect(backups == [])
    #expect(try undo("a.png") == nil)
  }

  @Test func `files that the approval did not replace are none to undo`() throws {
    try approveBoth()
    #expect(try undo("c.png") == nil)
    #expect(["a.png", "b.png", "results.json"].map(text) == ["new a", "new b", "new results"])
    #expect(backups == ["1-0", "1-2", "undo.json"])
  }

  @Test func `results that were changed since, are new or cannot be joined stay as they are`() throws {
    try approveBoth()
    try write("mine", "results.json")
    #expect(try undo("a.png") == [.restored(folder.path("a.png"))])
    #expect(text("results.json") == "mine")
    try approveBoth()
    #expect(try undo("a.png", merged: nil) == [.restored(folder.path("a.png"))])
    #expect(text("results.json") == "new results")
    try FileManager.default.removeItem(atPath: folder.path("results.json"))
    try approve(("a.png", "new a"), ("b.png", "new b"), ("results.json", "new results"))
    #expect(try undo("a.png") == [.restored(folder.path("a.png"))])
    #expect(text("results.json") == "new results")
    // The results are chosen like another file.
    #expect(try undo("results.json") == [.removed(folder.path("results.json"))])
    #expect(text("b.png") == "new b")
  }
}
