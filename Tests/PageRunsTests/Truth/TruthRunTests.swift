import Foundation
import LayoutEngine
import PageRender
import TestSupport
import Testing

@testable import PageRuns
@testable import PageSnapshots

/// Runs of `truth` over a page with a view of 50 × 50 points at (20, 100).
@MainActor
struct TruthRunTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path("R") }

  private struct Found {
    var status: Int32
    var reported: [Diagnostic]
    var messages: [String] { reported.map(\.message) }
  }

  private func run(
    _ operands: [String]? = nil, program: HostProgram? = nil, strict: Bool = false,
    _ change: (inout TruthOptions) -> Void = { _ in }
  ) async -> Found {
    var options = TruthOptions()
    options.device = SmallPages.device
    change(&options)
    let program = program ?? SmallPages.program([SmallPages.page("one"), SmallPages.page("two")])
    var run = TruthRun(session: SmallPages.session(program) { $0.isStrict = strict }, options: options)
    let status = await run.run(operands ?? [folder])
    return Found(status: status, reported: run.session.diagnostics.diagnostics)
  }

  private func record(
    _ name: String = "one", screen: String = "one", x: Int = 20, source: String? = nil,
    picture: String? = nil,
    device: String = SmallPages.device
  ) throws {
    let more =
      (source.map { #", "source": "\#($0)""# } ?? "") + (picture.map { #", "picture": "\#($0)""# } ?? "")
    try AtomicFileWriter().write(
      """
      {"format": 1, "screen": "\(screen)", "device": "\(device)", "ios": "17"\(more),
       "views": [{"depth": 0, "class": "UIView", "frame": [0, 0, 200, 400]},
                 {"depth": 1, "class": "UIView", "id": "square", "frame": [\(x), 100, 50, 50]}]}
      """, to: "\(folder)/\(name).truth.json")
  }

  private func draw(_ page: String, x: Double = 20, to path: String) async throws {
    let drawn = try await DrawnSmallPage(SmallPages.page(page, x: x), format: .png)
    _ = drawn.worker.draw(
      drawn.page, in: drawn.environment, as: path, into: OutputFolder(folder), source: 0, file: "F")
  }

  @Test func `equal frames end well, others with a difference`() async throws {
    try record()
    let same = await run()
    #expect(same.status == 0 && same.messages.isEmpty)
    try record("other", screen: "two", x: 30)
    #expect(await run().status == ExitCode.difference.rawValue)
    #expect(await run { $0.pages = ["one"] }.status == 0)
    #expect(await run { $0.pages = ["two"] }.status == ExitCode.difference.rawValue)
  }

  @Test func `a folder is needed, and one of recordings`() async throws {
    let none = await run([])
    #expect(none.messages == ["name the folder of the recordings"] && none.status == ExitCode.usage.rawValue)
    let absent = await run([temporary.path("absent")])
    #expect(absent.messages == ["does not exist"] && absent.status == ExitCode.badInput.rawValue)
  }

  @Test func `recordings of other pages are none of these`() async throws {
    try record()
    let none = await run { $0.pages = ["two"] }
    #expect(none.messages == ["has no recording of --page two"] && none.status == ExitCode.usage.rawValue)
    #expect(none.reported[0].file == folder)
    let wrong = await run { $0.pages = ["three"] }
    #expect(wrong.messages.count == 1 && wrong.messages[0].hasPrefix("--page three is no page"))
    try record("three", screen: "three")
    let lacking = await run()
    #expect(lacking.messages.count == 1 && lacking.messages[0].hasPrefix("there is no screen \"three\""))
    #expect(lacking.status == ExitCode.badInput.rawValue)
  }

  @Test func `a recording that names no deck needs one on the command line`() async throws {
    try record()
    let none = await run(program: HostProgram())
    #expect(
      none.messages == ["names no deck and no storyboard; give those of its screens after it"]
        && none.status == ExitCode.badInput.rawValue)
  }

  /// The deck's page is drawn from other views, so that the recorded square is missing.
  @Test func `decks of recordings are read, each once, unless the command line names some`() async throws {
    let deck = try SmallPages.deck(["one"], in: temporary.path("deck"))
    _ = try SmallPages.deck(["two"], in: temporary.path("other"))
    try record(source: "../deck")
    try record("again", source: "../deck/deck.json")
    let found = await run(program: HostProgram())
    #expect(found.messages.isEmpty && found.status == ExitCode.difference.rawValue)
    let other = await run([folder, temporary.path("other")], program: HostProgram())
    #expect(
      other.messages.count == 2 && other.messages.allSatisfy { $0.hasPrefix("there is no screen \"one\"") })
    #expect(await run([folder, deck], program: HostProgram()).messages.isEmpty)
  }

  @Test func `an unknown device, or a window on it, is an error of the recording`() async throws {
    try record(device: "iphone-99")
    let found = await run()
    #expect(
      found.reported.map(\.file) == ["\(folder)/one.truth.json"] && found.status == ExitCode.badInput.rawValue
    )
  }

  // MARK: Snapshots

  @Test func `the command line's device has to be known`() async throws {
    try await draw("one", to: "__Snapshots__/AppTests/testOne.png")
    let found = await run { $0.device = "iphone-99" }
    #expect(found.status == ExitCode.usage.rawValue && found.messages.count == 1)
    // No device of the tool has this size.
    #expect(await run { $0.device = nil }.status == ExitCode.badInput.rawValue)
  }
}

