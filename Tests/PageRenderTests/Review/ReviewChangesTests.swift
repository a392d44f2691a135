import Foundation
import LayoutEngine
import Testing

@testable import PageRender

/// Before and after in a review.
@MainActor
struct ReviewChangesTests {
  private func plan(_ now: [PreparedPage], since before: [PreparedPage]) throws -> ReviewPlanner {
    let reviewing = Reviewing()
    var review = try reviewing.review(now)
    review.sources[0].baseline = .pages(try reviewing.source(before))
    return try Reviewing.plan(review)
  }

  @Test func `a page that changed has a sheet with both pictures and what changed in words`() throws {
    let planner = try plan(
      [Reviewing.page("a", "New words"), Reviewing.page("b", "Same")],
      since: [Reviewing.page("a", "Old words"), Reviewing.page("b", "Same")])
    let changed = planner.sheets.map(\.number).filter { $0.hasSuffix(".changes") }
    #expect(changed == ["a.iphone-se-3.changes"])
    let words = try Reviewing.words(on: try planner.sheet("a.iphone-se-3.changes"), of: planner)
    #expect(words.filter { $0.hasPrefix("[") }.count == 2)
    #expect(
      words.contains { $0.contains("headline: text changed: \"Old words\" → \"New words\"") }, "\(words)")
  }

  @Test func `a page that is new says so`() throws {
    let planner = try plan([Reviewing.page("a", "Here")], since: [])
    let words = try Reviewing.words(on: try planner.sheet("a.iphone-se-3.changes"), of: planner)
    #expect(words.contains("New: there is nothing to compare with."))
    #expect(planner.review.faults.isEmpty)
  }

  @Test func `a missing snapshot is told in its place and with the findings`() throws {
    var review = try Reviewing().review([Reviewing.page("a", "Here")])
    review.sources[0].baseline = .snapshots(SnapshotFolder("/nonexistent/snapshots")) { entry, environment in
      "\(entry.id)/\(environment.device.id)"
    }
    let planner = try Reviewing.plan(review)
    let file = "/nonexistent/snapshots/a/iphone-se-3.png"
    let fault = try #require(planner.review.faults.first)
    #expect(fault.file == file && fault.exitCode == .difference)
    let words = try Reviewing.words(on: try planner.sheet("a.iphone-se-3.changes"), of: planner)
    #expect(words.contains { $0.contains("does not exist") }, "\(words)")
    let findings = try Reviewing.words(on: try planner.sheet("findings"), of: planner)
    #expect(findings.contains { $0.contains("the snapshot to compare with does not exist") }, "\(findings)")
  }

  @Test func `an unchanged recorded picture has no sheet, a changed one has`() throws {
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
      let planner = try Reviewing.plan(review)
      #expect(planner.sheets.count { $0.number.hasSuffix(".changes") } == count)
      #expect(planner.review.faults.isEmpty)
    }
  }
}
