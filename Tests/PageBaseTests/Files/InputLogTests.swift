import Foundation
import TestSupport
import Testing

@testable import PageBase

/// What a run asks the file system, and whether it would be answered alike.
struct InputLogTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("1", to: "a.txt")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  /// A hash that hides nothing.
  private func log(_ ask: () -> Void) -> InputLog {
    let log = InputLog { Array($0) }
    InputLog.ambient.with(log, ask)
    return log
  }

  private func isAnsweredAlike(_ log: InputLog) throws -> Bool {
    try #require(log.answers).allSatisfy { log.answer(to: $0.question) == $0.answer }
  }

  @Test func `without a log nothing is noted, and with one each question once`() throws {
    _ = try InputFile.read(path("a.txt"), limit: 10)
    let log = log {
      _ = try? InputFile.read(path("a.txt"), limit: 10)
      _ = try? InputFile.read(path("a.txt"), limit: 10)
      _ = InputFile.isFolder(path("a.txt"))
    }
    #expect(log.answers?.map(\.question.kind) == [.contents, .kind])
    #expect(try isAnsweredAlike(log))
  }

  @Test func `other contents, and a file that comes or goes, are another answer`() throws {
    let read = log { _ = try? InputFile.read(path("a.txt"), limit: 10) }
    let missed = log { _ = try? InputFile.read(path("b.txt"), limit: 10) }
    let looked = log { _ = InputFile.exists(path("b.txt")) }
    #expect(try isAnsweredAlike(read))
    #expect(try isAnsweredAlike(missed))
    #expect(try isAnsweredAlike(looked))
    try write("2", to: "a.txt")
    try write("", to: "b.txt")
    #expect(try !isAnsweredAlike(read))
    #expect(try !isAnsweredAlike(missed))
    #expect(try !isAnsweredAlike(looked))
    try write("1", to: "a.txt")
    #expect(try isAnsweredAlike(read))
  }

  @Test func `of names in a folder those count that were asked for`() throws {
    let pictures = log { _ = InputFile.names(inFolder: path(""), endingIn: [".png"]) }
    let all = log { _ = InputFile.names(inFolder: path("")) }
    let entries = log { _ = FolderEntry.all(in: path("")) }
    try write("", to: "notes.md")
    #expect(try isAnsweredAlike(pictures))
    #expect(try !isAnsweredAlike(all))
    #expect(try !isAnsweredAlike(entries))
    try write("", to: "A.PNG")
    #expect(try !isAnsweredAlike(pictures))
  }

  @Test func `a link that leads elsewhere is another answer`() throws {
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "a.txt")
    let resolved = log { _ = try? InputFile.resolved(path("link")) }
    #expect(try isAnsweredAlike(resolved))
    try write("1", to: "b.txt")
    try FileManager.default.removeItem(atPath: path("link"))
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "b.txt")
    #expect(try !isAnsweredAlike(resolved))
  }

  @Test func `a program that is installed later is another answer`() throws {
    let missing = log { _ = Subprocess(named: "no-such-program") }
    let shell = log { _ = Subprocess(named: "sh") }
    #expect(try isAnsweredAlike(missing))
    #expect(try isAnsweredAlike(shell))
    #expect(missing.answers?.map(\.answer) != shell.answers?.map(\.answer))
  }

  @Test func `a file that changes while it is read twice makes no whole log`() throws {
    let log = log {
      _ = try? InputFile.read(path("a.txt"), limit: 10)
      try? write("2", to: "a.txt")
      _ = try? InputFile.read(path("a.txt"), limit: 10)
    }
    #expect(log.answers == nil)
  }

  @Test func `nor does something that may come out otherwise`() {
    #expect(log { InputLog.noteAccident() }.answers == nil)
  }

  @Test func `tasks that a task makes share its log`() async throws {
    let log = InputLog { Array($0) }
    await InputLog.ambient.with(log) {
      _ = await runInParallel(count: 8, workers: 4) {
        false
      } makeWorker: {
      } work: { _, number in
        _ = InputFile.exists("/\(number)")
      }
    }
    #expect(log.answers?.count == 8)
  }
}
