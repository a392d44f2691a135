@preconcurrency internal import Glibc
internal import PageRender

/// Paints words that go to one stream, where they are read on a terminal.
struct WordPainter {
  let isColored: Bool

  /// - Parameter descriptor: Of the stream.
  init(_ descriptor: Int32) {
    isColored = Self.isColored(isTerminal: isatty(descriptor) == 1) { name in
      getenv(name).map { String(cString: $0) }
    }
  }

  /// Returns true if words are coloured: somebody watches, the terminal is one with colours, and nobody asked for none
  /// (no-color.org).
  static func isColored(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    guard isTerminal, let terminal = environment("TERM"), !["", "dumb"].contains(terminal) else {
      return false
    }
    return environment("NO_COLOR")?.isEmpty ?? true
  }

  func paint(_ word: String, _ color: TerminalColor?) -> String {
    guard isColored, let color else { return word }
    return "\u{1B}[\(color.rawValue)m\(word)\u{1B}[0m"
  }

  /// A diagnostic as one line, its severity in colour.
  func line(_ diagnostic: Diagnostic, program: String) -> String {
    diagnostic.line(program: program, severityWord: { paint($0.rawValue, TerminalColor($0)) })
  }
}
