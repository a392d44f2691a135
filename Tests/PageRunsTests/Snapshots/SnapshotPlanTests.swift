import PageRender
import TestSupport
import Testing

@testable import PageRuns

struct SnapshotPlanTests {
  private let temporary = TemporaryFolder()
  private let pages = PlannedPages("one", "two", "three")

  private func options(_ change: (inout SnapshotOptions) -> Void = { _ in }) -> SnapshotOptions {
    var options = SnapshotOptions(isRecording: false)
    options.snapshots = temporary.path("S")
    change(&options)
    return options
  }

  private func plan(
    _ options: SnapshotOptions, _ axes: AxisOptions = .devices("iphone-16-pro", "ipad-10"),
    lastRun: Verification? = nil,
    _ pages: PlannedPages? = nil
  ) throws -> SnapshotPlan {
    let run = try RunPlan.of(pages ?? self.pages, axes: axes)
    var plan = try SnapshotPlan(of: run, options: options, axes: axes)
    try plan.narrow(options, lastRun: lastRun, plan: run)
    return plan
  }

  /// Makes files of recorded snapshots, each with a frame tree.
  private func record(_ names: String...) throws {
    for name in names {
      try AtomicFileWriter().write("", to: temporary.path("S/\(name).png"))
      try AtomicFileWriter().write(
        #"{"format": 1, "page": "p", "scale": 3, "views": [], "constraints": []}"#,
        to: temporary.path("S/\(name).json"))
    }
  }

  private func names(_ plan: SnapshotPlan) -> [String] { plan.pictures.map(\.name) }

