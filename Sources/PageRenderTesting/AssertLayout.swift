internal import LayoutEngine
public import PageRender

/// A rule of lint, so that tests need not import PageRender.
public typealias LintRule = PageRender.LintRule
/// An exception from a rule, so that tests need not import PageRender.
public typealias LintException = PageRender.LintException

/// Judges a screen by lint's rules on many devices, and fails the test if there is an error.
///
/// ```swift
/// assertLayout(
///   of: WelcomeController(), on: ["iphone-se-3", "iPhone 16 Pro"], contentSizes: [.large, .accessibility3])
/// ```
///
/// - Parameters:
///   - content: A view controller, or a view, which then fills the screen. Evaluated for each environment.
///   - devices: Ids, names or sizes as `--device` takes them; those that run the drawn version of iOS or a later one unless given.
///   - rules: The rules that judge; all unless given.
///   - exceptions: The exceptions that switch rules off or change them, with reasons.
///   - severity: The least severity that fails the test; less severe findings are warnings of the test.
public func assertLayout<Content: PageContent>(
  of content: @autoclosure () throws -> Content, on devices: LayoutDevices = .all,
  orientations: [Orientation] = [.portrait], appearances: [Appearance] = [.light],
  contentSizes: [ContentSize] = [.large], locales: [String] = ["en"],
  rules: [LintRule] = LintRule.allCases, exceptions: [LintException] = [],
  failsOn severity: Diagnostic.Severity = .error, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  func fail(_ message: String) {
    Reporting.fail(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  do {
    let environments = try devices.environments(
      orientations: orientations, appearances: appearances, contentSizes: contentSizes, locales: locales)
    let settings = LintSettings(exceptions: exceptions, only: Set(rules))
    // The test waits, so that no other code uses the content meanwhile.
    let report = try withoutActuallyEscaping(content) { content in
      nonisolated(unsafe) let content = content
      return try MainThread.run {
        try LayoutAssertion(environments: environments, settings: settings).report(content)
      }
    }
    for entry in report.entries {
      let message = "\(entry.finding.rule.rawValue): \(entry.words(among: environments))"
      if entry.severity <= severity { fail(message) } else { Notes.tell(message) }
    }
  } catch {
    fail(FaultWording.words(for: error))
  }
}

/// Shows a screen in one environment after another, and judges it.
@MainActor
private struct LayoutAssertion {
  let environments: [PageEnvironment]
  let settings: LintSettings

  func report(_ content: () throws -> some PageContent) throws -> LintReport {
    try Screens.withRenderer { renderer in
      let linter = PageLinter(renderer, settings: settings)
      var collector = LintCollector()
      for (place, environment) in environments.enumerated() {
        let page = try Screens.page(in: environment, content)
        collector.add(linter.findings(of: page, in: environment), source: 0, place: place)
      }
      return collector.report([environments], settings: [settings])
    }
  }
}
