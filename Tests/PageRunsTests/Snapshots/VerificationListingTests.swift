import PageRender
import Testing

@testable import PageRuns

struct VerificationListingTests {
  private func lines(
    _ pictures: [PictureResult], stale: [String] = [], against: String? = nil, recorded: Int = 0,
    isEmpty: String? = nil,
    hasReport: Bool = true
  ) -> [String] {
    var verification = Verification(title: "T", pictures: pictures, stale: stale)
    verification.against = against
    var listing = VerificationListing(
      verification, report: "report", emptyBecause: isEmpty, recordedCount: recorded)
    listing.hasReport = hasReport
    return listing.lines
  }

  private func changed(_ name: String, _ causes: String..., deck: String = "deck") -> PictureResult {
    var picture = PictureResult(name, .changed, deck: deck)
    (picture.causes, picture.sentences) = (causes, causes.map { "\($0) moved" })
    return picture
  }

  private let see = "; see report/index.html"

  @Test func `a good run is a line of counts`() {
    #expect(lines([PictureResult("a", .same), PictureResult("b", .same)]) == ["2 same"])
    #expect(lines([]) == ["no pictures"])
    #expect(lines([], isEmpty: "nothing failed last time") == ["nothing failed last time"])
    #expect(lines([PictureResult("a", .same), PictureResult("b", .skipped)]) == ["1 same, 1 skipped"])
  }

  @Test func `a changed picture has its sentences, advice and place`() {
    var picture = changed("a", "title")
    picture.actual = "pictures/a.png"
    picture.pixels = .init(
      count: 1, antialiased: 0, ratio: 0.1, regions: [], expectedSize: PixelSize(width: 1, height: 1),
      actualSize: PixelSize(width: 1, height: 1), advice: "would pass")
    picture.isRejected = true
    picture.comment = "no"
    let summary = "1 changed\(see), accept with renderpages approve"
    #expect(
      lines([picture]) == [
        "changed a", "  rejected: no", "  title moved", "  would pass", "  see report/pictures/a.png",
        summary,
      ])
    picture.difference = "pictures/d.png"
    #expect(lines([picture])[4] == "  see report/pictures/d.png")
    #expect(lines([picture], hasReport: false).last == "1 changed")
    #expect(lines([picture], against: "main").last == "1 changed\(see)")
    picture.status = .failed
    #expect(lines([picture])[3] == "  see report/pictures/d.png" && lines([picture]).last == "1 failed\(see)")
  }

  @Test func `the deck is named where there are two`() {
    #expect(lines([changed("a", "title"), changed("b", "title", deck: "other")])[2] == "changed other: b")
  }

  @Test func `several changed pictures have a list of causes`() {
    let told = lines([changed("a", "title"), changed("b", "title", "font")])
    #expect(told[5].hasPrefix("2 changed pictures, 2 causes:"))
    #expect(told[6].contains("title") && told[7].contains("font"))
    let one = lines([changed("a", "title"), changed("b", "title")])
    #expect(one[4] == "2 changed pictures, 1 cause:")
  }

  @Test func `more than ten pictures are told by their causes`() {
    let ten = (1...10).map { changed("p\($0)", "title") }
    #expect(lines(ten).contains("changed p1"))
    let eleven = lines(ten + [changed("p11", "title")])
    #expect(!eleven.contains("changed p1") && eleven[0] == "11 changed pictures, 1 cause:")
    #expect(Array(eleven[2...12]) == (1...10).map { "    p\($0)" } + ["    and 1 more"])
  }

  @Test func `of many causes three pictures each are named`() {
    func told(_ count: Int) -> [String] {
      lines((1...24).map { changed("p\($0)", "cause \($0 % count)") })
    }
    // Four pictures each of six causes; five causes are few.
    #expect(told(6).count { $0 == "    and 1 more" } == 6)
    #expect(!told(5).contains { $0.contains("more") && $0.hasPrefix("    ") })
  }

  @Test func `others are grouped by status and sentence, and rejections by comment`() {
    let failed = (1...12).map { number -> PictureResult in
      var picture = PictureResult("p\(number)", .failed)
      picture.sentences = ["no font", "more"]
      if number < 3 { (picture.isRejected, picture.comment) = (true, "too close") }
      return picture
    }
    let told = lines(failed)
    #expect(told[0] == "failed: no font" && told[1] == "  p1" && told[11] == "  and 2 more")
    #expect(Array(told[12...14]) == ["rejected: too close", "  p1", "  p2"])
    #expect(told.last == "12 failed\(see)")
  }

  @Test func `recorded snapshots are to be looked at`() {
    let missing = [PictureResult("a", .missing), PictureResult("b", .missing)]
    #expect(lines(missing).last == "2 missing\(see), accept with renderpages approve")
    #expect(lines(missing, recorded: 2).last == "2 missing (recorded now: look at them)\(see)")
    #expect(
      lines(missing, recorded: 1).last
        == "2 missing (1 of them recorded now: look at it)\(see), accept with renderpages approve")
  }

  @Test func `snapshots of no page are counted`() {
    let good = [PictureResult("a", .same)]
    #expect(
      lines(good, stale: ["x.png"])[0]
        == "1 snapshot is of a page or device outside the deck and its matrix; renderpages clean lists it")
    #expect(
      lines(good, stale: ["x.png", "y.png"])[0]
        == "2 snapshots are of pages or devices outside the deck and its matrix; renderpages clean lists them"
    )
    #expect(lines(good, stale: ["x.png"], against: "main")[0] == "1 picture of main is not drawn any more")
    #expect(
      lines(good, stale: ["x.png", "y.png"], against: "main")[0]
        == "2 pictures of main are not drawn any more")
    #expect(
      lines(
        [PictureResult("a/p", .same)], stale: ["s/a/q.png", "s/b/p.png", "s/b/q.png", "s/c/p.png"],
        against: "main")[0]
        == "4 pictures of main are not drawn any more: b and c are gone")
  }
}
