internal import LayoutEngine
internal import PageRender

/// Judges pages for one task.
final class LintWorker {
  private let fonts: RunFonts
  private let settings: [LintSettings]
  /// The linters by source, each made on first use.
  private var linters: [Int: Result<PageLinter, PageError>] = [:]

  init(fonts: RunFonts, settings: [LintSettings]) {
    self.fonts = fonts
    self.settings = settings
  }

  func findings(of page: PreparedPage, in environment: PageEnvironment, source: Int) -> [LintFinding] {
    if let notes = PageNotes(of: page) { return notes.findings.filter { settings[source].judges($0.rule) } }
    guard case .success(let linter) = linter(source) else { return [] }
    return linter.findings(of: page, in: page.shownIn ?? environment)
  }

  func completed(
    _ finding: LintFinding, of page: PreparedPage, in environment: PageEnvironment, source: Int
  ) -> LintFinding {
    // Findings that were received are complete.
    guard page.received == nil, case .success(let linter) = linter(source) else { return finding }
    return linter.completed(finding, of: page, in: page.shownIn ?? environment)
  }

  func fits(
    _ count: Int, of finding: LintFinding, on page: PreparedPage, in environment: PageEnvironment, source: Int
  ) -> Bool {
    if let notes = PageNotes(of: page) {
      let own = notes.findings.first { $0.rule == finding.rule && $0.topic == finding.topic }
      return own?.text?.fittingLength.map { count <= $0 } ?? true
    }
    guard case .success(let linter) = linter(source) else { return true }
    return linter.fits(count, of: finding, on: page, in: page.shownIn ?? environment)
  }

  private func linter(_ source: Int) -> Result<PageLinter, PageError> {
    if let known = linters[source] { return known }
    let made = Result { [fonts, settings] () throws(PageError) in
      PageLinter(try PageRenderer(fonts: fonts[source]), settings: settings[source])
    }
    linters[source] = made
    return made
  }
}
