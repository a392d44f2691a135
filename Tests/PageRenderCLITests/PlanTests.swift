import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageRenderCLI
@testable import PageRuns

/// `plan`, and runs that are divided by it.
struct PlanTests {
  private let work: Workspace
  private static let shown = ["-d", "200x400@1x,600x900@2x", "--content-size", "large,xxxLarge,AX3"]

  init() throws { work = try Workspace() }

  private func run(_ arguments: String...) throws -> Renderpages.Outcome {
    try Renderpages.run(arguments, in: work.folder)
  }

  @discardableResult
  private func plan(_ more: String...) throws -> Renderpages.Outcome {
    let outcome = try Renderpages.run(["plan", "deck"] + Self.shown + more, in: work.folder)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    return outcome
  }

  private func contents(_ folder: String) throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: work.files(in: folder).map { ($0, try work.contents(of: "\(folder)/\($0)")) })
  }

  // MARK: Dividing

  private func parts(_ costs: [Double], _ count: Int) -> [DivisionPlan.Part] {
    var division = CostDivision(shardCount: count)
    division.add(costs)
    return division.parts
  }

  /// By hand: the whole costs 8, so the second half begins where 4 are spent.
  @Test func `a picture that costs as much as four has a part of its own`() {
    #expect(parts([1, 1, 1, 1, 4], 2).map(\.pictures) == [4, 1])
    #expect(parts([4, 1, 1, 1, 1], 2).map(\.pictures) == [1, 4])
    #expect(parts([1, 1, 1, 1, 4], 2).map(\.seconds) == [4, 4])
    #expect(parts([1, 1], 3).map(\.pictures) == [1, 0, 1])
    #expect(parts([], 2).map(\.pictures) == [0, 0])
  }

  @Test func `no part costs more than its share and a picture`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("costs by seed \(seed)")
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let costs = (0..<Int.random(in: 1...2000, using: &random)).map { _ in
        Double.random(in: 0.001...1, using: &random)
      }
      let count = Int.random(in: 1...64, using: &random)
      let parts = parts(costs, count)
      #expect(parts.count == count && parts.reduce(0) { $0 + $1.pictures } == costs.count)
      let share = costs.reduce(0, +) / Double(count)
      #expect(parts.allSatisfy { $0.seconds <= share + 1.001 })
    }
  }

  /// 50 at 1,000 pixels and 90 at 5,000: 40 for 4,000 pixels are 0.01 each, and 40 are left for the page.
  @Test func `a page's cost is a line through two devices`() throws {
    let cost = try #require(PageCost([(pixels: 1000, seconds: 50), (pixels: 5000, seconds: 90)]))
    #expect(abs(cost.perPixel - 0.01) < 1e-12 && abs(cost.base - 40) < 1e-5)
    #expect(abs(cost.seconds(pixels: 3000) - 70) < 1e-5)
    // A clock that runs unevenly makes no cost negative.
    let odd = try #require(PageCost([(pixels: 1000, seconds: 5), (pixels: 5000, seconds: 4)]))
    #expect(odd == PageCost(base: 5, perPixel: 0))
    #expect(PageCost([]) == nil)
  }

  /// Devices of 1,000 pixels at 1×, and of 4,000 and 8,000 at 2×: resampling makes pixels at 2× cost three
  /// times as much.
  @Test func `a page's cost at one scale says nothing of another`() throws {
    func device(_ id: String, _ width: Double, scale: Double) -> Device {
      Device(id: id, name: id, idiom: .phone, size: Size(width: width, height: 10), scale: scale)
    }
    let (small, middle, large) = (
      device("a", 100, scale: 2), device("b", 150, scale: 2), device("c", 200, scale: 2)
    )
    let costs = try #require(
      DeviceCosts([
        .init(device: device("d", 100, scale: 1), seconds: 1), .init(device: large, seconds: 24),
        .init(device: small, seconds: 12),
      ]))
    #expect(abs(costs.seconds(on: middle) - 18) < 1e-5)
    #expect(abs(costs.seconds(on: device("e", 700, scale: 1)) - 1) < 1e-5)
    // At 3× it is as at 2×, the nearest: 9,000 pixels by 0.003.
    #expect(abs(costs.seconds(on: device("f", 100, scale: 3)) - 27) < 1e-5)
    #expect(DeviceCosts([]) == nil)
    let average = DeviceCosts(averageOf: [costs, costs])
    #expect(abs(average.seconds(on: middle) - 18) < 1e-5)
  }

  // MARK: Runs

  @Test func `shards of a plan are the run, and small pictures go together`() throws {
    let outcome = try plan("--shards", "3", "-o", "plan/")
    #expect(outcome.output.hasPrefix("12 pictures in 3 shards of at most "), "\(outcome)")
    let plan = try DivisionPlan.read(work.folder.appendingPathComponent("plan/plan.json").path)
    #expect(plan.total == 12 && plan.shards.count == 3)
    #expect(plan.operands == ["deck"])
    #expect(plan.files.map(\.path).contains("deck/deck.json"), "\(plan.files)")
    #expect(try run("render", "--plan", "plan", "-o", "whole").status == 0)
    #expect(
      try run("render", "deck", "-d", "200x400@1x,600x900@2x", "--content-size", "large,xxxLarge,AX3").status
        == 0)
    #expect(try contents("whole") == contents("out"))
    for number in 1...3 {
      let outcome = try run("render", "--plan", "plan", "--shard", "\(number)/3", "-o", "parts")
      let pictures = plan.shards[number - 1].pictures
      #expect(
        outcome.errors == "renderpages: note: shard \(number)/3: \(pictures) of 12 pictures, about 1 s\n",
        "\(outcome)")
      #expect(outcome.status == 0)
      #expect(outcome.output.split(separator: "\n").count == plan.shards[number - 1].pictures)
    }
    #expect(try contents("parts") == contents("out"))
    let joined = try run("join", "parts")
    #expect(joined.status == 0 && joined.output == "12 pictures of 3 shards in parts\n", "\(joined)")
  }

  @Test func `what is missing of a plan is drawn by it`() throws {
    try plan("--shards", "3")
    #expect(try run("render", "--plan", "plan", "--shard", "2/3").status == 0)
    let joined = try run("join", "out")
    #expect(joined.status == 1)
    #expect(
      joined.output.split(separator: "\n").dropFirst() == [
        "renderpages render --plan plan --shard 1/3 -o out",
        "renderpages render --plan plan --shard 3/3 -o out",
      ])
  }

  @Test func `parts of a plan and parts by count do not mix`() throws {
    try plan("--shards", "2")
    #expect(try run("render", "--plan", "plan", "--shard", "1/2", "-o", "a").status == 0)
    #expect(
      try run(
        "render", "deck", "-d", "200x400@1x,600x900@2x", "--content-size", "large,xxxLarge,AX3", "--shard",
        "2/2", "-o", "b"
      )
      .status == 0)
    #expect(try run("join", "a", "b", "-o", "joined").status != 0)
  }

  @Test
  func `shards that record and compare are the run too, with the steps of a flow and without its film strip`()
    throws
  {
    try work.edit("\"pages\":", "\"flow\": [\"tap next\"],\n  \"pages\":")
    try plan("--shards", "4")
    #expect(try run("record", "--plan", "plan", "--snapshots", "whole").status == 0)
    for number in 1...4 {
      let outcome = try run(
        "record", "--plan", "plan", "--shard", "\(number)/4", "--snapshots", "parts", "--report", "r\(number)"
      )
      #expect(outcome.status == 0, "\(outcome)")
    }
    #expect(try contents("parts") == contents("whole"))
    for number in 1...4 {
      let outcome = try run(
        "verify", "--plan", "plan", "--shard", "\(number)/4", "--snapshots", "parts", "--report", "r\(number)"
      )
      #expect(outcome.status == 0, "\(outcome)")
    }
    let joined = try run("join", "r1", "r2", "r3", "r4", "-o", "report")
    #expect(joined.status == 0, "\(joined)")
  }

  // MARK: Bad input

  private func expectFault(
    _ arguments: [String], _ status: Int32, _ message: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try Renderpages.run(arguments, in: work.folder)
    #expect(outcome.status == status, "\(outcome)", sourceLocation: place)
    #expect(outcome.errors == "renderpages: error: \(message)\n", sourceLocation: place)
    #expect(!work.exists("out"), sourceLocation: place)
  }

  @Test func `a deck or picture that was edited after the plan is told`() throws {
    try plan("--shards", "2")
    let shard = ["render", "--plan", "plan", "--shard", "1/2"]
    let picture = "deck/images/welcome@3x.png"
    let bytes = try Array(work.contents(of: picture))
    try work.write(bytes + [0], to: picture)
    try expectFault(shard, 3, "\(picture) is not as it was when plan/plan.json was made; plan again")
    try work.write(bytes, to: picture)
    try work.edit(#""summary": "Welcome""#, #""summary": "Hello""#)
    for command in ["render", "record", "verify"] {
      try expectFault(
        [command] + shard.dropFirst(), 3,
        "deck/deck.json is not as it was when plan/plan.json was made; plan again")
    }
  }

  @Test func `a picture or a font that this machine lacks is told`() throws {
    let font = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent("fonts"), withIntermediateDirectories: false)
    try work.write(Array(try Data(contentsOf: URL(fileURLWithPath: font))), to: "fonts/Inter-Regular.otf")
    try plan("--shards", "2", "--fonts", "fonts")
    let shard = ["render", "--plan", "plan", "--shard", "1/2"]
    let picture = work.folder.appendingPathComponent("deck/images/welcome@3x.png")
    try FileManager.default.moveItem(at: picture, to: picture.appendingPathExtension("away"))
    try expectFault(
      shard, 3,
      "deck/images/welcome@3x.png, which plan/plan.json was made with, is not on this machine; copy it here, or plan again"
    )
    try FileManager.default.moveItem(at: picture.appendingPathExtension("away"), to: picture)
    try FileManager.default.removeItem(at: work.folder.appendingPathComponent("fonts/Inter-Regular.otf"))
    try expectFault(
      shard, 3,
      "fonts/Inter-Regular.otf, which plan/plan.json was made with, is not on this machine; install the fonts of the "
        + "machine that planned")
  }

  @Test func `a plan of another version, a damaged one and none are told`() throws {
    try plan("--shards", "2")
    let shard = ["render", "--plan", "plan", "--shard", "1/2"]
    let text = String(decoding: try work.contents(of: "plan/plan.json"), as: UTF8.self)
    // The commit, or a hash of the program.
    let build = try String(
      #require(text.firstMatch(of: #/"version": "(0\.[\d.]+\+(?:build\.)?[0-9a-f]{12})"/#)).1)
    for other in ["0.0.9", "\(HostProgram.version)+000000000000"] {
      try work.write(Array(text.replacingOccurrences(of: build, with: other).utf8), to: "plan/plan.json")
      try expectFault(
        shard, 3, "plan/plan.json was made by version \(other), and this is \(build); plan again")
    }
    try work.write(
      Array(text.replacingOccurrences(of: "\"format\": 1,", with: "\"format\": 2,").utf8),
      to: "plan/plan.json")
    try expectFault(
      shard, 3,
      "plan/plan.json has the format of version \(build), which \(build) does not read; plan again")
    for damaged in [
      "", "{", "{}", "[]", String(text.dropLast(text.count / 2)),
      text.replacingOccurrences(of: "\"pictures\"", with: "\"x\""),
      text.replacingOccurrences(of: "deck.json", with: "dock.json"),
    ] {
      try work.write(Array(damaged.utf8), to: "plan/plan.json")
      try expectFault(shard, 3, "plan/plan.json is damaged, or no plan; plan again")
    }
    try expectFault(
      ["render", "--plan", "nowhere"], 3, "nowhere cannot be read; make it with \"renderpages plan\"")
  }

  @Test func `a plan says what is drawn, and how many shards there are`() throws {
    try plan("--shards", "2")
    try expectFault(
      ["render", "deck", "--plan", "plan"], 2, "--plan plan says what is drawn; leave deck out")
    try expectFault(
      ["render", "--plan", "plan", "-d", "all"], 2,
      "--plan plan says what is drawn; leave --device out, or plan again with it")
    try expectFault(
      ["render", "--plan", "plan", "--shard", "1/3"], 2,
      "--shard 1/3 is none of the plan's 2 parts; plan again, or start as many jobs")
    try expectFault(["plan", "deck"], 2, "say how many shards there are: --shards 16")
    for count in ["0", "x", "10001", "-1"] {
      try expectFault(
        ["plan", "deck", "--shards=\(count)"], 2, "--shards \(count) is not a number from 1 to 10000")
    }
  }

  @Test func `a plan that cannot be written is one line`() throws {
    try work.write([], to: "taken")
    let outcome = try run("plan", "deck", "--shards", "2", "-o", "taken/plan")
    #expect(outcome.status == 5 && outcome.errorLines.count == 1, "\(outcome)")
  }
}
