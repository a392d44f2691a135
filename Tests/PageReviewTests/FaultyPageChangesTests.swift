import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageReview

/// What a review says has changed where pages of one side or the other cannot be drawn.
@MainActor
struct FaultyPageChangesTests {
  private let fault = Diagnostic(.error, file: "deck.json", "image \"a.png\" ends too early; export it again")

  /// A deck with a good page, and one that is left out for a fault.
  private func source(_ id: String, leftOut: String, devices: [String]) throws -> ReviewSource {
    var reviewing = Reviewing()
    reviewing.devices = devices
    var source = try reviewing.source([Reviewing.page(id, "Hello")])
    var taken: Set<String> = []
    let page = LeftOutPage(PageEntry(id: leftOut, number: 2), faults: [fault], among: &taken)
    source.entries.append(page.entry)
    source.variants.append(PageVariants(of: page))
    return source
  }

  private func plan(_ now: ReviewSource, since before: ReviewSource) async throws -> ReviewPlanner {
    var review = Review(settings: ReviewSettings(title: "Review"), sources: [now])
    review.sources[0].baseline = .pages(before)
    return try await Reviewing.plan(review)
  }

  @Test func `a page that was there and cannot be drawn is not compared, and says why`() async throws {
    let devices = ["iphone-se-3", "iphone-16-pro"]
    let planner = try await plan(
      source("same", leftOut: "photos", devices: devices),
      since: Reviewing().source([Reviewing.page("same", "Hello"), Reviewing.page("photos", "Photos")]))
    let sheet = try planner.sheet("changes")
    #expect(sheet.subtitle.contains("1 not compared"), "\(sheet.subtitle)")
    let words = try Reviewing.words(on: sheet, of: planner)
    #expect(words.contains("photos:  \(fault.fault)"), "\(words)")
  }

  @Test func `a page that cannot be drawn on either side is not said to be unchanged`() async throws {
    let devices = ["iphone-se-3"]
    let planner = try await plan(
      source("same", leftOut: "photos", devices: devices),
      since: source("same", leftOut: "photos", devices: devices))
    let words = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
    #expect(!words.contains("Nothing changed."), "\(words)")
  }

  @Test func `a page that could not be read before is not said to be removed`() async throws {
    let planner = try await plan(
      Reviewing().source([Reviewing.page("same", "Hello")]),
      since: source("same", leftOut: "page-2", devices: ["iphone-se-3"]))
    let words = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
    #expect(words.contains("Nothing changed."), "\(words)")
  }

  @Test
  func `what could not be drawn before is told once for all devices, and its fault is the other deck's`()
    async throws
  {
    var reviewing = Reviewing()
    reviewing.devices = ["iphone-se-3", "iphone-16-pro", "ipad-10"]
    var review = try reviewing.review([Reviewing.page("photos", "Hello")])
    review.sources[0].baseline = .pages(
      try source("same", leftOut: "photos", devices: reviewing.devices))
    review.faults = [fault]
    let planner = try await Reviewing.plan(review)
    let sheets = planner.sheets.filter { $0.number.hasSuffix(".changes") }
    #expect(sheets.map(\.number) == ["photos.iphone-se-3.changes"])
    let words = try Reviewing.words(on: try planner.sheet("findings"), of: planner)
    #expect(words.contains("Before  ·  photos"), "\(words)")
  }
}
