import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// A live view of decks, from one save to the next.
@MainActor
struct LiveRunTests {
  private let folder = TemporaryFolder()
  private let axes: AxisOptions

  init() throws {
    let source = URL(filePath: Project.path("Examples/tutorial"))
    try FileManager.default.copyItem(at: source, to: URL(filePath: folder.path("deck")))
    var axes = AxisOptions()
    axes.devices = ["iphone-se-3", "iphone-x"]
    axes.locales = ["ja"]
    axes.orientations = [.portrait]
    axes.pages = ["1", "2"]
    self.axes = axes
  }

  private var deck: String { folder.path("deck/deck.json") }

  private func live() -> LiveRun {
    var options = RunOptions(jobs: 2)
    (options.isQuiet, options.showsProgress) = (true, false)
    return LiveRun([folder.path("deck")], options: options, program: HostProgram(), snapshots: nil)
  }

  /// Replaces a text of the deck's file once.
  private func edit(_ text: String, _ other: String) throws {
    let old = try String(contentsOfFile: deck, encoding: .utf8)
    let place = try #require(old.range(of: text))
    try old.replacingCharacters(in: place, with: other).write(toFile: deck, atomically: true, encoding: .utf8)
  }

  /// The text of the first page's summary, in quotation marks, as the deck has it.
  private func summary() throws -> String {
    let text = try String(contentsOfFile: deck, encoding: .utf8)
    return String(try #require(text.firstMatch(of: #/"summary":\s*("[^"]+")/#)).1)
  }

  @Test func `each page is drawn on each device, under the name that render gives it`() async throws {
    let run = live()
    let wall = await run.draw(axes, changed: [])
    let pages = Set(wall.screens.map(\.page))
    #expect(wall.screens.count == 2 * pages.count && pages.count == 2)
    for screen in wall.screens {
      #expect(screen.id.hasPrefix("\(screen.page)/iphone-") && !screen.isStale)
      let picture = try #require(screen.picture)
      let file = try #require(run.pictures.file(at: picture.address))
      let image = try StoredPicture(file).decode()
      #expect(image.width == picture.width && image.height == picture.height)
    }
    #expect(run.inputs.files.contains(deck))
    #expect(wall.menus.map(\.axis).starts(with: ["device", "locale", "appearance"]))
  }

  @Test func `a save draws the page that it is about, and no other`() async throws {
    let run = live()
    let before = await run.draw(axes, changed: [])
    let page = try #require(before.screens.first?.page)
    try edit(try summary(), "\"changed\"")
    let after = await run.draw(axes, changed: [deck])
    let changed = zip(before.screens, after.screens).filter { $0.picture != $1.picture }.map(\.0.page)
    #expect(Set(changed) == [page] && changed.count == 2)
  }

  @Test func `a half saved file keeps the last good pictures, and the next save takes them back`()
    async throws
  {
    let run = live()
    let good = await run.draw(axes, changed: [])
    let text = try Data(contentsOf: URL(filePath: deck))
    try text.prefix(text.count / 2).write(to: URL(filePath: deck))
    let half = await run.draw(axes, changed: [deck])
    #expect(half.screens.map(\.picture) == good.screens.map(\.picture))
    #expect(half.screens.allSatisfy { $0.isStale && !$0.faults.isEmpty } && !half.problems.isEmpty)
    try text.write(to: URL(filePath: deck))
    let again = await run.draw(axes, changed: [deck])
    #expect(again.screens == good.screens && again.problems == good.problems)
  }

  @Test(arguments: ["nothing", "a folder", "an empty file"])
  func `a file that is replaced by something else keeps them too`(other: String) async throws {
    let run = live()
    let good = await run.draw(axes, changed: [])
    try FileManager.default.removeItem(atPath: deck)
    switch other {
    case "a folder": try FileManager.default.createDirectory(atPath: deck, withIntermediateDirectories: false)
    case "an empty file": try Data().write(to: URL(filePath: deck))
    default: break
    }
    let wall = await run.draw(axes, changed: [deck])
    #expect(wall.screens.map(\.picture) == good.screens.map(\.picture))
    #expect(wall.screens.allSatisfy(\.isStale) && wall.problems.contains { $0.severity == .error })
  }

  @Test func `one page with a fault is dimmed, the others change`() async throws {
    let run = live()
    let good = await run.draw(axes, changed: [])
    let page = try #require(good.screens.first?.page)
    try edit("\"summary\"", "\"sumary\"")
    let wall = await run.draw(axes, changed: [deck])
    #expect(Set(wall.screens.filter(\.isStale).map(\.page)) == [page])
    #expect(wall.screens.map(\.id) == good.screens.map(\.id))
  }

  @Test func `a changed picture is decoded anew`() async throws {
    let run = live()
    let before = await run.draw(axes, changed: [])
    let pictures = run.inputs.files.filter { $0.hasPrefix(folder.path("deck/")) && $0.hasSuffix(".png") }
      .sorted()
    try #require(pictures.count > 1)
    let other = try Data(contentsOf: URL(filePath: pictures[1]))
    try other.write(to: URL(filePath: pictures[0]))
    let after = await run.draw(axes, changed: [pictures[0]])
    #expect(before.screens.map(\.picture) != after.screens.map(\.picture))
  }

  @Test func `other axes are shown, and those before again without being drawn`() async throws {
    let run = live()
    let light = await run.draw(axes, changed: [])
    var dark = axes
    dark.directions = [.rightToLeft]
    let other = await run.draw(dark, changed: [])
    #expect(other.screens.allSatisfy { $0.details.contains("rtl") && $0.id.hasSuffix(".rtl") })
    let cost = run.pictures.cost
    #expect(await run.draw(axes, changed: []).screens == light.screens)
    #expect(run.pictures.cost == cost)
  }

  @Test func `an unknown device is a problem, and the pictures stay`() async throws {
    let run = live()
    let good = await run.draw(axes, changed: [])
    var wrong = axes
    wrong.devices = ["iphone-99"]
    let wall = await run.draw(wrong, changed: [])
    #expect(wall.screens.map(\.picture) == good.screens.map(\.picture))
    #expect(wall.problems.contains { $0.message.contains("iphone-99") })
  }

  @Test func `each view has its frame, and the rule behind it`() async throws {
    let run = live()
    let wall = await run.draw(axes, changed: [])
    let screen = try #require(wall.screens.first { $0.id.hasSuffix("iphone-x") })
    guard case .array(let views)? = run.views(of: screen.id) else {
      Issue.record("no views")
      return
    }
    let names = views.map { view -> String in
      guard case .object(let members) = view,
        case .string(let name)? = members.first(where: { $0.0 == "name" })?.1
      else { return "" }
      return name
    }
    // The tutorial's cell on an iPhone X: the controls are 50 pt tall above the safe area's bottom, 812 − 34.
    let controls = try #require(names.firstIndex(of: "controls"))
    let lines = try #require(run.explanation(of: screen.id, view: controls))
    #expect(lines.first?.contains("controls") == true && lines.first?.hasSuffix("frame 0 728 375 50") == true)
    #expect(lines.contains { $0.contains("because") || $0.contains("=") })
    guard case .object(let members) = views[controls],
      case .array(let numbers)? = members.first(where: { $0.0 == "frame" })?.1
    else {
      Issue.record("no frame")
      return
    }
    #expect(numbers.map(\.text) == ["0", "728", "375", "50"])
    #expect(
      members.map(\.0).starts(with: ["view", "name", "class", "frame"])
        && members[0].1.text == "\(controls)")
    #expect(run.views(of: "nothing") == nil && run.explanation(of: screen.id, view: 9999)?.isEmpty != false)
  }

