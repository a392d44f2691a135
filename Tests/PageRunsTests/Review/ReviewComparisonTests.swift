import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// The other side of a review: snapshots, an older deck, or artboards.
@MainActor
struct ReviewComparisonTests {
  private let decks = PlannedDecks()
  private var temporary: TemporaryFolder { decks.temporary }

  private struct Found {
    var baselines: [ReviewBaseline?]
    var reported: [Diagnostic]
  }

  private func baselines(
    _ path: String, of paths: [String], _ change: (inout AxisOptions) -> Void = { _ in }
  ) async throws -> Found {
    var (session, axes) = (Session.quiet(), AxisOptions())
    change(&axes)
    let planned = session.plan(paths, axes: axes)
    let plan = try #require(planned)
    var arguments = Arguments(commandName: "review")
    arguments.operands = ["tour"]
    let before = session.diagnostics.diagnostics.count
    let found = try await ReviewBaselines(path: path, plan: plan, arguments: arguments)
      .baselines(&session, axes: axes)
    return Found(baselines: found, reported: Array(session.diagnostics.diagnostics.dropFirst(before)))
  }

  private func entry(_ id: String, step: String? = nil) -> PageEntry {
    PageEntry(id: id, number: 1, step: step)
  }

  private func environment(_ id: String, locale: String = "en") throws -> PageEnvironment {
    PageEnvironment(device: try DeviceCatalog.builtin.device(id), locale: locale)
  }

  @Test func `a path without snapshots is an error`() async throws {
    let deck = try decks.deck("tour", "one")
    let none = try await baselines(temporary.path("none"), of: [deck])
    #expect(
      none.reported == [
        Diagnostic(
          .error, file: temporary.path("none"),
          "the path given with --against does not exist; name a folder of snapshots, or a deck",
          exitCode: .badInput)
      ])
    #expect(none.baselines.count == 1 && none.baselines[0] == nil)
    try AtomicFileWriter().write("", to: temporary.path("file"))
    let file = try await baselines(temporary.path("file"), of: [deck, deck])
    #expect(
      file.reported.map(\.message)
        == ["the path given with --against is neither a folder of snapshots nor a deck; name one"])
    #expect(file.baselines.count == 2)
  }

  @Test func `snapshots have the names of a run, and the command that records them`() async throws {
    let (tour, help) = (try decks.deck("tour", "one"), try decks.deck("help", "one"))
    try AtomicFileWriter.makeFolder(temporary.path("S"))
    func names(_ paths: String...) async throws -> [String] {
      let found = try await baselines(temporary.path("S"), of: paths)
      #expect(found.reported.isEmpty)
      return try found.baselines.map { baseline in
        guard case .snapshots(let folder, let command, let name) = baseline else { return "none" }
        #expect(folder.path == temporary.path("S"))
        #expect(command == "renderpages record tour --snapshots \(temporary.path("S")) --record missing")
        return name(entry("one", step: "next"), try environment("iphone-x", locale: "ja"))
      }
    }
    // The deck has no matrix: its default is English.
    #expect(try await names(tour) == ["one/iphone-x.ja.ios17.next"])
    #expect(
      try await names(tour, help) == ["tour/one/iphone-x.ja.ios17.next", "help/one/iphone-x.ja.ios17.next"])
  }

  @Test func `an older deck is drawn on the devices of the newer one`() async throws {
    func matrix(_ device: String) -> String { #""matrix": {"devices": ["\#(device)"]},"# }
    let tour = try decks.deck("tour", "one", "two", settings: matrix("ipad-10"))
    let old = try decks.deck("old", "zero", "one", "two", settings: matrix("iphone-se-3"))
    for path in [old, "\(old)/deck.json"] {
      let found = try await baselines(path, of: [tour]) { $0.pages = ["2"] }
      guard case .pages(let source, let former) = found.baselines.first ?? nil else {
        Issue.record("no pages: \(found.reported)")
        return
      }
      #expect(source.entries.map(\.id) == ["zero", "one", "two"])
      #expect(source.environments.map(\.device.id) == ["ipad-10"])
      #expect(former.map(\.device.id) == ["iphone-se-3"])
      #expect(found.reported.isEmpty)
    }
  }

  /// Two sources are compared by name; one deck only has its own.
  @Test func `of several decks one without an older one is told`() async throws {
    let (tour, help) = (try decks.deck("tour", "one"), try decks.deck("help", "one"))
    let old = try decks.deck("old/help", "one")
    let found = try await baselines(old, of: [tour, help])
    #expect(found.baselines.map { $0 != nil } == [false, true])
    #expect(
      found.reported == [
        Diagnostic(
          .warning, file: old,
          "has no pages of tour, which are not compared; review that alone, or name a folder of snapshots of all: "
            + "renderpages record tour --snapshots FOLDER --record missing")
      ])
  }

  @Test(arguments: ["none.json", "none.storyboard", "none.XIB"])
  func `a deck or document that cannot be read is told as such`(name: String) async throws {
    let found = try await baselines(temporary.path(name), of: [try decks.deck("tour", "one")])
    #expect(found.baselines.count == 1 && found.baselines[0] == nil)
    #expect(!found.reported.isEmpty && !found.reported.contains { $0.message.contains("--against") })
  }
}
