import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Steps of GitHub Actions, each in a process of its own.
struct GitHubActionsTests {
  private let temporary = TemporaryFolder()

  @Test func `summaries are appended to the step's file`() async throws {
    let path = temporary.path("summary.md")
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      let program = HostProgram()
      unsetenv("GITHUB_STEP_SUMMARY")
      guard GitHubActions.appendSummary("none", program: program) == .success else { exit(1) }
      setenv("GITHUB_STEP_SUMMARY", "", 1)
      guard GitHubActions.appendSummary("none", program: program) == .success else { exit(2) }
      setenv("GITHUB_STEP_SUMMARY", path, 1)
      for text in ["one\n", "two\n"] {
        guard GitHubActions.appendSummary(text, program: program) == .success else { exit(3) }
      }
      setenv("GITHUB_STEP_SUMMARY", path + "/none", 1)
      guard GitHubActions.appendSummary("three", program: program) == .cannotWrite else { exit(4) }
      setenv("GITHUB_STEP_SUMMARY", "/dev/full", 1)
      guard GitHubActions.appendSummary("four", program: program) == .cannotWrite else { exit(5) }
      exit(7)
    }
    #expect(FileContents.bytes(ofFile: path) == Array("one\ntwo\n".utf8))
  }

  @Test func `annotations are only for GitHub`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let picture = PictureResult(
        deck: "tour", name: "one/iphone-x", snapshot: "Snapshots/one/iphone-x.png", status: .missing,
        axes: PictureResult.Axes(
          page: "one", step: nil, device: "iphone-x", deviceName: "iPhone X", orientation: "portrait",
          appearance: "light", locale: "en", contentSize: "large", direction: "ltr"))
      let verification = Verification(title: "Tour", pictures: [picture])
      func annotations(_ value: String?) -> [String] {
        unsetenv("GITHUB_ACTIONS")
        if let value { setenv("GITHUB_ACTIONS", value, 1) }
        return GitHubActions.annotations(of: verification)
      }
      guard annotations(nil).isEmpty, annotations("false").isEmpty else { exit(1) }
      let lines = annotations("true")
      guard lines == verification.annotations, lines.first?.hasPrefix("::error") == true else { exit(2) }
      exit(7)
    }
  }

  @Test func `a run's protections are a line each`() {
    let lines = RunConditions.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.prefix { $0 != ":" } } == ["release", "environment", "isolation", ""])
  }
}
