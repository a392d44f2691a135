@preconcurrency internal import Glibc
internal import PageRender

/// The annotations and the summary of a step of GitHub Actions; empty outside of it.
enum GitHubActions {
  /// Returns lines for standard output that become notes at the files.
  static func annotations(of verification: Verification) -> [String] {
    getenv("GITHUB_ACTIONS").map { String(cString: $0) } == "true" ? verification.annotations : []
  }

  /// Returns the annotations of lint's findings.
  static func annotations(
    of report: LintReport, files: [String], environments: [[PageEnvironment]]
  ) -> [String] {
    guard getenv("GITHUB_ACTIONS").map({ String(cString: $0) }) == "true" else { return [] }
    return report.annotations(
      files: files, environments: environments, limit: Verification.annotationLimit)
  }

  /// Appends Markdown to the file that `GITHUB_STEP_SUMMARY` names, the page of the step.
  static func appendSummary(_ markdown: String, program: HostProgram) -> ExitCode {
    guard let path = getenv("GITHUB_STEP_SUMMARY").map({ String(cString: $0) }), !path.isEmpty else {
      return .success
    }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return report(FileWriteError(.create, errno: errno, path: path), program) }
    defer { close(descriptor) }
    guard Terminal.writeUnguarded(markdown, to: descriptor) else {
      return report(FileWriteError(.write, errno: errno, path: path), program)
    }
    return .success
  }

  private static func report(_ error: FileWriteError, _ program: HostProgram) -> ExitCode {
    let diagnostic = Diagnostic(.error, error.message, exitCode: .cannotWrite)
    Terminal.tell(diagnostic, program: program.name)
    return .cannotWrite
  }
}
