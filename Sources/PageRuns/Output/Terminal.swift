@preconcurrency internal import Glibc
package import PageRender
internal import Synchronization

/// Standard output, which results go to, and standard error, which everything else goes to.
package enum Terminal {
  /// Writes a text without a runner's commands.
  ///
  /// - Returns: True if the whole text was written; false for a closed pipe or a full disk, for example.
  package static func write(_ text: String, to descriptor: Int32) -> Bool {
    writeUnguarded(RunnerLog.guarded(text), to: descriptor)
  }

  /// Writes a text as it is: to a file that no runner reads, or with commands that are meant.
  static func writeUnguarded(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        bytes = bytes.dropFirst(written)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private static let resultDescriptor = Atomic(STDOUT_FILENO)

  /// The file descriptor that results go to.
  package static var results: Int32 { resultDescriptor.load(ordering: .relaxed) }

  /// Leaves standard output to results: code of an app that prints does so on standard error.
  package static func separateResults() {
    let descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
    resultDescriptor.store(descriptor, ordering: .relaxed)
  }

  /// Writes a diagnostic to standard error, its severity in colour on a terminal.
  package static func tell(_ diagnostic: Diagnostic, program: String = HostProgram.tool) {
    let line = WordPainter(STDERR_FILENO).line(diagnostic, program: program)
    _ = write("\(line)\n", to: STDERR_FILENO)
  }

  /// Writes a line to standard error, escaped as results are.
  package static func tell(_ line: String) { _ = write(WordPainter.escaped(line) + "\n", to: STDERR_FILENO) }

  /// True if standard error is a terminal.
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// True if standard output is a terminal.
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The width of the terminal behind standard error, in columns; 80 if it is not known.
  static var columns: Int {
    var size = winsize()
    let known = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return known ? Int(size.ws_col) : 80
  }
}

/// Collects what goes to standard output and writes it in one piece at the end.
package struct ResultWriter {
  private var text = ""

  package init() {}

  /// Appends a line. What could break it, move the cursor or reorder it is escaped, but for tabs.
  package mutating func line(_ line: String) { append(WordPainter.escaped(line) + "\n") }

  package mutating func json(_ value: JSONOutput) { append(value.text + "\n") }

  /// Appends a text that a program reads, or that names nothing of the input.
  package mutating func append(_ more: String) { text += RunnerLog.guarded(more) }

  /// Appends a line that a runner is to carry out.
  package mutating func command(_ line: String) { text += line + "\n" }

  /// Writes the whole text, and reports if that fails.
  package func flush() -> ExitCode {
    if Terminal.writeUnguarded(text, to: Terminal.results) { return .success }
    let reason = String(cString: strerror(errno))
    let diagnostic = Diagnostic(.error, "cannot write to standard output: \(reason)", exitCode: .cannotWrite)
    Terminal.tell(diagnostic)
    return .cannotWrite
  }
}
