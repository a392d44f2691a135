import PageRender
import TestSupport
import Testing

@testable import PageRuns

@MainActor
struct SessionTests {
  private let temporary = TemporaryFolder()

  private func session(
    _ program: HostProgram = HostProgram(), _ change: (inout RunOptions) -> Void = { _ in }
  ) -> Session {
    var options = RunOptions(jobs: 1)
    (options.isQuiet, options.showsProgress) = (true, false)
    change(&options)
    return Session(options: options, program: program)
  }

  /// Makes a deck of one page in a folder of this name.
  private func deck(_ folder: String, _ settings: String = "") throws -> String {
    try AtomicFileWriter().write(
      #"{"title": "T", \#(settings) "pages": [{"id": "one", "image": "a.png", "summary": "S", "detail": "D"}]}"#,
      to: temporary.path("\(folder)/deck.json"))
    try AtomicFileWriter().write(
      HandmadePNG(width: 1, height: 1, colorType: 2, rows: [0, 1, 2, 3]).bytes,
      to: temporary.path("\(folder)/a.png"))
    return temporary.path(folder)
  }

  private var catalog: CatalogPages {
    CatalogPages(
      name: "App", pages: [Page("one") { UIView() }, Page("two") { UIView() }], matrix: CatalogMatrix(),
      resources: SwiftPageSource.Resources(), lint: [])
  }

