import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Parts of a run, by the command line and by the engines of jobs.
struct ShardTests {
  private func shard(_ environment: [String: String]) throws(UsageError) -> String {
    try Shard("auto", environment: environment).text
  }

  /// Picture p of ten is in part ⌊3p / 10⌋ of three.
  @Test func `parts of a run differ by at most one picture`() throws {
    let places = try (1...3).map { try Shard("\($0)/3", as: "").places(of: 10) }
    #expect(places == [0..<4, 4..<7, 7..<10])
    #expect(try Shard("2/3", as: "").places(of: 1) == 1..<1)
    #expect(try Shard("1/3", as: "").places(of: 1) == 0..<1)
  }

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

  @Test(arguments: [
    ("1", "X is not a part of a run; write 1/3 for the first of three"),
    ("1/2/3", "X is not a part of a run; write 1/3 for the first of three"),
    ("a/2", "X is not a part of a run; write 1/3 for the first of three"),
    ("1/", "X is not a part of a run; write 1/3 for the first of three"),
    ("99999999999999999999/3", "X is not a part of a run; write 1/3 for the first of three"),
    ("1/0", "X has 0 parts; divide a run into 1 to 10000"),
    ("1/10001", "X has 10001 parts; divide a run into 1 to 10000"),
    ("0/3", "X is beyond the run; the parts are 1/3 to 3/3"),
    ("4/3", "X is beyond the run; the parts are 1/3 to 3/3"),
    ("2/1", "X is beyond the run; the only part is 1/1"),
  ])
  func `what is no part of a run is refused`(word: String, message: String) {
    let fault = #expect(throws: UsageError.self) { try Shard(word, as: "X") }
    #expect(fault?.message == message)
    #expect(fault?.exitCode == .usage)
  }

  @Test func `the command line names a part, or leaves it to the engine`() throws {
    #expect(try Shard("3/16", environment: ["RENDERPAGES_SHARD": "1/2"]).text == "3/16")
    #expect(try Shard("10000/10000", environment: [:]).count == 10_000)
    let fault = #expect(throws: UsageError.self) { try Shard("x", environment: [:]) }
    #expect(fault?.message.hasPrefix("--shard x is not") == true)
  }

  @Test(
    arguments: [
      (["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "3"], "1/3"),
      (["JOB_COMPLETION_INDEX": "2", "JOB_COMPLETIONS": "3"], "3/3"),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "1/4"),
      (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], "4/4"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "4",
          "SLURM_ARRAY_TASK_COUNT": "4",
        ], "3/4"
      ),
      (
        [
          "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_MAX": "3",
          "SLURM_ARRAY_TASK_COUNT": "4",
        ], "4/4"
      ),
      (["RENDERPAGES_SHARD": "2/5", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "2/5"),
      // A variable without a value is not set.
      (["RENDERPAGES_SHARD": "", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "1/4"),
      (
        ["JOB_COMPLETION_INDEX": "1", "JOB_COMPLETIONS": "2", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"],
        "2/2"
      ),
    ] as [([String: String], String)])
  func `an engine's variables name the part`(environment: [String: String], text: String) throws {
    #expect(try shard(environment) == text)
  }

  @Test(
    arguments: [
      (
        [:],
        "--shard auto does not know which part to draw: none of RENDERPAGES_SHARD, SLURM_ARRAY_TASK_ID, "
          + "JOB_COMPLETION_INDEX, CI_NODE_INDEX is set; write --shard 1/3"
      ),
      (["RENDERPAGES_SHARD": "3/2"], "RENDERPAGES_SHARD=3/2 is beyond the run; the parts are 1/2 to 2/2"),
      (
        ["JOB_COMPLETION_INDEX": "0"],
        "--shard auto needs JOB_COMPLETIONS, which is not set; set it to the Job's completions"
      ),
      (["CI_NODE_INDEX": "1"], "--shard auto needs CI_NODE_TOTAL, which is not set"),
      (
        ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "4"],
        "--shard auto needs a whole number in CI_NODE_INDEX, which is \"x\""
      ),
      (
        ["JOB_COMPLETION_INDEX": "-1", "JOB_COMPLETIONS": "4"],
        "--shard auto needs a whole number in JOB_COMPLETION_INDEX, which is \"-1\""
      ),
      (
        ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"],
        "--shard auto (CI_NODE_INDEX=0, CI_NODE_TOTAL=4) is before the first part, 1"
      ),
      (
        ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"],
        "--shard auto (CI_NODE_INDEX=5, CI_NODE_TOTAL=4) is beyond the run; the parts are 1/4 to 4/4"
      ),
    ] as [([String: String], String)])
  func `variables that name no part are refused`(environment: [String: String], message: String) {
    let fault = #expect(throws: UsageError.self) { try shard(environment) }
    #expect(fault?.message == message)
  }

  /// First, last, count, and the task: an array from 2 on, with a gap, and with a task outside.
  @Test(arguments: [(2, 4, 3, 3), (1, 7, 4, 3), (1, 4, 4, 5), (1, 4, 4, 0), (0, 3, 3, 1)])
  func `a Slurm array with other numbers is refused`(first: Int, last: Int, count: Int, task: Int) {
    let fault = #expect(throws: UsageError.self) {
      try shard([
        "SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_MIN": "\(first)",
        "SLURM_ARRAY_TASK_MAX": "\(last)",
        "SLURM_ARRAY_TASK_COUNT": "\(count)",
      ])
    }
    #expect(
      fault?.message == "--shard auto takes Slurm arrays of all numbers from 0 or 1 on, and this one has "
        + "\(count) from \(first) to \(last); write --shard $SLURM_ARRAY_TASK_ID/N")
  }
}
