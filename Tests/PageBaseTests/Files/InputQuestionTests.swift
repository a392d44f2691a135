import TestSupport
import Testing

@testable import PageBase

/// The order of questions to the file system, and which of them a log has.
struct InputQuestionTests {
  private let folder = TemporaryFolder()

  @Test func `questions are in the order of paths, then kinds, then endings`() {
    let sorted = [
      InputQuestion(.program, "a"), InputQuestion(.contents, "b"), InputQuestion(.kind, "b"),
      InputQuestion(.names, "b"), InputQuestion(.names, "b", endings: ["x"]),
      InputQuestion(.names, "b", endings: ["y"]), InputQuestion(.entries, "b"), InputQuestion(.contents, "c"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(sorted.allSatisfy { !($0 < $0) })
    for (index, first) in sorted.enumerated() {
      for second in sorted[(index + 1)...] { #expect(first < second && !(second < first)) }
    }
  }

  private func questions(_ ask: () -> Void) -> [InputQuestion] {
    let log = InputLog { Array($0) }
    InputLog.ambient.with(log, ask)
    return log.questions
  }

  @Test func `each way of asking is a question of its kind`() throws {
    let path = folder.path("a")
    try AtomicFileWriter().write("x", to: path)
    #expect(questions { _ = try? InputFile.read(path, limit: 9) } == [InputQuestion(.contents, path)])
    #expect(questions { _ = try? InputFile.read(path, limit: 0) } == [InputQuestion(.contents, path)])
    #expect(questions { _ = InputFile.exists(path) } == [InputQuestion(.kind, path)])
    #expect(questions { try? InputFile.checkIsRegular(path) } == [InputQuestion(.kind, path)])
    #expect(questions { _ = try? InputFile.resolved(path) } == [InputQuestion(.resolved, path)])
    #expect(questions { _ = InputFile.names(inFolder: path) } == [InputQuestion(.names, path)])
    #expect(
      questions { _ = InputFile.names(inFolder: path, endingIn: ["b"]) }
        == [InputQuestion(.names, path, endings: ["b"])])
    #expect(questions { _ = FolderEntry.all(in: path) } == [InputQuestion(.entries, path)])
    #expect(questions { _ = Subprocess(named: "sh") } == [InputQuestion(.program, "sh")])
    #expect(questions { InputLog.note(.kind, path) } == [InputQuestion(.kind, path)])
    #expect(questions { InputLog.note(contentsOf: path) { [1] } } == [InputQuestion(.contents, path)])
    #expect(questions { _ = FolderEntry.allNow(in: path) } == [])
  }

  @Test func `answers are the file system's`() throws {
    let path = folder.path("a")
    try AtomicFileWriter().write("xy", to: path)
    let log = InputLog { [UInt8($0.count)] + Array($0) }
    func answer(_ kind: InputQuestion.Kind, _ path: String, _ endings: [String] = []) -> String {
      String(decoding: log.answer(to: InputQuestion(kind, path, endings: endings)).dropFirst(), as: UTF8.self)
    }
    let root = try #require(FilePath.absolute(folder.path("")))
    #expect(answer(.contents, path) == "xy")
    #expect(answer(.contents, folder.path("b")) == "failure: system(2)")
    #expect(answer(.contents, root) == "failure: isFolder")
    #expect(answer(.kind, path) == "regular" && answer(.kind, folder.path("b")) == "none 2")
    #expect(answer(.resolved, path) == root + "/a")
    #expect(answer(.resolved, folder.path("b")) == "failure: system(2)")
    #expect(answer(.names, root) == ".\0..\0a" && answer(.names, root, [".A", "A"]) == "a")
    #expect(answer(.names, path) == "failure" && answer(.entries, path) == "failure")
    #expect(answer(.entries, root) == "a\0other")
    #expect(answer(.program, "no-such-program") == "none")
    #expect(answer(.program, path).hasPrefix("\(path) 2 "))
    #expect(log.answer(to: InputQuestion(.contents, path)) == [2, 0x78, 0x79])
  }

  @Test func `an answer that is noted is kept, and a different one spoils the log`() {
    let log = InputLog { Array($0) }
    InputLog.ambient.with(log) {
      InputLog.note(contentsOf: "b") { [1] }
      InputLog.note(contentsOf: "a") { [2] }
      InputLog.note(contentsOf: "b") { [1] }
    }
    #expect(log.answers?.map(\.question.path) == ["a", "b"])
    #expect(log.answers?.map(\.answer) == [[2], [1]])
    InputLog.ambient.with(log) { InputLog.note(contentsOf: "b") { [3] } }
    #expect(log.answers == nil && log.questions.count == 2)
    InputLog.note(contentsOf: "b") {
      Issue.record("nobody asks for this answer")
      return []
    }
  }

  @Test func `a program's log has the program and its libraries`() {
    let log = InputLog { Array($0) }
    log.noteProgram()
    #expect(log.questions.allSatisfy { $0.kind == .program })
    #expect(log.questions.contains { $0.path.hasSuffix("/libc.so.6") })
    #expect(log.questions.contains { $0.path == "/proc/self/exe" })
  }
}
