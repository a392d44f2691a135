internal import Foundation
package import PageRender

/// A fault of an app, in one line.
package struct AppFault: Error {
  var file: String?
  var line: Int?
  var message: String
  package var exitCode = ExitCode.badInput

  package init(file: String? = nil, line: Int? = nil, _ message: String, exitCode: ExitCode = .badInput) {
    self.file = file
    self.line = line
    self.message = message
    self.exitCode = exitCode
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      .error, file: file.map(AppFiles.shown), position: line.map { SourcePosition(line: $0, column: 1) },
      message,
      exitCode: exitCode)
  }
}
