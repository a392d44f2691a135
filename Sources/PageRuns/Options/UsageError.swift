package import PageRender

/// A fault of a command line, with its remedy.
package struct UsageError: Error {
  package var message: String
  /// The exit code, 2 by default.
  package var exitCode: ExitCode

  package init(message: String, exitCode: ExitCode = .usage) {
    self.message = message
    self.exitCode = exitCode
  }

  package var diagnostic: Diagnostic { Diagnostic(.error, message, exitCode: exitCode) }
}
