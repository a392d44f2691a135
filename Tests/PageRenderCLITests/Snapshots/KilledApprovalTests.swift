import Foundation
import TestSupport
import Testing

/// `approve`, killed while it writes thirty pictures and their frame trees.
@Suite(.tags(.corpus), .long)
struct KilledApprovalTests {
  /// A folder in which `verify` found that every picture changed.
  private struct Change {
    let work: Workspace
    let old: [String: Data]
    let new: [String: Data]
    /// Two for each of two pages on fifteen devices.
    static let fileCount = 60

    init() throws {
      work = try Workspace()
      let devices = (0..<15).map { "\"\(100 + $0)x200@1x\"" }.joined(separator: ", ")
      try work.edit(#""devices": ["iphone-16-pro"]"#, "\"devices\": [\(devices)]")
      try #require(Self.run(["record", "deck"], in: work).status == 0)
      old = try Self.snapshots(in: work)
      try work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
      try work.edit(#""summary": "Every device""#, #""summary": "All devices""#)
      try #require(Self.run(["verify", "deck"], in: work).status == 1)
      for folder in ["report", "deck/Snapshots"] {
        try FileManager.default.copyItem(
          at: work.folder.appendingPathComponent(folder),
          to: work.folder.appendingPathComponent("kept-" + folder.replacingOccurrences(of: "/", with: "-")))
      }
      try #require(Self.run(["approve", "-q"], in: work).status == 0)
      new = try Self.snapshots(in: work)
      try reset()
    }

    func reset() throws {
      for folder in ["report", "deck/Snapshots"] {
        let kept = "kept-" + folder.replacingOccurrences(of: "/", with: "-")
        try FileManager.default.removeItem(at: work.folder.appendingPathComponent(folder))
        try FileManager.default.copyItem(
          at: work.folder.appendingPathComponent(kept), to: work.folder.appendingPathComponent(folder))
      }
    }

    static func run(_ arguments: [String], in work: Workspace) throws -> Renderpages.Outcome {
      try Renderpages.run(arguments, in: work.folder, environment: ["CI": "", "RENDERPAGES_RECORD": ""])
    }

    /// What a killed process leaves under hidden names is no snapshot.
    static func snapshots(in work: Workspace) throws -> [String: Data] {
      let files = try work.files(in: "deck/Snapshots").filter {
        !$0.contains("/.") && !$0.hasPrefix(".") && !$0.hasSuffix("environment.json")
          && !$0.hasPrefix("fonts/")
      }
      return try Dictionary(
        uniqueKeysWithValues: files.map { ($0, try work.contents(of: "deck/Snapshots/\($0)")) })
    }

    /// Starts an approval, and kills it as soon as a file below the working folder is there or is another.
    func kill(once path: String) throws {
      let file = work.folder.appendingPathComponent(path).path
      let before = Self.identity(file)
      let process = Process()
      process.executableURL = Renderpages.program
      process.arguments = ["approve", "-q"]
      process.currentDirectoryURL = work.folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      while process.isRunning, Self.identity(file) == before { usleep(100) }
      if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
    }

    /// The same, and checks what is left and what `undo` makes of it.
    ///
    /// - Returns: Whether the kill came between two files.
    func killAndUndo(once path: String) throws -> Bool {
      try kill(once: path)
      let left = try Self.snapshots(in: work)
      #expect(left.keys.sorted() == old.keys.sorted())
      let torn = left.filter { old[$0.key] != $0.value && new[$0.key] != $0.value }
      #expect(torn.isEmpty, "torn at \(path): \(torn.keys.sorted())")
      let count = left.count { new[$0.key] == $0.value }
      let undone = try Self.run(["undo", "-q"], in: work)
      #expect(undone.status == 0 && undone.errors == "", "\(undone)")
      #expect(try Self.snapshots(in: work) == old, "at \(path), \(count) new")
      try reset()
      return count > 0 && count < Self.fileCount
    }

    /// Replaced files have another number.
    private static func identity(_ path: String) -> UInt64? {
      var status = stat()
      return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
    }
  }

  @Test func `every file is old or new, and undo restores them all`() throws {
    let change = try Change()
    try #require(change.old.count == Change.fileCount && Set(change.old.keys) == Set(change.new.keys))
    #expect(change.old.allSatisfy { change.new[$0.key] != $0.value })
    // While what is replaced is kept, when the list of it is there, and while files are replaced.
    let kept = ["1-0", "1-31", "undo.json"].map { "report/undo/\($0)" }
    let replaced = change.old.keys.sorted().enumerated().filter { $0.offset % 12 == 5 }
      .map { "deck/Snapshots/\($0.element)" }
    var hits = 0
    for path in kept + replaced { hits += try change.killAndUndo(once: path) ? 1 : 0 }
    // Most kills come between two files; on a busy machine the killer may come late.
    for _ in 0..<20 where hits < 3 {
      for path in replaced where hits < 3 { hits += try change.killAndUndo(once: path) ? 1 : 0 }
    }
    #expect(hits >= 3)
  }

  @Test func `an approval after one that was killed goes on`() throws {
    let change = try Change()
    try change.kill(once: try #require(change.old.keys.sorted().first.map { "deck/Snapshots/\($0)" }))
    #expect(try Change.run(["undo", "-q"], in: change.work).status == 0)
    #expect(try Change.run(["approve", "-q"], in: change.work).status == 0)
    #expect(try Change.snapshots(in: change.work) == change.new)
  }
}
