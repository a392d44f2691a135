import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

struct ReportPageTests {
  /// The JSON of a page's element, as a browser reads it: to the first end tag.
  private func embedded(_ id: String, in page: String) throws -> StoredObject {
    let start = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"\(id)\">"))
    let end = try #require(page[start.upperBound...].firstRange(of: "</script"))
    let text = "{\"value\": \(page[start.upperBound..<end.lowerBound])}"
    #expect(!text.contains("<") && !text.contains("&"))
    return try #require(StoredObject(JSONReader.read(Array(text.utf8))))
  }

  @Test func `the page holds every text of the run, whatever it is`() throws {
    let run = SampleRun.hostile
    let data = try #require(try embedded("data", in: run.page).object("value"))
    #expect(data.string("title") == run.title && data.strings("stale") == run.stale)
    let texts = Set(try #require(data.strings("texts")))
    #expect(
      texts.isSuperset(of: run.pictures.map(\.deck)) && texts.isSuperset(of: run.pictures.map(\.snapshot)))
    let details = try #require(try embedded("details-0", in: run.page).list("value")).compactMap {
      StoredObject($0)?.strings("sentences")
    }
    #expect(details == run.pictures.map(\.sentences))
  }

  @Test func `pictures as recorded take few bytes, and have no details`() throws {
    let same = (0..<1000).map { number in
      var picture = SampleRun.picture(.same)
      picture.name = "page-\(number)/iphone-x"
      picture.snapshot = "Snapshots/tutorial/\(picture.name).png"
      return picture
    }
    let (few, many) = (
      Verification(title: "t", pictures: Array(same.prefix(1))).page,
      Verification(title: "t", pictures: same).page
    )
    // A name of some 20 bytes, and seven numbers.
    #expect((many.utf8.count - few.utf8.count) / 999 < 60)
    #expect(!many.contains("id=\"details-0\""))
  }

  @Test func `details are in elements of 500 pictures each`() throws {
    let changed = (0..<1001).map { SampleRun.changed(page: "\($0)", "moved") }
    let page = Verification(title: "t", pictures: changed).page
    let counts = try (0...2).map { try #require(try embedded("details-\($0)", in: page).list("value")).count }
    #expect(counts == [500, 500, 1])
  }

  @Test func `texts of a run add no element to the page`() throws {
    let (plain, hostile) = (Verification(title: "").page, SampleRun.hostile.page)
    // One more element has the details.
    #expect(hostile.split(separator: "<script").count == plain.split(separator: "<script").count + 1)
    #expect(hostile.split(separator: "<!--").count == plain.split(separator: "<!--").count)
  }

  @Test func `the page asks nothing of a network and of no other file`() throws {
    let page = Verification(title: "tutorial").page
    #expect(page.contains("default-src 'none'"))
    let addresses = page.matches(of: /https?:\/\/[^"' ]+/).map { String($0.output) }
    // The name of SVG's elements is no address that is asked for.
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
    #expect(!page.contains("fetch(") && !page.contains("XMLHttpRequest") && !page.contains("{{"))
  }

  @Test func `the same run gives the same files`() throws {
    let folder = TemporaryFolder()
    for name in ["a", "b"] { try ReportWriter().write(SampleRun.hostile, to: folder.path(name)) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("a")).sorted()
    #expect(names == ["index.html", "junit.xml", "reg.json", "results.json"])
    for name in names {
      let files = ["a", "b"].map { FileManager.default.contents(atPath: folder.path("\($0)/\(name)")) }
      #expect(files[0] == files[1] && files[0] != nil)
    }
  }

  @Test func `a report that was written is read again`() throws {
    let folder = TemporaryFolder()
    var run = SampleRun.hostile
    for index in run.pictures.indices {
      for kind in ReportFolder.Picture.allCases { run.pictures[index][kind] = nil }
    }
    try ReportWriter().write(run, to: folder.path("report"))
    #expect(try StoredReport(folder: folder.path("report")).verification == run)
  }
}
