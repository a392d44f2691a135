import PageRender
import Testing

@testable import PageRuns

struct PicturePlanTests {
  private let axes = AxisOptions.devices("iphone-16-pro", "ipad-10")

  private func plan(
    _ pages: PlannedPages, naming: String? = nil, strips: Bool = true, places: Range<Int>? = nil
  ) throws -> PicturePlan {
    try PicturePlan(
      of: try RunPlan.of(pages, axes: axes), naming: try FileNaming(naming, deckCount: 1),
      hasFilmStrips: strips,
      places: places)
  }

  private let names = [
    "intro/iphone-16-pro", "intro/ipad-10", "tour/iphone-16-pro", "tour/ipad-10", "tour/iphone-16-pro.next",
    "tour/ipad-10.next", "tour/iphone-16-pro.end", "tour/ipad-10.end", "tour/iphone-16-pro.flow",
    "tour/ipad-10.flow", "outro/iphone-16-pro", "outro/ipad-10",
  ]

  @Test func `a film strip follows the last step of its flow`() throws {
    let plan = try plan(.withFlow)
    #expect(plan.pictures.map(\.name) == names)
    #expect(plan.pictures.map(\.place) == Array(0..<12))
    #expect(plan.pictures.filter(\.isFilmStrip).map(\.pages) == [[1, 2, 3], [1, 2, 3]])
    #expect(plan.pictures.filter { !$0.isFilmStrip }.allSatisfy { $0.pages.count == 1 })
    #expect(plan.total == 12)
    #expect(PicturePlan.total(of: try RunPlan.of(.withFlow, axes: axes)) == 12)
  }

  @Test func `without film strips their places stay free`() throws {
    let plan = try plan(.withFlow, strips: false)
    #expect(plan.pictures.map(\.name) == names.filter { !$0.hasSuffix("flow") })
    #expect(plan.pictures.map(\.place) == Array(0..<8) + [10, 11])
    #expect(plan.total == 12)
  }

  @Test func `a part has its own pictures, and the outline of the whole run`() throws {
    let (whole, part) = (try plan(.withFlow), try plan(.withFlow, places: 3..<5))
    #expect(part.pictures.map(\.name) == Array(names[3..<5]))
    #expect(part.pictures.map(\.place) == [3, 4])
    let first = names.filter { $0.contains("iphone") }
    #expect(whole.outline == ["/\(names[0])", "/\(names[1])"] + first.dropFirst().map { "/\($0)" })
    #expect(part.outline == whole.outline && part.total == 12)
  }

  @Test func `pages are numbered as in the file, also those that cannot be drawn`() throws {
    var pages = PlannedPages("one", "three")
    pages.entries[1].number = 3
    pages.pageCount = 3
    var taken: Set<String> = []
    pages.leftOutPages = [LeftOutPage(PageEntry(id: "two", number: 2), faults: [], among: &taken)]
    let plan = try plan(pages, naming: "{index}-{page}-{device}")
    #expect(
      plan.pictures.map(\.name).filter { $0.hasSuffix("pro") } == [
        "1-one-iphone-16-pro", "3-three-iphone-16-pro",
      ])
    // Each step of a flow has a number of its own; a film strip has that of its last step.
    let flow = try self.plan(.withFlow, naming: "{index}-{device}")
    #expect(
      flow.pictures.map(\.name).filter { $0.contains("pro") }.map { $0.prefix(1) } == [
        "1", "2", "3", "4", "4", "5",
      ])
  }

  private func fault(_ sources: PlannedPages..., axes: AxisOptions? = nil, group: ((Int) -> String)? = nil)
    -> String?
  {
    #expect(throws: UsageError.self) {
      let plan = try RunPlan(
        sources.map { RunPlan.Loaded(source: $0, name: $0.name) }, axes: axes ?? .devices("iphone-x"),
        devices: .builtin)
      _ = try PicturePlan(
        of: plan, naming: try FileNaming("{page}", deckCount: 1), hasFilmStrips: false, group: group)
    }?.message
  }

  @Test func `two pictures of one name are refused, with what tells them apart`() throws {
    let both =
      "two pictures would be named one.png: page one of A on iphone-x, and page one of B on iphone-x; "
    let (a, b) = (PlannedPages("one", file: "A"), PlannedPages("one", file: "B"))
    #expect(fault(a, b) == both + "tell them apart with --naming")
    #expect(
      fault(a, b) { _ in "Snapshots" } == both
        + "give each deck a run of its own, with --snapshots and --report")
    #expect(fault(a, a) { _ in "Snapshots" } == "A is named twice; name it once")
    #expect(
      fault(a, axes: .devices("iphone-x", "ipad-10")) { _ in "" }
        == "two pictures would be named one.png: page one of A on iphone-x, and page one of A on ipad-10; "
        + "leave one of them out")
    // Sources with folders of their own may have equal names.
    let apart = try PicturePlan(
      of: try RunPlan.of(a, b, axes: .devices("iphone-x")), naming: try FileNaming("{page}", deckCount: 1),
      hasFilmStrips: false, group: { "\($0)" })
    #expect(apart.outline == ["0/one", "1/one"] && apart.pictures.map(\.source) == [0, 1])
  }
}

struct PartStartTests {
  private func text(
    count: Int, missing: Int? = nil, by plan: DivisionPlan? = nil, _ work: PartStart.Work = .recording,
    jobs: Int = 1
  ) throws -> String {
    PartStart(
      try Shard("3/16", as: ""), count: count, of: 5120, missing: missing ?? count, by: plan, work, jobs: jobs
    ).text
  }

  /// Drawing takes 8 ms a picture, recording 40 ms.
  @Test func `a part says how many pictures it has, and how long they take`() throws {
    let start = "shard 3/16: 320 of 5,120 pictures"
    #expect(try text(count: 320, .drawing) == "\(start), about 3 s")
    #expect(try text(count: 320, .drawing, jobs: 4) == "\(start), about 1 s")
    #expect(try text(count: 320) == "\(start), about 13 s")
    #expect(try text(count: 320, missing: 0) == "\(start), all up to date")
    #expect(try text(count: 320, missing: 40) == "\(start), 40 of them missing, about 2 s")
    // More jobs than pictures are no help.
    #expect(try text(count: 320, missing: 8, jobs: 16) == "\(start), 8 of them missing, about 1 s")
  }

  @Test(arguments: [
    (2225, "89 s"), (2250, "2 min"), (3000, "2 min"), (3001, "3 min"), (133_500, "89 min"),
    (133_501, "2 h"), (225_000, "3 h"),
  ])
  func `times are rounded up`(count: Int, words: String) throws {
    #expect(try text(count: count).hasSuffix(", about \(words)"))
  }

  @Test func `a plan has measured what drawing takes`() throws {
    var shards = [DivisionPlan.Part](repeating: .init(pictures: 1, seconds: 1), count: 16)
    shards[2] = .init(pictures: 50, seconds: 100)
    var plan = DivisionPlan(version: "", operands: [], options: [], shards: shards, files: [])
    #expect(try text(count: 40, by: plan, .drawing).hasSuffix("about 80 s"))
    #expect(try text(count: 40, by: plan).hasSuffix("about 2 s"))
    plan.shards[2] = .init(pictures: 0, seconds: 100)
    #expect(try text(count: 400, by: plan, .drawing).hasSuffix("about 4 s"))
    plan.shards.removeLast(14)
    #expect(try text(count: 400, by: plan, .drawing).hasSuffix("about 4 s"))
  }
}
