import CWorker
import Glibc
import Testing

@testable import PageBase

/// Why no worker can be used, and what is said of it. What holds for all of a process has one of its own.
struct WorkerLackTests {
  @Test func `a code names its lack`() {
    #expect(IsolatedWorker.Lack(code: Int32(CWORKER_ENDED)) == .ended)
    #expect(IsolatedWorker.Lack(code: Int32(CWORKER_SILENT)) == .silent)
    #expect(IsolatedWorker.Lack(code: ENOEXEC) == .notStarted(errno: ENOEXEC))
  }

  @Test func `each lack has its words`() throws {
    let path = try #require(IsolatedWorker.path)
    #expect(path.hasSuffix("/renderpages-worker"))
    #expect(IsolatedWorker.Lack.ended.message == "\(path) ended before it was ready")
    #expect(IsolatedWorker.Lack.silent.message == "\(path) did not get ready")
    #expect(
      IsolatedWorker.Lack.notStarted(errno: ENOEXEC).message == "\(path) does not start: Exec format error")
  }

  private static func missing(named name: String?) -> String {
    if let name { setenv("RENDERPAGES_WORKER", name, 1) } else { unsetenv("RENDERPAGES_WORKER") }
    return IsolatedWorker.Lack.missing.message
  }

  @Test func `a worker that is missing is told by the way it was named`() async {
    await #expect(processExitsWith: .success) {
      let beside = "there is no renderpages-worker beside this program"
      #expect(WorkerLackTests.missing(named: nil) == beside)
      #expect(WorkerLackTests.missing(named: "") == beside)
      #expect(
        WorkerLackTests.missing(named: "/etc/passwd")
          == "RENDERPAGES_WORKER names /etc/passwd, which is no program")
      #expect(WorkerLackTests.missing(named: "a/b") == "RENDERPAGES_WORKER is no absolute path: a/b")
    }
  }

  @Test(arguments: ["/etc/passwd", "/nowhere", "bin/sh", "sh"])
  func `a name that is no absolute path of a program names no worker`(name: String) async {
    await #expect(processExitsWith: .success) { [name = name as String] in
      setenv("RENDERPAGES_WORKER", name, 1)
      #expect(IsolatedWorker.path == nil && IsolatedWorker.lock == nil)
    }
  }

  @Test func `an empty name is none, and the worker beside the program is used`() async {
    await #expect(processExitsWith: .success) {
      setenv("RENDERPAGES_WORKER", "", 1)
      #expect(IsolatedWorker.path?.hasSuffix("/renderpages-worker") == true)
      #expect(IsolatedWorker.lack == nil && IsolatedWorker.warning == nil)
    }
  }

  private static let files = "SVG and WebP pictures, and fonts in documents,"

  @Test func `the first lack is noted, and the warning says what is done about it`() async {
    await #expect(processExitsWith: .success) {
      #expect(!IsolatedWorker.isRequired && !IsolatedWorker.isOptional)
      IsolatedWorker.note(.ended)
      IsolatedWorker.note(.silent)
      #expect(IsolatedWorker.lack == .ended)
      func warning() -> String? { IsolatedWorker.warning?.message }
      let lack = IsolatedWorker.Lack.ended.message
      let refused = "\(lack); \(WorkerLackTests.files) are refused: install it again"
      #expect(warning() == refused + ", or pass --no-isolation to read them without isolation")
      IsolatedWorker.isRequired = true
      #expect(warning() == refused)
      IsolatedWorker.isOptional = true
      #expect(warning() == refused)
      IsolatedWorker.isRequired = false
      #expect(
        warning() == "\(lack); \(WorkerLackTests.files) are read by this program itself, without isolation")
      #expect(IsolatedWorker.warning?.severity == .warning)
    }
  }

  @Test func `a worker that is missing is to be put there`() async {
    await #expect(processExitsWith: .success) {
      setenv("RENDERPAGES_WORKER", "/nowhere", 1)
      IsolatedWorker.isRequired = true
      #expect(throws: IsolatedWorker.Failure.notIsolated) {
        try IsolatedWorker.run(WORKER_TRY.rawValue, [], milliseconds: 1000)
      }
      #expect(IsolatedWorker.lack == nil)
      IsolatedWorker.isRequired = false
      #expect(throws: IsolatedWorker.Failure.noWorker) {
        try IsolatedWorker.run(WORKER_TRY.rawValue, [], milliseconds: 1000)
      }
      #expect(IsolatedWorker.lack == .missing)
      #expect(IsolatedWorker.warning?.message.contains("are refused: put it there, or pass") == true)
    }
  }
}
