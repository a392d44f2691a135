import Foundation
import Glibc
import TestSupport
import Testing

@testable import PageBase

/// Programs in the box that screens of apps have. `Tests/HostileScreen/main.c` is the program.
@Suite(.enabled(if: BoxedProgram.missing.isEmpty, "the kernel has no Landlock or no seccomp"))
struct BoxedProgramTests {
  /// A folder that the box does not name, one that it may write, and a copy of the program.
  private final class Stage {
    private let folder = TemporaryFolder()
    let user: UInt32
    var outside: String { folder.path("outside") }
    var inside: String { folder.path("inside") }
    var program: String { folder.path("hostilescreen") }

    init(user: UInt32) throws {
      self.user = user
      for path in [outside, outside + "/shut", inside] { mkdir(path, 0o755) }
      try AtomicFileWriter().write("secret", to: outside + "/secret")
      let built = try #require(IsolatedWorker.path).replacing("renderpages-worker", with: "hostilescreen")
      try TemporaryProgram.install(built, at: program)
      chmod(folder.path(""), 0o755)
      guard user != 0 else { return }
      for path in [outside, outside + "/shut", outside + "/secret", inside] { chown(path, user, user) }
    }

    func run(
      _ operation: String, landlock: Int32 = 1000, limits: BoxedProgram.Limits = BoxedProgram.Limits(),
      isTrusted: Bool = false
    ) throws(BoxedProgram.Failure) -> BoxedProgram.Outcome {
      var box = BoxedProgram(
        program, [operation, outside, inside, String(getpid())],
        environment: ["HOME": inside, "LANG": "C.UTF-8"], kind: .screen, readable: [program],
        writable: [inside])
      box.user = user
      box.landlock = landlock
      box.limits = limits
      box.isTrusted = isTrusted
      return try box.run()
    }

    /// Everything that a screen may not change. The kernel notes the time of any change as the last of the times.
    func state() -> [String] {
      ["", "/shut", "/secret", "/new", "/link", "/dir"].map { name in
        var status = stat()
        guard lstat(outside + name, &status) == 0 else { return "none" }
        let times = "\(status.st_mtim.tv_sec) \(status.st_ctim.tv_sec).\(status.st_ctim.tv_nsec)"
        return "\(status.st_mode) \(status.st_uid) \(status.st_size) \(status.st_nlink) \(times)"
      } + ["\(getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0))"]
    }
  }

  /// Nobody, where root runs the tests; root's own box holds too.
  private static var users: [UInt32] { geteuid() == 0 ? [0, 65_534] : [0] }

  private static let operations = [
    "read", "list", "write", "create", "truncate", "truncate_by_reading", "truncate_readable", "openat2",
    "rename_out", "rename_in", "link", "symlink", "unlink", "mkdir", "device", "dot_dot", "path_descriptor",
    "handle", "mode", "mode_readable", "owner", "times", "attributes", "file_flags", "watch", "sockets",
    "pairs",
    "named_socket", "abstract_socket", "fork", "vfork", "clone", "spawn", "execute", "memory_program",
    "namespaces", "signals", "trace", "memory_of_others", "secrets_of_others", "environment", "user_files",
    "shared_memory", "keys", "kernel", "calls", "limits", "rights", "priority", "terminal", "large_file",
    "memory_without_end",
  ]

  @Test(arguments: operations, users)
  func `a hostile operation comes to nothing, and changes nothing outside`(operation: String, user: UInt32)
    throws
  {
    let stage = try Stage(user: user)
    let before = stage.state()
    let outcome = try stage.run(operation)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    #expect(stage.state() == before)
  }

  @Test func `a compiler's box and poppler's refuse the same calls`() throws {
    let stage = try Stage(user: 0)
    var box = BoxedProgram(
      stage.program, ["calls", "", "", "1"], environment: [:], kind: .build, readable: [stage.program],
      writable: [stage.inside])
    box.limits.seconds = 20
    let outcome = try box.run()
    #expect(outcome.status == 0 && outcome.output == "", "\(outcome)")
    let folder = FilePath.folder(of: stage.program)
    let poppler = try #require(Subprocess(named: "hostilescreen", in: folder))
    let output = try poppler.output(arguments: ["calls_of_readers", "", "", "1"], limit: 1000)
    #expect(output.complaints == [])
  }

  /// Linux 5.13 to 6.1 know the rules 1 and 2, without truncating.
  @Test(
    arguments: [
      "truncate", "truncate_by_reading", "truncate_readable", "openat2", "rename_in", "link", "signals",
    ],
    [1, 2, 3] as [Int32])
  func `older rules of Landlock hold as well`(operation: String, version: Int32) throws {
    let stage = try Stage(user: 0)
    let before = stage.state()
    let outcome = try stage.run(operation, landlock: version)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    #expect(stage.state() == before)
  }