  @Test func `a whole run has all pictures, and no reason to have fewer`() throws {
    let plan = try plan(options())
    #expect(plan.pictures.count == 6 && plan.narrowedBy == nil && plan.shardedTotal == nil)
    #expect(plan.emptyBecause == nil)
    let decks = try RunPlan.of(PlannedPages("one", name: "A"), PlannedPages("one", name: "B"))
    #expect(
      names(try SnapshotPlan(of: decks, options: options(), axes: AxisOptions())) == [
        "A/one/iphone-16-pro", "B/one/iphone-16-pro",
      ])
  }

  @Test func `decks with folders of their own are not named in them`() throws {
    let decks = try RunPlan.of(
      PlannedPages("one", file: temporary.path("a/deck.json"), name: "A"),
      PlannedPages("one", file: temporary.path("b/deck.json"), name: "B"))
    try AtomicFileWriter().write("", to: temporary.path("a/deck.json"))
    try AtomicFileWriter().write("", to: temporary.path("b/deck.json"))
    let plan = try SnapshotPlan(of: decks, options: options { $0.snapshots = nil }, axes: AxisOptions())
    #expect(names(plan) == ["one/iphone-16-pro", "one/iphone-16-pro"])
    #expect(plan.folders.map(\.path) == ["a", "b"].map { temporary.path("\($0)/Snapshots") })
  }

  @Test func `a pattern leaves the pictures that it matches`() throws {
    let plan = try plan(options { $0.pattern = "one/*pad" })
    #expect(names(plan) == ["one/ipad-10"] && plan.narrowedBy == "-g")
    let fault = #expect(throws: UsageError.self) { try self.plan(options { $0.pattern = "xyzzy" }) }
    #expect(
      fault?.message == "-g xyzzy matches no picture; pictures have names such as lesson-1/iphone-x")
  }

  @Test func `only what failed last time is compared`() throws {
    let failed = options { $0.isLastFailed = true }
    func last(_ pictures: PictureResult...) -> Verification { Verification(title: "T", pictures: pictures) }
    let run = last(
      PictureResult("one/ipad-10", .changed, deck: "Deck"), PictureResult("two/ipad-10", .same, deck: "Deck"),
      PictureResult("three/ipad-10", .changed, deck: "Other"))
    let plan = try plan(failed, lastRun: run)
    #expect(names(plan) == ["one/ipad-10"] && plan.narrowedBy == "--last-failed" && plan.emptyBecause == nil)
    #expect(try self.plan(failed, lastRun: last()).emptyBecause == "nothing failed last time")
    #expect(
      try self.plan(failed, lastRun: last(PictureResult("x", .missing, deck: "Deck"))).emptyBecause
        == "nothing that failed last time is among these pictures")
    let fault = #expect(throws: UsageError.self) { try self.plan(failed) }
    #expect(
      fault?.message.hasPrefix("--last-failed needs the results of a run, and there are none in report")
        == true)
  }

  @Test func `a shard has its part of the pictures`() throws {
    let shard = try Shard("2/4", as: "")
    // Pictures p of six with ⌊4p / 6⌋ = 1: the third.
    let second = try plan(options { $0.shard = shard })
    #expect(
      names(second) == ["two/iphone-16-pro"] && second.narrowedBy == "shard 2/4" && second.shardedTotal == 6)
    let none = try plan(
      options {
        $0.shard = shard; $0.pattern = "one/ipad"
      })
    #expect(
      none.pictures.isEmpty && none.emptyBecause == "shard 2/4 has no pictures" && none.narrowedBy == "-g")
    #expect(none.shardedTotal == 1)
    let division = DivisionPlan(
      version: "", operands: [], options: [],
      shards: [1, 2, 3, 0].map { .init(pictures: $0, seconds: 0) }, files: [])
    let planned = try plan(
      options {
        $0.shard = shard; $0.division = division
      })
    #expect(names(planned) == ["one/ipad-10", "two/iphone-16-pro"])
  }

  @Test func `the first reason to narrow counts`() throws {
    var plan = try plan(options())
    plan.narrow(by: nil)
    #expect(plan.narrowedBy == nil)
    plan.narrow(by: "--page")
    plan.narrow(by: "--max-failures")
    #expect(plan.narrowedBy == "--page")
  }

  @Test func `snapshots of no page are stale, others and foreign pictures are not`() throws {
    try record("one/iphone-16-pro", "four/ipad-10", "one/iphone-x", "one/iphone-16-pro.dark", "deep/er/one")
    try AtomicFileWriter().write("", to: temporary.path("S/five/ipad-10.png"))
    let stale = ["four/ipad-10"].map { temporary.path("S/\($0).png") }
    // A choice of devices leaves out others, whose snapshots are kept.
    #expect(try plan(options()).stale() == stale)
    // A deck that names no devices keeps the snapshots of others, but not other values of its own.
    #expect(
      try plan(options(), AxisOptions()).stale() == stale + [temporary.path("S/one/iphone-16-pro.dark.png")])
    var named = pages
    named.matrix.devices = [Located(try DeviceCatalog.builtin.device("iphone-16-pro"))]
    #expect(
      try plan(options(), AxisOptions(), named).stale()
        == stale + ["one/iphone-16-pro.dark", "one/iphone-x"].map { temporary.path("S/\($0).png") })
  }

  @Test func `a shard knows the whole run's pages, a narrowed run does not`() throws {
    try record("one/iphone-16-pro", "four/ipad-10")
    let shard = try Shard("2/4", as: "")
    #expect(try plan(options { $0.shard = shard }).stale() == [temporary.path("S/four/ipad-10.png")])
    #expect(try plan(options { $0.pattern = "one" }).stale().isEmpty)
    #expect(
      try plan(
        options {
          $0.pattern = "one"; $0.shard = shard
        }
      ).stale().isEmpty)
  }

  @Test func `other languages lie over the first one, once that is recorded`() throws {
    var axes = AxisOptions.devices("iphone-16-pro", "ipad-10")
    axes.locales = ["en", "ar"]
    let one = PlannedPages("one")
    #expect(try plan(options(), axes, one).bases() == [nil, nil, nil, nil])
    try record("one/iphone-16-pro")
    #expect(try plan(options(), axes, one).bases() == [nil, 0, nil, nil])
    try record("one/ipad-10")
    #expect(try plan(options(), axes, one).bases() == [nil, 0, nil, 2])
    axes.appearances = [.light, .dark]
    try record("one/iphone-16-pro.dark")
    let bases = try plan(options(), axes, one).bases()
    #expect(bases == [nil, 0, nil, 2, nil, 4, nil, nil])
  }

  /// An iPhone X does not run iOS 26.
  @Test func `recorded snapshots of older devices are noted`() throws {
    let axes = AxisOptions.devices("all")
    let run = try RunPlan.of(pages, axes: axes)
    func notes() throws -> [Diagnostic] {
      try SnapshotPlan(of: run, options: options(), axes: axes).olderNotes(run)
    }
    #expect(try notes().isEmpty)
    try record("one/iphone-x")
    let first = try notes()
    #expect(first.count == 1 && first[0].file == "Deck/deck.json")
    #expect(first[0].message.hasPrefix("1 snapshot is of devices that do not run iOS 26, such as "))
    try record("two/iphone-x")
    #expect(try notes()[0].message.hasPrefix("2 snapshots are of devices that "))
    #expect(try SnapshotPlan(of: run, options: options(), axes: axes).stale().isEmpty)
  }
}
