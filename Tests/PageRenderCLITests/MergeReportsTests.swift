import Foundation
import Testing

@testable import PageSnapshots

struct MergeReportsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "merge-\(UUID().uuidString)")

  private func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Renderpages.Outcome {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try Renderpages.run(["merge-reports"] + arguments, in: folder, environment: environment)
  }

  private func report(_ name: String, _ statuses: [(page: String, status: PictureResult.Status)]) throws {
    let pictures = statuses.map { page, status in
      PictureResult(
        deck: "tutorial", name: "\(page)/iphone-x", snapshot: "Snapshots/\(page)/iphone-x.png",
        status: status,
        axes: PictureResult.Axes(
          page: page, step: nil, device: "iphone-x", deviceName: "iPhone X", orientation: "portrait",
          appearance: "light", locale: "en", contentSize: "large", direction: "ltr"))
    }
    let run = Verification(
      title: "tutorial", pictures: pictures, narrowedBy: "shard \(name)/2", stale: ["old"])
    try ReportWriter().write(run, to: folder.appending(path: name).path)
  }

  @Test func `shards become one report, which fails where one of them did`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try report("1", [("a", .same), ("b", .changed)])
    try report("2", [("c", .same)])
    let summary = folder.appending(path: "summary.md")
    try Data("before\n".utf8).write(to: summary)
    let outcome = try run("1", "2", environment: ["GITHUB_STEP_SUMMARY": summary.path])
    #expect(outcome.status == 1)
    #expect(outcome.output == "1 changed · 2 same\nReport: report/index.html\n")
    #expect(outcome.errors == "")
    let stored = try StoredReport(folder: folder.appending(path: "report").path).verification
    #expect(stored.narrowedBy == nil && stored.stale == ["old"])
    let text = try String(contentsOf: summary, encoding: .utf8)
    #expect(text == "before\n" + stored.summary)
  }

  @Test func `a good run ends with 0, and prints its results as JSON where asked`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try report("1", [("a", .same)])
    let outcome = try run("1", "-o", "out", "--json")
    #expect(outcome.status == 0)
    #expect(Verification(json: Array(outcome.output.utf8))?.pictures.count == 1)
  }

  @Test func `bad input is one line each, and nothing is written`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try report("1", [("a", .same)])
    try report("2", [("b", .same)])
    try Data("{".utf8).write(to: folder.appending(path: "2/results.json"))
    let outcome = try run("1", "2", "3")
    #expect(outcome.status == 3)
    #expect(
      outcome.errorLines == [
        "2/results.json: error: is damaged, or of another version; run verify again",
        "3: error: is not a folder; name the folders of reports",
      ])
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "report").path))
    let inside = try run("1", "-o", "1/joined")
    #expect(inside.status == 3)
    #expect(
      inside.errorLines == [
        "1/joined: error: lies in \"1\", which is one of the reports; choose another folder with -o"
      ])
    #expect(try run().status == 2)
  }

  @Test func `a folder that cannot be made is told`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try report("1", [("a", .same)])
    let outcome = try run("1", "-o", "/dev/null/report")
    #expect(outcome.status == 5)
    #expect(outcome.errorLines.count == 1)
  }
}
