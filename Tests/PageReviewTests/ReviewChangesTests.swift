import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import PageSnapshots

/// Before and after in a review.
@MainActor
struct ReviewChangesTests {
  private func plan(_ now: [PreparedPage], since before: [PreparedPage]) async throws -> ReviewPlanner {
    let reviewing = Reviewing()
    var review = try reviewing.review(now)
    review.sources[0].baseline = .pages(try reviewing.source(before))
    return try await Reviewing.plan(review)
  }

  @Test func `a page that changed has a sheet with both pictures and what changed in words`() async throws {
    let planner = try await plan(
      [Reviewing.page("a", "New words"), Reviewing.page("b", "Same")],
      since: [Reviewing.page("a", "Old words"), Reviewing.page("b", "Same")])
    let changed = planner.sheets.map(\.number).filter { $0.hasSuffix(".changes") }
    #expect(changed == ["a.iphone-se-3.changes"])
    let words = try Reviewing.words(on: try planner.sheet("a.iphone-se-3.changes"), of: planner)
    // Before, after, and the difference.
    #expect(words.filter { $0.hasPrefix("[") }.count == 3)
    #expect(
      words.contains { $0.contains("headline: text changed: \"Old words\" → \"New words\"") }, "\(words)")
  }

  @Test func `a page that is new says so`() async throws {
    let planner = try await plan([Reviewing.page("a", "Here")], since: [])
    let words = try Reviewing.words(on: try planner.sheet("a.iphone-se-3.changes"), of: planner)
    #expect(words.contains("New: there is nothing to compare with."))
    #expect(planner.review.faults.isEmpty)
  }

  // MARK: Snapshots

  /// Records pages on all devices of a review, as `record` names them.
  private func record(_ pages: [PreparedPage], _ reviewing: Reviewing) throws -> SnapshotFolder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("review-\(UUID().uuidString)")
      .path
    let (folder, writer) = (SnapshotFolder(path), AtomicFileWriter())
    let renderer = try PageRenderer(fonts: FontCatalog())
    for page in pages {
      for environment in try reviewing.environments() {
        let solved = try renderer.solve(page, in: environment)
        let name = "\(page.id)/\(environment.device.id)"
        try renderer.writePNG(of: solved.scene, to: folder.picture(name), with: writer)
        try writer.write(solved.frameTree(in: environment).text, to: folder.tree(name))
      }
    }
    return folder
  }

  private func plan(
    _ now: [PreparedPage], _ reviewing: Reviewing, since folder: SnapshotFolder,
    _ change: (inout ReviewSource) -> Void = { _ in }
  ) async throws -> ReviewPlanner {
    var review = try reviewing.review(now)
    review.sources[0].baseline = .snapshots(folder) { "\($0.id)/\($1.device.id)" }
    change(&review.sources[0])
    return try await Reviewing.plan(review)
  }

  private func changed(_ planner: ReviewPlanner) -> [String] {
    planner.sheets.map(\.number).filter { $0.hasSuffix(".changes") }
  }

  @Test func `a page nothing of which was recorded is new, and no fault`() async throws {
    let (old, new) = (Reviewing.page("a", "Here"), Reviewing.page("b", "Also here"))
    let folder = try record([old], Reviewing())
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let planner = try await plan([old, new], Reviewing(), since: folder)
    #expect(changed(planner) == ["b.iphone-se-3.changes"])
    #expect(planner.review.faults.isEmpty)
    let summary = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
    #expect(summary.contains("b:  New: there is nothing to compare with."), "\(summary)")
  }

  @Test func `a missing snapshot of a recorded page is told in its place and with the findings`() async throws
  {
    var reviewing = Reviewing()
    reviewing.devices = ["iphone-se-3", "iphone-16-pro"]
    let pages = [Reviewing.page("a", "Here"), Reviewing.page("b", "There")]
    let folder = try record(pages, reviewing)
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let file = folder.picture("a/iphone-se-3")
    try FileManager.default.removeItem(atPath: file)
    let planner = try await plan(pages, reviewing, since: folder)
    let fault = try #require(planner.review.faults.first)
    #expect(fault.file == file && fault.exitCode == .difference)
    #expect(planner.review.faults.count == 1)
    let words = try Reviewing.words(on: try planner.sheet("a.iphone-se-3.changes"), of: planner)
    #expect(words.contains { $0.contains("does not exist") }, "\(words)")
    let findings = try Reviewing.words(on: try planner.sheet("findings"), of: planner)
    #expect(findings.contains { $0.contains("the snapshot to compare with does not exist") }, "\(findings)")
    #expect(findings.contains("a  ·  iPhone SE (3rd generation)"), "\(findings)")
    let links = Reviewing.links(
      try Reviewing.scene(of: try planner.sheet("findings"), of: planner).scene.items)
    #expect(links.contains("a.iphone-se-3.changes"), "\(links)")
  }

  @Test func `a page that changed on one device and is not compared on another is listed as both`()
    async throws
  {
    var reviewing = Reviewing()
    reviewing.devices = ["iphone-se-3", "iphone-16-pro"]
    let folder = try record([Reviewing.page("a", "Here")], reviewing)
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    try FileManager.default.removeItem(atPath: folder.picture("a/iphone-se-3"))
    let planner = try await plan([Reviewing.page("a", "Elsewhere")], reviewing, since: folder)
    let sheet = try planner.sheet("changes")
    #expect(sheet.subtitle.contains("1 change on 1 page, 1 not compared"), "\(sheet.subtitle)")
    let listed = try Reviewing.words(on: sheet, of: planner).filter { $0.hasPrefix("a:  ") }
    #expect(listed.count == 2 && listed[0].contains("text changed"), "\(listed)")
    #expect(listed.last?.contains("does not exist") == true, "\(listed)")
  }

  @Test func `a folder that holds nothing of the pages is one error`() async throws {
    let planner = try await plan(
      [Reviewing.page("a", "Here"), Reviewing.page("b", "There")], Reviewing(),
      since: SnapshotFolder("/nonexistent/snapshots"))
    #expect(planner.review.faults.map(\.exitCode) == [.difference])
    #expect(changed(planner) == [])
    for number in ["changes", "findings"] {
      let words = try Reviewing.words(on: try planner.sheet(number), of: planner)
      #expect(words.contains { $0.contains("has no snapshot of the pages of Deck") }, "\(words)")
    }
  }

  @Test func `a device on which nothing was recorded is named once, and is no fault`() async throws {
    let pages = [Reviewing.page("a", "Here"), Reviewing.page("b", "There")]
    let folder = try record(pages, Reviewing())
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    var reviewing = Reviewing()
    reviewing.devices = ["iphone-se-3", "iphone-16-pro"]
    let planner = try await plan(pages, reviewing, since: folder)
    #expect(changed(planner) == [] && planner.review.faults.isEmpty)
    let words = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
    #expect(words.contains("Not compared, as nothing was ever recorded there: iPhone 16 Pro"), "\(words)")
  }

  // MARK: What is gone

  @Test func `a page that is gone from the deck is told once, with its old picture`() async throws {
    let planner = try await plan(
      [Reviewing.page("a", "Here")], since: [Reviewing.page("a", "Here"), Reviewing.page("x", "Gone")])
    let words = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
    #expect(words.count { $0.contains("Page “x” was removed.") } == 1, "\(words)")
    // Its screen, with what it shows in words.
    #expect(words.filter { $0.hasPrefix("[") } == ["[x, iPhone SE (3rd generation): Gone]"])
    let cover = try Reviewing.words(on: try planner.sheet("cover"), of: planner)
    #expect(cover.contains("1 change on 1 page: 1 removed"), "\(cover)")
  }

  @Test func `a recorded page that is gone is told once, with its old picture`() async throws {
    let kept = Reviewing.page("a", "Here")
    let folder = try record([kept, Reviewing.page("x", "Gone")], Reviewing())
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    // Somebody's own picture is no snapshot.
    try FileManager.default.createDirectory(atPath: folder.path + "/notes", withIntermediateDirectories: true)
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.path + "/notes/sketch.png"))
    let planner = try await plan([kept], Reviewing(), since: folder)
    let words = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
    #expect(
      words.filter { $0.contains("was removed") } == ["Page “x” was removed.", "[Page “x” was removed.]"])
    #expect(planner.review.faults.isEmpty)
  }

  /// Steps are pages of their own, in the names of pictures behind the device's.
  @Test func `a step of a flow that is gone is told as a page is, and one that is new is new`() async throws {
    func steps(_ names: [String?]) throws -> ReviewSource {
      var source = try Reviewing().source(names.map { _ in Reviewing.page("a", "Here") })
      for (index, name) in names.enumerated() { source.entries[index].step = name }
      return source
    }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("review-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: path) }
    let folder = SnapshotFolder(path.path)
    let environment = try #require(try Reviewing().environments().first)
    let renderer = try PageRenderer(fonts: FontCatalog())
    let solved = try renderer.solve(Reviewing.page("a", "Here"), in: environment)
    for suffix in ["", ".tap-next", ".drag-to-1.5"] {
      let name = "a/iphone-se-3\(suffix)"
      try renderer.writePNG(of: solved.scene, to: folder.picture(name), with: AtomicFileWriter())
      try AtomicFileWriter().write(solved.frameTree(in: environment).text, to: folder.tree(name))
    }
    let naming = { @Sendable (entry: PageEntry, environment: PageEnvironment) in
      "\(entry.id)/\(environment.device.id)" + (entry.step.map { ".\($0)" } ?? "")
    }
    let former: [String?] = [nil, "tap-next", "drag-to-1.5"]
    for baseline in [ReviewBaseline.snapshots(folder, name: naming), .pages(try steps(former))] {
      var source = try steps([nil, "tap-next", "rotate"])
      source.baseline = baseline
      source.hasAllScreens = true
      let planner = try await Reviewing.plan(
        Review(settings: ReviewSettings(title: "Review"), sources: [source]))
      let words = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
      #expect(words.contains("Page “a  ›  drag-to-1.5” was removed."), "\(words)")
      #expect(words.contains("a  ›  rotate:  New: there is nothing to compare with."), "\(words)")
      #expect(words.count { $0.contains("removed.") && !$0.hasPrefix("[") } == 1)
      #expect(!words.contains { $0.contains("Not compared") || $0.contains("no longer") }, "\(words)")
    }
  }

  @Test(arguments: [
    ("tap-next", true), ("double-tap-a", true), ("scroll-to-4", true), ("scroll-pages-to-2", true),
    ("rotate", true), ("rotate-2", true), ("go-back", true), ("swipe-left", true), ("wait-2", true),
    ("swipe-in", false), ("set-text-size-AX1", true),
    ("select-segment-1-of-kind", true), ("tap-", false), ("rotated", false), ("rotate-x", false),
    ("dark", false), ("landscape", false), ("ja", false), ("zh-Hant", false), ("ax1", false), ("rtl", false),
  ])
  func `a step is told from what else names of pictures end in`(name: String, isStep: Bool) {
    #expect(FlowStep.isName(name) == isStep)
  }

  @Test func `recorded screens are called as the devices and axes are`() throws {
    let numbers = SheetNumber(review: try Reviewing().review([Reviewing.page("a", "Here")]))
    let shown = ["iphone-16-pro", "iphone-16-pro-max.landscape.dark", "ipad-10.ja.ax1", "my-phone.dark"].map {
      numbers.shown(screen: $0, of: 0, ReviewWords())
    }
    #expect(
      shown == [
        "iPhone 16 Pro", "iPhone 16 Pro Max  ·  Landscape  ·  Dark",
        "iPad (10th generation)  ·  ja  ·  Text size AX1", "my-phone.dark",
      ])
  }

  // MARK: Where things go

  /// Two pictures on A4 and A3, of 770 × 480 pt and 1118 × 726 pt.
  @Test func `pictures of what changed are as large as the sheet allows`() {
    let (a4, a3) = (Size(width: 770, height: 480), Size(width: 1118, height: 726))
    let phone = Size(width: 402, height: 874)
    // As high as the sheet without the caption of 18 pt.
    for room in [a4, a3] {
      let plan = ChangesSheetPlan(screen: phone, count: 2, room: room)
      #expect(!plan.isStacked && abs(plan.shown.height - (room.height - 18)) < 1e-6)
    }
    // Beside each other a turned phone is (1118 − 210 − 2 · 24) / 2 = 430 pt wide; one below the other it is
    // (726 − 24) / 2 − 18 = 333 pt high and 333 · 874 / 402 = 724 pt wide.
    let turned = ChangesSheetPlan(screen: Size(width: 874, height: 402), count: 2, room: a3)
    #expect(turned.isStacked && abs(turned.shown.height - 333) < 1e-6)
    // Of a new page there is one.
    let one = ChangesSheetPlan(screen: Size(width: 874, height: 402), count: 1, room: a3)
    #expect(abs(one.shown.width - (1118 - 210 - 24)) < 1e-6)
  }

  @Test(arguments: 1...40) func `pictures of removed pages are in even rows on even sheets`(count: Int) {
    let ratios = (0..<count).map { $0 % 5 == 4 ? 874.0 / 402 : 402.0 / 874 }
    for rest in [0.0, 200, 400, 480] {
      let room = Size(width: 770, height: 480)
      let sheets = RemovedPictures.sheets(ratios, room: room, rest: rest)
      #expect(sheets.flatMap(\.rows).flatMap { Array($0) } == Array(0..<count))
      for sheet in sheets {
        let counts = sheet.rows.map(\.count)
        #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1)
        #expect(sheet.height >= 150 || sheet.rows.joined().count == 1)
        for row in sheet.rows {
          #expect(
            ratios[row].reduce(0) { $0 + $1 * sheet.height } + Double(row.count - 1) * 18 <= room.width + 1e-6
          )
        }
        // A caption of 14 pt, 10 pt above it, 7 pt between rows.
        let used = sheet.rows.reduce(-7) { sum, _ in sum + sheet.height + 14 + 10 + 7 }
        #expect(used <= (sheet.isNew ? room.height : rest) + 1e-6)
      }
      let shown = sheets.map { $0.rows.joined().count }
      #expect((shown.max() ?? 0) - (shown.min() ?? 0) <= 1)
    }
  }

  @Test func `where only some pages are shown, none of the others is said to be gone`() async throws {
    let kept = Reviewing.page("a", "Here")
    let folder = try record([kept, Reviewing.page("x", "Elsewhere")], Reviewing())
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let planner = try await plan([kept], Reviewing(), since: folder) { $0.hasAllPages = false }
    let words = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
    #expect(words.contains("Nothing changed."), "\(words)")
    #expect(!words.contains { $0.contains("removed") })
  }

  @Test func `a recorded device that is not drawn any more is named where all is drawn`() async throws {
    var reviewing = Reviewing()
    reviewing.devices = ["iphone-se-3", "iphone-16-pro"]
    let pages = [Reviewing.page("a", "Here")]
    let folder = try record(pages, reviewing)
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    for (isWhole, isTold) in [(true, true), (false, false)] {
      let planner = try await plan(pages, Reviewing(), since: folder) { $0.hasAllScreens = isWhole }
      let words = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
      #expect(words.contains("Recorded, and no longer drawn: iPhone 16 Pro") == isTold, "\(words)")
    }
  }

  @Test(arguments: [
    (["iphone-16-pro"], "Not compared: iPhone 16 Pro"),
    (["iphone-se-3", "iphone-16-pro"], "Nothing changed. Not compared: iPhone 16 Pro"),
  ])
  func `the cover names the devices that were never recorded`(devices: [String], told: String) async throws {
    let pages = [Reviewing.page("a", "Here")]
    let folder = try record(pages, Reviewing())
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    var reviewing = Reviewing()
    reviewing.devices = devices
    let planner = try await plan(pages, reviewing, since: folder)
    let cover = try Reviewing.words(on: try planner.sheet("cover"), of: planner)
    #expect(cover.contains(told), "\(cover)")
    let changes = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
    #expect(changes.contains("Nothing changed.") == told.contains("Nothing changed."), "\(changes)")
    #expect(changes.contains("Not compared, as nothing was ever recorded there: iPhone 16 Pro"), "\(changes)")
  }

  @Test func `beside changes, too, the cover names the devices that were never recorded`() async throws {
    let folder = try record([Reviewing.page("a", "Here")], Reviewing())
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    var reviewing = Reviewing()
    reviewing.devices = ["iphone-se-3", "iphone-16-pro"]
    let planner = try await plan([Reviewing.page("a", "There")], reviewing, since: folder)
    let cover = try Reviewing.words(on: try planner.sheet("cover"), of: planner)
    #expect(
      cover.contains { $0.contains("1 change") && $0.hasSuffix(", not compared: iPhone 16 Pro") }, "\(cover)")
  }

  // MARK: Sentences and marks

  @Test func `a device that another deck is drawn on, and this one no longer, is named where all is drawn`()
    async throws
  {
    let reviewing = Reviewing()
    var former = try #require(try reviewing.environments().first)
    former.device.name = "Old Phone"
    for isWhole in [true, false] {
      var review = try reviewing.review([Reviewing.page("a", "Here")])
      review.sources[0].baseline = .pages(
        try reviewing.source([Reviewing.page("a", "Here")]),
        formerly: try reviewing.environments() + [former])
      review.sources[0].hasAllScreens = isWhole
      let planner = try await Reviewing.plan(review)
      let sheet = try #require(planner.sheets.first { $0.number == "changes" })
      let words = try Reviewing.words(on: sheet, of: planner)
      #expect(
        words.contains { $0.hasPrefix("Drawn before, and no longer: Old Phone") } == isWhole, "\(words)")
    }
  }

  @Test func `pages of several decks that are gone are told with the deck's name and their titles`()
    async throws
  {
    let reviewing = Reviewing()
    var review = try reviewing.review([Reviewing.page("a", "Here")])
    review.sources.append(try reviewing.source([Reviewing.page("a", "Here")]))
    review.sources[1].name = "Second"
    review.sources[1].baseline = .pages(
      try reviewing.source([Reviewing.page("a", "Here"), Reviewing.page("x", "Gone")]))
    let planner = try await Reviewing.plan(review)
    let sheet = try #require(planner.sheets.first { $0.number == "changes" })
    let words = try Reviewing.words(on: sheet, of: planner)
    #expect(words.contains { $0.contains("Page “Second  ›  x” was removed.") }, "\(words)")
  }

  @Test func `a line break in a text that changed is printed as a sign`() async throws {
    let planner = try await plan(
      [Reviewing.page("a", "New\nwords")], since: [Reviewing.page("a", "Old\nwords")])
    let words = try Reviewing.words(on: try planner.sheet("a.iphone-se-3.changes"), of: planner)
    #expect(words.contains { $0.contains("\"Old⏎words\" → \"New⏎words\"") }, "\(words)")
  }

  @Test func `marks take in whole words, and those near each other are one`() {
    // A letter of a word, a mark 3 pt from that word, and one far away.
    let word = Rect(x: 10, y: 10, width: 40, height: 12)
    let areas = [
      Rect(x: 20, y: 12, width: 5, height: 5), Rect(x: 53, y: 12, width: 5, height: 5),
      Rect(x: 200, y: 300, width: 4, height: 4),
    ]
    #expect(
      MarkedAreas.grown(areas, around: [word, Rect(x: 70, y: 10, width: 20, height: 12)]) == [
        Rect(x: 10, y: 10, width: 48, height: 12), Rect(x: 200, y: 300, width: 4, height: 4),
      ])
  }

  @Test func `no mark of a changed page cuts through a word`() async throws {
    let (old, new) = (Reviewing.page("a", "Some words here"), Reviewing.page("a", "Some wards hers"))
    let planner = try await plan([new], since: [old])
    let environment = try #require(try Reviewing().environments().first)
    let renderer = try PageRenderer(fonts: FontCatalog())
    let survey = try await ReviewSurvey(planner.review, fonts: FontCatalog())
    let areas = try #require(survey.pages[0][0].changes.found.first).areas
    let words = renderer.words(on: try renderer.solve(new, in: environment))
    #expect(words.count == 3 && !areas.isEmpty)
    for area in areas {
      #expect(words.allSatisfy { $0.intersection(area) == nil || area.covers($0) }, "\(area), \(words)")
    }
  }

  @Test func `an unchanged recorded picture has no sheet, a changed one has`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("review-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let reviewing = Reviewing()
    let environment = try #require(try reviewing.environments().first)
    let renderer = try PageRenderer(fonts: FontCatalog())
    let solved = try renderer.solve(Reviewing.page("a", "Old"), in: environment)
    let snapshots = SnapshotFolder(folder.path)
    let writer = AtomicFileWriter()
    try renderer.writePNG(of: solved.scene, to: snapshots.picture("a"), with: writer)
    try writer.write(solved.frameTree(in: environment).text, to: snapshots.tree("a"))
    for (text, count) in [("Old", 0), ("New", 1)] {
      var review = try reviewing.review([Reviewing.page("a", text)])
      review.sources[0].baseline = .snapshots(snapshots) { entry, _ in entry.id }
      let planner = try await Reviewing.plan(review)
      #expect(planner.sheets.count { $0.number.hasSuffix(".changes") } == count)
      #expect(planner.review.faults.isEmpty)
    }
  }
}
