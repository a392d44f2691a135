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

  // MARK: What is gone

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

  // MARK: Where things go

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
}
