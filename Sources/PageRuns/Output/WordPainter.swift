@preconcurrency internal import Glibc
internal import PageRender

/// Colours words for one output stream if it is a terminal.
struct WordPainter {
  let isColored: Bool

  /// - Parameter descriptor: The stream's file descriptor.
  init(_ descriptor: Int32) {
    isColored = Self.isColored(isTerminal: isatty(descriptor) == 1) { name in
      getenv(name).map { String(cString: $0) }
    }
  }

  /// Returns true if words are coloured: the stream is a terminal with colours, and `NO_COLOR` does not
  /// forbid them (no-color.org).
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

  /// A line with all escaped that could break it, move the cursor or reorder it, but for tabs and the codes
  /// of `paint`.
  static func escaped(_ line: String) -> String {
    let codes = TerminalColor.allCases.map(\.rawValue) + ["0"]
    let parts = line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).map { part in
      part.split(separator: "\t", omittingEmptySubsequences: false).map { Wording.escaped(String($0)) }
        .joined(separator: "\t")
    }
    return parts.dropFirst().reduce(parts[0]) { text, part in
      text + (codes.contains { part.hasPrefix("\($0)m") } ? "\u{1B}[" : "\\u{1B}[") + part
    }
  }

  /// Returns a diagnostic as one line, its severity in colour.
  func line(_ diagnostic: Diagnostic, program: String) -> String {
    diagnostic.line(program: program, severityWord: { paint($0.rawValue, TerminalColor($0)) })
  }
}