  @Test func `a font that is gone is looked for anew, another changed file leaves the fonts alone`()
    async throws
  {
    let fonts = folder.path("fonts")
    try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: TestFont.path, toPath: "\(fonts)/a.ttf")
    var options = RunOptions(jobs: 2)
    (options.isQuiet, options.showsProgress, options.fontDirectories) = (true, false, [fonts])
    let run = LiveRun([folder.path("deck")], options: options, program: HostProgram(), snapshots: nil)
    var axes = axes
    (axes.devices, axes.pages) = (["iphone-se-3"], ["1"])
    func hasErrors(_ changed: String) async -> Bool {
      await run.draw(axes, changed: [changed]).problems.contains { $0.severity == .error }
    }
    #expect(await !hasErrors(deck))
    try FileManager.default.removeItem(atPath: fonts)
    #expect(await !hasErrors(deck))
    #expect(await hasErrors("\(fonts)/a.ttf"))
  }

  @Test func `lint's findings become marks with places`() async throws {
    let run = live()
    _ = await run.draw(axes, changed: [])
    try edit(try summary(), "\"\(String(repeating: "too long ", count: 400))\"")
    _ = await run.draw(axes, changed: [deck])
    let wall = try #require(await run.judge { false })
    let marks = wall.screens.flatMap(\.marks)
    #expect(marks.contains { $0.severity == .error && !$0.areas.isEmpty && !$0.text.isEmpty })
    // Pages that are to be drawn anew are not judged.
    #expect(await run.judge { true } == nil)
  }
}

/// The store of pictures.
struct LivePicturesTests {
  private func file(_ count: Int) -> [UInt8] { [UInt8](repeating: 1, count: count) }

  @Test func `pictures on the view stay, others go beyond the budget, the oldest first`() {
    let pictures = LivePictures(budget: 25)
    for name in ["a", "b", "c", "d"] { pictures.add(file(10), as: name) }
    // "b" was used last of the three that are not shown: 30 bytes, of which 25 may stay.
    #expect(pictures.file(at: "b") != nil)
    pictures.keep(["d"])
    #expect(pictures.file(at: "a") == nil)
    #expect(pictures.file(at: "b") != nil && pictures.file(at: "c") != nil && pictures.file(at: "d") != nil)
    #expect(pictures.cost == 30)
  }

  @Test func `of pictures that nobody asked for again the first go`() {
    let pictures = LivePictures(budget: 50)
    let names = (0..<20).map { "p\($0)" }
    for name in names { pictures.add(file(10), as: name) }
    pictures.keep([])
    #expect(names.filter { pictures.file(at: $0) != nil } == Array(names.suffix(5)) && pictures.cost == 50)
  }

  @Test func `a picture that is added twice counts once`() {
    let pictures = LivePictures()
    pictures.add(file(10), as: "a")
    pictures.add(file(4), as: "a")
    #expect(pictures.cost == 4)
  }
}
