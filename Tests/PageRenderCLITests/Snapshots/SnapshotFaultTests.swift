import Foundation
import Testing

@testable import PageSnapshots

struct SnapshotFaultTests {
  private static let file = "welcome/200x400@1x.png"

  @Test(arguments: [
    ([UInt8](), "is empty; restore it"), (Array("no picture".utf8), "is not a PNG file"),
    (
      Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8),
      "is a Git LFS pointer, not the picture; run `git lfs pull`"
    ),
  ])
  func `a file that is no picture is one clear line`(bytes: [UInt8], message: String) throws {
    let here = try SnapshotWorkspace()
    try here.work.write(bytes, to: here.snapshot(Self.file))
    let outcome = try here.run("verify", "deck")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("unreadable welcome/200x400@1x\n"), "\(outcome)")
    #expect(outcome.output.contains("  deck/Snapshots/\(Self.file) \(message)\n"), "\(outcome)")
  }

  @Test func `a truncated snapshot is unreadable, and recording replaces it`() throws {
    let here = try SnapshotWorkspace()
    let whole = try here.work.contents(of: here.snapshot(Self.file))
    try here.work.write(Array(whole.prefix(whole.count / 2)), to: here.snapshot(Self.file))
    #expect(try here.run("verify", "deck").output.hasPrefix("unreadable"))
    #expect(try here.run("record", "deck").status == 0)
    #expect(try here.work.contents(of: here.snapshot(Self.file)) == whole)
  }

  @Test func `a pointer of Git LFS is never replaced`() throws {
    let here = try SnapshotWorkspace()
    let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    try here.work.write(pointer, to: here.snapshot(Self.file))
    #expect(try here.run("record", "deck").status == 1)
    #expect(try here.work.contents(of: here.snapshot(Self.file)) == Data(pointer))
  }

  @Test func `a folder in place of a snapshot is said, and stays`() throws {
    let here = try SnapshotWorkspace()
    let url = here.work.folder.appendingPathComponent(here.snapshot(Self.file))
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    let outcome = try here.run("record", "deck")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("is a folder"))
  }

  @Test func `a picture of another size says both sizes`() throws {
    let here = try SnapshotWorkspace()
    let other = try Workspace()
    _ = try other.run("render", "deck", "-d", "100x200@1x", "--page", "1")
    try here.work.write(
      Array(try other.contents(of: "out/welcome/100x200@1x.png")), to: here.snapshot(Self.file))
    let outcome = try here.run("verify", "deck")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("200 × 400 pixels instead of 100 × 200"), "\(outcome)")
  }

  @Test func `a damaged frame tree changes no verdict`() throws {
    let here = try SnapshotWorkspace()
    try here.work.write(Array("{".utf8), to: here.snapshot("welcome/200x400@1x.json"))
    #expect(try here.run("verify", "deck").status == 0)
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    let outcome = try here.run("verify", "deck")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("the list of views beside the snapshot (its .json file) is missing"))
  }

  @Test func `a full disk leaves the old snapshots whole`() throws {
    let here = try SnapshotWorkspace()
    let before = try here.snapshots()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    // Files may have one block of 1 KiB.
    let outcome = try here.run("record", "deck", limits: "-f 1")
    #expect(outcome.status == 5, "\(outcome)")
    #expect(try here.snapshots() == before)
  }

  @Test func `a folder that may not be written is one line`() throws {
    let here = try SnapshotWorkspace()
    // A file where the folder of a page should be cannot be written into, whoever asks.
    let page = here.work.folder.appendingPathComponent("deck/Snapshots/welcome")
    try FileManager.default.removeItem(at: page)
    try Data().write(to: page)
    let outcome = try here.run("record", "deck", "-d", "200x400@1x,300x500@1x,400x600@1x")
    #expect(outcome.status == 5)
    #expect(outcome.errorLines.count == 1, "\(outcome)")
    #expect(outcome.errors.contains("(and 2 more pictures)"), "\(outcome)")
    #expect(
      outcome.output.contains("a file of this picture cannot be written: Not a directory"), "\(outcome)")
  }

  @Test func `two runs at once record the same files, none of them torn`() async throws {
    let here = try SnapshotWorkspace()
    let before = try here.snapshots()
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent("deck/Snapshots"))
    let folder = here.work.folder
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 1...3 {
        group.addTask {
          try Renderpages.run(
            ["record", "deck", "--report", "report-\(number)"], in: folder, environment: ["CI": ""]
          ).status
        }
      }
      for try await status in group { #expect(status == 0) }
    }
    #expect(try here.snapshots() == before)
  }

  @Test func `a killed run leaves old or new files, and the next needs no repair`() throws {
    let here = try SnapshotWorkspace()
    let old = try here.snapshots()
    try here.work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    // CPU seconds: the process is killed somewhere, or not at all on a fast machine.
    for _ in 0..<3 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", "\"$0\" record deck & sleep 0.15; kill -9 $!", Renderpages.program.path]
      process.currentDirectoryURL = here.work.folder
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
    #expect(try here.run("record", "deck").status == 0)
    #expect(try here.run("verify", "deck").output == "2 same\n")
    #expect(try here.snapshots().keys.sorted() == old.keys.sorted())
  }

  @Test(arguments: ["verify", "record"])
  func `an interrupted run says how far it came`(command: String) throws {
    let here = try SnapshotWorkspace()
    try here.work.edit(
      #""devices": ["200x400@1x"]"#, #""devices": ["200x400@1x", "390x844@3x", "430x932@3x", "1024x1366@2x"]"#
    )
    let whole = command == "verify" ? "compared" : "recorded"
    var counts: [Int] = []
    // How soon it begins and ends depends on the machine: later and later, until it was caught between, and anew where it was
    // not caught at all.
    var milliseconds = 40
    for _ in 0..<100 where counts.isEmpty {
      let process = Process()
      process.executableURL = Renderpages.program
      // A run that was not caught leaves a cache or pictures, with which the next would have little to do.
      if command == "record" {
        for folder in ["deck/Snapshots", "report"] {
          try? FileManager.default.removeItem(at: here.work.folder.appendingPathComponent(folder))
        }
      }
      process.arguments = [command, "deck", "-j", "1"] + (command == "verify" ? ["--no-cache"] : [])
      process.currentDirectoryURL = here.work.folder
      let errors = Pipe()
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errors
      try process.run()
      usleep(UInt32(1000 * milliseconds))
      kill(process.processIdentifier, SIGINT)
      // CI services send another signal after the first, which shortens nothing.
      usleep(5000)
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let isInterrupted = process.terminationReason == .exit && process.terminationStatus == 130
      milliseconds = isInterrupted || process.terminationReason == .uncaughtSignal ? milliseconds * 5 / 4 : 40
      let results = here.work.folder.appendingPathComponent("report/results.json").path
      // Without results it had not begun.
      guard isInterrupted, let run = Verification(contentsOf: results) else { continue }
      let count = run.pictures.count { $0.status != .skipped }
      guard count < 8, said.contains("interrupted") else { continue }
      #expect(said.contains("warning: interrupted: \(count) of 8 pictures were \(whole)\n"), "\(said)")
      counts.append(count)
    }
    #expect(!counts.isEmpty)
  }

  @Test func `a report that is in use is not shared`() throws {
    let here = try SnapshotWorkspace()
    _ = try here.run("verify", "deck")
    let path = here.work.folder.appendingPathComponent("report/.lock").path
    let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX) == 0)
    #expect(try here.run("verify", "deck").status == 5)
  }
}
