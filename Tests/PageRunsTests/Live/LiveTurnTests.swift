import Foundation
import LayoutEngine
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Turns of a live view over small decks.
@MainActor
struct LiveTurnTests {
  private let temporary = TemporaryFolder()

  private func live(_ names: [String], snapshots: String? = nil, fonts: [String] = []) throws -> LiveRun {
    var options = RunOptions(jobs: 1)
    (options.isQuiet, options.showsProgress, options.fontDirectories) = (true, false, fonts)
    return LiveRun(
      names.map { temporary.path($0) }, options: options, program: HostProgram(), snapshots: snapshots)
  }

  @discardableResult
  private func deck(_ name: String, _ ids: String..., title: String = "T") throws -> String {
    let folder = try SmallPages.deck(ids, in: temporary.path(name))
    guard title != "T" else { return "\(folder)/deck.json" }
    let text = try String(contentsOfFile: "\(folder)/deck.json", encoding: .utf8)
    try AtomicFileWriter().write(text.replacing("\"T\"", with: "\"\(title)\""), to: "\(folder)/deck.json")
    return "\(folder)/deck.json"
  }

  @Test func `screens have their names, files and titles`() async throws {
    let file = try deck("one", "a")
    try deck("two", "b", title: "Second")
    let wall = try await live(["one", "two"]).draw(SmallPages.axes, changed: [])
    #expect(wall.title == "T, Second")
    #expect(wall.screens.map(\.id) == ["one/a/\(SmallPages.device)", "two/b/\(SmallPages.device)"])
    #expect(wall.screens.map(\.page) == ["a", "b"] && wall.screens[0].device == SmallPages.device)
    #expect(wall.screens[0].file == file && wall.screens[0].position != nil)
    #expect(wall.screens.allSatisfy { $0.details.isEmpty && $0.snapshot == nil && $0.picture?.width == 200 })
  }

  @Test func `a screen knows its snapshot, in the folder of its deck or in one for all`() async throws {
    try deck("one", "a")
    try deck("two", "a")
    let own = temporary.path("one/Snapshots/a/\(SmallPages.device).png")
    try AtomicFileWriter().write("x", to: own)
    let wall = try await live(["one", "two"]).draw(SmallPages.axes, changed: [])
    #expect(wall.screens.map { $0.snapshot?.path } == [own, nil])
    let shared = temporary.path("S/two/a/\(SmallPages.device).png")
    try AtomicFileWriter().write("x", to: shared)
    let all = try await live(["one", "two"], snapshots: temporary.path("S")).draw(
      SmallPages.axes, changed: [])
    #expect(all.screens.map { $0.snapshot?.path } == [nil, shared])
    let single = try await live(["one"], snapshots: temporary.path("S/two")).draw(
      SmallPages.axes, changed: [])
    #expect(single.screens.map { $0.snapshot?.path } == [shared])
  }

  @Test func `details are the values that differ from the deck's`() async throws {
    try deck("one", "a")
    var axes = SmallPages.axes
    axes.orientations = [.landscape]
    axes.appearances = [.dark]
    axes.locales = ["ar"]
    axes.contentSizes = [.small]
    axes.directions = [.leftToRight]
    axes.systems = [.ios18]
    let wall = try await live(["one"]).draw(axes, changed: [])
    // A version of the command line is the default.
    #expect(wall.screens.map(\.details) == [["landscape", "dark", "ar", ContentSize.small.rawValue, "ltr"]])
    axes.directions = nil
    let usual = try await live(["one"]).draw(axes, changed: [])
    #expect(usual.screens.map(\.details) == [["landscape", "dark", "ar", ContentSize.small.rawValue]])
  }

  @Test func `errors of the command line and of files are known at the start`() throws {
    try deck("one", "a")
    #expect(try live(["one"]).startingFaults(SmallPages.axes).isEmpty)
    #expect(try live(["none"]).startingFaults(SmallPages.axes).map(\.severity) == [.error])
    var axes = SmallPages.axes
    axes.devices = ["iphone-99"]
    #expect(try live(["one"]).startingFaults(axes).count == 1)
  }

