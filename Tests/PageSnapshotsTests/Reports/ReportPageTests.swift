import Foundation
import TestSupport
import Testing

@testable import PageSnapshots

struct ReportPageTests {
  /// The run that a page holds, as a browser reads it: to the first end tag.
  private func embedded(in page: String) throws -> Substring {
    let start = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(page[start.upperBound...].firstRange(of: "</script"))
    return page[start.upperBound..<end.lowerBound]
  }

  @Test func `the page holds the whole run, whatever its texts are`() throws {
    let run = SampleRun.hostile
    let text = try embedded(in: run.page)
    #expect(Verification(json: Array(text.utf8)) == run)
    let breaking: Set<Unicode.Scalar> = ["<", ">", "&", "\u{2028}", "\u{2029}"]
    #expect(breaking.isDisjoint(with: text.unicodeScalars))
  }

  @Test func `texts of a run add no element to the page`() throws {
    let (plain, hostile) = (Verification(title: "").page, SampleRun.hostile.page)
    #expect(hostile.split(separator: "<script").count == plain.split(separator: "<script").count)
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