  @Test func `decks of one name get numbers`() throws {
    let paths = [try deck("x/tour"), try deck("y/tour"), try deck("z/tour"), try deck("tour-2")]
    var session = session()
    #expect(
      session.plan(paths, axes: AxisOptions())?.sources.map(\.name) == [
        "tour", "tour-2", "tour-3", "tour-2-2",
      ])
    #expect(session.diagnostics.diagnostics.isEmpty)
  }

  @Test func `a run needs a deck, and options fit its kind`() throws {
    var session = session()
    #expect(session.plan([], axes: AxisOptions()) == nil)
    #expect(
      session.diagnostics.diagnostics.first?.message.hasPrefix("name a deck, which is a deck.json") == true)
    #expect(session.plan([temporary.path("none")], axes: AxisOptions()) == nil)
    #expect(session.diagnostics.diagnostics.count == 2 && session.faults.count == 2)
    let path = try deck("tour")
    func option(_ change: (inout AxisOptions) -> Void, assets: [String] = []) throws -> String? {
      var axes = AxisOptions()
      change(&axes)
      return #expect(throws: UsageError.self) {
        try SourceLoader.checkOptions(axes, assets: assets, operands: [path])
      }?.message
    }
    let rest = " is for Interface Builder documents; name a .storyboard or .xib file"
    #expect(try option { $0.scenes = ["a"] } == "--scene\(rest)")
    #expect(try option { $0.isCanvas = true } == "--canvas\(rest)")
    #expect(try option({ _ in }, assets: ["a"]) == "--assets\(rest)")
    var canvas = AxisOptions()
    canvas.isCanvas = true
    try SourceLoader.checkOptions(canvas, assets: ["a"], operands: [path, "Main.storyboard"])
    try SourceLoader.checkOptions(AxisOptions(), assets: [], operands: [path])
  }

  @Test func `a program draws its own pages and takes no deck`() throws {
    var session = session(HostProgram(name: "tours", catalog: catalog))
    #expect(session.plan([], axes: AxisOptions())?.sources.map(\.pages) == [[0, 1]])
    #expect(session.plan(["deck"], axes: AxisOptions()) == nil)
    #expect(
      session.diagnostics.diagnostics.map(\.message)
        == ["tours draws its own pages; leave deck out, and choose pages with --page"])
    var axes = AxisOptions()
    axes.pages = ["3"]
    #expect(session.plan([], axes: axes) == nil)
    #expect(session.diagnostics.diagnostics.count == 2)
  }

  @Test func `an app with the key of compatibility is warned from iOS 27 on`() throws {
    var catalog = catalog
    catalog.requiresCompatibility = true
    func warnings(_ systems: [SystemVersion]) -> [String] {
      var axes = AxisOptions()
      axes.systems = systems
      var session = session(HostProgram(name: "tours", catalog: catalog)) { $0.isQuiet = false }
      _ = session.plan([], axes: axes)
      return session.diagnostics.diagnostics.map(\.message)
    }
    #expect(warnings([.ios26, .ios17]).isEmpty)
    #expect(
      warnings([.ios27, .ios17]).contains { $0.hasPrefix("iOS 27 ignores UIDesignRequiresCompatibility") })
    catalog.requiresCompatibility = false
    #expect(
      warnings([.ios27, .ios27])
        == ["iOS 27 is drawn as iOS 26, since no measurement of its look is published"])
  }

  @Test func `the highest exit code counts`() {
    var session = session()
    #expect(session.finish() == 0 && session.finish(.difference) == 1)
    session.report([Diagnostic(.note, "n")])
    #expect(session.faults.isEmpty && session.finish() == 0)
    session.report([
      Diagnostic(.error, file: "f", "wrong", exitCode: .badInput), Diagnostic(.warning, file: "f", "w"),
    ])
    #expect(session.finish() == 3 && session.finish(.difference) == 3 && session.finish(.cannotWrite) == 5)
    #expect(session.faults.map(\.message) == ["wrong", "w"])
    #expect(session.errors(in: "f").count == 1 && session.errors(in: "g").isEmpty)
    #expect(session.errors(in: "f").first?.contains("wrong") == true)
  }

  @Test func `faults that lint tells are taken out`() {
    var session = session()
    var font = Diagnostic(.warning, "font")
    font.lintRule = "missing-font"
    session.report([Diagnostic(.warning, "other"), font])
    #expect(session.takeLintFaults().map(\.message) == ["font"])
    #expect(session.diagnostics.diagnostics.map(\.message) == ["other"] && session.takeLintFaults().isEmpty)
  }

  @Test func `devices of files are known beside those of the tool`() throws {
    try AtomicFileWriter().write("{", to: temporary.path("devices.json"))
    var session = session(HostProgram()) { $0.deviceFiles = [self.temporary.path("devices.json")] }
    #expect(session.knownDevices().devices.count == DeviceCatalog.builtin.devices.count)
    #expect(session.diagnostics.diagnostics.isEmpty)
    _ = session.plan([try deck("tour")], axes: AxisOptions())
    #expect(
      session.diagnostics.diagnostics.contains {
        $0.file == temporary.path("devices.json") && $0.severity == .error
      })
  }

  @Test func `shells propose pages and languages of decks that can be read`() throws {
    let tour = try deck("tour")
    let words = DeckWords.pages.words(of: [tour, temporary.path("none"), tour], program: HostProgram())
    #expect(words == ["one"])
    #expect(
      DeckWords.pages.words(of: [], program: HostProgram(name: "tours", catalog: catalog)) == ["one", "two"])
    #expect(DeckWords.locales.words(of: [tour], program: HostProgram()).isEmpty)
    var odd = catalog
    odd.pages = [Page("a-b_c.d") { UIView() }, Page("a b") { UIView() }]
    #expect(DeckWords.pages.words(of: [], program: HostProgram(name: "tours", catalog: odd)) == ["a-b_c.d"])
  }

  @Test func `the version of the recorded snapshots is kept, and noted`() throws {
    let tour = try deck("tour")
    func versions(_ recorded: RecordedVersions?, _ axes: AxisOptions = AxisOptions()) -> (
      [SystemVersion], [String]
    ) {
      var session = session()
      let plan = session.plan([tour], axes: axes, keeping: recorded)
      return (plan?.sources.map(\.defaults.system) ?? [], session.diagnostics.diagnostics.map(\.message))
    }
    let snapshots = temporary.path("S")
    #expect(versions(RecordedVersions(in: snapshots)).0 == [.ios26])
    let environment = DrawingEnvironment(architecture: "x", libraries: [], fonts: [])
    try AtomicFileWriter().write(environment.json, to: SnapshotFolder(snapshots).environment)
    let old = versions(RecordedVersions(in: snapshots))
    #expect(old.0 == [.ios17])
    #expect(
      old.1 == [
        "the snapshots show iOS 17, and so are the pages drawn; write \"ios\": 17 into the deck to keep it, or "
          + "\"ios\": 26 and record again to move on"
      ])
    #expect(versions(nil).0 == [.ios26])
    var axes = AxisOptions()
    axes.systems = [.ios18]
    #expect(versions(RecordedVersions(in: snapshots), axes).0 == [.ios18])
    #expect(versions(RecordedVersions(in: snapshots), axes).1.isEmpty)
  }

  @Test func `snapshots lie beside the file`() {
    #expect(RecordedVersions.folder(of: PlannedPages("one", file: "deck.json")) == "Snapshots")
    #expect(
      RecordedVersions.folder(of: PlannedPages("one", file: temporary.path("deck.json")))
        == temporary.path("Snapshots"))
    #expect(RecordedVersions.folder(of: PlannedPages("one", file: "/deck.json")) == "/Snapshots")
    #expect(RecordedVersions.folder(of: PlannedPages("one", file: "none/deck.json")) == "Snapshots")
  }
}
