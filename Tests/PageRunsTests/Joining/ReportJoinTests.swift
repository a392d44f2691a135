import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Joins of reports of parts of a run.
@MainActor
struct ReportJoinTests {
  private let temporary = TemporaryFolder()
  private var out: String { temporary.path("out") }

  /// Writes the report of a part of two, and returns its folder.
  private func report(_ number: Int, _ pages: [String: PictureResult.Status]) throws -> String {
    let pictures = pages.sorted { $0.key < $1.key }.map { page, status in
      PictureResult(
        deck: "tour", name: "\(page)/iphone-x", snapshot: "Snapshots/\(page)/iphone-x.png", status: status,
        axes: PictureResult.Axes(
          page: page, step: nil, device: "iphone-x", deviceName: "iPhone X", orientation: "portrait",
          appearance: "light", locale: "en", contentSize: "large", direction: "ltr"))
    }
    var verification = Verification(title: "Tour", pictures: pictures, narrowedBy: "shard \(number)/2")
    verification.command = ["renderpages", "verify", "tour"]
    let folder = temporary.path("\(number)")
    try ReportWriter().write(verification, to: folder)
    return folder
  }

  private func join(_ folders: String..., into output: String? = nil) -> Int32 {
    var options = JoinOptions()
    (options.output, options.isQuiet, options.printsJSON) = (output ?? out, true, false)
    return ReportJoin(options, folders).run()
  }

  private var joined: [PictureResult.Status]? {
    try? StoredReport(folder: out).verification.pictures.map(\.status)
  }

  @Test func `a report of both parts is good if both are`() throws {
    let (one, two) = (try report(1, ["a": .same]), try report(2, ["b": .same]))
    #expect(join(one, two, into: out + "/") == 0)
    #expect(joined == [.same, .same])
    #expect(TemporaryFolder.names(in: out).contains("index.html"))
  }

  @Test func `a changed picture or a missing part is a difference`() throws {
    let (one, two) = (try report(1, ["a": .same]), try report(2, ["b": .changed]))
    #expect(join(one, two) == ExitCode.difference.rawValue)
    #expect(joined == [.same, .changed])
    #expect(join(one, into: temporary.path("half")) == ExitCode.difference.rawValue)
  }

  @Test func `reports that overlap or cannot be read are no report`() throws {
    let (one, two) = (try report(1, ["a": .same]), try report(2, ["a": .same]))
    #expect(join(one, two) == ExitCode.badInput.rawValue)
    #expect(join(one, temporary.path("none")) == ExitCode.badInput.rawValue)
    #expect(join(one, into: one) != 0 && join(one, into: one) != ExitCode.difference.rawValue)
    #expect(!FilePath.isAnything(out))
  }

  @Test func `a report takes no other page's place, and no other run's folder`() throws {
    let (one, two) = (try report(1, ["a": .same]), try report(2, ["b": .same]))
    do {
      let held = try RunFolder(out)
      defer { withExtendedLifetime(held) {} }
      #expect(join(one, two) == ExitCode.cannotWrite.rawValue)
      #expect(joined == nil)
    }
    #expect(join(one, two) == 0)
    try AtomicFileWriter().write("mine", to: temporary.path("other/index.html"))
    #expect(join(one, two, into: temporary.path("other")) == ExitCode.cannotWrite.rawValue)
    #expect(FileContents.bytes(ofFile: temporary.path("other/index.html")) == Array("mine".utf8))
    try AtomicFileWriter().write("a file", to: temporary.path("file"))
    #expect(join(one, two, into: temporary.path("file")) == ExitCode.cannotWrite.rawValue)
  }

  @Test func `numbers in a row are a range`() {
    #expect(JoinFault.shards([3], of: 16) == "shard 3/16")
    #expect(JoinFault.shards([3, 5, 6, 7], of: 16) == "shards 3, 5-7 of 16")
    #expect(JoinFault.shards([1, 2, 4, 6], of: 6) == "shards 1-2, 4, 6 of 6")
  }

  @Test func `counts, the report and the commands for what is missing are printed`() async throws {
    let (one, two) = (try report(1, ["a": .same]), try report(2, ["b": .same]))
    let printed = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [one = one as String, two = two as String, out = out as String] in
      await MainActor.run {
        setenv("GITHUB_STEP_SUMMARY", "\(out).md", 1)
        var options = JoinOptions()
        @MainActor func run(_ folders: String..., into name: String) -> Int32 {
          options.output = "\(out)-\(name)"
          return ReportJoin(options, folders).run()
        }
        var statuses = [run(one, two, into: "1"), run(one, into: "2")]
        options.isQuiet = true
        statuses += [run(one, two, into: "3"), run(one, into: "4")]
        setenv("GITHUB_STEP_SUMMARY", "\(out)/none/summary.md", 1)
        statuses.append(run(one, two, into: "5"))
        exit(statuses == [0, 1, 0, 1, 5] ? 0 : 1)
      }
    }
    let command = "renderpages verify tour --shard 2/2 --report report-2-of-2"
    #expect(
      String(decoding: printed?.standardOutputContent ?? [], as: UTF8.self) == """
        2 same
        Report: \(out)-1/index.html
        1 same
        Report: \(out)-2/index.html
        \(command)
        \(command)

        """)
    let summary = FileContents.bytes(ofFile: "\(out).md").map { String(decoding: $0, as: UTF8.self) }
    let whole = try StoredReport(folder: "\(out)-1").verification.summary
    #expect(summary?.hasPrefix(whole) == true && summary?.ranges(of: whole).count == 2)
  }

  @Test func `results are printed as JSON`() async throws {
    let (one, two) = (try report(1, ["a": .same]), try report(2, ["b": .changed]))
    let printed = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [one = one as String, two = two as String, out = out as String] in
      await MainActor.run {
        unsetenv("GITHUB_STEP_SUMMARY")
        var options = JoinOptions()
        (options.output, options.printsJSON) = (out, true)
        exit(ReportJoin(options, [one, two]).run() == 1 ? 0 : 1)
      }
    }
    let read = Verification(json: Array(printed?.standardOutputContent ?? []))
    #expect(read?.pictures.map(\.status) == [.same, .changed])
  }
}
