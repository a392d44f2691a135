@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns

/// The output of a command that draws nothing: lines of results, diagnostics, and the exit code that follows.
@MainActor
struct CommandSession {
  private let program: HostProgram
  private let isQuiet: Bool
  private var results = ResultWriter()
  private var diagnostics = DiagnosticList()

  init(_ arguments: Arguments) {
    program = arguments.program
    isQuiet = arguments.contains("quiet")
  }

  mutating func line(_ text: String) {
    if !isQuiet { results.line(program.naming(text)) }
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(contentsOf: [diagnostic]) }

  mutating func finish(_ diagnostic: Diagnostic) -> Int32 {
    report(diagnostic)
    return finish()
  }

  /// Prints everything, and returns the highest exit code.
  func finish() -> Int32 {
    for diagnostic in diagnostics.diagnostics {
      Terminal.tell(diagnostic, program: program.name)
    }
    return max(diagnostics.exitCode, results.flush()).rawValue
  }
}
