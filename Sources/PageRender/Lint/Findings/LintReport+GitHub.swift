public import PageBase
internal import PageLayout

extension LintReport {
  /// The findings as workflow commands of GitHub Actions, which show them as annotations of the files.
  ///
  /// - Parameters:
  ///   - files: The file of each source, by the source's index.
  ///   - environments: The environments in which each source was judged.
  ///   - limit: The maximum number of annotations per severity, of which the last counts the findings left
  ///     out; `nil` for no limit.
  public func annotations(
    files: [String], environments: [[PageEnvironment]], limit: Int? = nil
  ) -> [String] {
    Diagnostic.Severity.allCases.flatMap { severity in
      let own = entries.filter { $0.severity == severity }
      let isCut = limit.map { own.count > $0 } ?? false
      let shown = isCut ? own.prefix(max((limit ?? 1) - 1, 0)) : own[...]
      var lines = shown.map { $0.annotation(file: files[$0.source], among: environments[$0.source]) }
      if isCut {
        lines.append(
          GitHub.command(
            severity.command, [("title", "\(own.count - shown.count) more findings")],
            "The log of the step has them all."))
      }
      return lines
    }
  }
}

extension LintReport.Entry {
  fileprivate func annotation(file: String, among judged: [PageEnvironment]) -> String {
    let diagnostic = diagnostic(file: file, among: judged)
    var properties = [("file", diagnostic.file ?? file)]
    if let position = finding.position {
      properties += [("line", String(position.line)), ("col", String(position.column))]
    }
    return GitHub.command(
      severity.command, properties + [("title", finding.rule.rawValue)], diagnostic.message)
  }
}

extension Diagnostic.Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
