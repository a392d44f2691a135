import Foundation
import TestSupport
import Testing

@testable import PageRenderCLI
@testable import PageRuns

/// Runs that are divided among many jobs.
struct ShardTests {
  // MARK: Parts

  @Test func `parts are disjoint, whole and as large as each other but for one picture`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("parts by seed \(seed)")
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let (total, count) = (
        Int.random(in: 0...2_000_000, using: &random), Int.random(in: 1...10_000, using: &random)
      )
      let parts = (1...count).compactMap { try? Shard(number: $0, of: count, as: "") }
      let places = parts.map { $0.places(of: total) }
      #expect(places.first?.lowerBound == 0 && places.last?.upperBound == total)
      #expect(zip(places, places.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      #expect(places.allSatisfy { (total / count...(total + count - 1) / count).contains($0.count) })
    }
  }

  /// Ten pictures in four parts, by hand: the p-th is in part ⌊4p / 10⌋ + 1.
  @Test func `the pictures of a part are those that they always were`() throws {
    let sizes = try (1...4).map { try Shard(number: $0, of: 4, as: "").places(of: 10) }
    #expect(sizes == [0..<3, 3..<5, 5..<8, 8..<10])
  }

  @Test(arguments: [
    ("4/3", "--shard 4/3 is beyond the run; the parts are 1/3 to 3/3"),
    ("0/3", "--shard 0/3 is beyond the run; the parts are 1/3 to 3/3"),
    ("2/1", "--shard 2/1 is beyond the run; the only part is 1/1"),
    ("1/0", "--shard 1/0 has 0 parts; divide a run into 1 to 10000"),
    ("1/10001", "--shard 1/10001 has 10001 parts; divide a run into 1 to 10000"),
    ("2", "--shard 2 is not a part of a run; write 1/3 for the first of three"),
    ("a/b", "--shard a/b is not a part of a run; write 1/3 for the first of three"),
    ("1/2/3", "--shard 1/2/3 is not a part of a run; write 1/3 for the first of three"),
    (
      "99999999999999999999/3",
      "--shard 99999999999999999999/3 is not a part of a run; write 1/3 for the first of three"
    ),
  ])
  func `what is no part of a run is refused`(word: String, message: String) throws {
    let error = try #require(throws: UsageError.self) { _ = try Shard(word, environment: [:]) }
    #expect(error.message == message)
  }

  // MARK: Engines

  @Test(arguments: [
    (["RENDERPAGES_SHARD": "3/16"], "3/16"),
    (
      [
        "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "16",
        "SLURM_ARRAY_TASK_COUNT": "16",
      ], "3/16"
    ),
    (
      [
        "SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_MAX": "7",
        "SLURM_ARRAY_TASK_COUNT": "8",
      ], "1/8"
    ),
    (["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "4"], "1/4"),
    (["JOB_COMPLETION_INDEX": "3", "JOB_COMPLETIONS": "4"], "4/4"),
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"], "2/5"),
    (["RENDERPAGES_SHARD": "1/2", "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"], "1/2"),
    (["RENDERPAGES_SHARD": "", "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"], "2/5"),
  ])
  func `auto takes the place that an engine gives`(environment: [String: String], part: String) throws {
    #expect(try Shard("auto", environment: environment).text == part)
  }

  @Test(
    arguments: [
      (
        [:],
        "--shard auto does not know which part to draw: none of RENDERPAGES_SHARD, SLURM_ARRAY_TASK_ID, "
          + "JOB_COMPLETION_INDEX, CI_NODE_INDEX is set; write --shard 1/3"
      ),
      (
        ["RENDERPAGES_SHARD": "5/4"], "RENDERPAGES_SHARD=5/4 is beyond the run; the parts are 1/4 to 4/4"
      ),
      (
        ["JOB_COMPLETION_INDEX": "1"],
        "--shard auto needs JOB_COMPLETIONS, which is not set; set it to the Job's completions"
      ),
      (
        ["JOB_COMPLETION_INDEX": "4", "JOB_COMPLETIONS": "4"],
        "--shard auto (JOB_COMPLETION_INDEX=4, JOB_COMPLETIONS=4) is beyond the run; the parts are 1/4 to 4/4"
      ),
      (
        ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"],
        "--shard auto (CI_NODE_INDEX=0, CI_NODE_TOTAL=4) is before the first part, 1"
      ),
      (
        ["CI_NODE_INDEX": "two", "CI_NODE_TOTAL": "4"],
        "--shard auto needs a whole number in CI_NODE_INDEX, which is \"two\""
      ),
      // Tasks 3 and 7 of a larger array, which were started again: they are no run of two parts.
      (
        [
          "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "3", "SLURM_ARRAY_TASK_MAX": "7",
          "SLURM_ARRAY_TASK_COUNT": "2",
        ],
        "--shard auto takes Slurm arrays of all numbers from 0 or 1 on, and this one has 2 from 3 to 7; write --shard "
          + "$SLURM_ARRAY_TASK_ID/N"
      ),
    ] as [([String: String], String)])
  func `auto refuses a place that is none`(environment: [String: String], message: String) throws {
    let error = try #require(throws: UsageError.self) { _ = try Shard("auto", environment: environment) }
    #expect(error.message == message)
    #expect(error.exitCode == .usage)
  }

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
