import Foundation
import Glibc
import Testing

@testable import PageSnapshots

struct JoinReportsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "merge-\(UUID().uuidString)")

  private func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Renderpages.Outcome {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try Renderpages.run(["join"] + arguments, in: folder, environment: environment)
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
    var run = Verification(
      title: "tutorial", pictures: pictures, narrowedBy: "shard \(name)/2", stale: ["old"])
    run.command = ["renderpages", "verify", "my deck", "--device", "all"]
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
    try report("2", [("b", .same)])
    let outcome = try run("1", "2", "-o", "out", "--json")
    #expect(outcome.status == 0)
    #expect(Verification(json: Array(outcome.output.utf8))?.pictures.count == 2)
  }

  @Test func `a shard that is missing or ended early is an error, with the line that does only it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try report("1", [("a", .same)])
    let outcome = try run("1")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "renderpages: error: shard 2/2 of \"tutorial\" is missing; the command printed last runs it\n")
    #expect(
      outcome.output == """
        1 same
        Report: report/index.html
        renderpages verify 'my deck' --device all --shard 2/2 --report report-2-of-2

        """)
    try report("2", [("b", .skipped)])
    let early = try run("1", "2")
    #expect(early.status == 1)
    #expect(
      early.errors
        == "renderpages: error: shard 2/2 of \"tutorial\" is missing (shard 2/2 ended before the last "
        + "picture); the command printed last runs it\n"
    )
  }

  @Test func `parts that overlap are refused, and nothing is written`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try report("1", [("a", .same), ("b", .same)])
    try report("2", [("b", .same)])
    let outcome = try run("1", "2")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors
        == "2: error: shard 2/2 overlaps with shard 1/2 in 1: both have b/iphone-x; join the parts of one division\n"
    )
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "report").path))
  }

  @Test func `of two joins into one folder at once the second says so`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try report("1", [("a", .same)])
    try report("2", [("b", .same)])
    try FileManager.default.createDirectory(
      at: folder.appending(path: "report"), withIntermediateDirectories: true)
    let lock = open(folder.appending(path: "report/.lock").path, O_RDWR | O_CREAT, 0o644)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX) == 0)
    let outcome = try run("1", "2")
    #expect(outcome.status == 5)
    #expect(
      outcome.errors
        == "renderpages: error: another join writes to report; wait for it, or name another folder with -o\n")
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
