@preconcurrency internal import Glibc
internal import PageRender

/// The colour of a word on a terminal, by the word's meaning.
enum TerminalColor: String, CaseIterable {
  // ECMA-48's select graphic rendition: bold red, bold yellow, bold cyan, green.
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case good = "32"

  /// The colour of a diagnostic's severity.
  init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// The colour of a compared picture's status; `nil` for a status that needs no look.
  init?(_ status: PictureResult.Status) {
    switch status {
    case .same, .skipped: return nil
    case .recorded: self = .good
    case .changed: self = .warning
    case .missing, .unreadable, .failed: self = .error
    }
  }
}
