import Foundation
import TestSupport
import Testing

@testable import PageRenderCLI
@testable import PageRuns

/// Runs that are divided among many jobs.
struct ShardTests {
  @Test(arguments: ["render", "record", "verify"])
  func `every command that draws files takes the part that an engine names`(command: String) throws {
    let here = try SnapshotWorkspace()
    let none = [
      "RENDERPAGES_SHARD": "", "SLURM_ARRAY_TASK_ID": "", "JOB_COMPLETION_INDEX": "", "CI_NODE_INDEX": "",
    ]
    let outcome = try here.run(command, "deck", "--shard", "auto", environment: none)
    #expect(outcome.status == 2 && outcome.errorLines.count == 1, "\(outcome)")
    #expect(
      outcome.errors.hasPrefix("renderpages: error: --shard auto does not know which part to draw"),
      "\(outcome)")
    #expect(
      try here.run(
        command, "deck", "--shard", "auto", environment: none.merging(["RENDERPAGES_SHARD": "2/2"]) { $1 }
      ).status == 0)
  }

  // MARK: Rendering

  private static let shown = ["-d", "200x400@1x,300x500@1x", "--content-size", "large,xxxLarge,AX3"]

  private func render(_ work: Workspace, _ more: String...) throws -> Renderpages.Outcome {
    try Renderpages.run(["render", "deck"] + Self.shown + more, in: work.folder)
  }

  private func contents(_ work: Workspace, _ folder: String) throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: work.files(in: folder).map { ($0, try work.contents(of: "\(folder)/\($0)")) })
  }

  @Test func `the parts of a run are its pictures, each once`() throws {
    let work = try Workspace()
    #expect(try render(work, "-o", "whole").status == 0)
    let whole = try contents(work, "whole")
    #expect(whole.count == 12)
    var names: [String] = []
    for number in 1...5 {
      let folder = "part-\(number)"
      #expect(try render(work, "--shard", "\(number)/5", "-o", folder).status == 0)
      let part = try contents(work, folder)
      #expect(part.allSatisfy { whole[$0.key] == $0.value })
      names += part.keys
    }
    #expect(names.sorted() == whole.keys.sorted())
  }

  @Test func `a part of a flow with its film strip is drawn as in the whole run`() throws {
    let work = try Workspace()
    try work.edit("\"pages\":", "\"flow\": [\"tap next\"],\n  \"pages\":")
    #expect(try render(work, "-o", "whole").status == 0)
    let whole = try contents(work, "whole")
    #expect(whole.keys.contains { $0.hasSuffix(".flow.png") })
    for number in 1...7 { #expect(try render(work, "--shard", "\(number)/7").status == 0) }
    #expect(try contents(work, "out") == whole)
  }

  @Test func `parts at once in one folder end as one run, and lose none of each other's notes`() throws {
    let work = try Workspace()
    #expect(try render(work, "-o", "whole").status == 0)
    let whole = try contents(work, "whole")
    for round in 0..<3 {
      let folder = "out-\(round)"
      let runs = try (1...6).map { number in
        let process = Process()
        process.executableURL = Renderpages.program
        process.arguments =
          ["render", "deck"] + Self.shown + ["-j", "1", "-q", "--shard", "\(number)/6", "-o", folder]
        process.currentDirectoryURL = work.folder
        process.standardOutput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        return (process, errors)
      }
      for (run, errors) in runs {
        run.waitUntilExit()
        #expect(run.terminationStatus == 0)
        #expect(errors.fileHandleForReading.readDataToEndOfFile() == Data())
      }
      #expect(try contents(work, folder) == whole)
      let notes = DrawnPictures.read(try Array(work.contents(of: "\(folder)/.renderpages/pictures")))
      #expect(notes.condition == .whole)
      #expect(notes.known.pictures.keys.sorted() == whole.keys.sorted())
      #expect(notes.known.runs.count == 6)
    }
  }

  @Test func `a part that is drawn again draws nothing, and what is gone of it`() throws {
    let work = try Workspace()
    for number in 1...2 { #expect(try render(work, "--shard", "\(number)/2").status == 0) }
    let whole = try contents(work, "out")
    // Of the first page, which is the last by name.
    let first = try #require(try work.files(in: "out").last)
    let before = try FileManager.default.attributesOfItem(
      atPath: work.folder.appendingPathComponent("out/\(first)").path)
    #expect(try render(work, "--shard", "1/2").status == 0)
    let after = try FileManager.default.attributesOfItem(
      atPath: work.folder.appendingPathComponent("out/\(first)").path)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    try FileManager.default.removeItem(at: work.folder.appendingPathComponent("out/\(first)"))
    #expect(try render(work, "--shard", "2/2").status == 0)
    #expect(!work.exists("out/\(first)"))
    #expect(try render(work, "--shard", "1/2").status == 0)
    #expect(try contents(work, "out") == whole)
  }

  /// By hand: parts of 12 pictures have 4 each. 4 of 8 ms take 32 ms, which are told as a second.
  @Test func `a part says which it is, and about how long it takes`() throws {
    let work = try Workspace()
    #expect(
      try render(work, "--shard", "2/3").errors
        == "renderpages: note: shard 2/3: 4 of 12 pictures, about 1 s\n")
    #expect(
      try render(work, "--shard", "2/3").errors
        == "renderpages: note: shard 2/3: 4 of 12 pictures, all up to date\n")
    #expect(try render(work, "--shard", "3/3", "-q").errors == "")
  }

  /// 5,000 pictures of 8 ms are 40 s on one core; 20 s and 10 s on two and four. 300 recorded ones of 250 ms are 75 s.
  @Test(arguments: [
    (5000, 5000, 1, "about 40 s"), (5000, 5000, 2, "about 20 s"),
    (5000, 2500, 2, "2,500 of them missing, about 10 s"),
    (90_000, 90_000, 1, "about 12 min"), (900_000, 900_000, 1, "about 2 h"),
  ])
  func `the time of a part is that of its missing pictures`(
    count: Int, missing: Int, jobs: Int, words: String
  ) throws {
    let shard = try Shard("1/2", environment: [:])
    let start = PartStart(shard, count: count, of: 2 * count, missing: missing, by: nil, .drawing, jobs: jobs)
    #expect(start.text.hasSuffix("pictures, \(words)"), "\(start.text)")
  }

  @Test func `a part of another run in one folder is refused, and nothing is lost`() throws {
    let work = try Workspace()
    #expect(try render(work, "--shard", "1/3").status == 0)
    let before = try contents(work, "out")
    let other = try render(work, "--shard", "1/2")
    #expect(other.status == 3 && other.errorLines.count == 1, "\(other)")
    #expect(other.errors.hasPrefix("out: error: shard 1/3 of another run has drawn "), "\(other)")
    #expect(other.errors.contains("-*-of-3\n"), "\(other)")
    #expect(try contents(work, "out") == before)
    // The second half begins behind the first third.
    #expect(try render(work, "--shard", "2/2").status == 0)
  }

  @Test func `a part without pictures says so, and one that would clean is refused`() throws {
    let work = try Workspace()
    let empty = try work.run("render", "deck", "--shard", "1/3")
    #expect(empty.status == 0)
    let none = try work.run("render", "deck", "--shard", "3/4", "--page", "1")
    #expect(none.status == 0 && none.errors == "renderpages: note: shard 3/4 has no pictures\n", "\(none)")
    let clean = try work.run("render", "deck", "--shard", "1/3", "--clean")
    #expect(clean.status == 2)
    #expect(
      clean.errors
        == "renderpages: error: --clean would remove what other shards draw; leave it out, or draw without --shard\n"
    )
  }

  /// Fonts of its own language stand in each part's environment: none may replace another's.
  @Test func `parts that are recorded at once keep the fonts of all`() throws {
    let work = try Workspace()
    let locales = "en,ja,ar,th,hi,ko"
    #expect(
      try work.run("record", "deck", "-d", "200x400@1x", "--locale", locales, "--snapshots", "whole").status
        == 0)
    let runs = try (1...6).map { number in
      let process = Process()
      process.executableURL = Renderpages.program
      process.arguments = [
        "record", "deck", "-d", "200x400@1x", "--locale", locales, "--snapshots", "parts", "--fast", "-j",
        "1",
        "--shard", "\(number)/6", "--report", "report-\(number)",
      ]
      process.currentDirectoryURL = work.folder
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return process
    }
    for run in runs {
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
    }
    #expect(try contents(work, "parts") == contents(work, "whole"))
  }
}
