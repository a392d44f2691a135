import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Plans of runs, whose pages are drawn to measure them.
@MainActor
struct DivisionRunTests {
  private let decks = PlannedDecks()

  private func plan(
    _ session: Session, _ operands: [String] = [], shards: Int = 2,
    _ change: (inout AxisOptions) -> Void = { _ in }
  ) async throws -> (plan: DivisionPlan?, messages: [String]) {
    var (arguments, axes) = (Arguments(commandName: "plan"), AxisOptions())
    arguments.operands = operands
    arguments.options = [("device", "200x400@1x"), ("shards", "2"), ("canvas", nil), ("output", "out")]
    axes.devices = ["200x400@1x"]
    change(&axes)
    let folder = decks.temporary.path("plan")
    try AtomicFileWriter.makeFolder(folder)
    var run = PlanRun(session: session, arguments: arguments, axes: axes, shardCount: shards, folder: folder)
    let plan = await run.plan()
    #expect(TemporaryFolder.names(in: folder).isEmpty)
    return (plan, run.session.sentences)
  }

  @Test func `a plan divides the pictures of all pages and devices`() async throws {
    let found = try await plan(.quiet(PlannedDecks.catalog("one", "two", "three"))) {
      $0.devices = ["200x400@1x", "100x200@1x", "100x200@2x"]
    }
    let plan = try #require(found.plan, "\(found.messages)")
    #expect(plan.total == 9 && plan.shards.count == 2)
    #expect(plan.shards.reduce(0) { $0 + $1.seconds } > 0)
    #expect(plan.version == HostProgram.build && plan.operands.isEmpty)
    #expect(plan.options == [.init(name: "device", value: "200x400@1x"), .init(name: "canvas", value: nil)])
  }

  @Test func `a plan names the files that it was made from, each with its contents`() async throws {
    let deck = try decks.deck("tour", "one", "two")
    let found = try await plan(.quiet(), [deck], shards: 3) { $0.pages = ["1"] }
    let plan = try #require(found.plan, "\(found.messages)")
    #expect(plan.total == 1 && plan.shards.count == 3 && plan.operands == [deck])
    let log = InputLog { PictureHash(of: $0).canonicalBytes }
    for name in ["deck.json", "one.png"] {
      let file = plan.files.first { $0.path == "\(deck)/\(name)" }
      #expect(file?.hash == DivisionPlan.hash(of: "\(deck)/\(name)", by: log), "\(name)")
    }
  }

  @Test func `what cannot be planned is told`() async throws {
    let none = try await plan(.quiet())
    #expect(none.plan == nil && none.messages.count == 1)
    let page = try await plan(.quiet(PlannedDecks.catalog("one"))) { $0.pages = ["7"] }
    #expect(page.plan == nil && page.messages.count == 1)
  }

  private func extremes(_ devices: String...) throws -> [PageEnvironment] {
    var (session, axes) = (Session.quiet(PlannedDecks.catalog("one")), AxisOptions())
    (axes.devices, axes.appearances) = (devices, [.dark, .light])
    let planned = session.plan([], axes: axes)
    return try #require(planned?.sources.first).extremes
  }

  @Test func `of each scale the devices with the fewest and the most pixels are measured`() throws {
    let found = try extremes(
      "100x200@2x", "50x80@2x", "300x600@2x", "200x200@3x", "60x60@1x", "40x40@1x", "50x50@1x")
    #expect(
      found.map(\.device.id) == ["40x40@1x", "60x60@1x", "50x80@2x", "300x600@2x", "200x200@3x"])
    #expect(found.allSatisfy { $0.appearance == .dark })
    #expect(try extremes("100x200@2x", "200x100@2x").map(\.device.id) == ["100x200@2x"])
    var (session, axes) = (Session.quiet(PlannedDecks.catalog("one")), AxisOptions())
    axes.devices = ["40x40@1x"]
    let planned = session.plan([], axes: axes)
    var source = try #require(planned?.sources.first)
    source.environments = []
    #expect(source.extremes.isEmpty)
  }
}