  @Test func `a page that was taken out is gone, one that was torn stays with its fault`() async throws {
    let file = try deck("one", "a", "b")
    let run = try live(["one"])
    let both = await run.draw(SmallPages.axes, changed: [])
    #expect(both.screens.map(\.page) == ["a", "b"])
    try deck("one", "a")
    #expect(await run.draw(SmallPages.axes, changed: [file]).screens.map(\.page) == ["a"])
    try deck("one", "a", "b")
    _ = await run.draw(SmallPages.axes, changed: [file])
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let torn = text.replacing(#""id": "b", "image""#, with: #""id": "b", "imgae""#)
    try AtomicFileWriter().write(torn, to: file)
    let wall = await run.draw(SmallPages.axes, changed: [file])
    #expect(wall.screens.map(\.page) == ["a", "b"] && wall.screens.map(\.isStale) == [false, true])
    #expect(!wall.screens[1].faults.isEmpty)
    #expect(wall.screens[1].picture == both.screens[1].picture)
  }

  @Test func `of two decks the one that cannot be read stays with its own errors`() async throws {
    try deck("one", "a")
    let file = try deck("two", "b")
    let run = try live(["one", "two"])
    _ = await run.draw(SmallPages.axes, changed: [])
    try AtomicFileWriter().write("{", to: file)
    let wall = await run.draw(SmallPages.axes, changed: [file])
    #expect(wall.screens.map(\.page).contains("b"))
    let stale = try #require(wall.screens.first { $0.page == "b" })
    #expect(stale.isStale && stale.faults.allSatisfy { $0.file == file } && !stale.faults.isEmpty)
    #expect(wall.screens.first { $0.page == "a" }?.isStale == false)
    let none = try live(["one", "one"])
    #expect(await none.draw(SmallPages.axes, changed: []).screens.count == 2)
  }

  @Test func `pages with pictures that cannot be read keep the last one`() async throws {
    try deck("one", "a")
    let run = try live(["one"])
    let good = await run.draw(SmallPages.axes, changed: [])
    let picture = temporary.path("one/a.png")
    try AtomicFileWriter().write("no picture", to: picture)
    let wall = await run.draw(SmallPages.axes, changed: [picture])
    #expect(wall.screens.map(\.isStale) == [true] && wall.screens[0].picture == good.screens[0].picture)
    #expect(!wall.screens[0].faults.isEmpty && !wall.problems.isEmpty)
  }

  @Test func `fonts are opened again once their file or folder changes`() async throws {
    try deck("one", "a")
    try AtomicFileWriter.makeFolder(temporary.path("fonts"))
    let path = temporary.path("fonts/sound.ttf")
    try FileManager.default.copyItem(atPath: TestFont.path, toPath: path)
    let run = try live(["one"], fonts: [temporary.path("fonts")])
    func skipped(_ changed: Set<String>) async -> Int? {
      _ = await run.draw(SmallPages.axes, changed: changed)
      return run.drawn?.fonts.catalogs.first?.skipped.count
    }
    #expect(await skipped([]) == 0)
    let bad = temporary.path("fonts/bad.ttf")
    try AtomicFileWriter().write("no font", to: bad)
    #expect(await skipped([]) == 0)
    #expect(await skipped(["elsewhere", temporary.path("fontsandmore/x.ttf")]) == 0)
    #expect(await skipped([bad]) == 1)
    // Fonts with a warning are opened by each turn, which tells it again.
    unlink(bad)
    #expect(await skipped([]) == 0)
    try AtomicFileWriter().write("no font", to: bad)
    #expect(await skipped([temporary.path("fonts")]) == 1)
  }

  @Test func `views are numbered from back to front, with frames and places`() async throws {
    let file = try deck("one", "a")
    let run = try live(["one"])
    #expect(
      run.views(of: "a/\(SmallPages.device)") == nil
        && run.explanation(of: "a/\(SmallPages.device)", view: 0) == nil)
    _ = await run.draw(SmallPages.axes, changed: [])
    let text = try #require(run.views(of: "a/\(SmallPages.device)")).compactText
    #expect(text.hasPrefix(#"[{"view":0,"name":""#))
    #expect(text.contains(#""frame":[0,0,200,400]"#))
    #expect(
      text.contains("\"file\":\"\(FilePath.absolute(file) ?? "")\"")
        && text.contains("\"line\":1,\"column\":"))
    let lines = try #require(run.explanation(of: "a/\(SmallPages.device)", view: 0))
    #expect(!lines.isEmpty && !lines[0].contains(" on \(SmallPages.device)"))
  }

  @Test func `nothing is judged before pages were drawn`() async throws {
    try deck("one", "a")
    #expect(try await live(["one"]).judge { false } == nil)
  }

  @Test func `marks are of the environment in which the fault shows`() async throws {
    _ = try SmallPages.deck(
      ["a"], in: temporary.path("one"), summary: String(repeating: "very long words ", count: 100))
    let run = try live(["one"])
    var axes = SmallPages.axes
    axes.devices = [SmallPages.device, "800x1600@1x"]
    _ = await run.draw(axes, changed: [])
    let wall = try #require(await run.judge { false })
    #expect(!wall.screens[0].marks.isEmpty)
    #expect(wall.screens[0].marks.count > wall.screens[1].marks.count)
    let mark = wall.screens[0].marks[0]
    #expect(
      LintRule(rawValue: mark.rule) != nil && mark.file?.hasSuffix("deck.json") == true && !mark.text.isEmpty)
    // A turn without a change keeps the marks until they are judged anew.
    #expect(await run.draw(axes, changed: []).screens.map(\.marks) == wall.screens.map(\.marks))
  }
}

struct LiveWorkersTests {
  @Test func `each task has a worker of its own, and the next turn the same ones`() throws {
    let workers = LiveWorkers()
    var made = 0
    func next() -> PageWorker {
      workers.next {
        made += 1
        return PageWorker(fonts: RunFonts(directories: [], sources: []))
      }
    }
    let (first, second) = (next(), next())
    #expect(first !== second && made == 2)
    workers.rewind()
    #expect(next() === first && next() === second && made == 2)
    _ = next()
    #expect(made == 3)
  }
}