/// Plans for snapshots of an iPhone X: 375 × 812 points, 1125 × 2436 pixels.
struct TruthSnapshotPlanTests {
  private let temporary = TemporaryFolder()

  private struct Pages: PageSource {
    let file: String
    let name = "Deck"
    let entries: [PageEntry]
    let pageCount = 2
    let matrix = PageMatrix()
    let fontFamilies: [Located<String>] = []
    let traitDependence: PageTraits.Aspects = []

    func pictureFiles(of chosen: [Int], locales: [String]) -> [String] { [] }

    func preparePages(
      images: ImageStore, only chosen: [Int], traits: PageTraits
    ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
      (chosen.map { _ in nil }, [])
    }
  }

  private func plan(pages: [String]? = nil) throws -> TruthPlan {
    var axes = AxisOptions()
    axes.pages = pages
    let first = Pages(file: "A", entries: [PageEntry(id: "home", number: 1)])
    let second = Pages(
      file: "B",
      entries: [
        PageEntry(id: "login", number: 1, step: "next"), PageEntry(id: "login", number: 1),
        PageEntry(id: "more", number: 2),
      ])
    let plan = try RunPlan(
      [first, second].map { RunPlan.Loaded(source: $0, name: $0.file) }, axes: axes, devices: .builtin)
    return TruthPlan(plan, devices: .builtin, isAnySource: true)
  }

  private func snapshot(_ name: String, _ width: Double, _ height: Double) -> TruthFolder.Snapshot {
    TruthFolder.Snapshot(
      path: "__Snapshots__/T/\(name).txt",
      views: [TruthView(depth: 0, className: "UIView", frame: Rect(x: 5, y: 5, width: width, height: height))]
    )
  }

  private func screens(_ snapshots: TruthFolder.Snapshot..., change: (inout TruthOptions) -> Void = { _ in })
    throws
    -> TruthPlan
  {
    var options = TruthOptions()
    options.device = "iphone-x"
    change(&options)
    var plan = try plan()
    plan.add(snapshots, options: options)
    return plan
  }

  @Test func `a description has the size of its root, in points`() throws {
    let plan = try screens(snapshot("testLogin", 375, 812), snapshot("testMore", 812, 375))
    #expect(plan.screens.map(\.source) == [1, 1] && plan.screens.map(\.page) == [1, 2])
    #expect(plan.screens.map(\.environment.orientation) == [.portrait, .landscape])
    #expect(
      plan.screens.allSatisfy { $0.environment.device.id == "iphone-x" && $0.recording.device == "iphone-x" })
    #expect(plan.screens.map(\.recording.screen) == ["login", "more"])
    #expect(plan.screens.allSatisfy { $0.recording.views?.count == 1 && $0.recording.picture == nil })
    #expect(plan.screens[0].environment.system == .standard && plan.diagnostics.isEmpty)
    #expect(plan.screens[0].recording.file == "__Snapshots__/T/testLogin.txt")
    // Pixels of the screen are no points.
    #expect(try screens(snapshot("testLogin", 1125, 2436)).screens.isEmpty)
  }

  @Test func `a picture has its size in pixels`() throws {
    let path = temporary.path("testHome.1-dark.png")
    try AtomicFileWriter().write(
      HandmadePNG(width: 1125, height: 2436, colorType: 2, rows: [0]).bytes, to: path)
    let plan = try screens(TruthFolder.Snapshot(path: path)) { $0.system = .ios18 }
    #expect(plan.screens.map(\.source) == [0] && plan.screens.map(\.page) == [0])
    #expect(plan.screens.first?.recording.picture == path && plan.screens.first?.recording.views == nil)
    #expect(
      plan.screens.first?.environment.appearance == .dark && plan.screens.first?.environment.system == .ios18)
    #expect(plan.screens.first?.recording.system == .ios18)
    try AtomicFileWriter().write("", to: path)
    #expect(try screens(TruthFolder.Snapshot(path: path)).screens.isEmpty)
  }

  @Test func `a snapshot of a page that was not chosen is left out without a word`() throws {
    var plan = try plan(pages: ["1"])
    plan.add([snapshot("testMore", 375, 812)], options: TruthOptions())
    #expect(plan.screens.isEmpty && plan.diagnostics.isEmpty)
    plan.add([], options: TruthOptions())
    #expect(plan.diagnostics.isEmpty)
  }

  @Test func `views without a root have no size`() throws {
    let plan = try screens(TruthFolder.Snapshot(path: "__Snapshots__/T/testHome.txt", views: []))
    #expect(plan.screens.isEmpty && plan.diagnostics.map(\.severity) == [.error])
  }
}