  @Test(arguments: ["one_thread", "own_files"], users)
  func `threads and the container's files are a screen's own`(operation: String, user: UInt32) throws {
    let stage = try Stage(user: user)
    try AtomicFileWriter().write("", to: stage.inside + "/x")
    let outcome = try stage.run(operation)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
  }

  private static let excesses: [(operation: String, excess: BoxedProgram.Excess)] = [
    ("threads_without_end", .threads), ("files_without_end", .files), ("bytes_without_end", .bytes),
    ("nameless_bytes_without_end", .bytes), ("deafness", .seconds),
  ]

  @Test(arguments: excesses, users)
  func `what has no end is ended`(
    excess: (operation: String, excess: BoxedProgram.Excess), user: UInt32
  ) throws {
    let stage = try Stage(user: user)
    var limits = BoxedProgram.Limits()
    (limits.threads, limits.files, limits.bytes, limits.fileBytes) = (64, 200, 8 << 20, 4 << 20)
    limits.seconds = excess.excess == .seconds ? 0.3 : 20
    let outcome = try stage.run(excess.operation, limits: limits)
    #expect(outcome.excess == excess.excess && outcome.status == -SIGKILL, "\(outcome)")
  }

  @Test func `results without end are ended, and have no codes`() throws {
    let stage = try Stage(user: 0)
    var limits = BoxedProgram.Limits()
    limits.outputBytes = 100_000
    let outcome = try stage.run("words_without_end", limits: limits)
    #expect(outcome.excess == .outputBytes)
    #expect(outcome.output.hasPrefix("error: flood \nerror: flood \n"), "\(outcome.output.prefix(60))")
    #expect(!outcome.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `what a compiler started ends with it`() throws {
    let box = BoxedProgram(
      "/bin/sh", ["-c", "sleep 1000 >/dev/null 2>&1 & echo $!"], environment: ["PATH": "/usr/bin:/bin"],
      kind: .build, readable: [], writable: [])
    let outcome = try box.run()
    let sleeper = try #require(pid_t(outcome.output.split(separator: "\n").first ?? ""), "\(outcome)")
    // It is ended a moment later.
    for _ in 0..<1000 where Self.isRunning(sleeper) { usleep(10_000) }
    #expect(!Self.isRunning(sleeper))
  }

  /// True if the process has not ended, whether or not its parent has asked how.
  private static func isRunning(_ process: pid_t) -> Bool {
    guard let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return state.split(separator: ") ").last?.first != "Z"
  }

  @Test func `where the kernel has no Landlock or no filter, nothing runs unless it is trusted`() throws {
    let stage = try Stage(user: 0)
    #expect(throws: BoxedProgram.Failure.noLandlock) { try stage.run("read", landlock: 0) }
    #expect(throws: BoxedProgram.Failure.noLandlock) { try stage.run("read", landlock: -1) }
  }

  @Test func `a trusted program runs with what the kernel has`() throws {
    let stage = try Stage(user: 0)
    for landlock in [0, -1] as [Int32] {
      let outcome = try stage.run("no-such-operation", landlock: landlock, isTrusted: true)
      #expect(outcome.status == 2 && outcome.excess == nil)
    }
  }

  /// `hostilescreen` returns 2 for an operation that it does not have.
  @Test func `a program's exit code is its own`() throws {
    let outcome = try Stage(user: 0).run("no-such-operation")
    #expect(outcome.status == 2 && outcome.excess == nil)
  }

  private func build(_ script: String, limits: BoxedProgram.Limits = BoxedProgram.Limits()) throws
    -> BoxedProgram.Outcome
  {
    let folder = TemporaryFolder()
    var box = BoxedProgram(
      "/bin/sh", ["-c", script], environment: ["A": "of the box"], kind: .build, readable: [],
      writable: [folder.path("")])
    #expect(!box.isTrusted && box.user == 0 && box.scratch == nil)
    box.limits = limits
    return try withExtendedLifetime(folder) { try box.run() }
  }

  @Test func `a compiler's output has its errors, as they are printed`() throws {
    let outcome = try build("echo out; echo \"$A\" >&2; printf '\\033[1m'; exit 3")
    #expect(outcome.status == 3 && outcome.excess == nil && outcome.errors == "")
    #expect(outcome.output == "out\nof the box\n\u{1B}[1m")
  }

  @Test func `a compiler's output has a limit, which does not end it`() throws {
    var limits = BoxedProgram.Limits()
    limits.outputBytes = 6
    #expect(try build("printf 123456", limits: limits).output == "123456")
    let long = try build("printf 1234567; exit 4", limits: limits)
    #expect(long.output == "" && long.status == 4 && long.excess == nil)
  }

  @Test func `a compiler that takes too long is ended`() throws {
    var limits = BoxedProgram.Limits()
    limits.seconds = 0.1
    let outcome = try build("sleep 20", limits: limits)
    #expect(outcome.excess == .seconds && outcome.status == -SIGKILL)
  }
}
