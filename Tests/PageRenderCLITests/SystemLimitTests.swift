import Foundation
import TestSupport
import Testing

/// Little memory, few files and no threads.
struct SystemLimitTests {
  @Test(arguments: [
    ("-n 8", "only 8 files may be open at a time; allow 32 (ulimit -n)"),
    ("-v 220000", "only 214 MiB of memory may be used; allow 512 (ulimit -v)"),
    ("-d 150000", "only 146 MiB of memory may be used; allow 512 (ulimit -d)"),
    ("-s 200", "only 200 KiB of stack may be used; allow 2048 (ulimit -s)"),
  ])
  func `a limit of the system that is too low is a sentence`(limit: String, sentence: String) throws {
    let work = try Workspace()
    for command in ["render", "record", "review"] {
      let outcome = try work.run(command, "deck", limits: limit)
      #expect(outcome.status == 4, "\(outcome)")
      #expect(outcome.errors == "renderpages: error: \(sentence)\n")
    }
  }

  /// The least that is allowed is enough.
  @Test(arguments: ["-n 32", "-v 524288", "-s 2048"]) func `what is allowed is enough`(limit: String) throws {
    let work = try Workspace()
    for command in ["render", "review"] {
      let outcome = try work.run(command, "deck", limits: limit)
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  @Test func `views nested as deep as they may be need no more stack than is allowed`() throws {
    let work = try Workspace()
    let frame = #"<rect key="frame" x="0" y="0" width="9" height="9"/>"#
    let views =
      (0..<93).map { "<view id=\"v\($0)\">\(frame)<subviews>" }
      + Array(repeating: "</subviews></view>", count: 93)
    try work.write(Array(Documents.storyboard(subviews: views.joined()).utf8), to: "Main.storyboard")
    let outcome = try work.run("render", "Main.storyboard", "-d", "160x240@2x", limits: "-s 2048")
    #expect(outcome.status == 0, "\(outcome)")
  }

  /// The limit counts a user's processes, and root has none.
  @Test(.enabled(if: getuid() == 0), arguments: [1, 2, 4, 7, 9, 30])
  func `with few threads fewer draw, and with too few that is a sentence`(count: Int) throws {
    let work = try Workspace()
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: work.folder.path)
    // A user of its own for each test that runs beside.
    let outcome = try Renderpages.run(
      [
        "--reuid=\(64900 + count)", "--clear-groups", "prlimit", "--nproc=\(count)", Renderpages.program.path,
        "review", "deck", "-o", "review.pdf",
      ], in: work.folder, program: URL(fileURLWithPath: "/usr/bin/setpriv"))
    if count < 6 {
      let sentence = "only \(count - 1) threads can be started; allow 5 and the program's own"
      #expect(outcome.status == 4 && outcome.errors.contains(sentence), "\(outcome)")
    } else {
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  /// Copies that want more memory than there is: the process would trap.
  @Test func `memory that runs out ends a run with a sentence, which names what was large`() throws {
    let work = try Workspace()
    let outcome = try work.run("render", "deck", "-d", "4000x4000@2x", "-j", "8", limits: "-v 524288")
    #expect(outcome.status == 4 && outcome.errors.contains("memory"), "\(outcome)")
    // 4 bytes for each pixel.
    #expect(outcome.errors.contains("a page of 8000 × 8000 pixels (245 MiB)"), "\(outcome)")
  }

  @Test(arguments: [SIGTERM, SIGINT]) func `a signal ends a run within a second or so`(signal: Int32) throws {
    let work = try Workspace()
    let process = Process()
    process.executableURL = Renderpages.program
    process.arguments = ["review", "deck", "-d", "all", "--orientation", "all", "--content-size", "all"]
    process.currentDirectoryURL = work.folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(400_000)
    kill(process.processIdentifier, signal)
    let start = ContinuousClock.now
    process.waitUntilExit()
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(process.terminationStatus == 128 + signal)
  }
}
