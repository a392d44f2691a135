import Foundation
import PageLint
import PageTestSupport
import TestSupport
import Testing

private let recordedDocuments = ProcessInfo.processInfo.environment["RECORDED_FRAMES_DIR"]

/// What `lint` tells of documents of others, each finding judged by two readers who did not see each other's verdicts:
/// `verdicts.csv`. `true` and `false` are what both said, `doubtful` is the rest; `told` is whether lint tells it.
///
/// Documents that are not in the folder of recorded frames are left out.
@Suite(.tags(.corpus), .long)
struct LintVerdictTests {
  /// What a verdict is about.
  private struct Place: Hashable, CustomStringConvertible {
    /// `owner+name/path`.
    var file: String
    var page: String
    /// The object id or outlet of the view at fault; empty where it has none.
    var element: String
    var rule: String

    /// Pages that have no name but their file's or a generated id are of one kind, whichever of the two is
    /// shown.
    init(file: String, page: String, element: String, rule: String) {
      let stem = (((file as NSString).lastPathComponent) as NSString).deletingPathExtension
      let isGenerated = page.wholeMatch(of: /\w{3}-\w{2}-\w{3}/) != nil
      (self.file, self.element, self.rule) = (file, element, rule)
      self.page = isGenerated || page == stem ? "" : page
    }

    var description: String { "\(rule) of \(element.isEmpty ? page : element) in \(file)" }
  }

  private func verdicts() throws -> [(place: Place, verdict: String, isTold: Bool)] {
    let text = try String(
      contentsOfFile: Project.path("Tests/PageRenderCLITests/Lint/verdicts.csv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      // The reason, which may have commas, is last.
      let fields = line.split(separator: ",", maxSplits: 8, omittingEmptySubsequences: false).map(String.init)
      let file = fields[0].replacingOccurrences(of: "/", with: "+") + "/" + fields[2]
      return (
        Place(file: file, page: fields[3], element: fields[4], rule: fields[5]), fields[6], fields[7] == "yes"
      )
    }
  }

  @Test(.enabled(if: recordedDocuments != nil, "RECORDED_FRAMES_DIR names no folder of documents"))
  func `lint tells of documents of others what two readers judged, and nothing that nobody has`() throws {
    let folder = URL(fileURLWithPath: try #require(recordedDocuments))
    let names = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    let files = names.filter { ["storyboard", "xib"].contains(($0 as NSString).pathExtension) }
      .filter { !$0.contains("storyboard-branch") }.sorted()
    let verdicts = try verdicts().filter { files.contains($0.place.file) }
    // The rules about what a document says beside its layout have no verdicts; a severity asks for the habit that has some.
    let others = LintRule.ofDocuments.map(\.rawValue).sorted()
    let outcome = try Renderpages.run(
      [
        "lint", "--format", "json", "--disable", others.joined(separator: ","), "--severity",
        "standard-spacing=warning",
      ] + files, in: folder)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    var told: [Place: Int] = [:]
    for finding in try #require(report["findings"] as? [[String: Any]]) {
      let element = (finding["views"] as? [String])?.first ?? ""
      let place = Place(
        file: finding["source"] as? String ?? "", page: finding["page"] as? String ?? "", element: element,
        rule: finding["rule"] as? String ?? "")
      told[place, default: 0] += 1
    }
    for (place, verdict, isTold) in verdicts {
      let count = told[place] ?? 0
      if isTold { told[place] = max(count - 1, 0) }
      #expect(!isTold || count > 0, "no longer told, and judged \(verdict): \(place)")
    }
    for (place, count) in told where count > 0 {
      let judged = verdicts.first { $0.place == place && !$0.isTold }?.verdict
      Issue.record(
        "\(judged.map { "told again, and judged \($0)" } ?? "told, and judged by nobody"): \(place)")
    }
  }

  /// The aim is 97 of 100 errors and 90 of 100 warnings that both readers call true.
  @Test func `nearly all that lint tells is true`() throws {
    let told = try verdicts().filter(\.isTold)
    let isTrue = told.count { $0.verdict == "true" }
    #expect(Double(isTrue) >= 0.9 * Double(told.count), "\(isTrue) of \(told.count)")
  }
}
